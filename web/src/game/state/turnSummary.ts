// Summarise a turn from its events.
import type { Happening } from '../../wire/wire';

type Named<Name> = Extract<Happening, { event: Name }>;

export type Summary = ReturnType<typeof summarise>;

/** Return the summary of a turn's events. */
export function summarise(events: readonly Happening[]) {
  const all = <Name extends Happening['event']>(name: Name) =>
    events.filter((event): event is Named<Name> => event.event === name);
  return {
    /** The way of each pawn that moved, from where it began. */
    routes: joinSteps(all('moved')),
    /** The cubes that were taken away, by disease. */
    treated: addCubes(all('treated')),
    built: all('built').map(({ city }) => city),
    shared: all('shared').map(({ card, receiver }) => ({ card, receiver })),
    cured: all('cured').map(({ disease }) => disease),
    eradicated: all('eradicated').map(({ disease }) => disease),
    /** Event cards that were played. */
    played: all('played').map(({ card }) => card),
    /** Event cards that were put on a role card. */
    stored: all('stored').map(({ card }) => card),
    /** Cards of the player deck without epidemics; null is a hidden one. */
    drawn: all('drew').flatMap(({ card }) => (card === 'epidemic' ? [] : [card])),
    /** Cards above the hand limit. */
    discarded: all('discarded').flatMap(({ card, why }) => (why === 'limit' ? card : [])),
    /** The city that each epidemic struck. */
    epidemics: all('turned').flatMap(({ city, bottom }) => (bottom ? city : [])),
    /** Cities that got a cube by their own card. */
    infected: all('infected').flatMap(({ city, why }) => (why === 'card' ? city : [])),
    outbreaks: all('outbreak').map(({ city, disease, outbreaks }) => ({
      city,
      disease,
      outbreaks,
    })),
    result: all('ended').at(-1)?.result ?? null,
  };
}

function joinSteps(steps: readonly Named<'moved'>[]) {
  const routes = new Map<string, { role: string; flies: boolean; cities: string[] }>();
  for (const { player: role, origin, city, how } of steps) {
    const { flies, cities } = routes.get(role) ?? { flies: false, cities: [origin] };
    routes.set(role, { role, flies: flies || how !== 'drive', cities: [...cities, city] });
  }
  return [...routes.values()];
}

function addCubes(treated: readonly Named<'treated'>[]) {
  const sums = new Map<string, number>();
  for (const { disease, cubes } of treated) sums.set(disease, (sums.get(disease) ?? 0) + cubes);
  return [...sums].map(([disease, cubes]) => ({ disease, cubes }));
}
