// Moves in text (docs/notation.md) taken apart, so that they can be offered step by step.

export type Kind =
  | 'drive'
  | 'direct'
  | 'charter'
  | 'shuttle'
  | 'dispatch'
  | 'opsflight'
  | 'build'
  | 'treat'
  | 'give'
  | 'take'
  | 'cure'
  | 'store'
  | 'pass'
  | 'airlift'
  | 'grant'
  | 'quiet'
  | 'resilient'
  | 'forecast'
  | 'order'
  | 'discard'
  | 'next';

/** What a player may have to choose, one after the other, to say a move. */
export type Part =
  'kind' | 'pawn' | 'partner' | 'disease' | 'event' | 'card' | 'city' | 'how' | 'moving';

export interface Move extends Partial<Record<Exclude<Part, 'kind'>, string>> {
  seat: number;
  text: string;
  kind: Kind;
  /** The cards of a cure, the order of a Forecast. */
  cards?: string[];
}

/** In which order the parts of a move are asked for. */
export const PARTS: Record<Kind, Part[]> = {
  drive: ['city'],
  direct: ['city'],
  charter: ['city'],
  shuttle: ['city'],
  dispatch: ['pawn', 'city', 'how'],
  opsflight: ['city', 'card'],
  build: ['moving'],
  treat: ['disease'],
  give: ['card', 'partner'],
  take: ['card', 'partner'],
  cure: ['disease'],
  store: ['event'],
  pass: [],
  airlift: ['pawn', 'city'],
  grant: ['city', 'moving'],
  quiet: [],
  resilient: ['city'],
  forecast: [],
  order: [],
  discard: ['card'],
  next: [],
};

/** The event card that a kind of move plays. */
export const EVENT_OF: Partial<Record<Kind, string>> = {
  airlift: 'airlift',
  grant: 'government_grant',
  quiet: 'one_quiet_night',
  resilient: 'resilient_population',
  forecast: 'forecast',
};

export function isEvent(move: Move): boolean {
  return EVENT_OF[move.kind] !== undefined;
}

/** The move that a text says, for the seat whose view listed it. */
export function read(text: string, seat: number): Move {
  const words = text.split(' ');
  if (words[0]?.startsWith('seat:')) words.shift();
  const [verb = '', a = '', b = '', c = ''] = words;
  const move = (kind: Kind, parts: Partial<Move> = {}): Move => ({ seat, text, kind, ...parts });
  switch (verb) {
    case 'drive':
    case 'direct':
    case 'charter':
    case 'shuttle':
      return move(verb, { city: a });
    case 'move':
      return move('dispatch', { pawn: a, how: b, city: c });
    case 'opsflight':
      return move('opsflight', { city: a, card: c });
    case 'build':
      return move('build', b ? { moving: b } : {});
    case 'treat':
      return move('treat', { disease: a });
    case 'give':
    case 'take':
      return move(verb, { card: a, partner: c });
    case 'cure':
      return move('cure', { disease: a, cards: words.slice(3) });
    case 'store':
      return move('store', { event: a });
    case 'airlift':
      return move('airlift', { pawn: a, city: b });
    case 'grant':
      return move('grant', c ? { city: a, moving: c } : { city: a });
    case 'resilient':
      return move('resilient', { city: a });
    case 'order':
      return move('order', { cards: words.slice(1) });
    case 'discard':
      return move('discard', { card: a });
    case 'pass':
    case 'quiet':
    case 'forecast':
    case 'next':
      return move(verb);
    default:
      throw new Error(`not a move: ${text}`);
  }
}

/** The first thing in which these moves differ: what has to be chosen next, or null. */
export function nextPart(moves: readonly Move[]): Part | null {
  const differ = (part: Part) => new Set(moves.map((move) => move[part] ?? '')).size > 1;
  if (differ('kind')) return 'kind';
  const first = moves[0];
  return (first && PARTS[first.kind].find(differ)) ?? null;
}
