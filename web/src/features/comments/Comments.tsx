import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { failureWords } from '../../lib/failureWords.ts';
import { wholeCount } from '../../lib/format/count.ts';
import { useCurrentUser } from '../../store/user.ts';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { color, font } from '../../ui/theme/tokens.ts';
import { CommentBox, VisitorCommentBox } from './CommentBox.tsx';
import { CommentItem } from './CommentItem.tsx';
import { useComments } from './useComments.ts';

const words = strings.comments;

const Section = styled.section`
  display: flex;
  flex-direction: column;
  gap: 24px;
  padding-top: 8px;
  outline: none;
`;

const Heading = styled.h2`
  font-size: ${font.size.title};
  font-weight: ${font.weight.strong};
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

const Quiet = styled.p`
  color: ${color.textSoft};
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

const Place = styled.div`
  display: flex;
  gap: 12px;
  > div {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 8px;
  }
`;

function CommentSkeleton() {
  return (
    <Place>
      <Skeleton width="40px" height="40px" radius="50%" />
      <div>
        <Skeleton width="160px" height="13px" />
        <Skeleton width="70%" height="14px" />
      </div>
    </Place>
  );
}

function headingOf(shown: number, hasMore: boolean): string {
  if (shown === 0) return words.heading;
  if (shown === 1 && !hasMore) return words.one;
  return words.count(hasMore ? `${wholeCount(shown)}+` : wholeCount(shown));
}

/** The list takes the focus when a comment that had it has gone. */
function useFocusAfterLoss(count: number) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (count < before.current && lost) section.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return section;
}

interface Props {
  videoId: string;
  onSeek: (seconds: number) => void;
}

/** What people say about a video, newest first, and the box to say something. */
export function Comments({ videoId, onSeek }: Props) {
  const user = useCurrentUser();
  const { comments, loading, error, hasMore, more, retry } = useComments(videoId);
  const section = useFocusAfterLoss(comments.length);
  return (
    <Section
      ref={section}
      tabIndex={-1}
      aria-label={words.heading}
      aria-busy={loading && comments.length === 0}
    >
      <Heading>{headingOf(comments.length, hasMore)}</Heading>
      {user === null ? <VisitorCommentBox /> : <CommentBox key={user._id} videoId={videoId} user={user} />}
      <List>
        {comments.map((comment) => (
          <li key={comment._id}>
            <CommentItem comment={comment} onSeek={onSeek} />
          </li>
        ))}
        {loading && comments.length === 0 && (
          <li>
            <CommentSkeleton />
          </li>
        )}
      </List>
      {!loading && error === undefined && comments.length === 0 && <Quiet>{words.empty}</Quiet>}
      {error !== undefined && (
        <Failed role="alert">
          <p>
            {words.failed}. {failureWords(error, '')}
          </p>
          <Button onClick={retry}>{strings.common.retry}</Button>
        </Failed>
      )}
      {hasMore && error === undefined && (
        <div>
          <Button busy={loading} onClick={more}>
            {words.more}
          </Button>
        </div>
      )}
    </Section>
  );
}
