import styled from '@emotion/styled';
import { Trash2 } from 'lucide-react';
import { languageName } from '../../../lib/format/language.ts';
import { strings } from '../../../strings/index.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { color } from '../../../ui/theme/tokens.ts';

const words = strings.captions;

const List = styled.ul`
  border-block: 1px solid ${color.soft};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  & + & {
    border-top: 1px solid ${color.soft};
  }
`;

const Quiet = styled.p`
  color: ${color.textSoft};
`;

interface Props {
  languages: readonly string[];
  busy: boolean;
  onDelete: (language: string) => unknown;
}

/** The languages that a video has captions in. */
export function CaptionsList({ languages, busy, onDelete }: Props) {
  if (languages.length === 0) return <Quiet>{words.none}</Quiet>;
  return (
    <List aria-label={words.list}>
      {languages.map((language) => {
        const name = languageName(language, strings.language);
        return (
          <Row key={language}>
            {name}
            <IconButton
              icon={Trash2}
              label={words.delete(name)}
              disabled={busy}
              onClick={() => void onDelete(language)}
            />
          </Row>
        );
      })}
    </List>
  );
}
