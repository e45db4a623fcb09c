// The numbers of cards that players have told of their private hands.
import type { ShownEntry } from '../../wire/wire';
import { city, isCity, type Disease } from './cities';
import type { PlayedEntry } from './liveMoves';
import { redactFor } from './visible';

export interface Told {
  disease: Disease;
  cards: number;
  /** Whether cards that nobody has seen have come since: there may be more. */
  more: boolean;
}

/** Return what each seat has told, kept up to date by what the seat that reads saw since. */
export function countTold(
  entries: readonly ShownEntry[],
  live: readonly PlayedEntry[],
  roles: readonly string[],
  viewer: number | null,
): Told[][] {
  const kept = new Set(live.map(({ seq }) => seq));
  const told = roles.map(() => new Map<Disease, Told>());
  const of = (role: string) => told[roles.indexOf(role)];
  const change = (role: string, card: string, by: number) => {
    const known = isCity(card) && of(role)?.get(city(card).disease);
    if (known) known.cards = Math.max(0, known.cards + by);
  };
  for (const entry of entries) {
    if (entry.kind === 'told' && entry.disease !== null && entry.count !== null) {
      const disease = entry.disease as Disease;
      told[entry.seat]?.set(disease, { disease, cards: entry.count, more: false });
    }
    if (entry.kind !== 'played' || !kept.has(entry.seq)) continue;
    for (const happened of entry.events) {
      const event = redactFor(happened, viewer);
      if (event.event === 'discarded') change(event.player, event.card, -1);
      else if (event.event === 'shared') {
        change(event.giver, event.card, -1);
        change(event.receiver, event.card, 1);
      } else if (event.event === 'drew' && event.card !== 'epidemic') {
        if (event.card !== null) change(event.player, event.card, 1);
        else for (const count of of(event.player)?.values() ?? []) count.more = true;
      }
    }
  }
  // That there are none or more says nothing.
  return told.map((counts) => [...counts.values()].filter(({ cards, more }) => cards || !more));
}
