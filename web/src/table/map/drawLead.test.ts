import { describe, expect, it } from 'vitest';
import { drawLead } from './drawLead';

const dock = { x: 400, y: 600 };
const city = { x: 700, y: 200 };

/** Return the end of a path. */
const end = (path: string) => path.split(' ').slice(-2).map(Number) as [number, number];

describe('drawLead', () => {
  it('leads from the dock to the edge of the circle around the city', () => {
    const path = drawLead(dock, city, 40, []);
    expect(path).toMatch(/^M400 600C/);
    const [x, y] = end(path);
    expect(Math.hypot(x - city.x, y - city.y)).toBeCloseTo(40, 0);
  });

  it('arrives from another side if something is in the way', () => {
    const free = end(drawLead(dock, city, 40, []));
    const box = { left: free[0] - 5, top: free[1] - 5, right: free[0] + 5, bottom: free[1] + 60 };
    expect(end(drawLead(dock, city, 40, [box]))).not.toEqual(free);
  });

  it('is drawn even where everything is in the way', () => {
    const box = { left: 0, top: 0, right: 2000, bottom: 2000 };
    expect(drawLead(dock, city, 40, [box])).toMatch(/^M/);
  });
});
