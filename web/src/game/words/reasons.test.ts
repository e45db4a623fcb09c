import { describe, expect, it } from 'vitest';
import type { MoveReason } from '../../wire/wire';
import { formatPercent, sayReason } from './reasons';

const said = (
  code: MoveReason['code'],
  figures: MoveReason['figures'] = {},
  purpose: MoveReason['purpose'] = null,
) => sayReason({ move: '', code, purpose, figures });

it('shows a decimal near 0 and 100 %, so that nothing likely looks certain', () => {
  expect(formatPercent(0.5)).toBe('50%');
  expect(formatPercent(0.456)).toBe('46%');
  expect(formatPercent(0.0123)).toBe('1.2%');
  expect(formatPercent(0.999)).toBe('99.9%');
  expect(formatPercent(1)).toBe('100%');
});

describe('sayReason', () => {
  it('names cubes and risk of the city that a pawn goes to', () => {
    expect(said('moves', { city: 'cairo', cubes: 3, infected: 0.25 })).toBe(
      '3 black cubes in Cairo; 25% chance of infection at the end of this turn.',
    );
    expect(said('moves', { city: 'cairo', cubes: 1 })).toBe('1 black cube in Cairo.');
    expect(said('moves', { city: 'cairo', infected: 0.05 })).toBe(
      'Cairo: 5% chance of infection at the end of this turn.',
    );
  });

  it('calls a move without cubes, risk or aim a step on the way', () => {
    expect(said('moves', { city: 'cairo' })).toBe('A step on the way.');
  });

  it('says the aim of a move', () => {
    expect(said('moves', { city: 'cairo', disease: 'black' }, 'treats')).toBe(
      'Aim: treating black.',
    );
    expect(said('moves', { city: 'cairo', cubes: 2, disease: 'red' }, 'cures')).toBe(
      '2 black cubes in Cairo. Aim: the cure for red.',
    );
  });

  it('counts the cubes before a treatment', () => {
    expect(said('treats', { disease: 'blue', treated_cubes: 2, cubes: 9 })).toBe(
      '2 blue cubes before treating.',
    );
  });

  it('counts the cards that the receiver will hold', () => {
    const shared = { receiver: 'scientist', disease: 'blue', card: 'paris', needed: 4 };
    expect(said('shares', { ...shared, will_hold: 3 })).toBe(
      'The Scientist then has 3 blue cards; a cure needs 4.',
    );
    expect(said('moves', { ...shared, city: 'paris', will_hold: 1 }, 'shares')).toBe(
      'Aim: the Paris card for the Scientist, who then has 1 blue card; a cure needs 4.',
    );
  });

  it('says nothing about cards that nobody may count', () => {
    const hidden = { receiver: 'scientist', disease: 'blue', card: 'paris' };
    expect(said('shares', hidden)).toBe('');
    expect(said('moves', { ...hidden, city: 'paris', cubes: 1 }, 'shares')).toBe(
      '1 blue cube in Paris.',
    );
  });

  it('explains what is discarded and declined', () => {
    expect(said('discards', { card: 'paris', disease: 'blue', cured: true })).toBe(
      'The cure for blue has already been discovered.',
    );
    expect(said('discards', { card: 'paris', disease: 'blue', keeps: 0, needed: 5 })).toBe(
      'It is the only blue card in this hand; a cure needs 5.',
    );
    expect(said('declines', { disease: 'red', keeps: 3, needed: 5 })).toBe(
      'This hand already has 3 red cards; a cure needs 5.',
    );
    expect(said('declines')).toBe('Something else seems better for this turn.');
  });

  it('names events by their names', () => {
    expect(said('stores', { event: 'one_quiet_night' })).toBe(
      'One Quiet Night can be played once more.',
    );
    expect(said('looks_ahead')).toBe('The next infections will be known.');
  });

  it('says nothing for a code without a message', () => {
    expect(said('wonders' as 'declines')).toBe('');
  });
});
