import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from './IconButton.tsx';
import { hideToast, useToast } from './toast.ts';
import { below, color, font, layer, radius } from './theme/tokens.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const Place = styled.div`
  position: fixed;
  inset-block-end: 24px;
  inset-inline-start: 24px;
  z-index: ${layer.toast};
  max-width: min(480px, calc(100vw - 32px));
  ${below.phone} {
    inset-block-end: 16px;
    inset-inline: 16px;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 4px 4px 4px 16px;
  border-radius: ${radius.field};
  background: ${color.text};
  color: ${color.bg};
  box-shadow: 0 8px 32px ${color.shadow};
  animation: ${rise} 200ms ease-out;
  button {
    color: inherit;
  }
  button:hover:not(:disabled) {
    background: color-mix(in srgb, ${color.bg} 16%, transparent);
  }
`;

const Words = styled.p`
  flex: 1;
  padding: 8px 0;
  overflow-wrap: anywhere;
`;

const Action = styled.button`
  flex: none;
  min-height: 36px;
  padding: 0 12px;
  border: 0;
  border-radius: ${radius.full};
  background: transparent;
  font-weight: ${font.weight.strong};
  cursor: pointer;
`;

const shownFor = { words: 6000, action: 12_000 };

/** Where toasts appear; screen readers are told of each. */
export function ToastPlace({ closeLabel }: { closeLabel: string }) {
  const toast = useToast((state) => state.toast);
  useEffect(() => {
    if (toast === null) return;
    const timer = setTimeout(hideToast, toast.action === undefined ? shownFor.words : shownFor.action);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <Place role="status" aria-live="polite">
      {toast !== null && (
        <Bar key={toast.id}>
          <Words>{toast.message}</Words>
          {toast.action !== undefined && (
            <Action
              type="button"
              onClick={() => {
                hideToast();
                toast.action?.run();
              }}
            >
              {toast.action.label}
            </Action>
          )}
          <IconButton icon={X} label={closeLabel} onClick={hideToast} />
        </Bar>
      )}
    </Place>
  );
}
