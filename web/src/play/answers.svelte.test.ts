import { describe, expect, it } from 'vitest';
import { FakeConnection } from '../testing/connection.svelte';
import { made, said, table } from '../testing/game';
import type { ShownEntry } from '../wire/wire';

const asked = (seq: number, seat = 0): ShownEntry => ({
  kind: 'asked',
  seq,
  by: 'ada',
  seat,
  steps: [],
  why: null,
});
const answered = (seq: number, request: number, yes = false): ShownEntry => ({
  kind: 'answered',
  seq,
  by: 'bot:1',
  request,
  seat: 1,
  yes,
  always: false,
  why: null,
});

const at = (...entries: ShownEntry[]) => new FakeConnection(table(), entries).play().answers;
const refusedOf = (...entries: ShownEntry[]) => at(...entries).refused?.answer.seq ?? null;

describe('the answer to my request', () => {
  it('is shown when somebody says no', () => {
    expect(refusedOf(asked(1), answered(2, 1))).toBe(2);
    expect(refusedOf(asked(1), answered(2, 1, true))).toBeNull();
  });

  it('is not shown for the request of somebody else', () => {
    expect(refusedOf(asked(1, 1), answered(2, 1))).toBeNull();
  });

  it('outlasts talk, but no action and no other request', () => {
    const no = [asked(1), answered(2, 1)];
    expect(refusedOf(...no, said(3, 'ada'))).toBe(2);
    expect(refusedOf(...no, made(3, 'pass'))).toBeNull();
    expect(refusedOf(...no, asked(3))).toBeNull();
  });

  it('is none for a request that I have withdrawn, which those asked are told', () => {
    const withdrawn: ShownEntry = {
      kind: 'withdrawn',
      seq: 3,
      by: 'ada',
      request: 1,
      seat: 0,
    };
    expect(refusedOf(asked(1), withdrawn)).toBeNull();
    expect(at(asked(1), withdrawn).withdrawn).toBeNull();
    const toMe: ShownEntry = {
      ...{ kind: 'asked', seq: 1, by: 'max', seat: 1, why: null },
      steps: [{ text: 'x', of: [0], parts: null }],
    };
    expect(at(toMe, withdrawn).withdrawn?.seq).toBe(1);
    expect(at(toMe, withdrawn, made(4, 'pass')).withdrawn).toBeNull();
  });

  it('is gone when it is closed', () => {
    const answers = at(asked(1), answered(2, 1));
    answers.close();
    expect(answers.refused).toBeNull();
  });
});
