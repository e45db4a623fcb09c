// Runs offline/bundle.py in the Python of browsers, because bytecode fits only the version that wrote it.
// usage: node offline/bundle.mjs WHEEL OUT, two folders: the unpacked wheel, and the one to write
import { loadPyodide } from '../web/node_modules/pyodide/pyodide.mjs';

const REPOSITORY = new URL('../', import.meta.url).pathname;
const [wheel, out] = process.argv.slice(2);
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } }); // the same bytes every time
for (const [mounted, path] of Object.entries({ '/repository': REPOSITORY, '/wheel': wheel, '/out': out })) {
  python.FS.mkdirTree(mounted);
  python.mountNodeFS(mounted, path);
}
try {
  python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/repository/src", "/wheel", "/repository"]
from offline.contents import import_everything
names = import_everything("/out/tutorial.json")  # before the modules of the bundler itself
from offline.bundle import write_bundles
write_bundles(names, "/out")
`);
} catch (error) {
  console.error(error.message); // Node itself would print all of Pyodide before it
  process.exitCode = 1;
}
