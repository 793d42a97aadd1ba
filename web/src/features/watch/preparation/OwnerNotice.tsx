import styled from '@emotion/styled';
import type { Video } from '@lantern/functions/contract/routes';
import { useState } from 'react';
import { call } from '../../../lib/api/client.ts';
import { changeVideo } from '../../../store/video.ts';
import { strings } from '../../../strings/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { color, radius } from '../../../ui/theme/tokens.ts';
import { useTellFailure } from '../../auth/index.ts';
import { Progress } from './Progress.tsx';
import { withChangesOf } from './usePreparation.ts';

const words = strings.watch.preparation;

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 12px 16px;
  border-radius: ${radius.picture};
  background: ${color.bgRaised};
`;

const Words = styled.div`
  flex: 1 1 260px;
  p + p {
    color: ${color.textSoft};
  }
`;

/** What failed, with its reason and what is left; none when nothing did. */
function failureOf({
  status,
  isPlayable,
  reason,
  imgReason,
}: Video): [what: string, why: string] | undefined {
  if (status === 'failed') return [isPlayable ? words.failedPlayable : words.failed, reason?.detail ?? ''];
  if (status === 'ready' && imgReason) return [words.pictureFailed, imgReason.detail];
  return undefined;
}

function useRetry(video: Video) {
  const tellFailure = useTellFailure();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      const fresh = await call('retryVideo', { params: { videoId: video._id } });
      changeVideo(video._id, (current) => withChangesOf(fresh, current));
    } catch (error) {
      tellFailure(error, words.retryFailed, () => void retry());
    } finally {
      setBusy(false);
    }
  };
  return { busy, retry };
}

/** What only a video's owner is told: how far its preparation is, or why it failed and how to try again. */
export default function OwnerNotice({ video }: { video: Video }) {
  const { busy, retry } = useRetry(video);
  const failure = failureOf(video);
  if (failure !== undefined) {
    const [what, why] = failure;
    return (
      <Box role="alert" aria-label={words.label}>
        <Words>
          <p>{what}</p>
          <p>{why}</p>
        </Words>
        <Button busy={busy} onClick={() => void retry()}>
          {strings.common.retry}
        </Button>
      </Box>
    );
  }
  if (video.status === 'ready' && video.isImgAwaited) {
    return <Box aria-label={words.label}>{words.preparingPicture}</Box>;
  }
  if (video.status !== 'processing') return null;
  return (
    <Box aria-label={words.label}>
      <Progress share={video.progress ?? 0} label={video.isPlayable ? words.moreSizes : words.preparing} />
    </Box>
  );
}
