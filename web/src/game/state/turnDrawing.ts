// A planned or advised turn, or one that is over, as drawn on the map.
import type { Happening, Player } from '../../wire/wire';
import type { Move } from './moves';

export interface TurnDrawing {
  /** The route of each moving pawn, from its present city. */
  routes: string[][];
  /** The numbers of the steps in each city. */
  numbers: Map<string, string>;
}

/** The drawing of somebody's moves, and the city where each moving pawn ends. */
export interface MovesDrawing extends TurnDrawing {
  ends: Map<string, string>;
}

/** A move, the pawn that it moves or that makes it, and the city where it happens. */
export interface PlacedMove {
  move: Move;
  pawn: string;
  city: string;
}

/** The kinds of moves that take a pawn to their city. */
const STEPS = ['drive', 'direct', 'charter', 'shuttle', 'opsflight', 'dispatch', 'airlift'];

/** Return whether a move takes a pawn to its city. */
export const isStep = ({ kind }: Move): boolean => STEPS.includes(kind);

/** Return where each of these moves happens, one after the other. */
export function placeMoves(moves: readonly Move[], players: readonly Player[]): PlacedMove[] {
  const cities = new Map<string, string>(players.map(({ role, city }) => [role, city]));
  return moves.map((move) => {
    const pawn = move.pawn ?? players[move.seat]?.role ?? '';
    if (move.city && isStep(move)) cities.set(pawn, move.city);
    return { move, pawn, city: move.city ?? cities.get(pawn) ?? '' };
  });
}

/** Return the routes and the places of moves, the first of which is step `from`. */
export function drawTurn(
  moves: readonly Move[],
  players: readonly Player[],
  from = 1,
): MovesDrawing {
  const ways = new Map<string, string[]>(players.map(({ role, city }) => [role, [city]]));
  const places = new Map<string, number[]>();
  placeMoves(moves, players).forEach(({ move, pawn, city }, i) => {
    if (move.city && isStep(move)) ways.get(pawn)?.push(city);
    places.set(city, [...(places.get(city) ?? []), from + i]);
  });
  const moving = [...ways].filter(([, way]) => way.length > 1);
  return {
    ends: new Map(moving.map(([role, way]) => [role, way.at(-1) ?? ''])),
    routes: moving.map(([, way]) => way),
    numbers: sayPlaces(places),
  };
}

/** Return the routes of the pawns that moved in a turn, and the places of its actions. */
export function drawHappened(events: readonly Happening[]): TurnDrawing {
  const ways = new Map<string, string[]>();
  const places = new Map<string, number[]>();
  let step = 0;
  for (const event of events) {
    const { event: name } = event;
    if (name === 'moved')
      ways.set(event.player, [...(ways.get(event.player) ?? [event.origin]), event.city]);
    if (name === 'moved' || name === 'built' || (name === 'treated' && !event.presence))
      places.set(event.city, [...(places.get(event.city) ?? []), (step += 1)]);
  }
  return { routes: [...ways.values()], numbers: sayPlaces(places) };
}

function sayPlaces(places: ReadonlyMap<string, readonly number[]>): Map<string, string> {
  return new Map([...places].map(([city, steps]) => [city, formatRange(steps)]));
}

/** As in "1, 3–4". */
export function formatRange(steps: readonly number[]): string {
  const runs: number[][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    if (run?.at(-1) === step - 1) run.push(step);
    else runs.push([step]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(', ');
}
