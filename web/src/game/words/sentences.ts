// Moves, events and log entries as sentences in the reader's language.
import {
  cityName,
  eventName,
  joinNames,
  named,
  roleName,
  t,
  type Arguments,
} from '../../lib/text/text';
import type { Happening, Position, ShownEntry, Table } from '../../wire/wire';
import { botName } from './bots';
import { city, isCity } from '../state/cities';
import type { Move } from '../state/moves';
import { saySignal } from './signals';
import { redactFor } from '../state/visible';

const yes = (value: boolean) => (value ? 'yes' : 'no');

/** Return the name of a card. */
export function cardName(card: string): string {
  if (card === 'epidemic') return t('table-epidemic');
  return isCity(card) ? cityName(card) : eventName(card);
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
    card: move.card && cardName(move.card),
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
      return t('move-resilient', { card: cityName(move.city ?? '') });
    default:
      return t(`move-${move.kind}`, args);
  }
}

const place = (at: { city: string; disease: string }) => ({
  city: named.city(at.city),
  disease: named.disease(at.disease),
});
const actor = ({ player }: { player: string }) => ({ player: named.role(player) });
const cities = (cards: readonly string[] | null) =>
  cards?.length ? joinNames(cards.map(cityName)) : 'none';

type ArgumentsOf = {
  [Name in Happening['event']]: (event: Extract<Happening, { event: Name }>) => Arguments;
};

/** What the message of each event is about. */
const ARGUMENTS: ArgumentsOf = {
  moved: (event) => ({
    ...actor(event),
    city: named.city(event.city),
    how: event.how,
    by: named.role(event.by),
    own: yes(event.by === event.player),
  }),
  discarded: (event) => ({ ...actor(event), card: cardName(event.card), stored: 'no' }),
  played: (event) => ({
    ...actor(event),
    card: cardName(event.card),
    stored: yes(event.stored),
  }),
  stored: (event) => ({ ...actor(event), card: cardName(event.card), stored: 'no' }),
  built: ({ city }) => ({ city: named.city(city) }),
  station_taken: ({ city }) => ({ city: named.city(city) }),
  treated: (event) => ({
    ...place(event),
    ...actor(event),
    cubes: event.cubes,
    presence: yes(event.presence),
  }),
  shared: ({ giver, receiver, card }) => ({
    giver: named.role(giver),
    receiver: named.role(receiver),
    card: cardName(card),
  }),
  cured: (event) => ({ ...actor(event), disease: named.disease(event.disease) }),
  eradicated: ({ disease }) => ({ disease: named.disease(disease) }),
  passed: (event) => ({ ...actor(event), actions: event.actions }),
  drew: (event) => ({
    ...actor(event),
    card: card(event.card),
    epidemic: yes(event.card === 'epidemic'),
  }),
  increased: ({ epidemics, rate }) => ({ epidemics, rate }),
  turned: ({ city, bottom }) => ({ city: named.city(city), bottom: yes(bottom) }),
  infected: (event) => ({
    ...place(event),
    cubes: event.cubes,
    total: event.total,
    more: yes(event.total > event.cubes),
  }),
  prevented: (event) => ({
    ...place(event),
    by: event.by,
    protector: event.by === 'eradicated' ? '' : named.role(event.by),
  }),
  outbreak: (event) => ({
    ...place(event),
    outbreaks: event.outbreaks,
    origin: event.origin ? named.city(event.origin) : 'none',
  }),
  intensified: ({ cards }) => ({ cards: cities(cards) }),
  skipped: ({ quiet_nights }) => ({ quiet_nights }),
  removed: ({ card }) => ({ card: cityName(card) }),
  looked: (event) => ({ ...actor(event), number: event.number, cards: cities(event.cards) }),
  ordered: (event) => ({ ...actor(event), number: event.number, cards: cities(event.cards) }),
  turn: actor,
  ended: ({ cause, disease }) => ({ cause, disease: disease ? named.disease(disease) : 'none' }),
};

/** Return the sentence of an event, as the seat `viewer` may know it. */
export function sayHappening(happening: Happening, viewer: number | null): string {
  const event = redactFor(happening, viewer);
  const argumentsOf = ARGUMENTS[event.event] as (event: Happening) => Arguments;
  return t(`log-${event.event.replace('_', '')}`, argumentsOf(event));
}

/** Return the name of a holder: a person, or the bot of a seat. */
export function holderName(holder: string | null, table: Table): string {
  if (holder === null) return t('seat-free');
  const seat = /^bot:(\d+)$/.exec(holder)?.[1];
  if (seat !== undefined) {
    const number = Number(seat) + 1;
    const bot = botName(table.seats[number - 1]?.bot);
    return bot ? t('bot-seat', { bot, number }) : t('seat-bot', { number });
  }
  return table.people[holder]?.name || t('seat-somebody');
}

export interface TeamMember {
  role: string;
  name: string;
}

/** Return the role of each seat with the name of its player, or the role's where one person has all. */
export function listTeam(table: Table, position: Position | undefined): TeamMember[] {
  const local = table.setup.visibility === 'local';
  return (position?.players ?? []).map(({ role }, seat) => ({
    role,
    name: local ? roleName(role) : holderName(table.seats[seat]?.holder ?? null, table),
  }));
}

/** Return the sentence of a log entry that is not a move. */
export function sayEntry(entry: ShownEntry, table: Table, position: Position): string | null {
  const seat = (number: number) => named.role(position.players[number]?.role ?? '');
  // At a local table all seats belong to the same person: use the role instead.
  const own = table.setup.visibility === 'local' && 'seat' in entry && entry.kind !== 'seated';
  const name = own ? seat(entry.seat) : holderName(entry.by, table);
  const say = (args: Arguments) => t(`entry-${entry.kind}`, { name, ...args });
  switch (entry.kind) {
    case 'opened':
    case 'joined':
    case 'began':
    case 'closed':
      return say({});
    case 'seated':
      if (entry.one_turn) {
        const owner = table.seats[entry.seat]?.owner ?? null;
        return t('entry-one-turn', { seat: seat(entry.seat), name: holderName(owner, table) });
      }
      return say({
        seat: seat(entry.seat),
        holder: entry.holder ? holderName(entry.holder, table) : 'none',
      });
    case 'voted':
      return say({ seat: seat(entry.seat) });
    case 'undid':
      return say({});
    case 'asked':
      return say(
        entry.text === 'undo'
          ? { text: 'undo', move: '' }
          : { text: 'move', move: entry.parts ? sayMove(entry.parts) : entry.text },
      );
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
    case 'gone':
    case 'removed':
      return say({
        name: holderName(entry.person, table),
        by: entry.by === null ? 'none' : 'host',
      });
    case 'renamed':
      return t('entry-renamed', { old: name, name: entry.name });
    default:
      return null; // standing orders and passed windows are not shown
  }
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
