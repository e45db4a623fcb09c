// Moves, events and log entries as sentences in the reader's language.
import type { Name } from '../../lib/text/names';
import {
  cardName,
  cityName,
  joinNames,
  named,
  roleName,
  t,
  type Arguments,
} from '../../lib/text/text';
import type { EntrySeated, Happening, Position, ShownEntry, Table } from '../../wire/wire';
import { botName } from './bots';
import { city, isCity } from '../state/cities';
import { FLIGHTS, type Move } from '../state/moves';
import { saySignal } from './signals';
import { redactFor } from '../state/visible';

const yes = (value: boolean) => (value ? 'yes' : 'no');

/** Return the name of a card for a message, which can inflect it. */
export function namedCard(card: string): Name | string {
  return card === 'epidemic' ? cardName(card) : named.card(card);
}

/** Return a card for a sentence, with its disease. */
function card(id: string | null): string {
  if (id === null) return t('card-hidden', { number: 1 });
  if (id === 'epidemic') return t('card-epidemic');
  if (!isCity(id)) return t('card-event', { event: named.event(id) });
  return t('card-city', { city: named.city(id), disease: named.disease(city(id).disease) });
}

export type Said = Extract<ShownEntry, { kind: 'said' }>;

/** Return a move as an item of a menu. */
export function sayMove(move: Move): string {
  const args = {
    city: move.city && named.city(move.city),
    card: move.card && namedCard(move.card),
    player: named.role(move.partner ?? move.pawn ?? ''),
    disease: move.disease && named.disease(move.disease),
    event: move.event && named.event(move.event),
    cards: joinNames((move.order ?? move.cards ?? []).map(cardName)),
    actions: move.cost,
    due: move.step ?? '',
  };
  switch (move.kind) {
    case 'dispatch':
      return t(`move-other-${move.how}`, args);
    case 'build':
      return move.moving
        ? t('move-build-moving', { city: named.city(move.moving) })
        : t('move-build');
    case 'grant':
      return move.moving
        ? t('move-grant-moving', { ...args, from: named.city(move.moving) })
        : t('move-grant', args);
    case 'resilient':
      return t('move-resilient', { card: named.city(move.city ?? '') });
    default:
      return t(`move-${move.kind}`, args);
  }
}

/** The ways to move another pawn that cost no card. */
const FREE_WAYS = ['drive', 'shuttle', 'join'];

/** Return a move that another player wants to make, as the players of these roles read it. */
export function sayMoveTo(move: Move, own: readonly string[]): string {
  const { kind, how, pawn = '', city, partner = '', card } = move;
  if (kind === 'dispatch' && city && own.includes(pawn) && FREE_WAYS.includes(how ?? ''))
    return t('move-bring-you', { city: named.city(city) });
  const isMine = (kind === 'give' || kind === 'take') && own.includes(partner);
  return isMine ? t(`move-${kind}-you`, { card: namedCard(card ?? '') }) : sayMove(move);
}

/** Return the city that a flight leads to, or the card that is shared: what a short key does not name. */
export function sayTarget({ kind, city, card }: Move): string {
  if (kind === 'give' || kind === 'take') return card ? cardName(card) : '';
  return FLIGHTS.includes(kind) && city ? cityName(city) : '';
}

/** Return a step of a turn; one of another seat than `seat` says who takes it. */
export function sayStep(move: Move, position: Position, seat: number | undefined): string {
  const player = named.role(position.players[move.seat]?.role ?? '');
  return move.seat === seat ? sayMove(move) : t('step-of', { player, move: sayMove(move) });
}

const NAMES: Record<string, (id: string) => Name | string> = {
  card: namedCard,
  city: named.city,
  origin: named.city,
  disease: named.disease,
  player: named.role,
  giver: named.role,
  receiver: named.role,
};

/** Return a field of an event for its message: names for ids, and "none" for nothing. */
function sayField(name: string, value: string | number | boolean | string[] | null) {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return yes(value);
  if (Array.isArray(value)) return value.length ? joinNames(value.map(cityName)) : 'none';
  return typeof value === 'string' ? (NAMES[name]?.(value) ?? value) : value;
}

type ArgumentsOf = {
  [Name in Happening['event']]?: (event: Extract<Happening, { event: Name }>) => Arguments;
};

/** What the messages of some events say besides their fields. */
const MORE: ArgumentsOf = {
  moved: ({ by, player }) => ({ by: named.role(by), own: yes(by === player) }),
  drew: (event) => ({ card: card(event.card), epidemic: yes(event.card === 'epidemic') }),
  infected: ({ cubes, total }) => ({ more: yes(total > cubes) }),
  prevented: ({ by }) => ({ protector: by === 'eradicated' ? '' : named.role(by) }),
};

/** Return the sentence of an event, as the seat `viewer` may know it. */
export function sayHappening(happening: Happening, viewer: number | null): string {
  const event = redactFor(happening, viewer);
  const args: Arguments = {};
  for (const [name, value] of Object.entries(event)) {
    if (name !== 'audience') args[name] = sayField(name, value);
  }
  const more = MORE[event.event] as ((event: object) => Arguments) | undefined;
  return t(`log-${event.event.replace('_', '')}`, { ...args, ...more?.(event) });
}

/** Return the sentence of what happened last, besides the beginning of a turn; empty at the start. */
export function sayLatest(events: readonly Happening[], viewer: number | null): string {
  const latest = events.findLast(({ event }) => event !== 'turn');
  return latest ? sayHappening(latest, viewer) : '';
}

/** Return the name of a holder: a person, or the bot of a seat. */
export function holderName(holder: string | null, table: Pick<Table, 'seats' | 'people'>): string {
  if (holder === null) return t('seat-free');
  const seat = /^bot:(\d+)$/.exec(holder)?.[1];
  if (seat !== undefined) {
    const number = Number(seat) + 1;
    const bot = botName(table.seats[number - 1]?.bot);
    return bot ? t('bot-seat', { bot, number }) : t('seat-bot', { number });
  }
  return table.people[holder]?.name || t('seat-somebody');
}

/** Return who was at a table when somebody took a seat: its bot may be another one by now. */
function seatedThen({ seat, bot }: EntrySeated, { seats, people }: Table) {
  return { people, seats: seats.map((one, at) => (at === seat ? { ...one, bot } : one)) };
}

export interface TeamMember {
  role: string;
  name: string;
}

/**
 * Return the role of each seat with the names of its players, or the role's where one person has all.
 * Without a game that was played, it is who has the seat now.
 */
export function listTeam(
  table: Table,
  position: Position | undefined,
  players: readonly (readonly string[])[] = [],
): TeamMember[] {
  const local = table.setup.visibility === 'local';
  return (position?.players ?? []).map(({ role }, seat) => ({
    role,
    name: local
      ? roleName(role)
      : joinNames(
          (players[seat]?.length ? players[seat] : [table.seats[seat]?.holder ?? null]).map(
            (player) => holderName(player, table),
          ),
        ),
  }));
}

/** Return the name of a person before an entry, from the earlier ones. */
function nameBefore(person: string, seq: number, entries: readonly ShownEntry[]): string {
  for (const entry of entries.toReversed()) {
    if (entry.seq >= seq) continue;
    if (entry.kind === 'renamed' && entry.person === person) return entry.name;
    if (entry.kind === 'joined' && entry.by === person) return entry.name;
  }
  return t('seat-somebody');
}

/** Whether somebody who joins has left the table before. */
function hasLeft({ by, seq }: ShownEntry, entries: readonly ShownEntry[]): boolean {
  return entries.some((one) => one.kind === 'gone' && one.person === by && one.seq < seq);
}

function sayRenamed({ name }: { name: string }, old: string): string | null {
  return old === name ? null : t('entry-renamed', { old, name });
}

/** Return the sentence of a log entry that is not a move; `entries` are those of the log. */
export function sayEntry(
  entry: ShownEntry,
  table: Table,
  position: Position,
  entries: readonly ShownEntry[],
): string | null {
  const seat = (number: number) => named.role(position.players[number]?.role ?? '');
  // At a local table all seats belong to the same person: use the role instead.
  const own = table.setup.visibility === 'local' && 'seat' in entry && entry.kind !== 'seated';
  const name = own ? seat(entry.seat) : holderName(entry.by, table);
  const say = (args: Arguments) => t(`entry-${entry.kind}`, { name, ...args });
  switch (entry.kind) {
    case 'joined':
      return t(hasLeft(entry, entries) ? 'entry-back' : 'entry-joined', { name });
    case 'opened':
    case 'closed':
    case 'held':
    case 'undid':
    case 'withdrawn':
      return say({});
    case 'began':
      return [say({}), sayFirstInfections(entry.infected)].filter(Boolean).join(' ');
    case 'seated':
      if (entry.one_turn) {
        const owner = table.seats[entry.seat]?.owner ?? null;
        return t('entry-one-turn', { seat: seat(entry.seat), name: holderName(owner, table) });
      }
      return say({
        seat: seat(entry.seat),
        holder: entry.holder ? holderName(entry.holder, seatedThen(entry, table)) : 'none',
      });
    case 'waited':
    case 'voted':
      return say({ seat: seat(entry.seat) });
    case 'asked':
      return say(sayAsked(entry.steps));
    case 'ready':
    case 'answered':
      return say({ yes: yes(entry.yes) });
    case 'told':
      return say({
        what: entry.card ? 'card' : 'disease',
        card: entry.card ? cardName(entry.card) : '',
        disease: entry.disease ? named.disease(entry.disease) : '',
        count: entry.count ?? 0,
      });
    case 'said':
      return say({ text: sayChat(entry) });
    case 'invited':
    case 'gone':
    case 'removed':
      return say({ name: holderName(entry.person, table), by: entry.by ? 'host' : 'none' });
    case 'renamed':
      return sayRenamed(entry, nameBefore(entry.person, entry.seq, entries));
    default:
      return null; // settings, pauses and passed windows are not shown
  }
}

/** Return the words for the moves that others are asked for. */
function sayAsked(steps: Extract<ShownEntry, { kind: 'asked' }>['steps']): Arguments {
  const asked = steps.filter(({ of }) => of.length);
  return {
    text: asked[0]?.text === 'undo' ? 'undo' : 'move',
    move: asked.map(({ text, parts }) => (parts ? sayMove(parts) : text)).join(', '),
  };
}

/** Return which cities got how many cubes in the set-up, or an empty text. */
function sayFirstInfections(infected: Readonly<Record<string, number>>): string {
  const numbers = [...new Set(Object.values(infected))].sort((a, b) => b - a);
  const groups = numbers.map((cubes) => {
    const cities = Object.keys(infected).filter((city) => infected[city] === cubes);
    return t('first-infections-group', { cubes, cities: joinNames(cities.map(cityName)) });
  });
  return groups.length ? t('first-infections', { groups: groups.join('; ') }) : '';
}

/** Return a chat message as text; a comment says that it is about a plan. */
export function sayChat(said: Said): string {
  const { plan, step } = said;
  const text = sayWords(said);
  if (!plan) return text;
  return step ? t('comment-said-step', { step, text }) : t('comment-said', { text });
}

/** Return the words of a message: as they were typed, or a signal in the reader's language. */
function sayWords({ text, phrase, about, moves, after }: Said): string {
  if (moves) {
    const player = named.role(about ?? '');
    return moves.length
      ? t(after ? 'plan-said-after' : 'plan-said', {
          player,
          moves: moves.map(sayMove).join(' · '),
        })
      : t('plan-withdrawn', { player });
  }
  return phrase ? saySignal({ phrase, about }) : text;
}
