import { expect, it, vi } from 'vitest';
import { forgetPlan, savePlan, loadPlan } from './planStorage';

it('keeps a plan for its table and its moment', () => {
  const turns = [
    { seat: 1, moves: ['drive miami', 'pass'] },
    { seat: 0, moves: [] },
  ];
  savePlan('t1', 7, turns);
  expect(loadPlan('t1', 7)).toEqual(turns);
  expect(loadPlan('t1', 8)).toBeNull();
  expect(loadPlan('t2', 7)).toBeNull();
});

it('forgets a plan', () => {
  savePlan('t1', 7, [{ seat: 0, moves: ['pass'] }]);
  forgetPlan('t1');
  expect(loadPlan('t1', 7)).toBeNull();
});

it.each([
  ...['null', '{', '[]', '{"moment":7,"turns":[1]}', '{"moment":7}', '{"moment":7,"turns":[]}'],
  '{"moment":7,"turns":[{"seat":0,"moves":[1]}]}',
])('takes %s for no plan', (text) => {
  sessionStorage.setItem('fourcures.plan.t1', text);
  expect(loadPlan('t1', 7)).toBeNull();
});

it('does without a store', () => {
  const closed = () => {
    throw new Error('no store');
  };
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed });
  savePlan('t1', 7, [{ seat: 0, moves: ['pass'] }]);
  forgetPlan('t1');
  expect(loadPlan('t1', 7)).toBeNull();
});
