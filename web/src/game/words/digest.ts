// What the others did, in one line: who moved my pawn, epidemics, outbreaks and cures.
import { named, t } from '../../lib/text/text';
import type { EventMoved, Happening } from '../../wire/wire';
import { summarise } from '../state/turnSummary';

/** Return the last of these events in which somebody else moved the pawn of one of these roles. */
export function findMover(
  events: readonly Happening[],
  own: readonly string[],
): EventMoved | undefined {
  return events.findLast(
    (event): event is EventMoved =>
      event.event === 'moved' && own.includes(event.player) && !own.includes(event.by),
  );
}

/** Return what the players of these roles must know of these events; empty if nothing much happened. */
export function sayDigest(events: readonly Happening[], own: readonly string[] = []): string {
  const { epidemics, outbreaks, cured } = summarise(events);
  const moved = findMover(events, own);
  return [
    ...(moved
      ? [t('digest-moved', { player: named.role(moved.by), city: named.city(moved.city) })]
      : []),
    ...epidemics.map((city) => t('digest-epidemic', { city: named.city(city) })),
    ...(outbreaks.length ? [t('digest-outbreaks', { outbreaks: outbreaks.length })] : []),
    ...cured.map((disease) => t('digest-cured', { disease: named.disease(disease) })),
  ].join(', ');
}
