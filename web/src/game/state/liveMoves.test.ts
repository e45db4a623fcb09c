import { describe, expect, it } from 'vitest';
import { made, said, undid } from '../../testing/game';
import { liveMoves } from './liveMoves';

describe('liveMoves', () => {
  it('takes back one move for each undo', () => {
    const [a, b, c, d] = [
      made(1, 'drive miami'),
      made(2, 'pass'),
      made(5, 'build'),
      made(6, 'pass'),
    ];
    expect(liveMoves([a, b, undid(3), undid(4), c, d])).toEqual([c, d]);
  });

  it('counts only moves', () => {
    expect(liveMoves([said(1, 'ada', 'undo'), undid(2)])).toEqual([]);
  });
});
