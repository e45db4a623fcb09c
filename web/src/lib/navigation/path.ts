/** Path patterns of the client: `/t/:id/replay` matches `/t/abc/replay` with `{ id: 'abc' }`. */

/** The parameters in a pattern. */
export type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

const segments = (path: string) => path.split('/').filter(Boolean);

/** Return the parameters of a path, or null if it does not match. */
export function matchPath<Path extends string>(
  pattern: Path,
  pathname: string,
): Params<Path> | null {
  const [expected, actual] = [segments(pattern), segments(pathname)];
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of expected.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = actual[i]!;
    else if (part !== actual[i]) return null;
  }
  return params as Params<Path>;
}
