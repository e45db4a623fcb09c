// The sounds of events.
import type { SoundName } from '../../lib/sound/sounds';
import type { Happening } from '../../wire/wire';
import type { Milestone } from './milestones';

const SOUND_OF: Partial<Record<Happening['event'], SoundName>> = {
  moved: 'pawn',
  played: 'card',
  shared: 'card',
  stored: 'card',
  drew: 'card',
  turned: 'card',
  discarded: 'card',
  built: 'build',
  treated: 'treat',
  infected: 'infect',
  outbreak: 'outbreak',
  cured: 'cure',
  eradicated: 'cure',
};
export const MILESTONE_SOUND: Record<Milestone['kind'], SoundName> = {
  station: 'build',
  last: 'warning',
};
/** From the most to the least important. */
const WEIGHT: readonly SoundName[] = [
  'won',
  'lost',
  'epidemic',
  'outbreak',
  'warning',
  'cure',
  'build',
  'treat',
  'infect',
  'pawn',
  'card',
];

/** Return the sound of an event, or null. */
export function chooseSound(event: Happening): SoundName | null {
  if (event.event === 'ended') return event.result === 'won' ? 'won' : 'lost';
  if (event.event === 'drew' && event.card === 'epidemic') return 'epidemic';
  // The sound of an outbreak includes its cubes.
  if (event.event === 'infected' && event.why === 'outbreak') return null;
  return SOUND_OF[event.event] ?? null;
}

/** Return the most important sound of simultaneous events, or null. */
export function chooseLoudestSound(events: readonly Happening[]): SoundName | null {
  const sounds = events.map(chooseSound);
  return WEIGHT.find((name) => sounds.includes(name)) ?? null;
}
