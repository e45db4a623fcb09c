import { expect, it } from 'vitest';
import { drawFlight } from './flight';

it('bends a flight upwards', () => {
  expect(drawFlight({ x: 0, y: 100 }, { x: 100, y: 100 })).toBe('M0 100Q50 60 100 100');
});
