import { describe, expect, it } from 'vitest';
import { made, said, undid } from '../../testing/game';
import { listLiveMoves } from './liveMoves';

describe('listLiveMoves', () => {
  it('takes back one move for each undo', () => {
    const [a, b, c, d] = [
      made(1, 'drive miami'),
      made(2, 'pass'),
      made(5, 'build'),
      made(6, 'pass'),
    ];
    expect(listLiveMoves([a, b, undid(3), undid(4), c, d])).toEqual([c, d]);
  });

  it('counts only moves', () => {
    expect(listLiveMoves([said(1, 'ada', 'undo'), undid(2)])).toEqual([]);
  });
});
