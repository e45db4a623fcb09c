"""The structure: modules are small, few know Numba, the documentation is correct.

The layers are in pyproject.toml: `make lint` checks them.
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tests import rule_index

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "fourcures"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)

# Where public types may be Any, and why.
MAY_SAY_ANY = {
    "compiled/ahead/kernels.py": "Numba has no types",
    "compiled/indices.py": "Numba has no types",
    "compiled/jit.py": "Numba has no types",
    "compiled/library.py": "functions of any type, and arrays of any number",
    "compiled/device.py": "Numba has no types",
    "compiled/twins.py": "Numba has no types",
    "engine/buffers.py": "fields and arrays of any type",
    "engine/position/schema.py": "Json is an object of a document that others wrote or will read",
    "envs/gpu/games.py": "Numba has no types",
    "envs/gpu/kernels.py": "Numba has no types",
    "envs/gpu/vector.py": "Numba has no types",
    "envs/spaces.py": "Gymnasium declares infos so, and the elements of a Dict space wrongly",
    "server/http/requests.py": "Litestar's connections have parameters that nothing here uses",
    "testing/strategies.py": "JSON of any shape is taken apart and put together otherwise",
}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


@cache
def imported(path: Path) -> set[str]:
    """Return the absolute names of everything that a module imports."""
    package = ["fourcures", *path.relative_to(PACKAGE).parts[:-1]]
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            names |= {
                ".".join([*base, *([node.module] if node.module else []), alias.name])
                for alias in node.names
            }
    return names


def test_no_files_import_each_other_in_a_circle() -> None:
    """Type imports and imports inside functions count too; packages only re-export names."""
    names = (path.relative_to(PACKAGE.parent).with_suffix("").parts for path in modules())
    files = dict(zip(map(".".join, names), modules(), strict=True))
    named = {
        name: {
            name_or_parent
            for module in imported(path)
            for name_or_parent in (module, module.rpartition(".")[0])
        }
        for name, path in files.items()
    }
    TopologicalSorter({name: imports & files.keys() for name, imports in named.items()}).prepare()


def test_only_the_compilers_know_numba() -> None:
    knowing = [
        path.name
        for path in modules()
        if any(name.split(".")[0] in ("numba", "llvmlite") for name in imported(path))
    ]
    assert knowing == ["kernels.py", "targets.py", "callees.py", "gpu.py", "indices.py", "jit.py"]


def types_in(body: Iterable[ast.stmt]) -> Iterator[ast.expr | None]:
    """Yield the types of the public names of a module or a class, including aliases."""
    for node in body:
        match node:
            case ast.ClassDef(name=name) if is_public(name):
                yield from node.bases
                yield from types_in(node.body)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if is_public(name):
                given = node.args
                plain = (*given.posonlyargs, *given.args, *given.kwonlyargs)
                yield from (
                    parameter.annotation
                    for parameter in (*plain, given.vararg, given.kwarg)
                    if parameter
                )
                yield node.returns
            case ast.AnnAssign(target=target) if is_public(ast.unparse(target)):
                yield node.annotation
            case ast.Assign(value=value):
                yield value


def is_public(name: str) -> bool:
    return not name.startswith("_") or name.startswith("__")


def test_public_types_say_what_they_are() -> None:
    saying = {
        path.relative_to(PACKAGE).as_posix()
        for path in modules()
        for kind in types_in(ast.parse(path.read_text("utf-8")).body)
        if kind is not None and re.search(r"\bAny\b", ast.unparse(kind))
    }
    assert saying == MAY_SAY_ANY.keys()


MANY_MODULES = {"engine/rules", "cli"}  # one module for each topic, or for each command


def test_folders_modules_classes_and_functions_are_small() -> None:
    large = [
        f"{folder.relative_to(PACKAGE)} has {len(inside)} modules"
        for folder in {path.parent for path in modules()}
        if len(inside := list(folder.glob("*.py"))) > 20
        and folder.relative_to(PACKAGE).as_posix() not in MANY_MODULES
    ]
    for path in modules():
        text, name = path.read_text("utf-8"), path.relative_to(PACKAGE)
        if (lines := len(text.splitlines())) > 400:
            large.append(f"{name} has {lines} lines")
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.FunctionDef() | ast.AsyncFunctionDef():
                    if (lines := (node.end_lineno or 0) - node.lineno + 1) > 60:
                        large.append(f"{name}: {node.name} has {lines} lines")
                case ast.ClassDef(body=body):
                    methods = [method for method in body if isinstance(method, FUNCTIONS)]
                    if len([method for method in methods if is_public(method.name)]) > 25:
                        large.append(f"{name}: {node.name} has {len(methods)} methods")
    assert large == []


def test_no_module_is_named_after_nothing() -> None:
    empty = {"utils", "helpers", "manager", "core", "common", "misc"}
    assert not [path for path in modules() if path.stem in empty]


def test_every_rule_is_held_by_a_test() -> None:
    assert rule_index.without_tests(rule_index.PAGE.read_text("utf-8")) == []


def test_the_page_of_rules_names_its_tests() -> None:
    page = rule_index.PAGE.read_text("utf-8")
    assert rule_index.renewed(page) == page, "run: python -m tests.rule_index"


@pytest.mark.parametrize(
    ("rule", "reading"),
    [
        ("R4.5", "to another city"),
        ("R8.1", "not between"),
        ("R9.1", "anyone may"),
        ("R10.6", "they add up"),
        ("R10.6", "before the first card of the present step"),
    ],
)
def test_readings_that_the_rulebooks_leave_open_say_why_they_are_decided(
    rule: str, reading: str
) -> None:
    page = rule_index.PAGE.read_text("utf-8")
    (text,) = re.findall(rf"^- {re.escape(rule)} (.*)$", page, re.M)
    assert re.search(rf"\*decided\*: {reading}[^*]* because ", text)


# The pages whose paths must exist. The changelog is excluded: it describes the past.
PAGES = [
    *(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")),
    *(page for page in (ROOT / "docs").rglob("*.md") if page.parent.name != "_generated"),
]
NOT_OURS = {"node_modules", "build", "dist", "__pycache__"}
# Names that are not files of ours: files that a reader creates, and an id of Gymnasium.
NO_PATHS = {"mybot.py", "outlook.json", "fourcures/FourCures-v1"}


@cache
def files() -> frozenset[str]:
    """Return every file and folder of the repository, with all shortened forms of its path."""
    paths = set()
    for folder, inside, names in os.walk(ROOT):
        inside[:] = [
            folder_name
            for folder_name in inside
            if folder_name not in NOT_OURS and folder_name not in (".git", ".venv")
        ]
        for name in (*inside, *names):
            parts = Path(folder, name).relative_to(ROOT).parts
            paths |= {"/".join(parts[start:]) for start in range(len(parts))}
    return frozenset(paths)


def looks_like_a_path(text: str) -> bool:
    """Return whether a text in backticks names a file or folder of this repository."""
    if not re.fullmatch(r"[\w.-]+(/[\w.-]+)*/?", text) or text in NO_PATHS:
        return False
    first, *rest = text.split("/")
    if not rest:
        return bool(re.search(r"\w\.(py|md|json|toml|ts|svelte|ya?ml|ftl)$", text))
    return first in files() and first not in NOT_OURS


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_paths_on_pages_exist(page: Path) -> None:
    """A path may omit its first folders, and a module its `.py`."""
    for text in re.findall(r"`([^`\n]+)`", page.read_text("utf-8")):
        if looks_like_a_path(text):
            known = {text.rstrip("/"), f"{text}.py"} & files()
            assert known, f"{page.relative_to(ROOT)} names {text}, which does not exist"


def test_cited_decisions_exist() -> None:
    """Sources cite a decision by its page, pages by number and link; both must agree."""
    decisions = {path.name for path in (ROOT / "docs" / "decisions").glob("[0-9]*.md")}
    sources = [
        path
        for name in ("src", "tests", "benchmarks")
        for path in ROOT.joinpath(name).rglob("*.py")
    ]
    sources += [
        path for end in ("ts", "svelte") for path in ROOT.joinpath("web/src").rglob(f"*.{end}")
    ]
    for path in sources:
        text = path.read_text("utf-8")
        assert not re.search(r"\bdecisions? \d", text), f"{path}: cite the page in docs/decisions"
        assert set(re.findall(r"docs/decisions/(\d[\w-]+\.md)", text)) <= decisions, path
    for page in PAGES:
        text = page.read_text("utf-8")
        cited = re.findall(r"\[decision (\d+)\]\([^)]*?(\d{4})-[\w-]+\.md\)", text)
        assert len(cited) == len(re.findall(r"\bdecision \d", text)), f"{page}: link the decision"
        assert all(int(number) == int(name) for number, name in cited), page
    index = ROOT.joinpath("docs/decisions/README.md").read_text("utf-8")
    listed = re.findall(r"^(\d+)\. \[(.+)\]\(([\w-]+\.md)\)$", index, re.M)
    assert {name for _, _, name in listed} == decisions
    for number, title, name in listed:
        first = ROOT.joinpath("docs/decisions", name).read_text("utf-8").partition("\n")[0]
        assert name.startswith(f"{int(number):04}-") and first == f"# {title}", name


# Modules whose classes are always used with the module name: `entries.Played` is an entry of a
# table's log, `events.Played` an event of the engine.
VOCABULARIES = {"table/entries.py", "protocol/commands.py", "protocol/messages.py"}


def test_a_class_name_means_one_thing() -> None:
    """A class name is unique, or belongs to a module that is always named with it."""
    places: dict[str, set[str]] = {}
    for path in modules():
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, set()).add(path.relative_to(PACKAGE).as_posix())
    twice = {
        name for name, modules_with_it in places.items() if len(modules_with_it - VOCABULARIES) > 1
    }
    assert not twice
    shared = {name for name, modules_with_it in places.items() if len(modules_with_it) > 1}
    written = {f"fourcures.{place[:-3].replace('/', '.')}" for place in VOCABULARIES}
    for path in modules():
        bare = imported(path) & {f"{module}.{name}" for module in written for name in shared}
        assert not bare, f"{path}: import the module, and write these with it: {sorted(bare)}"
