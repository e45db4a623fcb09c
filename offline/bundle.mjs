// Runs offline/bundle.py in the Python of browsers, because bytecode fits only the version that wrote it.
// usage: node offline/bundle.mjs WHEEL FOLDER
import { loadPyodide } from '../web/node_modules/pyodide/pyodide.mjs';

const REPOSITORY = new URL('../', import.meta.url).pathname;
const [wheel, folder] = process.argv.slice(2);
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } }); // the same bytes every time
for (const [mounted, path] of [
  ['/repository', REPOSITORY],
  ['/out', folder],
  ['/wheels', new URL('.', `file://${wheel}`).pathname],
]) {
  python.FS.mkdirTree(mounted);
  python.mountNodeFS(mounted, path);
}
python.globals.set('wheel', `/wheels/${wheel.split('/').at(-1)}`);
try {
  python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "/repository")
from pathlib import Path
from offline.bundle import write_bundles
write_bundles(Path("/repository/src"), Path(wheel), Path("/out"))
`);
} catch (error) {
  console.error(error.message); // Node itself would print all of Pyodide before it
  process.exitCode = 1;
}
