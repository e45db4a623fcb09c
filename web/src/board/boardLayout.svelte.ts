// Where the pieces and names of a position are drawn on a map of a given size.
import { MOST_PLAYERS } from '../game/state/options';
import { cityName } from '../lib/text/text';
import type { Position } from '../wire/wire';
import { listMarks } from './beside';
import { HALVES, stretch } from './geometry/cityRoutes';
import { placeEdgeLabels } from './geometry/edgeLabels';
import { MAP_CITIES } from './geometry/geography';
import { listObstacles, type Obstacle } from './geometry/obstacles';
import { layOut, type Layout } from './geometry/pieceLayout';
import labelSides from './geometry/labelSides.json';
import {
  FONT,
  PAWN,
  boxName,
  scaleBox,
  shiftBox,
  type Side,
  type Site,
} from './geometry/pieceOptions';
import type { Reach } from './geometry/placeNote';
import { placeMarks } from './geometry/placeMarks';
import type { Point } from './geometry/overlap';
import { placeTag, type Room, type Size, type TagPlace } from './geometry/placeTag';
import { forgetWidths, measureText } from './geometry/textWidth';
import type { Marks, Note } from './marks';
import { placeNotes, toObstacle } from './notes';
import { floorToStep, type MapView } from './view.svelte';

/** The place of a tag about a city, with what the map shows of that city. */
export interface PlacedTag extends TagPlace {
  own: readonly Obstacle[];
}

const SMALLEST_FONT = 13;
/** How far the tag of a city may be from it, and a number or text. */
const TAG: Room = { near: 17, step: 3, steps: 43, detour: 30 };
const MARK: Room = { near: 13, step: 4, steps: 16 };
const NOTE: Reach = { near: 15, far: 250 };
const NOTHING: ReadonlyMap<string, Point> = new Map();
/** Where the name of each city is: always on the same side. */
const SIDES = labelSides as Record<string, Side>;
/** A planned pawn is laid out like one of a further seat. */
const FURTHER = MOST_PLAYERS;

const scalePoint = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });
const moveBy = ({ left, right, top, bottom, ...rest }: Obstacle, { x, y }: Point): Obstacle => ({
  ...rest,
  left: left - x,
  right: right - x,
  top: top - y,
  bottom: bottom - y,
});
const scaleRoom = ({ near, step, ...room }: Room, by: number): Room => ({
  ...room,
  near: near * by,
  step: step * by,
});

/** What is laid out. */
export interface Shown {
  readonly position: Position;
  readonly marks: Marks;
  readonly view: MapView;
}

/** A pawn and its position, in map units. */
export interface Standing {
  seat: number;
  role: string;
  city: string;
  x: number;
  y: number;
  /** How far that is from the middle of its city, in pixels, whatever the zoom. */
  aside: Point;
}

export class BoardLayout {
  readonly #shown: Shown;
  readonly #view = $derived.by(() => this.#shown.view);
  /** Pixels per map unit of the map that is laid out: in steps, and never wider than it is drawn. */
  readonly #unit = $derived.by(() => floorToStep(this.#view.unit));
  /** Counts the fonts that were loaded: names are measured in their own, which may come late. */
  #fonts = $state(0);
  /** The current layout: the next one stays close to it. */
  #drawn: Layout | undefined;

  /** The size of the names in pixels. */
  readonly font = $derived.by(() => Math.max(SMALLEST_FONT, FONT * this.#view.k));
  readonly #sites: Site[] = $derived.by(() => {
    void this.#fonts;
    return MAP_CITIES.map(({ id, disease }) => this.#site(id, disease));
  });
  /** The labels at the edges of the map. */
  readonly tags = $derived.by(() =>
    placeEdgeLabels(
      HALVES.map((half) => stretch(half, this.#view.tall)),
      cityName,
      this.#view.k / this.#unit,
      this.#view.tall,
      this.#sites.map((site) => {
        const box = boxName(site, this.#view.k, this.font);
        return scaleBox(shiftBox(box, site.x, site.y), 1 / this.#unit);
      }),
    ),
  );
  readonly #usual = $derived.by(() => this.#layOut(this.#sites));
  /** Marked cities without a name, which need one; only few have none. */
  readonly #unnamed = $derived.by(() =>
    [...(this.#shown.marks.cities?.keys() ?? [])]
      .filter((id) => !this.#usual.sites.get(id)?.label)
      .join(' '),
  );
  /** The pieces and the name of each city. */
  readonly sites = $derived.by(() => {
    if (!this.#unnamed) return this.#usual.sites;
    const wanted = this.#unnamed.split(' ');
    return this.#layOut(
      this.#sites.map((site) => ({
        ...site,
        optional: site.optional && !wanted.includes(site.id),
      })),
    ).sites;
  });
  /** What must stay visible, in pixels of the whole map. */
  readonly #obstacles = $derived.by(() => {
    const { k, unit } = this.#view;
    const pieces = this.#sites.flatMap(({ id, width }) => {
      const placed = this.sites.get(id);
      const at = scalePoint(this.#view.locate(id), unit);
      return placed ? listObstacles({ id, ...at, width, placed }, k, this.font) : [];
    });
    const labels = this.tags.map((tag): Obstacle => ({
      kind: 'name',
      city: tag.half.to,
      ...scaleBox(tag, unit),
    }));
    return [...pieces, ...labels];
  });
  /** The notes that cover nothing. */
  readonly notes = $derived.by(() => {
    const { marks, view } = this.#shown;
    if (!marks.notes?.length) return [];
    const { x, y, width, height } = view.frame;
    return placeNotes(marks.notes, (note) => this.#find(note), {
      frame: scaleBox({ left: x, right: x + width, top: y, bottom: y + height }, view.unit),
      obstacles: this.#obstacles,
      font: this.font,
      reach: { ...NOTE, near: NOTE.near * view.k },
    });
  });
  /** Where the numbers and texts beside cities stand: their middles, in pixels from the cities. */
  readonly beside = $derived.by(() => {
    const { k, line, unit } = this.#view;
    const marks = listMarks(this.#shown.marks, k, line * unit);
    if (!marks.length) return NOTHING;
    const taken = this.notes.map(({ box }) => toObstacle(box));
    return placeMarks(marks, [...this.#obstacles, ...taken], scaleRoom(MARK, k));
  });
  readonly pawns = $derived.by(() =>
    this.#shown.position.players.map(({ role, city }, seat) => this.#stand(seat, role, city)),
  );
  readonly plannedPawns = $derived.by(() =>
    (this.#shown.marks.planned ?? []).map(({ seat, role, city }) =>
      this.#stand(FURTHER + seat, role, city),
    ),
  );

  constructor(shown: Shown) {
    this.#shown = shown;
    $effect(() => {
      const measure = () => {
        forgetWidths();
        this.#fonts += 1;
      };
      void document.fonts.ready.then(measure);
      document.fonts.addEventListener('loadingdone', measure); // the letters of another language
      return () => document.fonts.removeEventListener('loadingdone', measure);
    });
  }

  /**
   * Return where a tag about a city lies, in pixels of the drawing, and what the map shows of that city;
   * `named` if the tag has its name.
   */
  placeTag(city: string, size: Size, named: boolean): PlacedTag {
    const { width, height, k, unit } = this.#view;
    const corner = scalePoint(this.#view.toMap(0, 0), unit);
    const frame = {
      left: corner.x,
      right: corner.x + width,
      top: corner.y,
      bottom: corner.y + height,
    };
    const at = scalePoint(this.#view.locate(city), unit);
    const others = this.#obstacles.filter(
      (one) => !named || one.kind !== 'name' || one.city !== city,
    );
    const place = placeTag(at, size, frame, others, scaleRoom(TAG, k));
    const own = others.flatMap((one) => (one.city === city ? [moveBy(one, corner)] : []));
    return { ...place, left: place.left - corner.x, top: place.top - corner.y, own };
  }

  /** Return where on the drawing is what a note can be about. */
  #find({ pawn, cities = [] }: Note): Point[] {
    const { k, unit } = this.#view;
    const own = this.pawns.filter(({ role }) => role === pawn);
    return [
      ...own.map(({ x, y }) => ({ x: x * unit, y: y * unit - (PAWN.height / 2) * k })),
      ...cities.map((id) => scalePoint(this.#view.locate(id), unit)),
    ];
  }

  #site(id: string, disease: Site['disease']): Site {
    const { position, marks, view } = this.#shown;
    const { x, y } = view.locate(id);
    const name = cityName(id);
    const cubes = position.cubes[id] ?? {};
    const station = position.stations.includes(id);
    const seats = position.players.flatMap(({ city }, seat) => (city === id ? [seat] : []));
    const planned = (marks.planned ?? []).flatMap(({ city, seat }) =>
      city === id ? [FURTHER + seat] : [],
    );
    const isBusy = Object.values(cubes).reduce((sum, number) => sum + number, 0) > 1;
    return {
      id,
      x: x * this.#unit,
      y: y * this.#unit,
      disease,
      cubes,
      station,
      pawns: [...seats, ...planned],
      name,
      width: measureText(name),
      side: SIDES[id] ?? 'right',
      optional: !isBusy && !station && !seats.length,
    };
  }

  #layOut(sites: readonly Site[]): Layout {
    const view = this.#view;
    const unit = this.#unit;
    const { x, y, width, height } = view.frame;
    const frame = scaleBox({ left: x, right: x + width, top: y, bottom: y + height }, unit);
    const taken = this.tags.map((tag) => scaleBox(tag, unit));
    const space = { k: view.k, font: this.font, frame, taken };
    this.#drawn = layOut(sites, space, this.#drawn);
    return this.#drawn;
  }

  #stand(seat: number, role: string, city: string): Standing {
    const middle = this.#view.locate(city);
    const pawn = this.sites.get(city)?.pawns.find((other) => other.seat === seat);
    const aside = { x: pawn?.x ?? 0, y: pawn?.y ?? 0 };
    const { unit } = this.#view;
    return {
      seat,
      role,
      city,
      x: middle.x + aside.x / unit,
      y: middle.y + aside.y / unit,
      aside,
    };
  }
}
