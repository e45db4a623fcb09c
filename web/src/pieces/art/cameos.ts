// The cameo on the emblem of each role, in a box of 64 by 73: shoulders, head, headgear, one tool.
// No eyes and no skin colour: ivory with a shaded side. Headgear and outline distinguish roles.
import { circle } from './paths';

/** The paint of a part; `role` and `deep` are the two tones of the role's colour. */
export type Paint = 'role' | 'deep' | 'ivory' | 'shade' | 'dark' | 'white' | 'glass' | 'cloth';

export interface Part {
  d: string;
  fill?: Paint;
  line?: Paint;
  /** Width of the line. */
  width?: number;
  opacity?: number;
}

export interface Cameo {
  parts: readonly Part[];
  /** The colour of `cloth`. */
  cloth?: string;
}

const fill = (d: string, paint: Paint, opacity?: number): Part =>
  opacity ? { d, fill: paint, opacity } : { d, fill: paint };
const line = (d: string, paint: Paint, width: number): Part => ({ d, line: paint, width });
const both = (d: string, paint: Paint, outline: Paint, width: number): Part => ({
  d,
  fill: paint,
  line: outline,
  width,
});

const HEAD: readonly Part[] = [
  fill(
    'M22.5 27C22.5 19 26.5 15 32 15S41.5 19 41.5 27C41.5 35 37 41.5 32 41.5S22.5 35 22.5 27Z',
    'ivory',
  ),
  fill(
    'M34.5 15.3C38.8 16.3 41.5 20.3 41.5 27C41.5 35 37 41.5 32 41.5C36.5 38 37.6 33 37.3 27.5C37.1 22 36.6 18 34.5 15.3Z',
    'shade',
    0.75,
  ),
];
const NECK = fill('M27.5 38h9v9l-4.5 4-4.5-4z', 'shade');
const shoulders = (paint: Paint) =>
  fill('M8 72C8 55 17 50.5 27 46.5L32 51L37 46.5C47 50.5 56 55 56 72Z', paint);

export const CAMEOS: Record<string, Cameo> = {
  medic: {
    parts: [
      NECK,
      shoulders('role'),
      line('M27 46.5L32 55L37 46.5', 'deep', 2.6),
      ...HEAD,
      fill('M21.5 25C20.5 15 26 11 32 11S43.5 15 42.5 25C36 21.5 28 21.5 21.5 25Z', 'role'),
      line('M32 13v7M28.5 16.5h7', 'white', 2.6),
      fill('M22.7 30.5C28 28.8 36 28.8 41.3 30.5C41 37 37.5 42 32 42S23 37 22.7 30.5Z', 'white'),
      line('M25 34.5h14', 'shade', 1.3),
    ],
  },
  scientist: {
    parts: [
      NECK,
      shoulders('white'),
      fill('M27 46.5L32 60L37 46.5L32 51Z', 'deep'),
      line('M25 47.5L30 64M39 47.5L34 64', 'shade', 1.6),
      ...HEAD,
      fill(
        'M21.5 25C19 12 29 9 35 12C42 11 44.5 18 42.5 26C41 21 38 19 35 19C30 22 25 20.5 21.5 25Z',
        'deep',
      ),
      line('M21 27h22', 'dark', 2),
      both(circle(27.5, 28, 4.2), 'glass', 'dark', 2),
      both(circle(36.5, 28, 4.2), 'glass', 'dark', 2),
    ],
  },
  researcher: {
    cloth: '#8b5e34',
    parts: [
      fill(circle(32, 11.5, 5.5), 'dark'),
      NECK,
      shoulders('cloth'),
      ...HEAD,
      fill(
        'M21.5 29C20 17 25 12.5 32 12.5S44 17 42.5 29C41.5 23 38.5 20.5 32 19C25.5 20.5 22.5 23 21.5 29Z',
        'dark',
      ),
      line(circle(27.5, 28.5, 3.4) + circle(36.5, 28.5, 3.4) + 'M31 28.5h2', 'dark', 1.7),
      both(
        'M32 53C27 49.5 20 49.5 14 51.5V65C20 63 27 63 32 66.5C37 63 44 63 50 65V51.5C44 49.5 37 49.5 32 53Z',
        'ivory',
        'deep',
        1.6,
      ),
      line('M32 53V66', 'deep', 1.6),
    ],
  },
  dispatcher: {
    cloth: '#3a1834',
    parts: [
      NECK,
      shoulders('role'),
      fill('M27 46.5L32 56L37 46.5', 'ivory'),
      ...HEAD,
      fill(
        'M21.8 27C20 17 25 13 32 13S44 17 42.2 27C40 22.5 38 21 33 20.5C28 21 24.5 22.5 21.8 27Z',
        'cloth',
      ),
      line('M20 29C18.5 15.5 24 9.5 32 9.5S45.5 15.5 44 29', 'ivory', 2.6),
      both('M17.5 27.6q0-2.6 3-2.6t3 2.6v4.8q0 2.6-3 2.6t-3-2.6z', 'role', 'ivory', 1.4),
      both('M40.5 27.6q0-2.6 3-2.6t3 2.6v4.8q0 2.6-3 2.6t-3-2.6z', 'role', 'ivory', 1.4),
      line('M20.5 34.5C21 39.5 25 41 29 40', 'dark', 2.2),
      fill(circle(30, 39.5, 2.2), 'dark'),
    ],
  },
  operations_expert: {
    cloth: '#e9b13c',
    parts: [
      NECK,
      shoulders('cloth'),
      line('M20 50L26 72M44 50L38 72', 'white', 4),
      ...HEAD,
      fill('M19.5 25.5C19 14 25 9 32 9S45 14 44.5 25.5Z', 'role'),
      fill('M29.5 9.3h5V25.5h-5z', 'white', 0.75),
      both('M16.5 24.5H47.5V28H16.5Z', 'role', 'deep', 1.2),
      line('M27.5 37C30 38.5 34 38.5 36.5 37', 'shade', 1.6),
    ],
  },
  quarantine_specialist: {
    parts: [
      shoulders('role'),
      both(
        'M18 50C15 34 14.5 10.5 32 9.5C49.5 10.5 49 34 46 50C38 54 26 54 18 50Z',
        'role',
        'deep',
        1.6,
      ),
      fill('M21.5 22C21.5 18 42.5 18 42.5 22V33C42.5 38 38 40.5 32 40.5S21.5 38 21.5 33Z', 'dark'),
      fill('M24 24C24 20.8 40 20.8 40 24V31.5C38 29 26 29 24 31.5Z', 'ivory'),
      both(circle(25, 42, 5), 'deep', 'ivory', 1.5),
      both(circle(39, 42, 5), 'deep', 'ivory', 1.5),
    ],
  },
  contingency_planner: {
    cloth: '#3b2a1c',
    parts: [
      NECK,
      shoulders('dark'),
      fill('M27 46.5L32 51L37 46.5L34.5 53L36 70H28L29.5 53Z', 'role'),
      fill('M27 46.5L22 51L28 58L32 51ZM37 46.5L42 51L36 58L32 51Z', 'white'),
      ...HEAD,
      fill(
        'M21.8 27C20.5 17 26 12 33 12.5C40 13 43.5 17.5 42.2 27C41.5 22.5 39.5 20.8 36 20.5C30 20.5 26 19.5 24.5 18.5C23.5 21 22.5 23.5 21.8 27Z',
        'cloth',
      ),
      fill('M26.5 36.8C29.5 35 34.5 35 37.5 36.8C36 38.8 28 38.8 26.5 36.8Z', 'cloth'),
      both('M38.5 43l14.5 4.5l-5.5 19l-14.5-4.5z', 'ivory', 'deep', 1.6),
      fill('M43.5 49.2l1.6 3.5 3.8.3-2.9 2.6 1 3.7-3.5-1.9-3.2 2 .9-3.8-2.9-2.5 3.8-.4z', 'deep'),
    ],
  },
};
