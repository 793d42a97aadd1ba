import { useState } from 'react';
import { useStore } from 'zustand/react';
import { strings } from '../../../strings/index.ts';
import { captionsIn, chooseCaptions } from '../playback/captions.ts';
import type { PlayerParts } from '../playback/parts.ts';
import { keepPreferences, rates, readPreferences } from '../playback/preferences.ts';
import { linesOf } from '../playback/stream/masterPlaylist.ts';
import { nearest, type Quality } from '../playback/stream/stream.ts';
import { useVideo } from './useVideo.ts';

const words = strings.player;

/** A page of choices that exclude one another. */
export interface SettingsPage {
  name: 'speed' | 'captions' | 'quality';
  label: string;
  /** What is chosen, in words. */
  value: string;
  choices: { label: string; checked: boolean; choose: () => void }[];
}

function useSpeed({ video }: PlayerParts): SettingsPage {
  const rate = useVideo(video, 'ratechange', (it) => it.playbackRate);
  const label = (one: number) => (one === 1 ? words.normalSpeed : `${one}×`);
  return {
    name: 'speed',
    label: words.speed,
    value: label(rate),
    choices: rates.map((one) => ({
      label: label(one),
      checked: one === rate,
      choose: () => {
        video.playbackRate = one;
      },
    })),
  };
}

function useCaptions({ store, media }: PlayerParts): SettingsPage {
  const language = useStore(store, (state) => state.captions);
  const all = media.captions ?? [];
  const shown = language === null ? undefined : captionsIn(all, language);
  return {
    name: 'captions',
    label: words.captions,
    value: shown?.label ?? words.captionsOff,
    choices: [
      { label: words.captionsOff, checked: !shown, choose: () => chooseCaptions(store, null) },
      ...all.map((one) => ({
        label: one.label,
        checked: one === shown,
        choose: () => chooseCaptions(store, one.language),
      })),
    ],
  };
}

function useQuality({ store, session, video }: PlayerParts): SettingsPage {
  const offered = useStore(store, (state) => state.qualities);
  const quality = useStore(store, (state) => state.quality);
  const shown = useVideo(video, 'resize loadedmetadata', (it) => linesOf(it.videoWidth, it.videoHeight));
  const auto = shown > 0 ? words.autoAt(shown) : words.auto;
  const chosen = nearest(offered, quality);
  const choice = (label: string, one: Quality, checked: boolean) => ({
    label,
    checked,
    choose: () => session.choose(one),
  });
  return {
    name: 'quality',
    label: words.quality,
    value: chosen === undefined ? auto : words.lines(chosen),
    choices: [
      ...offered.map((lines) => choice(words.lines(lines), lines, lines === chosen)),
      choice(quality === 'auto' ? auto : words.auto, 'auto', quality === 'auto'),
    ],
  };
}

/** The pages of the settings that this video has a choice for. */
export function useSettingsPages(parts: PlayerParts): SettingsPage[] {
  const speed = useSpeed(parts);
  const captions = useCaptions(parts);
  const quality = useQuality(parts);
  return [speed, captions, quality].filter((page) => page.choices.length > 1);
}

/** Whether the next video starts by itself, and how to change that. */
export function useAutoplayNext(): [on: boolean, toggle: () => void] {
  const [on, setOn] = useState(() => readPreferences().autoplayNext);
  const toggle = () => {
    keepPreferences({ autoplayNext: !on });
    setOn(!on);
  };
  return [on, toggle];
}
