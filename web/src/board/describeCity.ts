// A city in words, for whoever does not see the map.
import { cityName, diseaseName, roleName, t } from '../lib/language.svelte';
import { listed } from '../game/refusals';
import { DISEASES, type City } from './cities';
import { cubesIn, presence, type Position } from '../game/position';

export interface Wording {
  title: string;
  joined: string;
}

/** What does not change while a game goes on. */
export function wording(city: City): Wording {
  const neighbours = city.neighbours.map((id, i) => `${i + 1} ${cityName(id)}`).join(', ');
  return {
    title: t('board-city', { city: cityName(city.id), disease: diseaseName(city.disease) }),
    joined: t('board-joined', { cities: neighbours }),
  };
}

/** As in: "Cairo, black. 2 black cubes. Research station. Medic here. Connected to …" */
export function describe(
  position: Position,
  city: City,
  { title, joined } = wording(city),
  remark = '',
): string {
  const said = [title];
  for (const disease of DISEASES) {
    const cubes = cubesIn(position, city.id, disease);
    if (cubes) said.push(t('board-cubes', { cubes, disease: diseaseName(disease) }));
  }
  const free = presence(position);
  if (free?.city === city.id) {
    const diseases = listed(free.diseases.map(diseaseName));
    said.push(t('board-free', { player: roleName('medic'), diseases }));
  }
  if (position.stations.includes(city.id)) said.push(t('board-station'));
  for (const { role, city: at } of position.players) {
    if (at === city.id) said.push(t('board-pawn', { player: roleName(role) }));
  }
  if (remark) said.push(remark);
  said.push(joined);
  return `${said.join('. ')}.`;
}
