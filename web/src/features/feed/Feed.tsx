import type { FeedType } from '@lantern/functions/contract/routes';
import { CloudOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { failureWords } from '../../lib/failureWords.ts';
import { useOnScreen } from '../../lib/useOnScreen.ts';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { FurtherFailed } from './FurtherFailed.tsx';
import { Grid } from './Grid.tsx';
import { useFeed } from './useFeed.ts';
import { VideoCard } from './VideoCard.tsx';

const words = strings.feed;

/** About the first row of a wide window: their pictures load at once. */
const eagerCards = 4;

const skeletons = (count: number) =>
  Array.from({ length: count }, (_, index) => <CardSkeleton key={index} />);

interface Props {
  type: FeedType;
  viewer?: string | undefined;
  empty: { icon: LucideIcon; title: string; hint: string; action?: ReactNode };
}

/** A feed of cards that goes on as one scrolls. */
export function Feed({ type, viewer, empty }: Props) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useFeed(
    type,
    viewer,
  );
  const end = useOnScreen<HTMLDivElement>(() => {
    if (hasNextPage && !isFetchingNextPage && error === null) void fetchNextPage();
  }, data?.length);

  if (isPending) {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{strings.common.loading}</VisuallyHidden>
        <Grid as="div">{skeletons(12)}</Grid>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <Notice icon={CloudOff} title={words.failed} hint={failureWords(error, strings.common.failed)} alert>
        <Button variant="primary" onClick={() => void refetch()}>
          {strings.common.retry}
        </Button>
      </Notice>
    );
  }
  if (data.length === 0) {
    return (
      <Notice icon={empty.icon} title={empty.title} hint={empty.hint}>
        {empty.action}
      </Notice>
    );
  }
  return (
    <>
      <Grid aria-label={words.list}>
        {data.map((video, index) => (
          <li key={video._id}>
            <VideoCard video={video} eager={index < eagerCards} />
          </li>
        ))}
      </Grid>
      <div ref={end} />
      {isFetchingNextPage && (
        <Grid as="div" aria-hidden="true" css={{ paddingTop: 32 }}>
          {skeletons(4)}
        </Grid>
      )}
      {error !== null && <FurtherFailed error={error} onRetry={() => void fetchNextPage()} />}
    </>
  );
}
