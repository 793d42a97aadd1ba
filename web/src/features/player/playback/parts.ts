import type { PlayerMedia } from '../media.ts';
import type { Session } from './session.ts';
import type { PlayerStore } from './state.ts';

/** The pieces of one player on a page, for whatever works on more than one of them. */
export interface PlayerParts {
  video: HTMLVideoElement;
  /** media-chrome's element around the video: it does full screen and picture-in-picture. */
  controller: HTMLElement;
  /** The player's place in the page. */
  frame: HTMLElement;
  store: PlayerStore;
  /** The video that plays now. */
  media: PlayerMedia;
  session: Session;
  onNext: () => void;
}
