import styled from '@emotion/styled';
import { limits } from '@lantern/functions/contract/limits';
import type { Comment } from '@lantern/functions/contract/routes';
import { useEffect, useRef, useState } from 'react';
import { failureWords } from '../../lib/failureWords.ts';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { color, font } from '../../ui/theme/tokens.ts';
import { isSessionOver, useSignInFirst } from '../auth/index.ts';
import { editComment } from './commentCalls.ts';
import { CommentInput } from './CommentInput.tsx';
import { useDraft } from './useDraft.ts';

const words = strings.comments;

const Column = styled.form`
  display: flex;
  flex-direction: column;
  gap: 8px;
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
`;

const Failure = styled.p`
  color: ${color.danger};
  font-size: ${font.size.small};
`;

interface Props {
  comment: Comment;
  onDone: () => void;
}

/** A comment's words as an input, in their place. */
export function CommentEditor({ comment, onDone }: Props) {
  const { text, write, drop } = useDraft(comment._id, comment.desc);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const signInFirst = useSignInFirst();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const giveUp = () => {
    drop();
    onDone();
  };

  const save = async () => {
    if (busy || text.trim() === '') return;
    if (text === comment.desc) {
      giveUp();
      return;
    }
    setBusy(true);
    try {
      await editComment(comment, text);
      giveUp();
    } catch (error) {
      console.warn(words.editFailed, error);
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <Column
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') giveUp();
      }}
    >
      <CommentInput
        label={words.editLabel}
        value={text}
        maxLength={limits.comment.max}
        onChange={(event) => write(event.target.value)}
        onSend={() => void save()}
      />
      <div role="alert">
        {failure !== undefined && (
          <Failure>
            {words.editFailed} {failureWords(failure, '')}
          </Failure>
        )}
      </div>
      <Actions>
        {isSessionOver(failure) && (
          <Button variant="plain" onClick={signInFirst}>
            {strings.common.signIn}
          </Button>
        )}
        <Button variant="plain" onClick={giveUp}>
          {strings.common.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={busy} disabled={text.trim() === ''}>
          {strings.common.save}
        </Button>
      </Actions>
    </Column>
  );
}
