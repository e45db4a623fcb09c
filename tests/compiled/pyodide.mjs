// Runs a module of the tests in the Python of browsers. The arguments are the repository, the wheel of
// msgspec, the name of the module and its arguments.
import { basename, dirname } from 'node:path';

const [repository, wheel, name, ...given] = process.argv.slice(2);
const { loadPyodide } = await import(`${repository}/web/node_modules/pyodide/pyodide.mjs`);
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } });
for (const [mounted, folder] of [
  ['/repository', repository],
  ['/wheels', dirname(wheel)],
]) {
  python.FS.mkdirTree(mounted);
  python.mountNodeFS(mounted, folder);
}
python.unpackArchive(python.FS.readFile(`/wheels/${basename(wheel)}`), 'wheel');
python.globals.set('words', python.toPy([name, ...given]));
try {
  python.runPython(`
import runpy, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/repository/src", "/repository"]
sys.argv = list(words)
runpy.run_module(words[0], run_name="__main__")
`);
} catch (error) {
  console.error(error.message); // Node itself would print all of Pyodide before it
  process.exitCode = 1;
}
