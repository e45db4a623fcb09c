import { expect, it } from 'vitest';
import { measureCaps, measureLabel, fitName } from './fitText';

it('measures narrow and wide letters', () => {
  expect(measureCaps('I')).toBeLessThan(measureCaps('A'));
  expect(measureCaps('A')).toBeLessThan(measureCaps('W'));
  expect(measureCaps('lima')).toBe(measureCaps('LIMA'));
});

it('measures the letters of labels, where capitals are wider', () => {
  expect(measureLabel('lima')).toBeLessThan(measureLabel('LIMA'));
  expect(measureLabel('Сан')).toBeGreaterThan(measureLabel('ill'));
});

it('keeps a short name large, in one line', () => {
  expect(fitName('Lima', 60, 19, 13)).toEqual({ size: 19, lines: 1 });
});

it('shrinks a long word until it fits', () => {
  const { size, lines } = fitName('Johannesburg', 60, 19, 13);
  expect(lines).toBe(1);
  expect(size).toBeLessThan(19);
  expect(size * measureCaps('Johannesburg')).toBeCloseTo(60);
});

it('puts a long name into two lines, also at a hyphen', () => {
  expect(fitName('Ho Chi Minh City', 60, 19, 13).lines).toBe(2);
  expect(fitName('Сан-Франциско', 60, 19, 13).lines).toBe(2);
});
