// The scripted game behind the start page: a turn of the Medic, repeated.

export interface Scene {
  /** The cities of the pawns. */
  medic: string;
  scientist: string;
  cubes: Readonly<Record<string, number>>;
}

const START: Scene = {
  medic: 'cairo',
  scientist: 'paris',
  cubes: {
    london: 1,
    essen: 2,
    paris: 1,
    milan: 1,
    istanbul: 1,
    tehran: 1,
    algiers: 2,
    cairo: 2,
    baghdad: 1,
    karachi: 2,
    delhi: 3,
    lagos: 3,
    khartoum: 2,
    kinshasa: 1,
    mumbai: 1,
    kolkata: 1,
    bogota: 2,
    miami: 1,
    new_york: 1,
  },
};

type Step = { medic?: string; scientist?: string; cubes?: Record<string, number> };

const STEPS: Step[] = [
  { cubes: { cairo: 0 } },
  { medic: 'khartoum' },
  { cubes: { khartoum: 0 } },
  { medic: 'lagos' },
  { cubes: { lagos: 0 } },
  { cubes: { istanbul: 2 } },
  { cubes: { milan: 2 } },
  { scientist: 'essen' },
  { cubes: { essen: 1 } },
  { cubes: { essen: 0 } },
  { scientist: 'milan' },
  { cubes: { milan: 1 } },
  { cubes: { lagos: 1 } },
  { cubes: { cairo: 1 } },
  { medic: 'khartoum' },
  { medic: 'cairo' },
  { cubes: { cairo: 0, khartoum: 1 } },
  { medic: 'baghdad' },
  { cubes: { baghdad: 0 } },
  { medic: 'karachi' },
  { cubes: { karachi: 0 } },
  { medic: 'delhi' },
  { cubes: { delhi: 0 } },
  { cubes: { cairo: 2, lagos: 3 } },
  { cubes: { essen: 2, milan: 1, istanbul: 1 } },
];

/** Return the scene of a step; the story repeats. */
export function makeScene(step: number): Scene {
  const done = STEPS.slice(0, step % (STEPS.length + 1));
  return done.reduce<Scene>(
    (scene, { cubes, ...moved }) => ({ ...scene, ...moved, cubes: { ...scene.cubes, ...cubes } }),
    START,
  );
}

export const LENGTH = STEPS.length + 1;
