import { expect, it } from 'vitest';
import { checkDeal } from './dealVerdict';

// From `fourcures verify`.
const HELLO = '6315aa16bace22fe28b6af9cabfb0ffb4399e2b58a147e2a61837eac31067684';

it('accepts the seed that was promised, and no other', async () => {
  const table = { deal_known: false, commitment: HELLO };
  expect(await checkDeal(table, 'hello')).toBe('fits');
  expect(await checkDeal(table, 'Hello')).toBe('differs');
});

it('claims nothing about a deal that the host chose', async () => {
  expect(await checkDeal({ deal_known: true, commitment: '' }, 'hello')).toBe('known');
});
