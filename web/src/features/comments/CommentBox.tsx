import styled from '@emotion/styled';
import { limits } from '@lantern/functions/contract/limits';
import type { CurrentUser } from '@lantern/functions/contract/routes';
import { useState } from 'react';
import { strings } from '../../strings/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { useTellFailure } from '../auth/index.ts';
import { addComment } from './commentCalls.ts';
import { CommentInput } from './CommentInput.tsx';
import { useDraft } from './useDraft.ts';

const words = strings.comments;

const Row = styled.div`
  display: flex;
  gap: 12px;
`;

const Column = styled.form`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 8px;
`;

/** The box of a visitor takes nothing. */
export function VisitorCommentBox() {
  return <CommentInput label={words.visitorPlaceholder} placeholder={words.visitorPlaceholder} disabled />;
}

/** Where a signed-in user writes a comment; what is written survives a reload and a failure. */
export function CommentBox({ videoId, user }: { videoId: string; user: CurrentUser }) {
  const { text: draft, write, drop, giveBack, take } = useDraft(`${videoId}:${user._id}`);
  const [focused, setFocused] = useState(false);
  const tellFailure = useTellFailure();
  const empty = draft.trim() === '';

  const send = async (text: string) => {
    if (text.trim() === '') return;
    take(text);
    try {
      await addComment(videoId, text, user);
    } catch (error) {
      const shown = giveBack(text);
      tellFailure(error, shown ? words.sendFailed : words.sendFailedLater, () => void send(text));
    }
  };

  return (
    <Row>
      <Avatar id={user._id} name={user.name} img={user.img} size={40} />
      <Column
        onSubmit={(event) => {
          event.preventDefault();
          // The button takes no press now, so whoever came to it by keyboard goes back to the box.
          const { activeElement } = document;
          if (activeElement?.matches('button:focus-visible') === true) {
            event.currentTarget.querySelector('textarea')?.focus();
          }
          void send(draft);
        }}
      >
        <CommentInput
          label={words.placeholder}
          placeholder={words.placeholder}
          value={draft}
          maxLength={limits.comment.max}
          onFocus={() => setFocused(true)}
          onChange={(event) => write(event.target.value)}
          onSend={() => void send(draft)}
        />
        {(focused || !empty) && (
          <Actions>
            <Button
              variant="plain"
              onClick={() => {
                drop();
                setFocused(false);
              }}
            >
              {strings.common.cancel}
            </Button>
            <Button type="submit" variant="primary" disabled={empty}>
              {words.send}
            </Button>
          </Actions>
        )}
      </Column>
    </Row>
  );
}
