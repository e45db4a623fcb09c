// Line icons in a box of 24 by 24, drawn as strokes. The same icon means the same action everywhere.
export const ICONS = {
  drive: 'M4 16.5V12l2-5h12l2 5v4.5zM4 12h16M7 16.5v2M17 16.5v2M7.5 14.3h.1M16.4 14.3h.1',
  ferry:
    'M3 14h18l-2.5 5h-13zM7 14V9h10v5M12 9V5M3 21.5c2-1.3 4-1.3 6 0 2-1.3 4-1.3 6 0 2-1.3 4-1.3 6 0',
  fly: 'M21 3L3 10.5l7 3 3 7.5zM10 13.5L21 3',
  shuttle: 'M12 4v6M8 7h8M5 20V13l7-4 7 4v7zM10 20v-4h4v4',
  treat: 'M19 2l3 3M20.5 3.5L17 7M13 5l6 6-8.5 8.5-6-6zM4.5 19.5L2 22M9.5 8.5l2 2M7 11l2 2',
  build: 'M3 11l9-7 9 7M6 9.5V20h12V9.5M12 12v5M9.5 14.5h5',
  share: 'M4 6h9v12H4zM16 6h4v12h-4M7 10h3M7 13h3',
  cure: 'M9 3h6M10 3v6l-5 9.5c-.6 1.3.2 2.5 1.6 2.5h10.8c1.4 0 2.2-1.2 1.6-2.5L14 9V3M7.5 15h9',
  event: 'M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8z',
  pass: 'M5 5l7 7-7 7M13 5l7 7-7 7',
  dispatch: 'M3 12h12M11 8l4 4-4 4M18.5 4v16M21.5 4v16',
  store: 'M4 8h16v12H4zM3 4h18v4H3zM10 12h4',
  pause: 'M8 5v14M16 5v14',
  undo: 'M8 5L3.5 9.5 8 14M4 9.5h9.5a5.5 5.5 0 0 1 0 11H9',
  redo: 'M16 5l4.5 4.5L16 14M20 9.5h-9.5a5.5 5.5 0 0 0 0 11H15',
  replay: 'M4.5 12a7.5 7.5 0 1 0 7.5-7.5H7M9.5 2L7 4.5 9.5 7',
  plan: 'M5 19c6 0 3-12 9-12h3M14.5 4l3.5 3-3.5 3M5 19h.1',
  lens: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  command: 'M4 5h16v14H4zM8 9.5l3 2.5-3 2.5M13 15h4',
  rules:
    'M12 6c-2.5-1.6-5.5-2-8.5-1.3v13.6c3-.7 6-.3 8.5 1.3 2.5-1.6 5.5-2 8.5-1.3V4.7C17.5 4 14.5 4.4 12 6zM12 6v13.6',
  settings:
    'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1',
  home: 'M4 11l8-7 8 7v9.5h-5.5V15h-5v5.5H4z',
  coach: 'M9 3.5h6l4 9H5zM12 12.5V20M8 20.5h8',
  chat: 'M4 5h16v11H11l-4.5 4v-4H4z',
  zoom_in: 'M12 5v14M5 12h14',
  zoom_out: 'M5 12h14',
  near: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 15a3 3 0 100-6 3 3 0 000 6z',
  sound: 'M4 9.5V14.5H8L13 19V5L8 9.5ZM16.5 9A4.5 4.5 0 0 1 16.5 15M19 6.5A8 8 0 0 1 19 17.5',
  muted: 'M4 9.5V14.5H8L13 19V5L8 9.5ZM16.5 9.5L21 14.5M21 9.5L16.5 14.5',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  deck: 'M7 3h11v15H7zM4 6v15h11',
  infection:
    'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 8.5V4M12 15.5V20M9 10.3L5 8M15 13.7L19 16M9 13.7L5 16M15 10.3L19 8',
  epidemic:
    'M12 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  outbreak:
    'M12 2.5l1.8 5 4.6-2.6-2 4.9 5.1 1.7-5 1.8 2.6 4.7-5-1.9-1.7 5.4-1.8-5.2-4.9 2.4 2.3-4.9-5.3-2 5.2-1.6-2.2-5 4.6 2.4z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  check: 'M4.5 12.5l5 5L19.5 7',
  close: 'M5 5l14 14M19 5L5 19',
  more: 'M4.4 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M11.4 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0M18.4 12a.6.6 0 1 0 1.2 0a.6.6 0 1 0-1.2 0',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  bot: 'M5 8.5h14v10H5zM12 8.5V5M12 4.5h.1M9 12.5v2M15 12.5v2M2.5 12v4M21.5 12v4',
  link: 'M10 14l4-4M8.5 11L6 13.5a3.2 3.2 0 0 0 4.5 4.5L13 15.5M11 8.5L13.5 6a3.2 3.2 0 0 1 4.5 4.5L15.5 13',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-3.8 3.8-5.7 7.5-5.7s6.7 1.9 7.5 5.7',
  screen: 'M3 5h18v12H3zM12 17v4M8.5 21h7',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
} as const;

export type IconName = keyof typeof ICONS;

const OF_MOVES: Record<string, IconName> = {
  drive: 'drive',
  direct: 'fly',
  charter: 'fly',
  shuttle: 'shuttle',
  opsflight: 'fly',
  dispatch: 'dispatch',
  build: 'build',
  treat: 'treat',
  give: 'share',
  take: 'share',
  cure: 'cure',
  store: 'store',
  pass: 'pass',
  discard: 'close',
};

/** Return the icon of a kind of move; events have one in common. */
export function chooseIcon(kind: string): IconName {
  return OF_MOVES[kind] ?? 'event';
}
