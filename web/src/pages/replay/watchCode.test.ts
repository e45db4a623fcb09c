import { expect, it } from 'vitest';
import { readCode, makeCode } from './watchCode';

it('finds its own codes in an address, and no others', () => {
  const code = makeCode();
  expect(readCode(`#with=${code}`)).toBe(code);
  expect(makeCode()).not.toBe(code);
  for (const hash of ['', '#12', '#with=', '#with=abc', '#with=a-b-c-d'])
    expect(readCode(hash)).toBe('');
});
