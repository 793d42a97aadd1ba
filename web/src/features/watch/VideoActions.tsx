import styled from '@emotion/styled';
import type { Video } from '@lantern/functions/contract/routes';
import { ListPlus, Share2, ThumbsDown, ThumbsUp } from 'lucide-react';
import { shortCount, wholeCount } from '../../lib/format/count.ts';
import { Part } from '../../lib/Part.tsx';
import { useCurrentUser } from '../../store/user.ts';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { below, color, radius } from '../../ui/theme/tokens.ts';
import { useVote } from './useVote.ts';

const loadCaptionsTool = () => import('./captions/CaptionsTool.tsx');

const words = strings.watch;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  button {
    padding: 0 12px;
  }
  ${below.phone} {
    gap: 6px;
    button {
      padding: 0 10px;
    }
    > button > svg {
      display: none;
    }
  }
`;

const Joined = styled.div`
  display: flex;
  flex: none;
  border-radius: ${radius.full};
  background: ${color.soft};
  button {
    font-variant-numeric: tabular-nums;
  }
  button:first-of-type {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    border-inline-end: 1px solid ${color.softStrong};
  }
  button:last-of-type {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  button[aria-pressed='true'] svg {
    color: ${color.accent};
    fill: color-mix(in srgb, ${color.accent} 24%, transparent);
  }
`;

async function share(title: string): Promise<void> {
  const url = location.href;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
    } else {
      await navigator.clipboard.writeText(url);
      showToast(words.shared);
    }
  } catch (error) {
    const givenUp = error instanceof DOMException && error.name === 'AbortError';
    if (!givenUp) showToast(words.shareFailed);
  }
}

/** Like and dislike with their counts, Share, and Save; for its owner what changes the video. */
export function VideoActions({ video }: { video: Video }) {
  const { mine, vote } = useVote(video);
  const isOwner = useCurrentUser()?._id === video.userId;
  return (
    <Row role="group" aria-label={words.actions}>
      <Joined>
        <Button
          aria-label={`${words.like}, ${wholeCount(video.likeCount)}`}
          aria-pressed={mine === 'likes'}
          title={`${words.like} (${wholeCount(video.likeCount)})`}
          onClick={() => vote('likes')}
        >
          <Icon icon={ThumbsUp} />
          {shortCount(video.likeCount)}
        </Button>
        <Button
          aria-label={`${words.dislike}, ${wholeCount(video.dislikeCount)}`}
          aria-pressed={mine === 'dislikes'}
          title={`${words.dislike} (${wholeCount(video.dislikeCount)})`}
          onClick={() => vote('dislikes')}
        >
          <Icon icon={ThumbsDown} />
          {shortCount(video.dislikeCount)}
        </Button>
      </Joined>
      <Button onClick={() => void share(video.title)}>
        <Icon icon={Share2} />
        {words.share}
      </Button>
      <Button disabled title={words.saveLater}>
        <Icon icon={ListPlus} />
        {words.save}
      </Button>
      {isOwner && <Part load={loadCaptionsTool} given={{ video }} />}
    </Row>
  );
}
