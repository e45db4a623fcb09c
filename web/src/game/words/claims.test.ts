import { expect, it } from 'vitest';
import type { ClaimFigures, ClaimCode } from '../../wire/wire';
import { sayClaim, sayLoss, sayPlan } from './claims';

const said = (code: ClaimCode, figures: ClaimFigures, futures: number | null = null) =>
  sayClaim({ code, figures, futures, of: 100 });

it('says what a turn does', () => {
  expect(said('cures', { disease: 'blue', city: 'paris' })).toBe(
    'Discover the cure for blue in Paris.',
  );
  const shares = {
    card: 'chicago',
    receiver: 'scientist',
    disease: 'blue',
    holds: 4,
    needed: 4,
  } as const;
  expect(said('shares', shares)).toBe(
    'Give the Chicago card to the Scientist, who then has 4 of the 4 blue cards needed for a cure.',
  );
  expect(said('takes', { ...shares, giver: 'medic' })).toBe(
    'Take the Chicago card from the Medic: that makes 4 of the 4 blue cards needed for a cure.',
  );
  const keeps = { card: 'paris', disease: 'blue', keeps: 0, needed: 5 } as const;
  expect(said('discards_keeps', keeps)).toBe(
    'Discard the Paris card: it is the only blue card in the hand, and a cure needs 5.',
  );
});

it('says in how many futures something comes', () => {
  expect(said('cure_next', { disease: 'red', role: 'medic' }, 71)).toBe(
    'In 71 of 100 simulated games, the Medic discovers the cure for red on their next turn.',
  );
  expect(said('leaves', { cities: ['cairo', 'lima'] }, 91)).toBe(
    'Cairo and Lima stay at three cubes, but in 91 of 100 simulated games there is no outbreak before the next turn.',
  );
});

it('says what a claim would be otherwise, in numbers and in percent', () => {
  expect(said('cure_next', { disease: 'red', role: 'medic', otherwise: 8 }, 92)).toBe(
    'In 92 of 100 simulated games, the Medic discovers the cure for red on their next turn; otherwise only in 8.',
  );
  expect(said('dangers', { city: 'cairo', risk: 0.16, any: 0.36 })).toBe(
    'The chance of an outbreak this turn is 36%, most likely in Cairo (16%).',
  );
  const cards = ['chicago', 'paris'];
  const set = { cards, receiver: 'medic', disease: 'blue', holds: 5, needed: 5 } as const;
  expect(said('shares_all', set)).toBe(
    'Give the Chicago and Paris cards to the Medic, who then has 5 of the 5 blue cards needed for a cure.',
  );
});

it('says what a turn is for with its first move only', () => {
  const why = { move: 'pass', code: 'passes', purpose: null, figures: {} } as const;
  const passes = { code: 'passes', figures: {}, futures: null, of: 100 } as const;
  const wins = { code: 'win_next', figures: { turns: 1 }, futures: 80, of: 100 } as const;
  expect(sayPlan({ ...why, says: [passes, wins] })).toBe(
    'Pass: there is no better use for the actions. In 80 of 100 simulated games, the team wins on the next turn.',
  );
  const figures = {
    card: 'paris',
    giver: 'scientist',
    disease: 'blue',
    holds: 3,
    needed: 5,
  } as const;
  const takes = { code: 'takes', figures, futures: null, of: 100 } as const;
  expect(sayPlan({ ...why, says: [takes] }, ['scientist'])).toBe(
    'Take the Paris card from you: that makes 3 of the 5 blue cards needed for a cure.',
  );
  expect([sayPlan(why), sayPlan(null)]).toEqual(['', '']);
});

it('says what a turn loses that was tried', () => {
  const outbreak = { city: 'karachi', risk: 0.02, risk_otherwise: 0.31 } as const;
  const lost = (code: ClaimCode, figures: ClaimFigures) =>
    sayLoss({ code, figures, futures: 64, of: 100 });
  expect(lost('rather_outbreak', outbreak)).toBe(
    'The chance of an outbreak in Karachi this turn is 31%; after a better choice, it would be 2%.',
  );
  expect(lost('then_lost', { turns: 2, otherwise: 20 })).toBe(
    'In 64 of 100 simulated games the team loses within the next 2 turns; after a better choice, in 20.',
  );
});
