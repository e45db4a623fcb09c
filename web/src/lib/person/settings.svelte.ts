/** Personal settings: stored in this browser, used at every table. */

import { readLastGame, type LastGame } from './lastGame';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export const SPEEDS = ['step', 'calm', 'fast', 'none'] as const;
export const LANGUAGES = ['en', 'de', 'pl', 'ru'] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Language = (typeof LANGUAGES)[number];

export interface Choices {
  theme: Theme;
  speed: Speed; // of the animations on the board
  title: boolean; // "your turn" in the title of the page
  muted: boolean;
  volume: number; // 0 to 1
  confirm: boolean; // ask before unused actions are lost
  notifications: boolean;
  signals: boolean; // show what others point at
  keys: boolean; // single letters as shortcuts (WCAG 2.1.4)
  language: Language;
  last: LastGame | null; // the table that was opened last
}

const KEY = 'fourcures.settings';

function pickKnown<T extends string>(list: readonly T[], value: unknown, otherwise: T): T {
  return list.includes(value as T) ? (value as T) : otherwise;
}

/** Return the defaults, from the preferences of the browser and the system. */
function makeDefaults(): Choices {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const known = spoken.find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return {
    theme: matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'dark',
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'calm',
    title: true,
    muted: false,
    volume: 0.6,
    confirm: true,
    notifications: false,
    signals: true,
    keys: true,
    language: pickKnown(LANGUAGES, known, 'en'),
    last: null,
  };
}

/** Return the stored settings, with defaults for unreadable values. */
export function readSettings(): Choices {
  const base = makeDefaults();
  let saved: Partial<Record<keyof Choices, unknown>> = {};
  try {
    saved = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as typeof saved;
  } catch {
    // treat unreadable storage as empty
  }
  const flag = (value: unknown, otherwise: boolean) =>
    typeof value === 'boolean' ? value : otherwise;
  return {
    theme: pickKnown(THEMES, saved.theme, base.theme),
    speed: pickKnown(SPEEDS, saved.speed, base.speed),
    title: flag(saved.title, base.title),
    muted: flag(saved.muted, base.muted),
    volume: typeof saved.volume === 'number' ? Math.min(1, Math.max(0, saved.volume)) : base.volume,
    confirm: flag(saved.confirm, base.confirm),
    notifications: flag(saved.notifications, base.notifications),
    signals: flag(saved.signals, base.signals),
    keys: flag(saved.keys, base.keys),
    language: pickKnown(LANGUAGES, saved.language, base.language),
    last: readLastGame(saved.last),
  };
}

export const settings: Choices = $state(readSettings());

/** Apply changes of settings in another tab of this browser. */
addEventListener('storage', ({ key }) => {
  if (key === KEY) Object.assign(settings, readSettings());
});

/** The factor for durations in style sheets, as `--pace`. */
const PACE: Record<Speed, number> = { step: 1, calm: 1, fast: 0.45, none: 0 };

/** Store the settings, and apply theme and speed to the page. Called once, by the app. */
export function keepSettings(): void {
  $effect(() => {
    const { dataset, style } = document.documentElement;
    dataset['theme'] = settings.theme;
    dataset['motion'] = settings.speed;
    style.setProperty('--pace', String(PACE[settings.speed]));
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // without storage, settings last until the page is closed
    }
  });
}
