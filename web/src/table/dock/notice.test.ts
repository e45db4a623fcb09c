import { describe, expect, it } from 'vitest';
import { FakeConnection } from '../../testing/connection.svelte';
import type { ShownDraft } from '../../wire/wire';
import { chooseNotice } from './notice';

const SIGNAL = { seq: 2, name: 'Max', text: 'Agreed' };

/** Return the parts of a table at which nothing is to be said. */
function quiet() {
  const connection = new FakeConnection();
  const play = connection.play();
  return { connection, play, catchUp: { news: false, open: false }, signals: { lines: [SIGNAL] } };
}

describe('what the dock says in between', () => {
  it('is nothing as a rule', () => {
    expect(chooseNotice({ ...quiet(), signals: { lines: [] } })).toBeNull();
  });

  it('is the most pressing: a lost connection, a refusal, the news, a signal, a plan', () => {
    const parts = quiet();
    parts.connection.drafts = [{ by: 'max', seat: 0, moves: [], after: null } as ShownDraft];
    const kinds = [chooseNotice({ ...parts, signals: { lines: [] } })?.kind];
    kinds.push(chooseNotice(parts)?.kind);
    parts.catchUp.news = true;
    kinds.push(chooseNotice(parts)?.kind);
    parts.play.sender.refusal = { code: 'not-legal' } as never;
    kinds.push(chooseNotice(parts)?.kind);
    parts.connection.status = 'lost';
    kinds.push(chooseNotice(parts)?.kind);
    expect(kinds).toEqual(['draft', 'signal', 'since', 'refusal', 'lost']);
  });

  it('does not tell the news while they are read', () => {
    const catchUp = { news: true, open: true };
    expect(chooseNotice({ ...quiet(), catchUp, signals: { lines: [] } })).toBeNull();
  });
});
