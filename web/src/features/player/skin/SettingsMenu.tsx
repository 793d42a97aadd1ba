import styled from '@emotion/styled';
import { Settings } from 'lucide-react';
import { useCallback, useId, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { strings } from '../../../strings/index.ts';
import type { PlayerParts } from '../playback/parts.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { BackRow, ChoiceRow, PageRow } from './MenuRow.tsx';
import { useAutoplayNext, useSettingsPages, type SettingsPage } from './settingsPages.ts';
import { SkinButton } from './SkinButton.tsx';

const words = strings.player;

const Place = styled.div`
  position: relative;
`;

function MainRows({
  pages,
  onOpen,
}: {
  pages: SettingsPage[];
  onOpen: (name: SettingsPage['name']) => void;
}) {
  const [autoplayNext, toggleAutoplayNext] = useAutoplayNext();
  return (
    <>
      <ChoiceRow
        label={words.autoplayNext}
        kind="checkbox"
        checked={autoplayNext}
        onChoose={toggleAutoplayNext}
      />
      {pages.map(({ name, label, value }) => (
        <PageRow key={name} label={label} value={value} onOpen={() => onOpen(name)} />
      ))}
    </>
  );
}

function PageRows({ page, onBack, onDone }: { page: SettingsPage; onBack: () => void; onDone: () => void }) {
  return (
    <>
      <BackRow label={page.label} onBack={onBack} />
      {page.choices.map(({ label, checked, choose }) => (
        <ChoiceRow
          key={label}
          label={label}
          kind="radio"
          checked={checked}
          onChoose={() => {
            choose();
            onDone();
          }}
        />
      ))}
    </>
  );
}

/** Quality, speed, captions, and whether the next video starts by itself. */
export function SettingsMenu({ parts }: { parts: PlayerParts }) {
  const open = useStore(parts.store, (state) => state.menu);
  const [shown, setShown] = useState<SettingsPage['name']>();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const pages = useSettingsPages(parts);
  const page = pages.find((one) => one.name === shown);

  const close = useCallback(() => {
    setShown(undefined);
    parts.store.setState({ menu: false });
  }, [parts.store]);
  const leave = () => {
    close();
    button.current?.focus();
  };
  const back = () => (page ? setShown(undefined) : leave());

  return (
    <Place>
      <SkinButton
        ref={button}
        icon={Settings}
        label={words.settings}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? close() : parts.store.setState({ menu: true }))}
      />
      {open && (
        <MenuPanel
          key={page?.name}
          id={id}
          label={page?.label ?? words.settings}
          onBack={back}
          onClose={close}
        >
          {page ? (
            <PageRows page={page} onBack={back} onDone={leave} />
          ) : (
            <MainRows pages={pages} onOpen={setShown} />
          )}
        </MenuPanel>
      )}
    </Place>
  );
}
