import { expect, it } from 'vitest';
import { codeIn, newCode } from './watchCode';

it('finds its own codes in an address, and no others', () => {
  const code = newCode();
  expect(codeIn(`#with=${code}`)).toBe(code);
  expect(newCode()).not.toBe(code);
  for (const hash of ['', '#12', '#with=', '#with=abc', '#with=a-b-c-d'])
    expect(codeIn(hash)).toBe('');
});
