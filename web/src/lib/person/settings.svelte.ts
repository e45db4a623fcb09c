/** Personal settings: stored in this browser, used at every table. */

import { load, store } from '../browser/storage';
import { readLastGame, type LastGame } from './lastGame';

export const THEMES = ['dark', 'light', 'contrast'] as const;
export const SPEEDS = ['step', 'calm', 'fast', 'none'] as const;
export const LANGUAGES = ['en', 'de', 'pl', 'ru'] as const;

export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];
export type Language = (typeof LANGUAGES)[number];

const KEY = 'fourcures.settings';

const prefers = (preference: string) => matchMedia(`(prefers-${preference})`).matches;

/** Return the defaults, from the preferences of the browser and the system. */
function makeDefaults() {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase() as Language);
  return {
    theme: (prefers('contrast: more') ? 'contrast' : 'dark') as Theme,
    speed: (prefers('reduced-motion: reduce') ? 'none' : 'calm') as Speed, // of the animations
    title: true, // "your turn" in the title of the page
    muted: false,
    volume: 0.6, // 0 to 1
    confirm: true, // ask before unused actions are lost
    notifications: false,
    signals: true, // show what others point at
    keys: true, // single letters as shortcuts (WCAG 2.1.4)
    language: spoken.find((tag) => LANGUAGES.includes(tag)) ?? 'en',
    last: null as LastGame | null, // the table that was opened last
  };
}

export type Choices = ReturnType<typeof makeDefaults>;

const LISTS: Record<string, readonly unknown[]> = {
  theme: THEMES,
  speed: SPEEDS,
  language: LANGUAGES,
};

/** Return the stored settings, with defaults for unreadable values. */
export function readSettings(): Choices {
  const base = makeDefaults();
  const saved = (load('localStorage', KEY) ?? {}) as Choices;
  const isKnown = ([key, value]: [string, unknown]) =>
    LISTS[key]?.includes(value) ?? typeof value === typeof base[key as keyof Choices];
  const known = { ...base, ...Object.fromEntries(Object.entries(saved).filter(isKnown)) };
  return {
    ...known,
    volume: Math.min(1, Math.max(0, known.volume)),
    last: readLastGame(saved.last),
  };
}

export const settings: Choices = $state(readSettings());

/** Apply changes of settings in another tab of this browser. */
addEventListener('storage', ({ key }) => {
  if (key === KEY) Object.assign(settings, readSettings());
});

/** Whether nothing on the board moves: states follow each other, each for as long as it takes to read. */
export function isStill(): boolean {
  return settings.speed === 'none' || prefers('reduced-motion: reduce');
}

/** The factor for durations in style sheets, as `--pace`. */
const PACE: Record<Speed, number> = { step: 1, calm: 1, fast: 0.45, none: 0 };

/** Store the settings, and apply theme and speed to the page. Called once, by the app. */
export function keepSettings(): void {
  $effect(() => {
    const { dataset, style } = document.documentElement;
    dataset['theme'] = settings.theme;
    dataset['motion'] = isStill() ? 'none' : settings.speed;
    style.setProperty('--pace', String(PACE[settings.speed]));
    store('localStorage', KEY, settings);
  });
}
