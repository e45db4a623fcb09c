import { expect, it } from 'vitest';
import type { ChosenSetup } from '../state/options';
import { saySetup } from './setupWords';

it.each<[ChosenSetup, string[], string]>([
  [{ players: 3, epidemics: 5 }, [], '3 players · Standard · private hands'],
  [{ players: 2, epidemics: 4 }, ['2 bots'], '2 players · 2 bots · Introductory · open hands'],
  [
    { players: 4, epidemics: 6, hands: 'open', visibility: 'local', edition: '2008' },
    [],
    '4 players · On this screen · Heroic · open hands · 2008 edition',
  ],
])('%o', (setup, bots, words) => expect(saySetup(setup, bots)).toBe(words));
