// Describes a city for screen readers.
import { DISEASES } from '../game/state/cities';
import { cubesIn, presence } from '../game/state/position';
import { cityName, diseaseName, joinNames, named, t } from '../lib/text/text';
import type { Position } from '../wire/wire';
import type { MapCity } from './geometry/geography';

export interface Wording {
  title: string;
  joined: string;
}

/** Return the part of a description that does not change during a game. */
export function chooseWording(city: MapCity): Wording {
  const neighbours = city.neighbours.map((id, i) => `${i + 1} ${cityName(id)}`).join(', ');
  return {
    title: t('board-city', { city: named.city(city.id), disease: named.disease(city.disease) }),
    joined: t('board-joined', { cities: neighbours }),
  };
}

/** Return "Cairo, black. 2 black cubes. Research station. Medic here. Connected to …" */
export function describeCity(
  position: Position,
  city: MapCity,
  { title, joined } = chooseWording(city),
  remark = '',
): string {
  const said = [title];
  for (const disease of DISEASES) {
    const cubes = cubesIn(position, city.id, disease);
    if (cubes) said.push(t('board-cubes', { cubes, disease: named.disease(disease) }));
  }
  const free = presence(position);
  if (free?.city === city.id) {
    const diseases = joinNames(free.diseases.map(diseaseName));
    said.push(t('board-free', { player: named.role(free.role), diseases }));
  }
  if (position.stations.includes(city.id)) said.push(t('board-station'));
  for (const { role, city: at } of position.players) {
    if (at === city.id) said.push(t('board-pawn', { player: named.role(role) }));
  }
  if (remark) said.push(remark);
  said.push(joined);
  return `${said.join('. ')}.`;
}
