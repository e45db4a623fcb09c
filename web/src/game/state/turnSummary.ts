// Summarise a turn from its events.
import type { Happening } from '../../wire/wire';

export interface Summary {
  /** The way of each pawn that moved, from where it began. */
  routes: { role: string; flies: boolean; cities: string[] }[];
  /** The cubes that were taken away, by disease. */
  treated: { disease: string; cubes: number }[];
  built: string[];
  shared: { card: string; receiver: string }[];
  cured: string[];
  eradicated: string[];
  /** Event cards that were played. */
  played: string[];
  /** Cards of the player deck without epidemics; null is a hidden one. */
  drawn: (string | null)[];
  /** Cards above the hand limit. */
  discarded: string[];
  /** The city that each epidemic struck. */
  epidemics: string[];
  /** Cities that got a cube by their own card. */
  infected: string[];
  outbreaks: { city: string; disease: string; outbreaks: number }[];
  result: string | null;
}

/** Return the summary of a turn's events. */
export function summarise(events: readonly Happening[]): Summary {
  const all: Summary = {
    routes: [],
    treated: [],
    built: [],
    shared: [],
    cured: [],
    eradicated: [],
    played: [],
    drawn: [],
    discarded: [],
    epidemics: [],
    infected: [],
    outbreaks: [],
    result: null,
  };
  for (const event of events) addEvent(all, event);
  return all;
}

function addEvent(all: Summary, event: Happening): void {
  switch (event.event) {
    case 'moved': {
      const { player: role, origin, city, how } = event;
      const flies = how !== 'drive';
      const route = all.routes.find((other) => other.role === role);
      if (!route) all.routes.push({ role, flies, cities: [origin, city] });
      else {
        route.cities.push(city);
        route.flies ||= flies;
      }
      break;
    }
    case 'treated': {
      const { disease, cubes } = event;
      const same = all.treated.find((other) => other.disease === disease);
      if (same) same.cubes += cubes;
      else all.treated.push({ disease, cubes });
      break;
    }
    case 'built':
      all.built.push(event.city);
      break;
    case 'shared':
      all.shared.push({ card: event.card, receiver: event.receiver });
      break;
    case 'cured':
      all.cured.push(event.disease);
      break;
    case 'eradicated':
      all.eradicated.push(event.disease);
      break;
    case 'played':
      all.played.push(event.card);
      break;
    case 'drew':
      if (event.card !== 'epidemic') all.drawn.push(event.card);
      break;
    case 'discarded':
      if (event.why === 'limit') all.discarded.push(event.card);
      break;
    case 'turned':
      if (event.bottom) all.epidemics.push(event.city);
      break;
    case 'infected':
      if (event.why === 'card') all.infected.push(event.city);
      break;
    case 'outbreak': {
      const { city, disease, outbreaks } = event;
      all.outbreaks.push({ city, disease, outbreaks });
      break;
    }
    case 'ended':
      all.result = event.result;
      break;
  }
}
