import { strings } from '../../../strings/index.ts';
import { toggleCaptions } from '../playback/captions.ts';
import { frameDuration } from '../playback/frames.ts';
import type { PlayerParts } from '../playback/parts.ts';
import { keepPreferences, rates } from '../playback/preferences.ts';
import type { Notice } from '../playback/state.ts';
import type { Command } from './commands.ts';

type Doing = {
  [Name in Command['name']]: (parts: PlayerParts, command: Extract<Command, { name: Name }>) => Notice | void;
};

const words = strings.player.notices;

function percent(video: HTMLVideoElement): string {
  return words.volume(Math.round(video.volume * 100));
}

/** A rate in steps of the table's; one that is not in it (set by the system) moves to the next that is. */
function nextRate(rate: number, steps: number): number {
  const faster = rates.find((one) => one > rate) ?? rates[rates.length - 1];
  const slower = rates.findLast((one) => one < rate) ?? rates[0];
  return (steps > 0 ? faster : slower) ?? rate;
}

/** media-chrome's controller acts on requests, as its own buttons send them. */
function request({ controller }: PlayerParts, name: string): void {
  controller.dispatchEvent(new CustomEvent(name, { composed: true, bubbles: true }));
}

/** The document knows before the controller's attribute does, which a second press would otherwise find out of date. */
const isFullscreen = ({ controller }: PlayerParts) =>
  document.fullscreenEnabled
    ? document.fullscreenElement === controller
    : controller.hasAttribute('mediaisfullscreen');

const doing: Doing = {
  togglePlay: ({ video }) => {
    if (!video.paused) {
      video.pause();
      return { sign: 'pause', text: words.paused };
    }
    video.play().catch(() => undefined);
    return { sign: 'play', text: words.playing };
  },
  seekBy: ({ video, session }, { seconds }) => {
    session.seek(video.currentTime + seconds);
    return { sign: seconds < 0 ? 'back' : 'forward', text: words.seconds(Math.abs(seconds)) };
  },
  seekToShare: ({ video, session }, { share }) => {
    if (!Number.isFinite(video.duration)) return;
    const forward = video.duration * share > video.currentTime;
    session.seek(video.duration * share);
    return { sign: forward ? 'forward' : 'back', text: words.share(share * 100) };
  },
  stepFrame: ({ video, session }, { frames }) => {
    video.pause();
    session.seek(video.currentTime + frames * frameDuration(video));
    return { sign: frames < 0 ? 'back' : 'forward', text: words.frame };
  },
  changeVolume: ({ video }, { by }) => {
    video.volume = Math.round(Math.min(Math.max(video.volume + by, 0), 1) * 100) / 100;
    video.muted = video.volume === 0;
    return { sign: video.muted ? 'muted' : 'volume', text: percent(video) };
  },
  changeRate: ({ video }, { steps }) => {
    video.playbackRate = nextRate(video.playbackRate, steps);
    return { sign: 'speed', text: words.speed(video.playbackRate) };
  },
  toggleMute: ({ video }) => {
    video.muted = !video.muted;
    return video.muted ? { sign: 'muted', text: words.muted } : { sign: 'volume', text: percent(video) };
  },
  toggleCaptions: ({ store, media }) => {
    if (!media.captions?.length) return { sign: 'captions', text: words.noCaptions };
    const shown = toggleCaptions(store, media.captions);
    return { sign: 'captions', text: shown ? words.captionsOn(shown.label) : words.captionsOff };
  },
  toggleFullscreen: (parts) =>
    request(parts, isFullscreen(parts) ? 'mediaexitfullscreenrequest' : 'mediaenterfullscreenrequest'),
  togglePictureInPicture: (parts) =>
    request(
      parts,
      parts.controller.hasAttribute('mediaispip') ? 'mediaexitpiprequest' : 'mediaenterpiprequest',
    ),
  toggleTheatre: ({ store }) => {
    const theatre = !store.getState().theatre;
    keepPreferences({ theatre });
    store.setState({ theatre, mini: 'no' });
  },
  toggleMini: ({ store }) => store.setState(({ mini }) => ({ mini: mini === 'no' ? 'asked' : 'no' })),
  playNext: ({ media, onNext }) => {
    if (media.next) onNext();
  },
  leave: (parts) => {
    if (isFullscreen(parts)) return request(parts, 'mediaexitfullscreenrequest');
    parts.session.stay();
    parts.store.setState({ mini: 'no', help: false });
  },
  toggleHelp: ({ store }) => store.setState(({ help }) => ({ help: !help })),
};

/** Does what is asked, and tells it over the picture. */
export function perform<Name extends Command['name']>(
  parts: PlayerParts,
  command: Extract<Command, { name: Name }>,
): void {
  const act: (parts: PlayerParts, command: never) => Notice | void = doing[command.name];
  const notice = act(parts, command as never);
  if (notice) parts.store.setState({ notice });
}
