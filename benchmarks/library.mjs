// Measures the WebAssembly module in Node for library.py. The arguments are the bundle of
// web/src/testing/witness.ts and the folder of the module. Standard input has the work as JSON, then
// the name of a figure for each measurement; the answers are speeds, in processor time.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [bundle, folder] = process.argv.slice(2);
const { CompiledRules, Search } = await import(pathToFileURL(bundle));
const description = JSON.parse(readFileSync(`${folder}/fourcures.json`, 'utf8'));
const rules = await CompiledRules.load(readFileSync(`${folder}/fourcures.wasm`), description);
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const work = JSON.parse((await lines.next()).value);
const { agreement, position, games, turns, rollouts, calls } = work;

const agreements = rules.copy('Agreement', Buffer.from(agreement, 'base64'));
const root = Buffer.from(position, 'base64');
const search = new Search(rules);
const [states, chances, log] = ['State', 'Chance', 'int64'].map((type) => rules.allocate(type));
const moves = rules.allocate('int64', rules.constant('engine.rules.moves', 'MOST_MOVES'));
rules.call('seed_at', chances, 0, 1);

const WORK = {
  games: [games, () => rules.call('random_games', states, games, agreements, chances, moves, log)],
  search_turns: [turns, () => repeat(turns, () => search.rankTurns(root, { rollouts }))],
  small_calls: [
    calls,
    () => {
      rules.call('set_up_at', states, 0, agreements, chances, log);
      repeat(calls, () => rules.call('list_legal_at', states, 0, moves));
    },
  ],
};

function repeat(times, work) {
  for (let i = 0; i < times; i++) work();
}

for await (const name of lines) {
  const [number, measured] = WORK[name];
  const start = process.cpuUsage();
  measured();
  const { user, system } = process.cpuUsage(start);
  console.log((number / (user + system)) * 1e6);
}
