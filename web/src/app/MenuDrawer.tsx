import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { strings } from '../strings/index.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { color } from '../ui/theme/tokens.ts';
import { SideMenu } from './SideMenu.tsx';

const slide = keyframes`
  from { transform: translateX(-100%); }
`;

const Drawer = styled.dialog`
  inset: 0 auto 0 0;
  width: min(280px, 86vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 12px 24px;
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.bg};
  color: ${color.text};
  animation: ${slide} 200ms ease-out;
  &::backdrop {
    background: ${color.scrim};
  }
`;

const Close = styled.div`
  position: absolute;
  top: 8px;
  right: 8px;
`;

/** The side menu over the page, where the window has no room for it beside. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = drawer.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    if (openedAt.current !== key) close();
  }, [key]);

  return (
    <Drawer
      ref={drawer}
      aria-label={strings.menu.label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget && event.clientX > event.currentTarget.clientWidth)
          onClose();
      }}
    >
      <nav aria-label={strings.menu.label}>
        <SideMenu />
      </nav>
      <Close>
        <IconButton icon={X} label={strings.common.close} onClick={onClose} />
      </Close>
    </Drawer>
  );
}
