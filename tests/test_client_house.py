"""The web client: imports follow the layers, and `web/src/game` is pure."""

from __future__ import annotations

import os
import re
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "web" / "src"

# The folders that each folder may import besides itself, from the lowest to the highest.
MAY_IMPORT = {
    "wire": set[str](),
    "lib": {"wire"},
    "lib/ui": {"lib"},
    "game": {"wire", "lib"},
    "pieces": {"game", "lib"},
    "board": {"pieces", "game", "lib", "wire"},
    "play": {"board", "game", "lib", "wire"},
    "help": {"pieces", "game", "lib", "lib/ui", "wire"},
    "cardboard": {"pieces", "game", "lib", "lib/ui", "wire"},
    "coach": {"pieces", "play", "game", "lib", "lib/ui", "wire"},
    "exercise": {"pieces", "play", "game", "lib", "lib/ui", "wire"},
    "share": {"board", "pieces", "game", "lib", "lib/ui", "wire"},
    "puzzles": {"pieces", "game", "lib", "lib/ui", "wire"},
    "lobby": {"daily", "puzzles", "board", "pieces", "game", "lib", "lib/ui", "wire"},
    "table": {"cardboard", "coach", "exercise", "share", "play", "board", "pieces", "game", "lib"}
    | {"lib/ui", "wire"},
    "replay": {"exercise", "table", "share", "board", "pieces", "game", "lib", "lib/ui", "wire"},
    "review": {"coach", "exercise", "board", "pieces", "game", "lib", "lib/ui", "wire"},
    "end": {"coach", "board", "pieces", "game", "lib", "lib/ui", "wire"},
    "daily": {"end", "pieces", "game", "lib", "lib/ui", "wire"},
    "me": {"lobby", "end", "pieces", "game", "lib", "lib/ui", "wire"},
    "gallery": {"pieces", "game", "lib", "lib/ui", "wire"},
    "television": {"end", "lobby", "table", "play", "pieces", "game", "lib", "lib/ui", "wire"},
    "tutorial": {"end", "table", "pieces", "game", "lib", "lib/ui", "wire"},
    "app": {"cardboard", "end", "gallery", "help", "lobby", "replay", "table", "tutorial", "style"}
    | {"daily", "me", "puzzles", "review", "television", "pieces", "game", "lib", "lib/ui", "wire"},
    "style": set[str](),
    "testing": {"play", "game", "lib", "wire"},
}
# What the parts of the table may import of each other.
PARTS = {
    "talk": set[str](),
    "cards": set[str](),
    "actions": {"talk"},
    "team": {"talk"},
    "log": {"talk"},
    "screen": {"cards", "actions", "team", "log"},
}
# The modules of lib/ without state and without access to the page.
PURE = {"lib/names.ts", "lib/text.ts", "lib/tokenize.ts"}
# Names that give access to the page or the state of a component.
PAGE = r"document|window|localStorage|sessionStorage|navigator|HTMLElement|addEventListener"
RUNES = r"\$(?:state|derived|effect|props|bindable|inspect)\b"

COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.S)
# import x from '…'; import '…'; export { x } from '…'; import('…'); typeof import('…')
IMPORT = re.compile(
    r"""\bimport\s*\(\s*['"]([^'"]+)['"]"""
    r"""|\b(?:import|export)\s+(?:type\s+)?(?:[\w$*\s{},]+?\s+from\s+)?['"]([^'"]+)['"]"""
)


@cache
def code(path: Path) -> str:
    return COMMENT.sub("", path.read_text("utf-8"))


@cache
def specifiers(path: Path) -> tuple[str, ...]:
    """Return everything that a file imports, as written."""
    return tuple(late or early for late, early in IMPORT.findall(code(path)))


def modules() -> list[Path]:
    """Return the files of the client, without unit tests."""
    files = (path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte"))
    return sorted(
        path for path in files if not path.name.endswith((".test.ts", ".d.ts")) and path.is_file()
    )


def found(path: Path, specifier: str) -> Path | None:
    """Return the file of the client that an import names, or None for a package."""
    if not specifier.startswith("."):
        return None
    # Not resolve(): the repository may be behind a symbolic link.
    named = Path(os.path.normpath(path.parent / specifier))
    if not named.is_relative_to(SOURCE):
        return None
    for file in (named, named.with_name(f"{named.name}.ts")):
        if file.is_file():
            return file
    raise AssertionError(f"{path.relative_to(SOURCE)} imports {specifier}, which is not there")


def imported(path: Path) -> set[Path]:
    return {file for one in specifiers(path) if (file := found(path, one))}


def folder(path: Path) -> str:
    """Return the folder of a file: below `web/src`, with `lib/ui` as its own."""
    parts = path.relative_to(SOURCE).parts
    return "lib/ui" if parts[:2] == ("lib", "ui") else parts[0]


def part(path: Path) -> str | None:
    """Return the part of the table to which a file belongs, or None."""
    parts = path.relative_to(SOURCE).parts
    return parts[1] if parts[0] == "table" else None


def name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


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
    assert specifiers(file) == tuple(names.split())


def test_every_folder_is_on_the_plan() -> None:
    assert {folder(path) for path in modules()} | {"style"} == set(MAY_IMPORT)
    assert {part(path) for path in modules()} - {None} == set(PARTS)


@pytest.mark.parametrize("path", modules(), ids=name)
def test_imports_run_downwards(path: Path) -> None:
    here, part_here = folder(path), part(path)
    for other in imported(path):
        there = folder(other)
        assert there == here or there in MAY_IMPORT[here], f"{here} must not import {name(other)}"
        if there == here == "table":
            allowed = {part_here, *PARTS[str(part_here)]}
            assert part(other) in allowed, f"table/{part_here} must not import {name(other)}"


def test_nothing_but_unit_tests_imports_what_they_share() -> None:
    assert not [
        name(path)
        for path in modules()
        if folder(path) != "testing" and any(folder(file) == "testing" for file in imported(path))
    ]


def test_no_files_import_each_other_in_a_circle() -> None:
    """Type imports and dynamic imports count too."""
    TopologicalSorter({name(path): set(map(name, imported(path))) for path in modules()}).prepare()


def test_no_folders_import_each_other_in_a_circle() -> None:
    graph: dict[str, set[str]] = {}
    for path in modules():
        graph.setdefault(folder(path), set()).update(map(folder, imported(path)))
    TopologicalSorter({here: there - {here} for here, there in graph.items()}).prepare()


def test_the_plan_has_no_circles() -> None:
    TopologicalSorter(MAY_IMPORT).prepare()
    TopologicalSorter(PARTS).prepare()


@pytest.mark.parametrize(
    "path", [path for path in modules() if folder(path) == "game" or name(path) in PURE], ids=name
)
def test_the_game_is_pure(path: Path) -> None:
    """It may use positions, moves and texts, but no component, state or page."""
    assert path.suffix == ".ts"
    assert ".svelte" not in path.name
    for specifier in specifiers(path):
        assert "svelte" not in specifier, specifier
    for other in imported(path):
        allowed = folder(other) == "game" or name(other) in {"wire/wire.ts", *PURE}
        assert allowed, f"{name(path)} must not import {name(other)}"
    text = code(path)
    assert not re.search(RUNES, text)
    assert not re.search(rf"(?<![\w.'\"`-])(?:{PAGE})\b", text)


def test_game_imports_only_types_and_numbers_of_the_wire() -> None:
    """`BOARD` and the other constants have facts of the game, generated from the engine."""
    allowed = r"import\s+(?:type\b|\{(?:\s*(?:type\s+\w+|[A-Z_]+(?:\s+as\s+[A-Z_]+)?)\s*,?)+\s*\})"
    for path in modules():
        if folder(path) == "game":
            for line in re.findall(r"import[^;]*?wire/[^;]*;", code(path)):
                assert re.match(allowed, line), f"{name(path)}: {line}"


def test_no_module_is_named_after_nothing() -> None:
    empty = {"utils", "helpers", "manager", "core", "common", "misc"}
    assert not [name(path) for path in modules() if path.name.split(".")[0] in empty]
