import styled from '@emotion/styled';
import { limits } from '@lantern/functions/contract/limits';
import type { Comment } from '@lantern/functions/contract/routes';
import { useEffect, useRef, useState } from 'react';
import { failureWords } from '../../lib/failureWords.ts';
import { strings } from '../../strings/index.ts';
import { Button } from '../../ui/Button.tsx';
import { color, font } from '../../ui/theme/tokens.ts';
import { editComment } from './commentCalls.ts';
import { CommentInput } from './CommentInput.tsx';

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
  const [text, setText] = useState(comment.desc);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const save = async () => {
    if (busy || text.trim() === '') return;
    if (text === comment.desc) {
      onDone();
      return;
    }
    setBusy(true);
    try {
      await editComment(comment, text);
      onDone();
    } catch (error) {
      console.warn(words.editFailed, error);
      setFailure(`${words.editFailed} ${failureWords(error, '')}`);
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
        if (event.key === 'Escape') onDone();
      }}
    >
      <CommentInput
        label={words.editLabel}
        value={text}
        maxLength={limits.comment.max}
        onChange={(event) => setText(event.target.value)}
        onSend={() => void save()}
      />
      <div role="alert">{failure !== undefined && <Failure>{failure}</Failure>}</div>
      <Actions>
        <Button variant="plain" onClick={onDone}>
          {strings.common.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={busy} disabled={text.trim() === ''}>
          {strings.common.save}
        </Button>
      </Actions>
    </Column>
  );
}
