"""The web client: no circular imports, small folders and modules, telling names.

`web/layers.js` says which folder may import which; ESLint checks that. ESLint looks at one file at
a time: what needs all of them is here.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "web" / "src"
MOST_MODULES, MOST_LINES = 20, 400
GENERATED = "wire/wire.ts"

COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.S)
# import x from '…'; import '…'; export { x } from '…'; import('…'); typeof import('…')
IMPORT = re.compile(
    r"""\bimport\s*\(\s*['"]([^'"]+)['"]"""
    r"""|\b(?:import|export)\s+(?:type\s+)?(?:[\w$*\s{},]+?\s+from\s+)?['"]([^'"]+)['"]"""
)


def specifiers(path: Path) -> list[str]:
    """Return everything that a file imports, as written."""
    text = COMMENT.sub("", path.read_text("utf-8"))
    return [late or early for late, early in IMPORT.findall(text)]


def modules() -> list[Path]:
    """Return the files of the client, without unit tests."""
    files = (path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte"))
    return sorted(path for path in files if not path.name.endswith((".test.ts", ".d.ts")))


def name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def imported_modules(path: Path) -> set[str]:
    """Return the files of the client that a file imports; type and dynamic imports count too."""
    # Not resolve(): the repository may be behind a symbolic link.
    targets = {
        Path(os.path.normpath(path.parent / specifier))
        for specifier in specifiers(path)
        if specifier.startswith(".")
    }
    return {
        name(file)
        for target in targets
        for file in (target, target.with_name(f"{target.name}.ts"))
        if file.is_file() and file.is_relative_to(SOURCE)
    }


def test_imports_are_read_in_all_their_forms(tmp_path: Path) -> None:
    file = tmp_path / "all.ts"
    file.write_text(
        "import { a } from './a';\n"
        "import type {\n  B,\n  C as D,\n} from './b';\n"
        "import E, { type F } from './c.svelte';\n"
        "import * as g from './d';\n"
        "import './e.css';\n"
        "export type { H } from './f';\n"
        "export * from './g';\n"
        "{#await import('./h.svelte') then { default: I }}<I />{/await}\n"
        "// import './never';\n"
        "/* import './never'; */ const text = 'https://example.org'; // import './never'\n"
    )
    names = "./a ./b ./c.svelte ./d ./e.css ./f ./g ./h.svelte"
    assert " ".join(specifiers(file)) == names


def test_no_files_import_each_other_in_a_circle() -> None:
    graph = {name(path): imported_modules(path) for path in modules()}
    assert sum(map(len, graph.values())) > len(graph)
    TopologicalSorter(graph).prepare()


def test_no_folder_has_too_many_modules() -> None:
    sizes = Counter(name(path.parent) for path in modules())
    assert {folder: size for folder, size in sizes.items() if size > MOST_MODULES} == {}


def test_no_module_is_too_long() -> None:
    lines = {name(path): len(path.read_text("utf-8").splitlines()) for path in modules()}
    del lines[GENERATED]
    assert {file: number for file, number in lines.items() if number > MOST_LINES} == {}


def test_no_module_is_named_after_nothing() -> None:
    empty = {"utils", "helpers", "manager", "core", "common", "misc"}
    assert not [name(path) for path in modules() if path.name.split(".")[0] in empty]
