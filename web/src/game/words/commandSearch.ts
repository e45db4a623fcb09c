// Searches the legal moves for words, in the reader's language or in notation.
import { cityName, diseaseName, named, roleName, t } from '../../lib/text/text';
import { tokenize } from '../../lib/text/tokenize';
import type { SeatView } from '../../wire/wire';
import { CITIES, DISEASES } from '../state/cities';
import { PARTS, type Kind, type Move } from '../state/moves';
import { ROLES } from '../state/options';
import { nameOf } from './refusals';
import { sayCost, sayHarm } from './sayCosts';
import { sayMove } from './sentences';

/** Commands that are not moves and have no target. */
export type Step = 'undo' | 'redo' | 'reset' | 'go-on' | 'draw';

export type Offer =
  | { kind: 'move'; key: string; label: string; note: string; move: Move }
  | { kind: 'city'; key: string; label: string; city: string }
  | { kind: 'do'; key: string; label: string; wish: Step }
  | { kind: 'why'; key: string; label: string; text: string };

const MOST = 9;

/** Words that people also use for a kind of move. */
const ALSO: Partial<Record<Kind, string>> = {
  drive: 'go move',
  shuttle: 'go move fly',
  direct: 'go move fly',
  charter: 'go move fly',
  opsflight: 'go fly',
  give: 'share',
  take: 'share',
  next: 'draw go on',
};

/** Score how well the typed words match as prefixes, lower is better; null if they do not. */
function rateMatch(typed: readonly string[], text: string): number | null {
  const there = tokenize(text);
  let worth = 0;
  for (const word of typed) {
    const at = there.findIndex((other) => other.startsWith(word));
    if (at < 0) return null;
    worth += at + (there[at] === word ? 0 : 0.5);
  }
  return worth + there.length / 100;
}

/** Return the words with names replaced by ids and verbs: "lot kair" means `cairo`. */
function translateWords(typed: readonly string[]): string[] {
  const cities = CITIES.map(({ id }) => id);
  const names = [
    ...cities.map((id) => ({ words: tokenize(cityName(id)), id })),
    ...ROLES.map((id) => ({ words: tokenize(roleName(id)), id })),
    ...[...cities, ...ROLES].map((id) => ({ words: id.split('_'), id })),
    ...DISEASES.map((id) => ({ words: tokenize(diseaseName(id)), id })),
    ...Object.keys(PARTS).map((id) => ({ words: tokenize(t(`kind-${id}`)), id })),
  ].sort((a, b) => b.words.length - a.words.length);
  const said: string[] = [];
  for (let at = 0; at < typed.length;) {
    const known = names.find(({ words }) => words.every((word, i) => typed[at + i] === word));
    said.push(known?.id ?? typed[at] ?? '');
    at += known?.words.length ?? 1;
  }
  return said;
}

/** Return the offers that match the words, the best first. */
export function findOffers(
  line: string,
  moves: readonly Move[],
  view: SeatView,
  wishes: readonly Step[],
): Offer[] {
  const typed = tokenize(line);
  const why = tokenize(t('command-why'))[0] ?? 'why';
  if (typed[0] === why || typed[0] === 'why') {
    const text = translateWords(typed.slice(1)).join(' ');
    const move = line.trim().replace(/^\S+\s*/, ''); // as typed
    return [{ kind: 'why', key: 'why', label: t('command-why-not', { move }), text }];
  }
  const matches: { offer: Offer; worth: number }[] = [];
  for (const move of moves) {
    const label = sayMove(move);
    const names = move.text.split(' ').map(nameOf).join(' '); // labels may contain inflected forms
    const worth =
      rateMatch(typed, `${move.text.replaceAll('_', ' ')} ${label} ${ALSO[move.kind] ?? ''}`) ??
      rateMatch(typed, `${names} ${label}`);
    if (worth === null) continue;
    const key = `${move.seat} ${move.text}`;
    const note = [sayCost(move), sayHarm(move, view.position)].filter(Boolean).join('. ⚠ ');
    matches.push({ offer: { kind: 'move', key, label, note, move }, worth });
  }
  for (const wish of wishes) {
    const label = t(`action-${wish}`);
    const worth = rateMatch(typed, `${wish} ${label}`);
    if (worth !== null)
      matches.push({ offer: { kind: 'do', key: wish, label, wish }, worth: worth + 0.2 });
  }
  if (typed.length) {
    for (const { id } of CITIES) {
      const worth = rateMatch(typed, `go ${id.replaceAll('_', ' ')} ${cityName(id)}`);
      const label = t('command-look', { city: named.city(id) });
      if (worth !== null)
        matches.push({ offer: { kind: 'city', key: id, label, city: id }, worth: worth + 8 });
    }
  }
  return matches
    .sort((a, b) => a.worth - b.worth)
    .slice(0, MOST)
    .map(({ offer }) => offer);
}
