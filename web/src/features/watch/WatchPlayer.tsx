import type { Video } from '@lantern/functions/contract/routes';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { languageName } from '../../lib/format/language.ts';
import { paths } from '../../paths.ts';
import { Player, startTime, type PlayerHandle, type PlayerMedia } from '../player/index.ts';
import { useNextVideo } from './useRelated.ts';

/** What the player needs to know of a video; nothing to play while it is on its way. */
function mediaOf(videoId: string, video: Video | null): PlayerMedia {
  if (video === null) return { videoId, src: '', title: '', channelName: '' };
  return {
    videoId,
    src: video.videoUrl,
    title: video.title,
    channelName: video.channel.name,
    poster: (video.thumbnails?.full ?? video.imgUrl) || undefined,
    hls: video.hls,
    renditions: video.renditions,
    storyboard: video.storyboard,
  };
}

/** The captions on offer, each named as its speakers look for it. */
const named = (captions: Video['captions']): PlayerMedia['captions'] =>
  captions?.map(({ language, url }) => ({ language, url, label: languageName(language) }));

interface Props {
  videoId: string;
  video: Video | null;
  onTheatre: (theatre: boolean) => void;
  player: RefObject<PlayerHandle | null>;
}

/** The player of the watch page: it goes to the moment that the address asks for, and on to the next video. */
export function WatchPlayer({ videoId, video, onTheatre, player }: Props) {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const next = useNextVideo(video);
  const startAt = startTime(search);
  const offered = video?.captions;
  const captions = useMemo(() => named(offered), [offered]);

  const opened = useRef({ videoId, key });
  useEffect(() => {
    // A link to another moment of the video that plays already.
    const same = opened.current.videoId === videoId && opened.current.key !== key;
    opened.current = { videoId, key };
    if (same && startAt !== undefined) player.current?.seek(startAt);
  }, [videoId, key, startAt, player]);

  return (
    <Player
      {...mediaOf(videoId, video)}
      captions={captions}
      next={next && { title: next.title, channelName: next.channel.name, imgUrl: next.imgUrl || undefined }}
      startAt={startAt}
      onNext={() => next && void navigate(paths.video(next._id))}
      onTheatre={onTheatre}
      ref={player}
    />
  );
}
