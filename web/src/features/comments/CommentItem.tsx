import styled from '@emotion/styled';
import type { Comment } from '@lantern/functions/contract/routes';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from '../../store/user.ts';
import { strings } from '../../strings/index.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import { showToast } from '../../ui/toast.ts';
import { color, font } from '../../ui/theme/tokens.ts';
import { useTellFailure } from '../auth/index.ts';
import { deleteComment, isUnsent } from './commentCalls.ts';
import { CommentEditor } from './CommentEditor.tsx';
import { hasDraft } from './useDraft.ts';

const words = strings.comments;

const Row = styled.article<{ unsent: boolean }>`
  display: flex;
  gap: 12px;
  opacity: ${({ unsent }) => (unsent ? 0.6 : 1)};
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
  max-width: 760px;
`;

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  margin-bottom: 2px;
  color: ${color.textSoft};
  font-size: ${font.size.tiny};
`;

const Author = styled.span`
  color: ${color.text};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
`;

interface Props {
  comment: Comment;
  onSeek: (seconds: number) => void;
}

/** A comment; its author finds a menu to change or delete it. */
export function CommentItem({ comment, onSeek }: Props) {
  const user = useCurrentUser();
  const mine = user?._id === comment.userId && !isUnsent(comment);
  const [editing, setEditing] = useState(() => mine && hasDraft(comment._id));
  const row = useRef<HTMLElement>(null);
  const wasEditing = useRef(editing);
  const tellFailure = useTellFailure();

  // What had the focus is gone with the editor.
  useEffect(() => {
    if (wasEditing.current && !editing) {
      row.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus({ preventScroll: true });
    }
    wasEditing.current = editing;
  }, [editing]);

  const remove = () => {
    deleteComment(comment).then(
      () => showToast(words.deleted),
      (error: unknown) => tellFailure(error, words.deleteFailed, remove),
    );
  };

  return (
    <Row ref={row} unsent={isUnsent(comment)}>
      <Avatar id={comment.author._id} name={comment.author.name} img={comment.author.img} size={40} />
      <Body>
        <Head>
          <Author dir="auto">{comment.author.name}</Author>
          <TimeAgo moment={comment.createdAt} />
          {comment.editedAt !== undefined && <span>{words.edited}</span>}
        </Head>
        {editing ? (
          <CommentEditor comment={comment} onDone={() => setEditing(false)} />
        ) : (
          <RichText text={comment.desc} onSeek={onSeek} />
        )}
      </Body>
      {mine && !editing && (
        <Menu
          label={words.menu}
          renderTrigger={(props) => <IconButton {...props} icon={EllipsisVertical} label={words.menu} />}
        >
          <MenuItem type="button" role="menuitem" tabIndex={-1} onClick={() => setEditing(true)}>
            <Icon icon={Pencil} />
            {words.edit}
          </MenuItem>
          <MenuItem
            type="button"
            role="menuitem"
            tabIndex={-1}
            css={{ '&, svg': { color: color.danger } }}
            onClick={remove}
          >
            <Icon icon={Trash2} />
            {words.delete}
          </MenuItem>
        </Menu>
      )}
    </Row>
  );
}
