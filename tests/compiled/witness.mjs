// Prints the hashes of witness.py, from the WebAssembly module in Node. The arguments are the bundle
// of web/src/testing/witness.ts, the folder of the module, and parts with their sizes: games=100.
// Standard input has the inputs of witness.py.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [bundle, folder, ...parts] = process.argv.slice(2);
const { CompiledRules, PARTS } = await import(pathToFileURL(bundle));
const code = readFileSync(`${folder}/fourcures.wasm`);
const description = JSON.parse(readFileSync(`${folder}/fourcures.json`, 'utf8'));
const inputs = JSON.parse(readFileSync(0, 'utf8'));
for (const [name, number] of parts.map((part) => part.split('='))) {
  const digest = createHash('sha256');
  const rules = await CompiledRules.load(code, description);
  for (const bytes of PARTS[name](rules, inputs, Number(number))) digest.update(bytes);
  console.log(name, digest.digest('hex'));
}
