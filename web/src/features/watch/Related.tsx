import styled from '@emotion/styled';
import type { Video } from '@lantern/functions/contract/routes';
import { failureWords } from '../../lib/failureWords.ts';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { color, font } from '../../ui/theme/tokens.ts';
import { SmallCard } from '../feed/index.ts';
import { useRelated } from './useRelated.ts';

const words = strings.watch;

const Heading = styled.h2`
  margin-bottom: 16px;
  font-size: ${font.size.title};
  font-weight: ${font.weight.strong};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 12px;
`;

const Quiet = styled.p`
  margin-bottom: 12px;
  color: ${color.textSoft};
`;

const Place = styled.div`
  display: flex;
  gap: 12px;
`;

const Lines = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 8px;
`;

function RelatedSkeleton() {
  return (
    <Place>
      <Skeleton width="168px" height="94px" radius="8px" css={{ flex: 'none' }} />
      <Lines>
        <Skeleton width="90%" height="14px" />
        <Skeleton width="60%" height="13px" />
        <Skeleton width="50%" height="13px" />
      </Lines>
    </Place>
  );
}

/** Videos that share tags with this one. */
export function Related({ video }: { video: Video | null }) {
  const { data, error, refetch } = useRelated(video);
  return (
    <section aria-busy={data === undefined && error === null}>
      <Heading>{words.related}</Heading>
      {error !== null && (
        <div role="alert">
          <Quiet>{failureWords(error, strings.common.failed)}</Quiet>
          <Button onClick={() => void refetch()}>{strings.common.retry}</Button>
        </div>
      )}
      {data?.length === 0 && <Quiet>{words.nothingRelated}</Quiet>}
      <List>
        {data === undefined && error === null
          ? Array.from({ length: 6 }, (_, index) => (
              <li key={index}>
                <RelatedSkeleton />
              </li>
            ))
          : data?.map((related) => (
              <li key={related._id}>
                <SmallCard video={related} />
              </li>
            ))}
      </List>
    </section>
  );
}
