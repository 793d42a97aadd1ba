import styled from '@emotion/styled';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { strings } from '../../strings/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { color, font, motion, radius } from '../../ui/theme/tokens.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { focusOnSlash } from './focusOnSlash.ts';
import { optionId, Suggestions } from './Suggestions.tsx';
import { useSuggestions } from './useSuggestions.ts';

const words = strings.topBar;

const Place = styled.div`
  position: relative;
  min-width: 0;
`;

const Pill = styled.form`
  display: flex;
  align-items: center;
  height: 40px;
  border: 1px solid ${color.softStrong};
  border-radius: ${radius.full};
  background: ${color.bgRaised};
  overflow: hidden;
  transition: border-color ${motion.press};
  &:hover {
    border-color: ${color.line};
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

/** Which option the arrow keys lead to; -1 is the box itself. */
function moved(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 >= count ? -1 : active + 1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return undefined;
}

/** The search of the top bar: goes to the results when there is something to search for, and suggests what there is. */
export function SearchBox() {
  const asked = useAddressQuery();
  const [text, setText] = useState(asked);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const listId = useId();
  const options = useSuggestions(text, open);
  const shown = open && options.length > 0;
  const chosen = options[active];

  useEffect(() => setText(asked), [asked]);
  useEffect(() => focusOnSlash(box), []);

  const search = (query: string) => {
    if (query.trim() === '') return;
    setText(query);
    setOpen(false);
    box.current?.blur();
    void navigate(paths.searchFor(query));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const target = moved(event.key, active, options.length);
    if (event.key === 'Escape' && shown) {
      event.preventDefault();
      setOpen(false);
    } else if (target !== undefined) {
      event.preventDefault();
      setOpen(true);
      setActive(target);
    }
  };

  return (
    <Place>
      <Pill
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          search(chosen ?? text);
        }}
      >
        <Box
          ref={box}
          type="search"
          name="q"
          role="combobox"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-activedescendant={shown && chosen !== undefined ? optionId(listId, active) : undefined}
          aria-autocomplete="list"
          aria-label={words.search}
          value={text}
          placeholder={words.search}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
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
      {shown && (
        <Suggestions id={listId} typed={text.trim()} options={options} active={active} onPick={search} />
      )}
      <VisuallyHidden role="status">{shown ? words.suggestionCount(options.length) : ''}</VisuallyHidden>
    </Place>
  );
}
