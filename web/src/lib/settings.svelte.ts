/** What a person has chosen: stored in this browser, used at every table. */

export const THEMES = ['dark', 'light', 'contrast'] as const;
export const MOTIONS = ['full', 'fast', 'none'] as const;
export const LANGUAGES = ['en', 'de', 'pl', 'ru'] as const;

export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Language = (typeof LANGUAGES)[number];

export interface Choices {
  theme: Theme;
  motion: Motion;
  title: boolean; // "your turn" in the title of the page
  sound: boolean;
  notifications: boolean;
  keys: boolean; // single letters as shortcuts (WCAG 2.1.4)
  language: Language;
}

const KEY = 'fourcures.settings';

function oneOf<T extends string>(list: readonly T[], value: unknown, otherwise: T): T {
  return list.includes(value as T) ? (value as T) : otherwise;
}

/** What the browser and its system say, where the person has said nothing. */
function defaults(): Choices {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const known = spoken.find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return {
    theme: matchMedia('(prefers-contrast: more)').matches ? 'contrast' : 'dark',
    motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'full',
    title: true,
    sound: false,
    notifications: false,
    keys: true,
    language: oneOf(LANGUAGES, known, 'en'),
  };
}

/** The stored choices; whatever cannot be read is as by default. */
function stored(): Choices {
  const base = defaults();
  let saved: Partial<Record<keyof Choices, unknown>> = {};
  try {
    saved = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as typeof saved;
  } catch {
    // an unreadable store is an empty one
  }
  const flag = (value: unknown, otherwise: boolean) =>
    typeof value === 'boolean' ? value : otherwise;
  return {
    theme: oneOf(THEMES, saved.theme, base.theme),
    motion: oneOf(MOTIONS, saved.motion, base.motion),
    title: flag(saved.title, base.title),
    sound: flag(saved.sound, base.sound),
    notifications: flag(saved.notifications, base.notifications),
    keys: flag(saved.keys, base.keys),
    language: oneOf(LANGUAGES, saved.language, base.language),
  };
}

export const settings: Choices = $state(stored());

/** What is chosen in another tab of this browser holds here too. */
addEventListener('storage', ({ key }) => {
  if (key === KEY) Object.assign(settings, stored());
});

/** Keeps the choices, and shows theme and motion in the page. Called once, by the app. */
export function keepSettings(): void {
  $effect(() => {
    document.documentElement.dataset['theme'] = settings.theme;
    document.documentElement.dataset['motion'] = settings.motion;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // a browser without a store forgets with the page
    }
  });
}
