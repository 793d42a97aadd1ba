import styled from '@emotion/styled';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { strings } from '../../strings/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { color, font, motion, radius } from '../../ui/theme/tokens.ts';

const words = strings.topBar;

const Pill = styled.form`
  display: flex;
  align-items: center;
  height: 40px;
  border: 1px solid ${color.soft};
  border-radius: ${radius.full};
  background: ${color.bgRaised};
  overflow: hidden;
  transition: border-color ${motion.press};
  &:hover {
    border-color: ${color.softStrong};
  }
  &:focus-within {
    border-color: ${color.accent};
    box-shadow: 0 0 0 1px ${color.accent};
  }
`;

const Box = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0 8px 0 16px;
  border: 0;
  background: transparent;
  font-size: ${font.size.title};
  outline: none;
  &::placeholder {
    color: ${color.textSoft};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 44px;
  height: 100%;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.textSoft};
  cursor: pointer;
  &:hover {
    color: ${color.text};
  }
  &:focus-visible {
    outline-offset: -4px;
    border-radius: ${radius.full};
  }
`;

/** The query that the address asks for. */
function useAddressQuery(): string {
  const { pathname, search } = useLocation();
  return pathname === paths.search ? (new URLSearchParams(search).get('q') ?? '') : '';
}

/** The search of the top bar: goes to the results when there is something to search for. */
export function SearchBox() {
  const asked = useAddressQuery();
  const [text, setText] = useState(asked);
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => setText(asked), [asked]);
  useEffect(() => focusOnSlash(box), []);

  return (
    <Pill
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        box.current?.blur();
        void navigate(paths.searchFor(text));
      }}
    >
      <Box
        ref={box}
        type="search"
        name="q"
        value={text}
        placeholder={words.search}
        aria-label={words.search}
        autoComplete="off"
        enterKeyHint="search"
        dir="auto"
        onChange={(event) => setText(event.target.value)}
      />
      {text !== '' && (
        <Press
          type="button"
          aria-label={words.clearSearch}
          title={words.clearSearch}
          onClick={() => {
            setText('');
            box.current?.focus();
          }}
        >
          <Icon icon={X} size={18} />
        </Press>
      )}
      <Press type="submit" aria-label={words.submitSearch} title={words.submitSearch}>
        <Icon icon={Search} />
      </Press>
    </Pill>
  );
}

/** The key `/` leads into the box, unless somebody is writing. */
function focusOnSlash(box: { current: HTMLInputElement | null }): () => void {
  const listen = (event: KeyboardEvent) => {
    const at = event.target instanceof HTMLElement ? event.target : null;
    const writing = at?.closest('input, textarea, select, [contenteditable], dialog') ?? null;
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || writing !== null) return;
    event.preventDefault();
    box.current?.select();
    box.current?.focus();
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
