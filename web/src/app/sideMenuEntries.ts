import {
  CircleHelp,
  Clapperboard,
  Compass,
  Dumbbell,
  Flag,
  Gamepad2,
  History,
  House,
  LibraryBig,
  Music,
  Newspaper,
  Radio,
  Settings,
  SquarePlay,
  type LucideIcon,
} from 'lucide-react';
import { paths } from '../paths.ts';
import { strings } from '../strings/index.ts';

interface Entry {
  label: string;
  icon: LucideIcon;
  /** Where it leads; entries without an address wait for their page. */
  to?: string;
}

const words = strings.menu;

/** The side menu's entries, group by group as they stand. */
export const entries = {
  browse: [
    { label: words.home, icon: House, to: paths.home },
    { label: words.explore, icon: Compass, to: paths.trends },
    { label: words.subscriptions, icon: SquarePlay, to: paths.subscriptions },
  ],
  own: [
    { label: words.library, icon: LibraryBig },
    { label: words.history, icon: History },
  ],
  best: [
    { label: words.music, icon: Music },
    { label: words.sports, icon: Dumbbell },
    { label: words.gaming, icon: Gamepad2 },
    { label: words.movies, icon: Clapperboard },
    { label: words.news, icon: Newspaper },
    { label: words.live, icon: Radio },
  ],
  service: [
    { label: words.settings, icon: Settings },
    { label: words.report, icon: Flag },
    { label: words.help, icon: CircleHelp },
  ],
} as const satisfies Record<string, readonly Entry[]>;

export type { Entry };
