"""Packaging: small installs, complete extras, one-line errors for missing ones, the web client."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, cast

import hatch_build
import pytest
from hatchling.builders.sdist import SdistBuilder

import fourcures
from fourcures.cli import COMMANDS, NEEDS
from fourcures.compiled import library
from fourcures.compiled.ahead.targets import PYODIDE, TARGETS, WEB
from fourcures.extras import MODULES, MissingExtra, need

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "fourcures"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

PATIENCE = 600.0  # seconds after which a program hangs, on however busy a machine

# Modules that belong to a distribution with another name.
DISTRIBUTION = {
    "PIL": "pillow",
    "fluent": "fluent.syntax",
    "glicko2": "glicko2-py",
    "llvmlite": "numba",
    "numba_cuda": "numba-cuda",
}
# Loaded by name, from SQLAlchemy and Uvicorn, or by Numba as `numba.cuda`.
NEVER_IMPORTED = {"aiosqlite", "asyncpg", "numba-cuda", "uvloop", "websockets", "ziglang"}
# The extra of each package that has one; commands are in `NEEDS`.
EXTRA = {
    "compiled": "compiler",
    "envs": "envs",
    "lab": "ray",  # with `lab`
    "rating": "play",
    "server": "host",  # which contains `play`; only notices and the database need more
    "terminal": "play",
    "text": "text",
    "testing": "testing",
}
IF_FOUND = {"torch"}  # used where it is installed: everything works without it
# Modules of cli that are not commands.
EXTRA_OF_HELPERS = {"browser": "play", "databases": "play", "progress": "lab"}


def names(requirements: list[str]) -> set[str]:
    """Return the distributions of some requirements, including those of their extras."""
    distributions = set()
    for requirement in requirements:
        if own := re.fullmatch(r"fourcures\[([\w,]+)\]", requirement):
            for extra in own[1].split(","):
                distributions |= names(PROJECT["optional-dependencies"][extra])
        else:
            distributions.add(re.split(r"[\[;<>=~! ]", requirement)[0])
    return distributions


@cache
def third_party(path: Path) -> set[str]:
    """Return the distributions that a module imports, at the top or inside functions."""
    imports = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imports |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            imports.add(node.module.split(".")[0])
    imports -= sys.stdlib_module_names | {"fourcures"} | IF_FOUND
    return {DISTRIBUTION.get(name, name) for name in imports}


def extra_of(path: Path) -> str | None:
    """Return the extra that a module may use, or None for the base."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    if parts[0] == "cli":
        return NEEDS.get(parts[1]) or EXTRA_OF_HELPERS.get(parts[1])
    return EXTRA.get(parts[0])


BASE = names(PROJECT["dependencies"])
EXTRAS = {extra: names(PROJECT["optional-dependencies"][extra]) for extra in MODULES}


def test_the_base_is_small() -> None:
    assert {"numpy", "msgspec", "platformdirs"} == BASE


def test_every_import_is_a_dependency_of_its_package() -> None:
    for path in PACKAGE.rglob("*.py"):
        extra = extra_of(path)
        assert third_party(path) <= BASE | (EXTRAS[extra] if extra else set()), path


def test_every_dependency_is_imported() -> None:
    imported = set().union(*map(third_party, PACKAGE.rglob("*.py")))
    assert BASE | set().union(*EXTRAS.values()) == imported | NEVER_IMPORTED


def test_the_modules_of_the_extras_are_those_of_the_project_file() -> None:
    assert PROJECT["optional-dependencies"].keys() == MODULES.keys()
    for extra, modules in MODULES.items():
        distributions = {DISTRIBUTION.get(module, module) for module in modules}
        assert distributions == EXTRAS[extra] - {"uvloop"}, "uvloop is not for every system"


@pytest.mark.parametrize(
    ("extra", "module"), [(extra, module) for extra in MODULES for module in MODULES[extra]]
)
def test_each_missing_module_names_its_extra(
    extra: str, module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for other in MODULES[extra]:
        monkeypatch.setitem(sys.modules, other, pytest)  # any installed module
    need(extra)
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(MissingExtra) as missing:
        need(extra, "fourcures.one")
    text = f'needs "fourcures[{extra}]": pip install "fourcures[{extra}]"'
    assert str(missing.value) == f"fourcures.one {text}"
    assert missing.value.name == module
    with pytest.raises(MissingExtra, match=r"^needs "):
        need(extra)


WITHOUT_EXTRAS = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[1].split()))  # None: importing it fails
from fourcures import Game
from fourcures.analysis import odds, outbreak_odds
from fourcures.bots import BOTS, PolicyBot, RandomBot, RuleOfThumb, Search
from fourcures.cli import COMMANDS, main

game = Game.new(players=2, epidemics=4, seed="hello")
view = game.view(0)
assert any(odds(view).infected.values())
assert 0 <= outbreak_odds(view).any <= 1
for bot in (PolicyBot, RandomBot, RuleOfThumb, Search):
    game.play(bot().choose(game.view(game.position()["turn"]["seat"])))
assert main(["--version"]) == 0
for name in COMMANDS:
    print(name, main([name, "--help"]), flush=True)
for program in (
    "import fourcures.envs",
    "import fourcures.lab",
    "import fourcures.text.language",
    "import fourcures.server",
    "import fourcures.terminal",
    "import fourcures.testing.strategies",
):
    try:
        exec(program)
    except ImportError as error:
        print(program, "->", error)
"""


def test_without_any_extra_the_base_works_and_the_rest_names_what_it_needs() -> None:
    blocked = {module for modules in MODULES.values() for module in modules} | {"llvmlite"}
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_EXTRAS, " ".join(blocked)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said = done.stderr.splitlines()
    assert said == [
        f'fourcures {name}: needs "fourcures[{extra}]": pip install "fourcures[{extra}]"'
        for name in COMMANDS
        if (extra := NEEDS.get(name))
    ]
    for name in COMMANDS:
        assert f"{name} {2 if name in NEEDS else 0}" in done.stdout.splitlines()
    refused = dict(re.findall(r"^(.*) -> (.*)$", done.stdout, re.M))
    assert refused == {
        program: f'{user} needs "fourcures[{extra}]": pip install "fourcures[{extra}]"'
        for program, user, extra in [
            ("import fourcures.envs", "fourcures.envs", "envs"),
            ("import fourcures.lab", "fourcures.lab", "lab"),
            ("import fourcures.text.language", "fourcures.text.language", "text"),
            ("import fourcures.server", "fourcures.server", "play"),
            ("import fourcures.terminal", "fourcures.terminal", "play"),
            ("import fourcures.testing.strategies", "fourcures.testing.strategies", "testing"),
        ]
    }


def test_without_a_library_and_a_compiler_one_line_says_what_to_install(tmp_path: Path) -> None:
    program = f"""
import sys
from pathlib import Path
sys.modules["numba"] = None
from fourcures.compiled import library
library.FOLDER = Path({str(tmp_path)!r})
from fourcures import Game
from fourcures.analysis import outbreak_odds
from fourcures.bots import Search
assert 0 <= outbreak_odds(Game.new(seed="hello").view(0)).any <= 1  # interpreted
try:
    Search()
except ImportError as error:
    print(error)
"""
    command = [sys.executable, "-c", program]
    empty = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run(
        command, env=empty, capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert re.fullmatch(
        r"the compiled rules cannot be used \(there are none for [\w-]+\); "
        r'Numba can compile them here: pip install "fourcures\[compiler\]"\n',
        done.stdout,
    )


def test_a_wheel_for_one_kind_of_machine_has_its_tag_and_its_library(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built(clone, age=-10)
    os.utime(clone / "web" / "package.json", (0, 0))
    hook = hatch_build.BuildHook(str(clone), {}, None, cast(Any, None), str(clone), "wheel")
    monkeypatch.setenv("FOURCURES_TARGET", "amiga")
    with pytest.raises(hatch_build.NotBuilt, match=r"must be one of any, .*, not amiga"):
        hook.initialize("standard", {"force_include": {}})
    monkeypatch.setenv("FOURCURES_TARGET", "macos-arm64")
    with pytest.raises(hatch_build.NotBuilt, match="for macos-arm64 are missing: run `make libr"):
        hook.initialize("standard", {"force_include": {}})
    place = f"{hatch_build.LIBRARY}/macos-arm64"
    (clone / "src" / place).mkdir(parents=True)
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    assert data["tag"] == "py3-none-macosx_11_0_arm64" and not data["pure_python"]
    assert data["force_include"] == {f"src/{place}": place}
    monkeypatch.setenv("FOURCURES_TARGET", "any")
    data = {"force_include": {}}
    hook.initialize("standard", data)
    assert data == {"force_include": {}}


def test_a_wheel_from_source_compiles_the_rules_where_the_compilers_are(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []

    def compile_rules(what: str, command: list[str], _folder: Path, **_variables: str) -> None:
        ran.append(what)
        (clone / "src" / hatch_build.LIBRARY / command[-1]).mkdir(parents=True)

    built(clone, age=-10)
    os.utime(clone / "web" / "package.json", (0, 0))
    monkeypatch.setattr(hatch_build, "run", compile_rules)
    monkeypatch.setattr(hatch_build, "this_machine", lambda: "linux-aarch64")
    monkeypatch.delenv("FOURCURES_TARGET", raising=False)
    hook = hatch_build.BuildHook(str(clone), {}, None, cast(Any, None), str(clone), "wheel")
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize("standard", data)
    assert (ran, data["tag"]) == (["compiled rules"], "py3-none-manylinux_2_17_aarch64")
    monkeypatch.setitem(sys.modules, "ziglang", None)
    data = {"force_include": {}}
    hook.initialize("standard", data)
    assert data == {"force_include": {}}, "without a compiler, the wheel is for any machine"


def test_only_a_wheel_from_source_asks_pip_for_the_compilers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("FOURCURES_TARGET", raising=False)
    monkeypatch.setattr(hatch_build, "this_machine", lambda: "linux-aarch64")
    wheel, sdist = (
        hatch_build.BuildHook(str(ROOT), {}, None, cast(Any, None), str(ROOT), kind)
        for kind in ("wheel", "sdist")
    )
    asked = {name.partition("==")[0] for name in wheel.dependencies()}
    assert asked >= {"msgspec", "platformdirs", "numba", "llvmlite", "ziglang", "numpy"}
    assert sdist.dependencies() == []
    monkeypatch.setattr(hatch_build, "this_machine", lambda: "linux-riscv64")
    assert wheel.dependencies() == []
    monkeypatch.setattr(hatch_build, "this_machine", lambda: "linux-aarch64")
    monkeypatch.setenv("FOURCURES_TARGET", "any")
    assert wheel.dependencies() == []


def test_the_build_hook_and_the_package_call_this_machine_the_same() -> None:
    assert hatch_build.this_machine() == library.name_of_machine()


def test_every_target_but_those_of_browsers_has_a_wheel() -> None:
    assert hatch_build.PLATFORMS.keys() == TARGETS.keys() - {WEB, PYODIDE}


def test_narration_in_four_languages_needs_only_the_extra_text() -> None:
    program = f"""
import sys
sys.modules.update(dict.fromkeys({sorted({*MODULES["play"], "llvmlite"} - {*MODULES["text"]})}))
from fourcures import Game
from fourcures.narration import narrate
game = Game.new(roles=["medic", "scientist"], first=0, seed="hello")
game.play("drive chicago")
for language in ("en", "de", "pl", "ru"):
    print(*narrate(game, language))
"""
    command = [sys.executable, "-X", "utf8", "-c", program]
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=True
    )
    assert done.stdout.splitlines() == [
        "The Medic moves to Chicago.",
        "Der Arzt reist nach Chicago.",
        "Sanitariusz udaje się do Chicago.",
        "Врач отправляется в Чикаго.",
    ]


def test_the_version_is_in_one_place() -> None:
    assert "version" in PROJECT["dynamic"]
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    sections = re.findall(r"^## (\S+)", changelog, re.M)
    assert next(name for name in sections if name != "Unreleased") == fourcures.__version__


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return a folder with one source file of the client."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "web" / "src" / "main.ts").write_text("")
    return tmp_path


def built(root: Path, age: float) -> None:
    """Write a build of the client that is older than its sources by this many seconds."""
    client = root / hatch_build.CLIENT
    client.parent.mkdir(parents=True)
    client.write_text("")
    when = (root / "web" / "src" / "main.ts").stat().st_mtime - age
    os.utime(client, (when, when))


def test_a_build_without_client_and_npm_is_refused(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(clone))
    with pytest.raises(hatch_build.NotBuilt, match=r"^the browser client is not built and npm is"):
        hatch_build.ensure_client(clone)
    built(clone, age=10)
    with pytest.raises(hatch_build.NotBuilt, match="is out of date and npm is missing: install"):
        hatch_build.ensure_client(clone)


def test_a_client_that_is_up_to_date_is_taken_as_it_is(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(clone))
    built(clone, age=-10)
    (clone / "web" / "src" / "main.test.ts").write_text("")  # newer, but not part of the client
    os.utime(clone / "web" / "package.json", (0, 0))
    hatch_build.ensure_client(clone)


def test_without_its_sources_the_client_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(hatch_build.NotBuilt, match="not built and its sources"):
        hatch_build.ensure_client(tmp_path)
    (tmp_path / hatch_build.CLIENT).parent.mkdir(parents=True)
    (tmp_path / hatch_build.CLIENT).write_text("")
    hatch_build.ensure_client(tmp_path)


def test_the_client_is_built_by_npm_and_not_for_an_editable_install(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []

    def note(_what: str, command: list[str], folder: Path) -> None:
        assert folder == clone / "web"
        ran.append(command)
        (folder / "node_modules").mkdir(exist_ok=True)

    monkeypatch.setattr(hatch_build, "run", note)
    monkeypatch.setenv("FOURCURES_TARGET", "any")
    monkeypatch.setattr(hatch_build, "find_npm", lambda root: ["npm"])
    hook = hatch_build.BuildHook(str(clone), {}, None, cast(Any, None), str(clone), "wheel")
    hook.initialize("editable", {})
    assert ran == []
    hook.initialize("standard", {})
    assert [command[1] for command in ran] == ["ci", "run"]
    (clone / "web" / "package-lock.json").write_text("")
    os.utime(clone / "web" / "package-lock.json", (0, 0))
    hook.initialize("standard", {})
    assert [command[1] for command in ran] == ["ci", "run", "run"], "packages are installed already"


def test_the_container_has_what_its_build_reads() -> None:
    steps = (ROOT / "deploy" / "Containerfile").read_text("utf-8")
    copied = set(" ".join(re.findall(r"^COPY (.*)$", steps, re.M)).split())
    assert {"pyproject.toml", "hatch_build.py", "hatch_readme.py", "README.md", "src"} <= copied
    assert copied >= set(PROJECT["license-files"])


def test_hook_and_makefile_build_the_client_from_the_same_sources() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    (listed,) = re.findall(r"^WEB +:= ((?:.*\\\n)*.*)", makefile, re.M)
    assert set(re.findall(r"web/([\w.]+\.\w+)", listed)) == set(hatch_build.SETTINGS)
    assert "find web/src web/public " in listed
    assert "-not -name '*.test.ts' -not -path '*/testing/*'" in listed
    assert "src/fourcures/locales/*/*.ftl" in listed


@pytest.mark.breadth
def test_the_source_distribution_has_every_example() -> None:
    files = SdistBuilder(str(ROOT)).recurse_included_files()
    packed = {file.distribution_path for file in files}
    assert packed >= {f"examples/{file.name}" for file in (ROOT / "examples").glob("*.py")}


def test_no_lock_file_names_a_registry() -> None:
    for file in (*ROOT.glob("requirements/*"), ROOT / "web" / "package-lock.json"):
        text = file.read_text("utf-8")
        assert not re.search(r"--(extra-)?index-url|--find-links|\"resolved\": \"http", text), file
