import styled from '@emotion/styled';
import { createPortal } from 'react-dom';
import { strings } from '../../../strings/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { color, font } from '../../../ui/theme/tokens.ts';
import { shortcuts } from '../shortcuts/table.ts';

const words = strings.player;

const List = styled.dl`
  margin: 0;
  padding: 0 24px 24px;
  overflow-y: auto;
  font-size: ${font.size.body};
  div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 40px;
    border-bottom: 1px solid ${color.soft};
  }
  dd {
    display: flex;
    gap: 4px;
    margin: 0;
  }
  kbd {
    min-width: 28px;
    padding: 2px 8px;
    border: 1px solid ${color.softStrong};
    border-radius: 6px;
    background: ${color.bgRaised};
    font-family: inherit;
    font-size: ${font.size.small};
    text-align: center;
  }
`;

/** Lists the player's shortcuts, straight from their table. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return createPortal(
    <Dialog title={words.help} closeLabel={strings.common.close} width={560} height={720} onClose={onClose}>
      <List>
        {shortcuts.map(({ help, shown }) => (
          <div key={help}>
            <dt>{words.shortcuts[help]}</dt>
            <dd>
              {shown.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </List>
    </Dialog>,
    document.body,
  );
}
