import type { Comment, Video } from '@lantern/functions/contract/routes';
import { useStore, type RootState } from './store.ts';

function setVideo(change: Partial<RootState['video']>): void {
  useStore.setState(({ video }) => ({ video: { ...video, ...change } }));
}

export const videoStarted = () =>
  setVideo({ currentVideo: null, currentComments: [], loading: true, error: false });
export const videoFound = (currentVideo: Video) => setVideo({ currentVideo, loading: false, error: false });
export const videoFailed = () => setVideo({ loading: false, error: true });

/** Applies a change to the video on the watch page, unless another has taken its place. */
export function changeVideo(videoId: string, change: (video: Video) => Video): void {
  const { currentVideo } = useStore.getState().video;
  if (currentVideo?._id === videoId) setVideo({ currentVideo: change(currentVideo) });
}

/** Applies a change to the comments on the watch page, unless another video has taken its place. */
export function changeComments(videoId: string, change: (comments: Comment[]) => Comment[]): void {
  const { currentVideo, currentComments } = useStore.getState().video;
  if (currentVideo?._id === videoId) setVideo({ currentComments: change(currentComments) });
}
