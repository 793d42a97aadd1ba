/** Method and path of every call: the one list that the server's routes and the browser's client are typed by. */
export const calls = {
  signUp: { method: 'post', path: '/api/auth/signup' },
  signIn: { method: 'post', path: '/api/auth/signin' },
  signInWithGoogle: { method: 'post', path: '/api/auth/google' },
  signOut: { method: 'post', path: '/api/auth/signout' },
  startSession: { method: 'post', path: '/api/auth/session' },
  getToken: { method: 'get', path: '/api/auth/token' },

  createVideo: { method: 'post', path: '/api/videos' },
  updateVideo: { method: 'put', path: '/api/videos/{videoId}' },
  deleteVideo: { method: 'delete', path: '/api/videos/{videoId}' },
  retryVideo: { method: 'post', path: '/api/videos/{videoId}/retry' },
  putCaptions: { method: 'put', path: '/api/videos/{videoId}/captions/{language}' },
  deleteCaptions: { method: 'delete', path: '/api/videos/{videoId}/captions/{language}' },
  findCaptions: { method: 'get', path: '/api/videos/{videoId}/captions/{language}' },
  findVideo: { method: 'get', path: '/api/videos/find/{videoId}' },
  searchVideos: { method: 'get', path: '/api/videos/search' },
  suggestSearches: { method: 'get', path: '/api/videos/suggest' },
  videosByTags: { method: 'get', path: '/api/videos/tags' },
  listVideos: { method: 'get', path: '/api/videos/{type}' },

  findUser: { method: 'get', path: '/api/users/find/{userId}' },
  findMe: { method: 'get', path: '/api/users/me' },
  updateMe: { method: 'put', path: '/api/users/me' },
  deleteMe: { method: 'delete', path: '/api/users/me' },
  like: { method: 'put', path: '/api/users/like/{videoId}' },
  dislike: { method: 'put', path: '/api/users/dislike/{videoId}' },
  subscribe: { method: 'put', path: '/api/users/sub/{channelId}' },
  unsubscribe: { method: 'put', path: '/api/users/unsub/{channelId}' },

  listComments: { method: 'get', path: '/api/comments/{videoId}' },
  addComment: { method: 'post', path: '/api/comments' },
  editComment: { method: 'put', path: '/api/comments/edit/{commentId}' },
  deleteComment: { method: 'delete', path: '/api/comments/delete/{commentId}' },
} as const;

export type CallName = keyof typeof calls;
