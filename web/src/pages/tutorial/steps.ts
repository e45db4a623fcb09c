/** The steps of the tutorial, with conditions on the position. */

import type { Position } from '../../wire/wire';

/** What is lit together, as CSS selectors; the bubble points at the first. */
export type Areas = readonly string[];

export interface Step {
  id: string; // its texts are guide-<id> and, where something is to be done, guide-<id>-how and -then
  /** What the step speaks of. The first alternative is lit whose first area is on the screen. */
  lit: readonly Areas[];
  /** What remains to be done once the first half has opened something. */
  then?: { opened: string; lit: readonly Areas[] };
  /** Whether it has been done; a step without this is only to be read. */
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

const onMap = (city: string) => `#city-${city}, [data-at=${city}]`;
const MEDICS_PAWN = '[data-pawn=medic]';
const PANEL = '.panel, [data-tag]';
const CHARTER = '[data-way^=charter]';
/** Shows the whole map, where a city is not on the part that is seen. */
const WHOLE_MAP: Areas = ['.zoom button:last-child'];
/** An action's key, or what hides it: the menu of a full row, a tab of a phone. */
const action = (name: string): Areas[] => [
  [`[data-action=${name}]`],
  ['[data-action=more]'],
  ['[data-tab=actions]'],
];

/** From the first look at the map to the fourth cure. */
export const STEPS: readonly Step[] = [
  { id: 'welcome', lit: [['.cures']] },
  {
    id: 'drive',
    lit: [[onMap('chicago'), MEDICS_PAWN], WHOLE_MAP],
    done: (position) => medicIn(position, 'chicago'),
    open: acting(MEDIC),
  },
  {
    id: 'treat',
    lit: [[onMap('chicago'), '[data-action=treat-blue]'], ...action('treat-blue')],
    done: (position) => !position.cubes['chicago']?.['blue'],
    open: acting(MEDIC),
  },
  {
    id: 'charter',
    lit: [[PANEL], [onMap('paris')], WHOLE_MAP],
    then: { opened: CHARTER, lit: [[CHARTER, onMap('paris')]] },
    done: (position) => medicIn(position, 'paris') && has(position, MEDIC, 'paris'),
    open: (position) => acting(MEDIC)(position) && has(position, MEDIC, 'chicago'),
  },
  {
    id: 'share',
    lit: [
      ['[data-action=share]', '.hand [data-card=paris]'],
      ['.hand [data-card=paris]'],
      ...action('share'),
    ],
    then: { opened: '[data-choice]', lit: [[PANEL]] },
    done: (position) => has(position, SCIENTIST, 'paris'),
    open: (position) => acting(MEDIC)(position) && has(position, MEDIC, 'paris'),
  },
  {
    id: 'draw',
    lit: [['[data-do=draw]']],
    done: (position) => position.epidemics_drawn > 0,
  },
  { id: 'epidemic', lit: [[onMap('delhi'), '.track']] },
  {
    id: 'infect',
    lit: [['[data-do=go_on]', onMap('sao_paulo')], [onMap('sao_paulo')]],
    done: acting(SCIENTIST),
  },
  {
    id: 'event',
    lit: [
      ['.team [data-card=government_grant]', '[data-action=grant]'],
      ...action('grant'),
      ['[data-tab=team]'],
    ],
    then: { opened: '[data-choice=paris]', lit: [[onMap('paris'), PANEL], [PANEL]] },
    done: (position) => position.stations.includes('paris'),
    open: (position) => has(position, MEDIC, 'government_grant'),
  },
  {
    id: 'cure',
    lit: [[PANEL], ...action('cure-blue')],
    done: (position) => position.outcome !== null,
    open: acting(SCIENTIST),
  },
];
