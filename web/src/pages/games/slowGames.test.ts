import { describe, expect, it } from 'vitest';
import { drove } from '../../testing/game';
import type { Happening, OpenRequest, SlowGame } from '../../wire/wire';
import {
  countWaiting,
  findFocus,
  findQuestion,
  findWait,
  findWanted,
  sortGames,
} from './slowGames';

const REQUEST: OpenRequest = {
  request: { number: 7, seat: 1, of: [0], steps: [], why: null },
  unanswered: [0],
};

/** Return a game of Ada and Max in which Max has the turn, with these changes. */
function slow(change: Partial<SlowGame> = {}, game: Partial<SlowGame['game']> = {}): SlowGame {
  return {
    id: 'one',
    status: 'playing',
    you: 'ada',
    people: { ada: { name: 'Ada', gone: false }, max: { name: 'Max', gone: false } },
    setup: { name: '', players: 2, epidemics: 4, late: 'bot' },
    game: {
      edition: '2013',
      seats: ['ada', 'max'].map((holder) => ({ holder, owner: null, bot: null })),
      pawns: [
        { role: 'medic', city: 'cairo' },
        { role: 'scientist', city: 'paris' },
      ],
      seat: 1,
      cubes: {},
      stations: [],
      diseases: {},
      requests: [],
      outcome: null,
      ...game,
    },
    waits: [{ person: 'max', since: 0, due: 50 }],
    news: [],
    message: null,
    ...change,
  };
}

const waitsFor = (person: string, due: number) => [{ person, since: 0, due }];

describe('what a game waits for', () => {
  it('is your turn, your answer, others, or nothing after the end', () => {
    expect(findWanted(slow({ waits: waitsFor('ada', 9) }))).toBe('turn');
    expect(findWanted(slow({ waits: waitsFor('ada', 9) }, { requests: [REQUEST] }))).toBe(
      'question',
    );
    expect(findWanted(slow())).toBe('others');
    expect(findWanted(slow({ status: 'over', waits: [] }))).toBe('over');
  });

  it('is no question to somebody else, nor one that is answered', () => {
    const other = { ...REQUEST, unanswered: [1] };
    expect(findQuestion(slow({}, { requests: [other] }))).toBeNull();
    expect(findQuestion(slow({}, { requests: [other, REQUEST] }))).toBe(REQUEST);
  });
});

it('lists your turns first, then questions to you, then others by deadline, then finished ones', () => {
  const games = [
    slow({ id: 'over', status: 'over', waits: [] }),
    slow({ id: 'bots', waits: [] }),
    slow({ id: 'later', waits: waitsFor('max', 90) }),
    slow({ id: 'sooner', waits: waitsFor('max', 80) }),
    slow({ id: 'question', waits: waitsFor('ada', 3) }, { requests: [REQUEST] }),
    slow({ id: 'turn', waits: waitsFor('ada', 70) }),
    slow({ id: 'urgent', waits: waitsFor('ada', 60) }),
  ];
  expect(sortGames(games).map(({ id }) => id)).toEqual([
    ...['urgent', 'turn', 'question', 'sooner', 'later', 'bots', 'over'],
  ]);
  expect(countWaiting(games)).toBe(3);
});

it('has the deadline of your own wait, or else the next one', () => {
  const waits = [...waitsFor('max', 10), ...waitsFor('eve', 5), ...waitsFor('ada', 20)];
  expect(findWait(slow({ waits }))?.due).toBe(20);
  expect(findWait(slow({ waits: waits.slice(0, 2) }))?.person).toBe('eve');
  expect(findWait(slow({ waits: [] }))).toBeNull();
});

it('looks at the city where something happened last, or at the active pawn', () => {
  const cured: Happening = {
    ...{ event: 'cured', audience: null, player: 'medic', disease: 'blue' },
    cards: [],
  } as Happening;
  expect(
    findFocus(
      slow({ news: [{ seat: 1, bot: false, events: [drove('miami'), drove('lima'), cured] }] }),
    ),
  ).toBe('lima');
  expect(findFocus(slow())).toBe('paris');
});
