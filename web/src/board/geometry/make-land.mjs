// Draws the land behind the cities once: `node src/board/geometry/make-land.mjs` writes land.json.
//
// The cities of layout.json were moved apart, so the land is distorted with them: first an
// equirectangular map is fitted to the cities, then it is shifted near each city like the city.
import { readFileSync, writeFileSync } from 'node:fs';
import { geoArea, geoEquirectangular, geoPath, geoTransform } from 'd3-geo';
import { feature } from 'topojson-client';

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url)));
const layout = read('../../../../src/fourcures/engine/picture/layout.json');
const cities = read('../../../../src/fourcures/engine/rules/cities.json');
const atlas = read('../../../node_modules/world-atlas/land-50m.json');

const places = cities.map(({ id, lon, lat }) => ({ lon, lat, x: layout[id][0], y: layout[id][1] }));
const WEST = -170; // the longitude where the map is cut
const REACH = 70; // the distance at which the shift of a city fades
const SMALLEST = 0.0002; // steradians; smaller islands are left out
const FINE = 2.4; // points closer to each other than this are merged
const COARSE = 10; // for wide strokes along the coast: with every bay they are slow to draw

function line(from, to) {
  const mean = (key) => places.reduce((sum, place) => sum + place[key], 0) / places.length;
  const [a, b] = [mean(from), mean(to)];
  const slope =
    places.reduce((sum, place) => sum + (place[from] - a) * (place[to] - b), 0) /
    places.reduce((sum, place) => sum + (place[from] - a) ** 2, 0);
  return (value) => b + slope * (value - a);
}
const [toX, toY] = [line('lon', 'x'), line('lat', 'y')];
const shifts = places.map(({ lon, lat, x, y }) => ({
  x: toX(lon),
  y: toY(lat),
  dx: x - toX(lon),
  dy: y - toY(lat),
}));

function bent(lon, lat) {
  const [x, y] = [toX(lon), toY(lat)];
  let [weights, dx, dy] = [0.35, 0, 0];
  for (const shift of shifts) {
    const weight = Math.exp(-((x - shift.x) ** 2 + (y - shift.y) ** 2) / (2 * REACH ** 2));
    weights += weight;
    dx += weight * shift.dx;
    dy += weight * shift.dy;
  }
  return [x + dx / weights, y + dy / weights];
}

const degrees = geoEquirectangular()
  .rotate([-180 - WEST, 0])
  .scale(180 / Math.PI)
  .translate([180 + WEST, 0])
  .precision(0);
const bend = geoTransform({
  point(x, y) {
    this.stream.point(...bent(x, -y));
  },
});

const land = feature(atlas, atlas.objects.land);
const shapes = (land.features ?? [land])
  .flatMap(({ geometry }) =>
    (geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates]).map(
      (coordinates) => ({ type: 'Polygon', coordinates }),
    ),
  )
  .filter((shape) => geoArea(shape) > SMALLEST)
  .filter((shape) => Math.max(...shape.coordinates[0].map(([, lat]) => lat)) > -57);

/** Return a ring as relative integer steps: half the size of absolute coordinates. */
function written(ring, detail) {
  const kept = [];
  for (const [x, y] of ring) {
    const [lastX, lastY] = kept.at(-1) ?? [Infinity, Infinity];
    if (Math.hypot(x - lastX, y - lastY) > detail) kept.push([Math.round(x), Math.round(y)]);
  }
  if (kept.length < 4) return '';
  const steps = kept.slice(1).map(([x, y], i) => [x - kept[i][0], y - kept[i][1]]);
  const joined = steps.map(([dx, dy]) => `${dx}${dy < 0 ? '' : ' '}${dy}`).join(' ');
  return `M${kept[0].join(' ')}l${joined.replaceAll(' -', '-')}z`;
}

const rings = [];
const pen = {
  moveTo: (x, y) => rings.push([[x, y]]),
  lineTo: (x, y) => rings.at(-1).push([x, y]),
  closePath: () => undefined,
};
const draw = geoPath({ stream: (sink) => degrees.stream(bend.stream(sink)) }, pen);
shapes.forEach((shape) => draw(shape));
const [path, coarse] = [FINE, COARSE].map((detail) =>
  rings.map((ring) => written(ring, detail)).join(''),
);
writeFileSync(
  new URL('../../../../src/fourcures/engine/picture/land.json', import.meta.url),
  `${JSON.stringify({ path, coarse })}\n`,
);
console.log(`${rings.length} rings, ${path.length} and ${coarse.length} characters`);
