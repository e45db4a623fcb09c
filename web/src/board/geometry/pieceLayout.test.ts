import { describe, expect, it } from 'vitest';
import { MAP_CITIES } from './geography';
import labelSides from './labelSides.json';
import { layOut, type Layout } from './pieceLayout';
import {
  CUBE,
  DISC,
  PAWN,
  STATION,
  listCubes,
  type Box,
  type Side,
  type Site,
  type Space,
} from './pieceOptions';

/** A board of a given width in pixels, with its pieces. */
interface Arranged {
  cubes?: Record<string, Partial<Record<string, number>>>;
  stations?: string[];
  pawns?: string[];
}

const WIDTHS = { desktop: 1124, small: 740, large: 2100 };

function sites({ cubes = {}, stations = [], pawns = [] }: Arranged, unit: number): Site[] {
  return MAP_CITIES.map(({ id, x, y, disease }) => {
    const here = pawns.flatMap((city, seat) => (city === id ? [seat] : []));
    const number = Object.values(cubes[id] ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);
    return {
      id,
      x: x * unit,
      y: y * unit * 1.1,
      disease,
      cubes: cubes[id] ?? {},
      station: stations.includes(id),
      pawns: here,
      name: id,
      width: id.length * 0.43,
      side: (labelSides as Record<string, Side>)[id] ?? 'right',
      optional: number < 2 && !here.length && !stations.includes(id),
    };
  });
}

function space(width: number): Space {
  const unit = width / 1668;
  const k = Math.max(0.7, unit * 1.5, 0.4 + unit * 0.84);
  const frame = { left: -34 * unit, right: 1634 * unit, top: 0, bottom: 880 * unit };
  return { k, font: Math.max(13, 14 * k), frame, taken: [] };
}

const laid = (arranged: Arranged, width: number, before?: Layout) =>
  layOut(sites(arranged, width / 1668), space(width), before);

/** Return everything that must be visible: discs, the fronts of cubes, pawns, stations, names. */
function shown(arranged: Arranged, width: number, layout: Layout): { what: string; box: Box }[] {
  const { k, font } = space(width);
  const box = (x: number, y: number, wide: number, high: number): Box => ({
    left: x,
    right: x + wide,
    top: y,
    bottom: y + high,
  });
  return sites(arranged, width / 1668).flatMap((site) => {
    const placed = layout.sites.get(site.id);
    if (!placed) throw new Error(`${site.id} has no place`);
    const { cubes, pawns, station, label } = placed;
    const wide = site.width * font;
    const left = { start: 0, middle: wide / 2, end: wide }[label?.anchor ?? 'start'];
    const { x, y } = site;
    return [
      { what: `${site.id} disc`, box: box(x - DISC * k, y - DISC * k, 2 * DISC * k, 2 * DISC * k) },
      ...cubes.map((one) => ({
        what: `${site.id} cube`,
        box: box(x + one.x, y + one.y - CUBE.front * k, CUBE.front * k, CUBE.front * k),
      })),
      ...pawns.map((one) => ({
        what: `${site.id} pawn`,
        box: box(x + one.x - 6 * k, y + one.y - PAWN.height * k, 12 * k, PAWN.height * k),
      })),
      ...(station
        ? [
            {
              what: `${site.id} station`,
              box: box(
                x + station.x - (STATION.width / 2) * k,
                y + station.y - (STATION.height / 2) * k,
                STATION.width * k,
                STATION.height * k,
              ),
            },
          ]
        : []),
      ...(label
        ? [
            {
              what: `${site.id} name`,
              box: box(x + label.x - left, y + label.y - font * 0.7, wide, font * 0.8),
            },
          ]
        : []),
    ];
  });
}

/** Return the pairs of which one covers more than 5 % of the other. */
function covered(arranged: Arranged, width: number, layout: Layout): string[] {
  const all = shown(arranged, width, layout);
  const area = ({ left, right, top, bottom }: Box) =>
    Math.max(0, right - left) * Math.max(0, bottom - top);
  return all.flatMap((one, i) =>
    all.slice(i + 1).flatMap((other) => {
      const shared = area({
        left: Math.max(one.box.left, other.box.left),
        right: Math.min(one.box.right, other.box.right),
        top: Math.max(one.box.top, other.box.top),
        bottom: Math.min(one.box.bottom, other.box.bottom),
      });
      const part = shared / Math.min(area(one.box), area(other.box));
      return part > 0.05 ? [`${one.what}, ${other.what}: ${Math.round(part * 100)} %`] : [];
    }),
  );
}

const MIDDLE: Arranged = {
  cubes: {
    montreal: { blue: 2 },
    london: { blue: 1 },
    essen: { blue: 3 },
    paris: { blue: 2 },
    milan: { blue: 1, black: 1 },
    miami: { yellow: 1, blue: 1 },
    bogota: { yellow: 3 },
    lagos: { yellow: 3 },
    khartoum: { yellow: 2 },
    algiers: { black: 1, blue: 1 },
    cairo: { black: 2 },
    istanbul: { black: 1 },
    baghdad: { black: 3 },
    delhi: { black: 3 },
    kolkata: { black: 2, red: 1 },
    hong_kong: { red: 3 },
    shanghai: { red: 1 },
    bangkok: { red: 2 },
    jakarta: { red: 1 },
    tokyo: { red: 2 },
    osaka: { red: 1 },
  },
  stations: ['atlanta', 'cairo', 'hong_kong', 'essen'],
  pawns: ['cairo', 'cairo', 'atlanta', 'baghdad'],
};

describe('layOut', () => {
  it.each(Object.entries(WIDTHS))('covers nothing in the middle of a game (%s)', (_, width) => {
    expect(covered(MIDDLE, width, laid(MIDDLE, width))).toEqual([]);
  });

  it.each(Object.entries(WIDTHS))(
    'shows four pawns and three cubes in Atlanta (%s)',
    (_, width) => {
      const opening: Arranged = {
        cubes: { atlanta: { blue: 3 }, chicago: { blue: 3 }, miami: { yellow: 3 } },
        stations: ['atlanta'],
        pawns: ['atlanta', 'atlanta', 'atlanta', 'atlanta'],
      };
      const layout = laid(opening, width);
      expect(covered(opening, width, layout)).toEqual([]);
      expect(layout.sites.get('atlanta')?.pawns.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
      expect(layout.sites.get('atlanta')?.cubes).toHaveLength(3);
    },
  );

  it('names every city that matters', () => {
    const layout = laid(MIDDLE, WIDTHS.small);
    for (const site of sites(MIDDLE, 1)) {
      if (!site.optional) expect(layout.sites.get(site.id)?.label, site.id).not.toBeNull();
    }
  });

  it('leaves out names for which there is no room', () => {
    const unit = WIDTHS.small / 1668;
    const crowded = sites({}, unit).map((site) => ({ ...site, width: 30 }));
    const layout = layOut(crowded, space(WIDTHS.small));
    expect([...layout.sites.values()].some(({ label }) => !label)).toBe(true);
    expect(layout.clash).toBeLessThan(20); // square pixels, on the whole map
  });

  it('keeps pieces in their places when something changes elsewhere', () => {
    const before = laid(MIDDLE, WIDTHS.desktop);
    const changed = { ...MIDDLE, cubes: { ...MIDDLE.cubes, lima: { yellow: 1 } } };
    const after = laid(changed, WIDTHS.desktop, before);
    const asia = ['delhi', 'kolkata', 'hong_kong', 'tokyo', 'cairo'];
    for (const id of asia) expect(after.sites.get(id)).toEqual(before.sites.get(id));
    expect(after.sites.get('lima')?.cubes).toHaveLength(1);
  });

  it('keeps out of what is already there', () => {
    const opening: Arranged = { cubes: { tokyo: { red: 3 } } };
    const [unit, { k }] = [WIDTHS.desktop / 1668, space(WIDTHS.desktop)];
    const city = sites(opening, unit).find(({ id }) => id === 'tokyo');
    if (!city) throw new Error('no Tokyo');
    const above = { left: city.x - 90, right: city.x + 90, top: 0, bottom: city.y - 11 * k };
    const usual = laid(opening, WIDTHS.desktop).sites.get('tokyo');
    const blocked = { ...space(WIDTHS.desktop), taken: [above] };
    const beside = layOut(sites(opening, unit), blocked).sites.get('tokyo');
    expect(usual?.cubes[0]?.y).toBeLessThan(-10 * k);
    expect(beside?.cubes[0]?.y).toBeGreaterThan(-10 * k);
  });

  it('never moves a name, whatever lies around it', () => {
    const before = laid({}, WIDTHS.desktop);
    const after = laid(MIDDLE, WIDTHS.desktop, before);
    for (const [id, { label }] of after.sites) {
      expect(label, id).toEqual(before.sites.get(id)?.label);
    }
  });

  it('puts more than four cubes into two rows', () => {
    const full: Arranged = { cubes: { cairo: { black: 3, yellow: 2, red: 1 } } };
    const rows = new Set(
      laid(full, 1124)
        .sites.get('cairo')
        ?.cubes.map(({ y }) => y),
    );
    expect(rows.size).toBe(2);
  });
});

it('draws the cubes of the own colour first', () => {
  expect(listCubes({ disease: 'black', cubes: { blue: 1, black: 2, red: 0 } })).toEqual([
    'black',
    'black',
    'blue',
  ]);
});
