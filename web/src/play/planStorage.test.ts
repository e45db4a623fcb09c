import { expect, it, vi } from 'vitest';
import { forgetPlan, savePlan, loadPlan } from './planStorage';

it('keeps a plan for its table and its moment', () => {
  savePlan('t1', 7, ['drive miami', 'pass']);
  expect(loadPlan('t1', 7)).toEqual(['drive miami', 'pass']);
  expect(loadPlan('t1', 8)).toBeNull();
  expect(loadPlan('t2', 7)).toBeNull();
});

it('forgets a plan', () => {
  savePlan('t1', 7, ['pass']);
  forgetPlan('t1');
  expect(loadPlan('t1', 7)).toBeNull();
});

it.each(['null', '{', '[]', '{"moment":7,"moves":[1]}', '{"moment":7}'])(
  'takes %s for no plan',
  (text) => {
    sessionStorage.setItem('fourcures.plan.t1', text);
    expect(loadPlan('t1', 7)).toBeNull();
  },
);

it('does without a store', () => {
  const closed = () => {
    throw new Error('no store');
  };
  vi.stubGlobal('sessionStorage', { getItem: closed, setItem: closed, removeItem: closed });
  savePlan('t1', 7, ['pass']);
  forgetPlan('t1');
  expect(loadPlan('t1', 7)).toBeNull();
});
