// The lines of the log: events and chat.
import type { Happening, Position, ShownEntry, ShownPlan, Table } from '../../wire/wire';
import { sayPlan } from './claims';
import type { PlayedEntry } from '../state/liveMoves';
import { sayReason } from './reasons';
import { holderName, sayChat, sayEntry, sayHappening } from './sentences';
import { redactFor } from '../state/visible';

export interface Line {
  key: string;
  text: string;
  /** A request is about a move: somebody asks for one, answers, or takes one back. */
  kind: 'happening' | 'turn' | 'alarm' | 'good' | 'said' | 'entry' | 'request';
  undone: boolean;
  /** What the line tells of, as the seat that reads may know it. */
  event?: Happening;
  name?: string;
  /** Who said it, if it was somebody else at the table. */
  person?: { id: string; name: string };
  /** What the turn is for that a bot begins with this. */
  plan?: string;
  why?: string;
  /** Whether it says a plan that is still shown to the team. */
  isPlan?: boolean;
}

/** The data for the log; `Viewer` implements it. */
export interface LogSource {
  readonly entries: readonly ShownEntry[];
  readonly liveMoves: readonly PlayedEntry[];
  readonly table: Table;
  readonly plans: readonly ShownPlan[];
  readonly position: Position;
  readonly isOver: boolean;
  readonly seat: number | null;
}

const REQUESTS = ['asked', 'answered', 'withdrawn', 'undid'];

const TONES: Record<string, Line['kind']> = {
  turn: 'turn',
  outbreak: 'alarm',
  increased: 'alarm',
  cured: 'good',
  eradicated: 'good',
};

function chooseTone(event: Happening): Line['kind'] {
  if (event.event === 'ended') return event.result === 'won' ? 'good' : 'alarm';
  return TONES[event.event] ?? 'happening';
}

/** Return the lines of the last entries, newest last, as the reading seat may know them. */
export function listLogLines(
  source: LogSource,
  most: number,
  viewer: number | null = source.seat,
): Line[] {
  const live = new Set(source.liveMoves.map(({ seq }) => seq));
  const reader = source.isOver ? 0 : viewer;
  return source.entries.slice(-most).flatMap((entry): Line[] => {
    if (entry.kind === 'played') {
      return entry.events.map((event, i) => ({
        key: `${entry.seq} ${i}`,
        text: sayHappening(event, reader),
        kind: chooseTone(event),
        undone: !live.has(entry.seq),
        event: redactFor(event, reader),
        plan: i === 0 ? sayPlan(entry.why) : '',
        why: entry.why && i === entry.events.length - 1 ? sayReason(entry.why) : '',
      }));
    }
    if (entry.kind === 'said') {
      const { by } = entry;
      const { people, you } = source.table;
      const name = holderName(by, source.table);
      const other = you !== null && by !== null && by !== you && people[by] !== undefined;
      return [
        {
          key: `${entry.seq}`,
          text: sayChat(entry),
          kind: 'said',
          undone: false,
          name,
          ...(other && { person: { id: by, name } }),
          ...(source.plans.some(({ number }) => number === entry.seq) && { isPlan: true }),
        },
      ];
    }
    const text = sayEntry(entry, source.table, source.position, source.entries);
    const why = entry.kind === 'answered' && entry.why ? sayReason(entry.why) : '';
    const kind = REQUESTS.includes(entry.kind) ? 'request' : 'entry';
    return text ? [{ key: `${entry.seq}`, text, kind, undone: false, why }] : [];
  });
}
