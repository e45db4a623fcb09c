import { describe, expect, it } from 'vitest';
import { move, players, position, table } from '../testing/game';
import { sayChat } from './sentences';
import { citySignals, generalSignals, hasReaders, saySignal, signalledCity } from './signals';

const said = { kind: 'said', seq: 4, by: 'ada', text: 'help cairo', moves: null } as const;

describe('a chat message', () => {
  it('is read as it was typed', () => {
    expect(sayChat({ ...said, phrase: null, about: null })).toBe('help cairo');
  });

  it('is a sentence of the reader, if it is a signal', () => {
    expect(sayChat({ ...said, phrase: 'help', about: 'cairo' })).toBe('Help is needed: Cairo');
    const plan = { ...said, phrase: 'plan', about: 'medic' };
    expect(sayChat({ ...plan, moves: [move('drive paris'), move('treat blue')] })).toBe(
      'Plan for the Medic: Drive or ferry to Paris · Treat blue',
    );
    expect(sayChat({ ...plan, moves: [] })).toBe('No more plan for the Medic.');
    expect(saySignal({ phrase: 'look', about: 'medic' })).toBe('Look here: Medic');
    expect(saySignal({ phrase: 'keep', about: 'airlift' })).toBe('Keep this card: Airlift');
    expect(saySignal({ phrase: 'well_played', about: null })).toBe('Well played!');
  });
});

it('offers the cures that are still to be discovered', () => {
  const diseases = { blue: 'cured', yellow: 'uncured', black: 'eradicated', red: 'uncured' };
  const cures = generalSignals({ diseases }).filter(({ phrase }) => phrase === 'cure');
  expect(cures.map(({ about }) => about)).toEqual(['yellow', 'red']);
  expect(citySignals('cairo').every(({ about }) => about === 'cairo')).toBe(true);
});

it('points at a city, or at the city of a pawn', () => {
  const here = position({ players: players('medic', { city: 'paris' }) });
  expect(signalledCity('cairo', here)).toBe('cairo');
  expect(signalledCity('medic', here)).toBe('paris');
  expect(signalledCity('airlift', here)).toBeNull();
  expect(signalledCity(null, here)).toBeNull();
});

it('needs somebody who reads it', () => {
  expect(hasReaders({ you: 'ada', people: table().people })).toBe(
    Object.keys(table().people).some((id) => id !== 'ada'),
  );
  expect(hasReaders({ you: 'ada', people: {} })).toBe(false);
  expect(hasReaders({ you: null, people: table().people })).toBe(false);
});
