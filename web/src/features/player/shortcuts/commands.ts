/** Everything that a key, a button or the system's media keys ask of the player. */
export type Command =
  | { name: 'togglePlay' }
  | { name: 'seekBy'; seconds: number }
  | { name: 'seekToShare'; share: number }
  | { name: 'stepFrame'; frames: number }
  | { name: 'changeVolume'; by: number }
  | { name: 'changeRate'; steps: number }
  | { name: 'toggleMute' }
  | { name: 'toggleCaptions' }
  | { name: 'toggleFullscreen' }
  | { name: 'togglePictureInPicture' }
  | { name: 'toggleTheatre' }
  | { name: 'toggleMini' }
  | { name: 'playNext' }
  | { name: 'leave' }
  | { name: 'toggleHelp' };
