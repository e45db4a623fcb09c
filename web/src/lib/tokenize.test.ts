import { expect, it } from 'vitest';
import { words } from './tokenize';

it('reads words in lower case and without accents', () => {
  expect(words('  São Paulo, Kraków-Łódź ')).toEqual(['sao', 'paulo', 'krakow', 'lodz']);
});

it('keeps other alphabets, digits and the colon of seat:1', () => {
  expect(words('Каир seat:1')).toEqual(['каир', 'seat:1']);
});

it('finds nothing in nothing', () => {
  expect(words(' – ')).toEqual([]);
});
