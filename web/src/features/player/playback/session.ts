import type { PlayerMedia } from '../media.ts';
import { startPlaying } from './autoplay.ts';
import { savesData } from './connection.ts';
import { keepPreferences, readPreferences } from './preferences.ts';
import { Recovery } from './recovery.ts';
import { keepPosition, positionOf } from './resume.ts';
import { forgetVideo, type PlayerStore } from './state.ts';
import { openStream } from './stream/openStream.ts';
import type { Quality } from './stream/stream.ts';
import { announceNext } from './upNext.ts';

interface Opening {
  video: HTMLVideoElement;
  /** What is known of the video now: more may come while it plays. */
  media: () => PlayerMedia;
  store: PlayerStore;
  /** The moment that a link asks for; else the video goes on where it was left. */
  startAt?: number | undefined;
  onNext: () => void;
}

/** The quality for people who save data and have not chosen another. */
const savingQuality = 480;

/** Seconds between two notes of where a video is. */
const noteEvery = 5;

function firstQuality(): Quality {
  const { quality } = readPreferences();
  return quality === 'auto' && savesData() ? savingQuality : quality;
}

/** Calls back when the next frame is there, or at once in a browser that does not tell. */
function requestFrame(video: HTMLVideoElement, seen: () => void): void {
  if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(seen);
  else seen();
}

function applyPreferences(video: HTMLVideoElement): void {
  const { volume, muted, rate } = readPreferences();
  video.volume = volume;
  video.muted = muted;
  // Every new source falls back to the default rate.
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}

/** One video in one element, from its opening until another takes its place. */
export class Session {
  readonly #opening: Opening;
  readonly #videoId: string;
  readonly #recovery: Recovery;
  readonly #listening = new AbortController();
  #stream: ReturnType<typeof openStream>;
  #time: number;
  #noted = 0;
  /** Whether it should play: an element that gives up on its source says that it is paused. */
  #playing = true;
  #withdrawNext = () => {};

  constructor(opening: Opening) {
    const { video, store, media, startAt } = opening;
    this.#opening = opening;
    this.#videoId = media().videoId;
    this.#time = startAt ?? positionOf(this.#videoId);
    this.#recovery = new Recovery({ store, reopen: () => this.#reopen() });
    forgetVideo(store);
    store.setState({ quality: firstQuality() });
    applyPreferences(video);
    this.#listen();
    video.autoplay = true;
    this.#stream = this.#open();
  }

  seek(seconds: number): void {
    const { video } = this.#opening;
    const last = Number.isFinite(video.duration) ? video.duration : seconds;
    this.#time = Math.min(Math.max(seconds, 0), last);
    video.currentTime = this.#time;
  }

  /** Goes to a moment and plays on. */
  goTo(seconds: number): void {
    this.seek(seconds);
    this.#opening.video.play().catch(() => undefined);
  }

  choose(quality: Quality): void {
    keepPreferences({ quality });
    this.#opening.store.setState({ quality });
    this.#stream.select(quality);
  }

  retry(): void {
    this.#playing = true;
    this.#recovery.retry();
  }

  /** Stays with this video after its end. */
  stay(): void {
    this.#withdrawNext();
  }

  close(): void {
    this.#note();
    this.#withdrawNext();
    this.#recovery.close();
    this.#listening.abort();
    this.#stream.close();
    // Else the browser goes on loading a video that nobody sees.
    this.#opening.video.removeAttribute('src');
    this.#opening.video.load();
  }

  #open() {
    const { video, media, store } = this.#opening;
    return openStream(video, media(), {
      startAt: this.#time,
      quality: store.getState().quality,
      onQualities: (qualities) => store.setState({ qualities }),
      onFailure: () => void this.#recovery.failed(video.error, video.src),
    });
  }

  #reopen(): void {
    this.#opening.video.autoplay = this.#playing;
    this.#stream.close();
    this.#stream = this.#open();
  }

  #listen(): void {
    const { video, store } = this.#opening;
    const on = (types: string, listener: () => void) => {
      for (const type of types.split(' '))
        video.addEventListener(type, listener, { signal: this.#listening.signal });
    };
    on('loadedmetadata', () => this.#begin());
    // Some browsers load no frame before somebody asks them to play.
    on('loadedmetadata', () => store.setState({ loaded: true }));
    const shown = () => store.setState({ shown: true });
    // Paused, a browser may keep the poster in front of the first frame.
    on('canplay', () => video.paused && shown());
    on('playing', () => requestFrame(video, shown));
    on('play pause', () => {
      this.#playing = !video.paused;
    });
    // Who pauses what has not begun yet does not want another source of it to start by itself.
    on('pause', () => {
      video.autoplay = false;
    });
    on('timeupdate', () => this.#follow());
    on('pause', () => this.#note());
    on('playing', () => this.#recovery.mended());
    on('playing seeking', () => this.#withdrawNext());
    on('ended', () => this.#end());
    on('error', () => video.error?.code !== MediaError.MEDIA_ERR_ABORTED && this.#stream.fail());
    on('ratechange', () => this.#keepRate());
    on('volumechange', () => this.#keepVolume());
    addEventListener('pagehide', () => this.#note(), { signal: this.#listening.signal });
    store.setState({ mutedByBrowser: false });
  }

  #begin(): void {
    const { video, store } = this.#opening;
    if (this.#time >= video.duration) this.#time = 0;
    // Some browsers forget the moment set before they knew the video's length.
    if (Math.abs(video.currentTime - this.#time) > 1) this.seek(this.#time);
    if (video.autoplay) void startPlaying(video, store);
  }

  #follow(): void {
    const { video } = this.#opening;
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) this.#time = video.currentTime;
    if (Math.abs(this.#time - this.#noted) >= noteEvery) this.#note();
  }

  #note(): void {
    const { video } = this.#opening;
    if (!Number.isFinite(video.duration)) return;
    this.#noted = this.#time;
    keepPosition(this.#videoId, this.#time, video.duration);
  }

  #end(): void {
    const { store, media, onNext } = this.#opening;
    this.#note();
    if (!media().next) return;
    const byItself = readPreferences().autoplayNext && !savesData();
    this.#withdrawNext = announceNext(store, byItself, onNext);
  }

  #keepRate(): void {
    const { video } = this.#opening;
    video.defaultPlaybackRate = video.playbackRate;
    keepPreferences({ rate: video.playbackRate });
  }

  #keepVolume(): void {
    const { video, store } = this.#opening;
    if (!video.muted) store.setState({ mutedByBrowser: false });
    const { muted, volume } = video;
    if (!store.getState().mutedByBrowser) keepPreferences({ muted, volume });
  }
}
