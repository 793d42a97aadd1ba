import styled from '@emotion/styled';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { strings } from '../strings/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { color, font } from '../ui/theme/tokens.ts';

const Bar = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  padding: 8px 16px;
  background: ${color.bgRaised};
  border-block: 1px solid ${color.soft};
  font-size: ${font.size.small};
  svg {
    flex: none;
  }
`;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says so when the device has no connection. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <Bar>
          <Icon icon={WifiOff} />
          {strings.common.offline}
        </Bar>
      )}
    </div>
  );
}
