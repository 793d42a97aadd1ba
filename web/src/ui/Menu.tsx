import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type ButtonHTMLAttributes,
} from 'react';
import { color, font, radius } from './theme/tokens.ts';

const open = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

const Place = styled.div`
  position: relative;
  flex: none;
  height: fit-content;
`;

const Panel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 4px);
  inset-inline-end: 0;
  z-index: 40;
  min-width: 160px;
  padding: 8px 0;
  border-radius: ${radius.picture};
  background: ${color.bgRaised};
  box-shadow:
    0 8px 32px ${color.shadow},
    0 0 0 1px ${color.soft};
  animation: ${open} 200ms ease-out;
  &[data-up] {
    inset-block: auto calc(100% + 4px);
  }
`;

/** An entry of a menu; a link where `as="a"` is given. */
export const MenuItem = styled.button`
  display: flex;
  align-items: center;
  gap: 16px;
  width: 100%;
  min-height: 40px;
  padding: 0 16px;
  border: 0;
  background: transparent;
  color: ${color.text};
  font-size: ${font.size.body};
  text-align: start;
  white-space: nowrap;
  cursor: pointer;
  &:hover,
  &:focus-visible {
    background: ${color.soft};
    outline: none;
  }
  svg {
    color: ${color.textSoft};
  }
`;

/** A line between groups of entries. */
export const MenuLine = styled.hr`
  margin: 8px 0;
  border: 0;
  border-top: 1px solid ${color.soft};
`;

type TriggerProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick' | 'onKeyDown'
> & { ref: RefObject<HTMLButtonElement | null> };

interface Props {
  label: string;
  renderTrigger: (props: TriggerProps) => ReactNode;
  children: ReactNode;
}

/** How near a menu comes to the window's end. */
const margin = 12;

/** The entries of a menu in the order they stand, for the arrow keys. */
function items(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

function move(event: KeyboardEvent, panel: HTMLElement | null): void {
  const all = items(panel);
  const at = all.findIndex((item) => item === document.activeElement);
  const targets: Partial<Record<string, number>> = {
    ArrowDown: (at + 1) % all.length,
    ArrowUp: at <= 0 ? all.length - 1 : at - 1,
    Home: 0,
    End: all.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  all[target]?.focus();
}

/** Opens a menu upwards where the window ends below its button, and there is room above. */
function turn(panel: HTMLElement, button: HTMLElement | null): void {
  const { bottom, height } = panel.getBoundingClientRect();
  const above = button?.getBoundingClientRect().top ?? 0;
  panel.toggleAttribute('data-up', bottom + margin > innerHeight && above > height + margin);
}

/** A button that opens a menu (WAI-ARIA APG, menu button): arrows move, Escape and a press elsewhere close it. */
export function Menu({ label, renderTrigger, children }: Props) {
  const [shown, setShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (panel.current) turn(panel.current, button.current);
  }, [shown]);

  useEffect(() => {
    if (!shown) return;
    items(panel.current)[0]?.focus({ preventScroll: true });
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setShown(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [shown]);

  const close = () => {
    setShown(false);
    button.current?.focus();
  };

  return (
    <Place ref={place}>
      {renderTrigger({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': shown,
        ...(shown && { 'aria-controls': id }),
        onClick: () => setShown(!shown),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setShown(true);
        },
      })}
      {shown && (
        <Panel
          ref={panel}
          id={id}
          role="menu"
          aria-label={label}
          onClick={close}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
            else if (event.key === 'Tab') setShown(false);
            else move(event, panel.current);
          }}
        >
          {children}
        </Panel>
      )}
    </Place>
  );
}
