import type { Comment, CurrentUser, Video } from '@lantern/functions/contract/routes';
import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';

interface UserState {
  currentUser: CurrentUser | null;
  loading: boolean;
  error: boolean;
}

interface VideoState {
  currentVideo: Video | null;
  currentComments: Comment[];
  loading: boolean;
  error: boolean;
}

/** What the browser keeps of its person and of the video on the watch page. */
export interface RootState {
  user: UserState;
  video: VideoState;
}

export const initialState: RootState = {
  user: { currentUser: null, loading: false, error: false },
  video: { currentVideo: null, currentComments: [], loading: false, error: false },
};

/** A page that was left in the middle of a call comes back without waiting for it. */
function settle(state: RootState): RootState {
  return {
    user: { ...state.user, loading: false, error: false },
    video: { ...state.video, loading: false, error: false },
  };
}

/** Makes the store over any storage, kept under `root` in version 1. */
export function createStore(storage: () => StateStorage) {
  return create<RootState>()(
    persist(() => initialState, {
      name: 'root',
      version: 1,
      storage: createJSONStorage(storage),
      partialize: settle,
    }),
  );
}

export const useStore = createStore(() => localStorage);
