import { expect, it, vi } from 'vitest';
import { forget, keep, kept } from './planStorage';

it('keeps a plan for its table and its moment', () => {
  keep('t1', 7, ['drive miami', 'pass']);
  expect(kept('t1', 7)).toEqual(['drive miami', 'pass']);
  expect(kept('t1', 8)).toBeNull();
  expect(kept('t2', 7)).toBeNull();
});

it('forgets a plan', () => {
  keep('t1', 7, ['pass']);
  forget('t1');
  expect(kept('t1', 7)).toBeNull();
});

it.each(['null', '{', '[]', '{"moment":7,"moves":[1]}', '{"moment":7}'])(
  'takes %s for no plan',
  (text) => {
    sessionStorage.setItem('fourcures.plan.t1', text);
    expect(kept('t1', 7)).toBeNull();
  },
);

it('does without a store', () => {
  const closed = () => {
    throw new Error('no store');
  };
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed });
  keep('t1', 7, ['pass']);
  forget('t1');
  expect(kept('t1', 7)).toBeNull();
});
