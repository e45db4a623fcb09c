// Where the pieces and names of a position are drawn on a map of a given size.
import { MOST_PLAYERS } from '../game/state/options';
import { cityName } from '../lib/text/text';
import type { Position } from '../wire/wire';
import { HALVES, stretch } from './geometry/cityRoutes';
import { placeEdgeLabels } from './geometry/edgeLabels';
import { MAP_CITIES } from './geometry/geography';
import { layOut, type Layout } from './geometry/pieceLayout';
import { FONT, scaleBox, type Site } from './geometry/pieceOptions';
import { forgetWidths, measureText } from './geometry/textWidth';
import type { Marks } from './marks';
import { roundToStep, type MapView } from './view.svelte';

const SMALLEST_FONT = 11;
/** A planned pawn is laid out like one of a further seat. */
const FURTHER = MOST_PLAYERS;

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
}

export class BoardLayout {
  readonly #shown: Shown;
  readonly #view = $derived.by(() => this.#shown.view);
  /** Counts the fonts that were loaded: names are measured in their own, which may come late. */
  #fonts = $state(0);
  /** The current layout: the next one stays close to it. */
  #drawn: Layout | undefined;

  /** The size of the names in pixels. */
  readonly font = $derived.by(() => Math.max(SMALLEST_FONT, FONT * this.#view.k));
  /** The labels at the edges of the map. */
  readonly tags = $derived.by(() =>
    placeEdgeLabels(
      HALVES.map((half) => stretch(half, this.#view.tall)),
      cityName,
      this.#view.k / roundToStep(this.#view.unit),
      this.#view.tall,
    ),
  );
  readonly #sites: Site[] = $derived.by(() => {
    void this.#fonts;
    return MAP_CITIES.map(({ id, disease }) => this.#site(id, disease));
  });
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
      void document.fonts.ready.then(() => {
        forgetWidths();
        this.#fonts += 1;
      });
    });
  }

  #site(id: string, disease: Site['disease']): Site {
    const { position, marks, view } = this.#shown;
    const unit = roundToStep(view.unit);
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
      x: x * unit,
      y: y * unit,
      disease,
      cubes,
      station,
      pawns: [...seats, ...planned],
      name,
      width: measureText(name),
      optional: !isBusy && !station && !seats.length,
    };
  }

  #layOut(sites: readonly Site[]): Layout {
    const view = this.#view;
    const unit = roundToStep(view.unit);
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
    const { unit } = this.#view;
    return {
      seat,
      role,
      city,
      x: middle.x + (pawn?.x ?? 0) / unit,
      y: middle.y + (pawn?.y ?? 0) / unit,
    };
  }
}
