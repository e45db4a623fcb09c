// Prints the hashes of witness.py, from the WebAssembly module in Node. The arguments are the bundle
// of web/src/testing/witness.ts, the folder of the module, and the numbers of games, searches and
// steps; standard input has the inputs of witness.py.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [bundle, folder, games, searches, steps] = process.argv.slice(2);
const { CompiledRules, ...witness } = await import(pathToFileURL(bundle));
const code = readFileSync(`${folder}/fourcures.wasm`);
const description = JSON.parse(readFileSync(`${folder}/fourcures.json`, 'utf8'));
const inputs = JSON.parse(readFileSync(0, 'utf8'));
for (const [name, play, number] of [
  ['random games', witness.playRandomGames, games],
  ['searches', witness.searchTurns, searches],
  ['environment steps', witness.stepEnvironments, steps],
]) {
  const digest = createHash('sha256');
  const rules = await CompiledRules.load(code, description);
  for (const bytes of play(rules, inputs, Number(number))) digest.update(bytes);
  console.log(name, digest.digest('hex'));
}
