// A try at the deal of the day: its strip, its rank among all teams, and the days in a row.
import type { Disease } from '../../game/state/cities';
import type { TeamCount, Try } from '../../wire/wire';

export type Mark = Disease | 'epidemic' | 'outbreak';

const MARKS: Record<string, Mark> = {
  b: 'blue',
  y: 'yellow',
  k: 'black',
  r: 'red',
  e: 'epidemic',
  o: 'outbreak',
};
const SHARED: Partial<Record<Mark, string>> = {
  blue: '🔵',
  yellow: '🟡',
  black: '⚫',
  red: '🔴',
  outbreak: '💥',
};
const QUIET = '▫️';
const DAY = 86_400_000; // ms

/** Return what happened in a turn of a strip, in order. */
export function parseMarks(turn: string): Mark[] {
  return [...turn].flatMap((letter) => MARKS[letter] ?? []);
}

/** Return how often something happened. */
export function countMark(strip: readonly string[], mark: Mark): number {
  return strip.flatMap(parseMarks).filter((other) => other === mark).length;
}

/** Return the turn of a cure, from 1, or null. */
export function findCureTurn(strip: readonly string[], disease: Disease): number | null {
  const at = strip.findIndex((turn) => parseMarks(turn).includes(disease));
  return at < 0 ? null : at + 1;
}

/**
 * Return a strip as text that spoils nothing: by rounds, and without the epidemics, because they come
 * in the same turn for everyone.
 */
export function formatStrip(strip: readonly string[], players: number): string {
  const rounds = Array.from({ length: Math.ceil(strip.length / players) }, (_, round) =>
    strip.slice(round * players, (round + 1) * players).flatMap(parseMarks),
  );
  return rounds.map((marks) => marks.map((mark) => SHARED[mark] ?? '').join('') || QUIET).join(' ');
}

/** Return the number of teams that fit. */
export function countTeams(
  teams: readonly TeamCount[],
  fits: (team: TeamCount) => boolean = () => true,
): number {
  return teams.filter(fits).reduce((sum, team) => sum + team.teams, 0);
}

/** Return the share of the other teams that did worse than a win in this turn; null without others. */
export function computeShareBeaten(teams: readonly TeamCount[], turns: number): number | null {
  const others = countTeams(teams) - 1;
  const worse = countTeams(teams, (team) => !team.won || team.turns > turns);
  return others > 0 ? worse / others : null;
}

/** Return how many days in a row, up to today or yesterday, have a result. */
export function countDaysInARow(tries: readonly Try[], today: string): number {
  const done = new Set(tries.filter(({ state }) => state === 'over').map(({ day }) => day));
  const before = (day: string) => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
  let day = done.has(today) ? today : before(today);
  let days = 0;
  for (; done.has(day); day = before(day)) days += 1;
  return days;
}

/** Return the days of a month, and in which column its first one is, from Monday (0). */
export function layOutMonth(today: string): { days: string[]; column: number } {
  const month = today.slice(0, 7);
  const first = new Date(`${month}-01`);
  const number = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  const days = Array.from(
    { length: number },
    (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`,
  );
  return { days, column: (first.getUTCDay() + 6) % 7 };
}
