import styled from '@emotion/styled';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { font, radius } from '../../../ui/theme/tokens.ts';
import { look } from './look.ts';

const Panel = styled.div`
  position: absolute;
  inset: auto 0 calc(100% + 8px) auto;
  width: 260px;
  max-width: calc(100cqw - 24px);
  max-height: min(360px, calc(100cqh - 72px));
  padding: 8px 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: ${radius.picture};
  background: ${look.panel};
  color: ${look.ink};
  font-size: ${font.size.body};
  scrollbar-color: ${look.line} transparent;
`;

function itemsOf(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

function move(event: KeyboardEvent, panel: HTMLElement | null): void {
  const items = itemsOf(panel);
  const at = items.findIndex((item) => item === document.activeElement);
  const targets: Partial<Record<string, number>> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: at <= 0 ? items.length - 1 : at - 1,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}

interface Props {
  label: string;
  id: string;
  /** One level up: out of a page of choices, then out of the menu. */
  onBack: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A menu over the picture (WAI-ARIA APG, menu): arrows move, Escape and ArrowLeft go back, Tab and a press elsewhere close. */
export function MenuPanel({ label, id, onBack, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const items = itemsOf(panel.current);
    const chosen = items.find(
      (item) => item.getAttribute('aria-checked') === 'true' && item.role === 'menuitemradio',
    );
    (chosen ?? items[0])?.focus({ preventScroll: true });
    chosen?.scrollIntoView({ block: 'nearest' });
  }, [label]);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      const { target } = event;
      if (target instanceof Node && !panel.current?.parentElement?.contains(target)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose();
    if (event.key !== 'Escape' && event.key !== 'ArrowLeft') return move(event, panel.current);
    event.preventDefault();
    event.stopPropagation();
    onBack();
  };

  return (
    <Panel ref={panel} id={id} role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {children}
    </Panel>
  );
}
