// The compiled rules in unit tests.
import type { Description } from '../compiled/description';
import { CompiledRules } from '../compiled/rules';

const [code] = Object.values(
  import.meta.glob<string>('/../src/fourcures/compiled/library/wasm32/*.wasm', {
    query: '?url&inline',
    import: 'default',
    eager: true,
  }),
);
const [description] = Object.values(
  import.meta.glob<Description>('/../src/fourcures/compiled/library/wasm32/fourcures.json', {
    import: 'default',
    eager: true,
  }),
);

/** Return the module as bytes, and its description. */
export async function readModule(): Promise<[ArrayBuffer, Description]> {
  if (!code || !description) throw new Error('the rules are not compiled: make library-web');
  return [await (await fetch(code)).arrayBuffer(), description];
}

/** Return the compiled rules, with memory of their own. */
export async function loadRules(): Promise<CompiledRules> {
  return CompiledRules.load(...(await readModule()));
}

/** Return a game after its deal: its setting, its state and its chance. */
export function deal(rules: CompiledRules, options: Record<string, number>, seed: number) {
  const roles = 2 ** rules.constant('engine.rules.board', 'ROLE_COUNT') - 1;
  const agreements = rules.allocate('Agreement');
  for (const [name, value] of Object.entries({ role_pool: roles, ...options }))
    agreements.at(0, name).value = value;
  const [states, chances] = [rules.allocate('State'), rules.allocate('Chance')];
  rules.call('seed_at', chances, 0, seed);
  rules.call('set_up_at', states, 0, agreements, chances, rules.allocate('int64'));
  return { agreements, states, chances };
}
