// A city in words, for whoever does not see the map.
import { cityName, diseaseName, roleName, t } from '../lib/language.svelte';
import { DISEASES, type City } from './cities';
import { cubesIn, type Position } from './position';

/** As in: "Cairo, black. 2 black cubes. Research station. Medic here. Connected to …" */
export function describe(position: Position, city: City, remark: string): string {
  const said = [t('board-city', { city: cityName(city.id), disease: diseaseName(city.disease) })];
  for (const disease of DISEASES) {
    const cubes = cubesIn(position, city.id, disease);
    if (cubes) said.push(t('board-cubes', { cubes, disease: diseaseName(disease) }));
  }
  if (position.stations.includes(city.id)) said.push(t('board-station'));
  for (const { role, city: at } of position.players) {
    if (at === city.id) said.push(t('board-pawn', { player: roleName(role) }));
  }
  if (remark) said.push(remark);
  const neighbours = city.neighbours.map((id, i) => `${i + 1} ${cityName(id)}`).join(', ');
  said.push(t('board-joined', { cities: neighbours }));
  return `${said.join('. ')}.`;
}
