/** The steps of the tutorial, with conditions on the position. */

import type { Position } from '../wire/wire';

export interface Step {
  id: string; // the messages are guide-<id> and, for an action, guide-<id>-how
  /** Whether the step is done; a step without this is only text. */
  done?: (position: Position) => boolean;
  /** Whether the step can still be done. */
  open?: (position: Position) => boolean;
}

const MEDIC = 0;
const SCIENTIST = 1;

const acting = (seat: number) => (position: Position) =>
  position.turn.seat === seat && position.turn.phase === 'actions';
const medicIn = (position: Position, city: string) => position.players[MEDIC]?.city === city;
const has = (position: Position, seat: number, card: string) =>
  position.players[seat]?.hand.includes(card) ?? false;

/** From the first look at the map to the fourth cure. */
export const STEPS: readonly Step[] = [
  { id: 'welcome' },
  {
    id: 'drive',
    done: (position) => medicIn(position, 'chicago'),
    open: acting(MEDIC),
  },
  {
    id: 'treat',
    done: (position) => !position.cubes['chicago']?.['blue'],
    open: acting(MEDIC),
  },
  {
    id: 'charter',
    done: (position) => medicIn(position, 'paris') && has(position, MEDIC, 'paris'),
    open: (position) => acting(MEDIC)(position) && has(position, MEDIC, 'chicago'),
  },
  {
    id: 'share',
    done: (position) => has(position, SCIENTIST, 'paris'),
    open: (position) => acting(MEDIC)(position) && has(position, MEDIC, 'paris'),
  },
  { id: 'draw', done: (position) => position.epidemics_drawn > 0 },
  { id: 'epidemic' },
  { id: 'infect', done: acting(SCIENTIST) },
  {
    id: 'event',
    done: (position) => position.stations.includes('paris'),
    open: (position) => has(position, MEDIC, 'government_grant'),
  },
  {
    id: 'cure',
    done: (position) => position.outcome !== null,
    open: acting(SCIENTIST),
  },
];
