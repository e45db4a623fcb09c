import { expect, it } from 'vitest';
import { tokenize } from './tokenize';

it('reads words in lower case and without accents', () => {
  expect(tokenize('  São Paulo, Kraków-Łódź ')).toEqual(['sao', 'paulo', 'krakow', 'lodz']);
});

it('keeps other alphabets, digits and the colon of seat:1', () => {
  expect(tokenize('Каир seat:1')).toEqual(['каир', 'seat:1']);
});

it('finds nothing in nothing', () => {
  expect(tokenize(' – ')).toEqual([]);
});
