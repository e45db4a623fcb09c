"""The documentation: examples run, links resolve, commands exist, the API reference is complete."""

from __future__ import annotations

import doctest
import importlib.util
import inspect
import json
import re
import shlex
from argparse import Namespace
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from hatch_build import PLATFORMS

import fourcures
from fourcures.cli import COMMANDS, import_command
from fourcures.cli.parser import Parser
from fourcures.extras import MODULES as EXTRAS

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
WHEELS = ["any", *PLATFORMS.values()]
GENERATED = DOCS / "_generated"
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *ROOT.glob("benchmarks/*.md"),
        *ROOT.glob("web/*.md"),
        *(page for page in DOCS.rglob("*.md") if GENERATED not in page.parents),
    ]
)
EVENTS = "fourcures.events"  # only its classes are public
PUBLIC = [
    "fourcures",
    EVENTS,
    "fourcures.svg",
    "fourcures.narration",
    "fourcures.analysis",
    "fourcures.bots",
    "fourcures.bots.team",
    "fourcures.bots.review.game_review",
    "fourcures.envs",
    "fourcures.testing",
]
# Pages with programs that other tests run: tests/envs/test_examples.py, tests/bots/test_custom.py
# and tests/lab/test_leaderboard.py.
RUN_ELSEWHERE = [
    DOCS / "research" / "environments.md",
    DOCS / "bots" / "write.md",
    DOCS / "research" / "leaderboard.md",
]

FENCE = re.compile(r"^(`{3,}|:{3,})(.*?)\n(.*?)^\1[ ]*$", re.M | re.S)
LINK = re.compile(r"!?\[[^\]]*\]\(([^()\s]+)\)")
IMAGE = re.compile(r'<img src="([^"]+)"')


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def each(pages: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("page", pages, ids=name_of)


@cache
def program(name: str) -> ModuleType:
    """Return a script of the documentation: `generate` or `check`."""
    spec = importlib.util.spec_from_file_location(name, DOCS / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def generated() -> dict[str, str]:
    """Return the generated pictures and numbered rules, by file name."""
    files: dict[str, str] = program("generate").files()
    return files


@cache
def source(page: Path) -> str:
    """Return the text of a page, with the pages that it includes."""
    if page.parent == GENERATED:
        return generated()[page.name]
    text = page.read_text("utf-8")
    for included in re.findall(r"^```\{include\} (\S+)$", text, re.M):
        text += source((page.parent / included).resolve())
    return text


@cache
def blocks(page: Path) -> list[tuple[str, str]]:
    """Return the fenced blocks of a page: language and content."""
    return [(language.strip(), code) for _, language, code in FENCE.findall(source(page))]


def of_language(page: Path, *languages: str) -> list[str]:
    return [code for language, code in blocks(page) if language in languages]


# Links


@cache
def anchors(page: Path) -> set[str]:
    """Return the anchors of a page: its ids, and those that GitHub and MyST make from headings."""
    text = FENCE.sub("", source(page))
    found = set(re.findall(r'id="([^"]+)"', text))
    for heading in re.findall(r"^#{1,4} (.*)$", text, re.M):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        found.add(re.sub(r"[^\w\- ]", "", words).replace(" ", "-"))
    return found


def links(page: Path) -> Iterator[str]:
    text = FENCE.sub("", page.read_text("utf-8"))
    yield from LINK.findall(re.sub(r"`[^`\n]*`", "", text))
    yield from IMAGE.findall(text)


@each(PAGES)
def test_links_lead_somewhere(page: Path) -> None:
    for link in links(page):
        if link.startswith(("http:", "https:", "mailto:")):
            continue
        target, _, anchor = link.partition("#")
        file = (page.parent / target).resolve() if target else page
        exists = file.name in generated() if file.parent == GENERATED else file.exists()
        assert exists, f"{link} leads nowhere"
        if anchor:
            assert anchor in anchors(file), f"{link}: no such heading"


def test_every_page_can_be_reached_from_the_first() -> None:
    reached, left = set(), [DOCS / "index.md"]
    while left:
        page = left.pop()
        if page in reached or DOCS not in page.parents:
            continue
        reached.add(page)
        targets = (link.partition("#")[0] for link in links(page))
        left += [(page.parent / name).resolve() for name in targets if name.endswith(".md")]
    assert {page for page in PAGES if DOCS in page.parents} - reached == set()


def test_the_built_site_is_checked(tmp_path: Path) -> None:
    """`make docs` fails for dead links, missing anchors, inline code and external resources."""
    good = '<h1 id="top">A</h1><a href="b.html#top">b</a><script src="a.js"></script>'
    (tmp_path / "a.js").write_text("", "utf-8")
    (tmp_path / "a.html").write_text(good, "utf-8")
    (tmp_path / "b.html").write_text('<p id="top" class="x">B</p>', "utf-8")
    problems = program("check").problems
    assert list(problems(tmp_path)) == []
    for bad in (
        '<a href="c.html">',
        '<a href="b.html#bottom">',
        "<script>let a</script>",
        '<p style="color: red">',
        '<img src="https://example.org/a.png">',
        '<b onclick="a()">',
    ):
        (tmp_path / "a.html").write_text(good + bad, "utf-8")
        assert len(list(problems(tmp_path))) == 1, bad


# Examples


def sessions() -> list[Path]:
    """Return the pages with examples; not from `source`, whose generated pages take seconds."""
    return [page for page in PAGES if "```pycon" in page.read_text("utf-8")]


@each(sessions())
def test_sessions_print_what_the_page_says(page: Path) -> None:
    """All `>>>` examples of a page are one session."""
    text = "\n".join(of_language(page, "pycon"))
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(test, out=report.append)
    assert runner.tries and not runner.failures, "".join(report)


def test_other_tests_run_the_programs() -> None:
    """A program belongs to a page whose own test runs it; other examples are sessions."""
    assert {page for page in PAGES if of_language(page, "python")} == set(RUN_ELSEWHERE)


def test_no_page_has_an_example_in_an_unknown_language() -> None:
    known = {"", "python", "pycon", "js", "sh", "json", "text", "{toctree}", "{eval-rst}"}
    for page in PAGES:
        found = {language for language, _ in blocks(page) if not language.startswith("{include}")}
        assert found <= known, name_of(page)


def test_json_examples_are_json_and_the_position_is_one() -> None:
    for page in PAGES:
        for code in of_language(page, "json"):
            json.loads(code)
    position = of_language(DOCS / "python" / "notation.md", "json")[0]
    assert fourcures.Game.from_position(json.loads(position)).cities == ["essen", "paris"]


# Commands


def shell_lines() -> list[tuple[str, str]]:
    """Return every command of every page, without its comment."""
    found = []
    for page in PAGES:
        if page.name == "CHANGELOG.md":
            continue
        for code in of_language(page, "sh"):
            lines = re.sub(r"\\\n\s*", "", code).splitlines()
            found += [(name_of(page), line.strip()) for line in lines if line.strip()]
    return found


def parser_of(command: str) -> Parser:
    """Return the parser of one command."""
    parser = Parser(prog="fourcures")
    subparsers = parser.add_subparsers(dest="command")
    import_command(command, subparsers.add_parser(command))
    return parser


def check_wheel(text: str) -> None:
    """Raise unless this is a wheel of this version with an extra that exists."""
    name, tag = f"./dist/fourcures-{fourcures.__version__}-py3-none-", "|".join(WHEELS)
    found = re.fullmatch(rf"{re.escape(name)}(?:{tag})\.whl\[(\w+)\]", text)
    assert found is not None and found[1] in EXTRAS, text


def check(words: list[str]) -> None:
    """Raise unless these words are a valid command."""
    if words[0].startswith("/opt/fourcures/bin/"):
        words = [Path(words[0]).name, *words[1:]]
    match words:
        case ["sudo", *rest]:
            check(rest)
        case ["systemd-run", *rest]:
            check(rest[rest.index("/opt/fourcures/bin/fourcures") :])
        case ["install", "-m", _mode, file, _where]:
            assert (ROOT / file).is_file()
        case ["systemctl" | "journalctl", *rest]:
            assert "fourcures" in rest
        case ["podman", "exec", "fourcures", *rest]:
            check(rest)
        case ["fourcures", command, *_]:
            words = [re.sub(r"\b(mybot:MyBot|learned:Learned)\b", "random", word) for word in words]
            assert command in COMMANDS
            assert isinstance(parser_of(command).parse_args(words[1:]), Namespace)
        case ["make", *targets]:
            makefile = (ROOT / "Makefile").read_text("utf-8")
            for target in targets:
                if "=" not in target and not target.startswith(".venv"):
                    assert re.search(rf"^{re.escape(target)}:.*  ## ", makefile, re.M), target
        case ["pip", "install", *distributions]:
            for text in (text for text in distributions if text != "--upgrade"):
                check_wheel(text)
        case ["pipx" | "uvx", *rest]:
            check_wheel(next(word for word in rest if ".whl" in word))
            check(rest[rest.index("fourcures") :])
        case ["python" | "python3", "-m", module, *_]:
            assert importlib.util.find_spec(module) is not None
        case ["python" | ".venv/bin/python", file, *_]:
            assert (ROOT / file).is_file()
        case ["podman" | "docker", *rest]:
            for name in (word for word in rest if word.startswith("deploy/")):
                assert (ROOT / name).is_file()
        case ["git" | "cd" | "echo" | "mkdir" | "mv" | "sh" | "pre-commit" | "curl" | "scp", *_]:
            pass
        case _:
            raise AssertionError("no test knows this command")


def test_commands_exist_and_take_their_options() -> None:
    lines = shell_lines()
    assert len(lines) > 20
    for page, line in lines:
        words = shlex.split(line, comments=True)
        if words:
            try:
                check(words)
            except Exception as error:
                raise AssertionError(f"{page}: {line}: {error}") from error


def test_the_page_about_installation_lists_every_extra() -> None:
    listed = re.findall(r"^\| `(\w+)` \|", (DOCS / "install.md").read_text("utf-8"), re.M)
    assert sorted(listed) == sorted(EXTRAS)


def test_the_pages_for_players_name_buttons_that_exist() -> None:
    """Labels are in italics on these pages; the English messages must contain them."""
    messages = "".join(
        (ROOT / "src" / "fourcures" / "locales" / "en" / f"{name}.ftl").read_text("utf-8")
        for name in (
            *("beside", "coach", "daily", "groups", "lobby", "me", "midgame"),
            *("notices", "practice", "puzzles", "seats", "slow", "table"),
        )
    )
    pages = [page for page in (DOCS / "play").glob("*.md") if not page.stem.startswith("rules")]
    text = "\n".join(map(source, pages))
    labels = re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", text)
    assert len(labels) > 30
    for label in labels:
        assert re.search(rf"= {re.escape(label)}$", messages, re.M), f"no message says {label!r}"


# Figures

ARENA = "fourcures arena --team search --table --games 200 --seed 1001"


def percentages(text: str) -> set[str]:
    return set(re.findall(r"(\d+\.\d)(?=%| \()", text))


@each([ROOT / "README.md", DOCS / "bots" / "index.md"])
def test_the_strength_of_the_bots_is_that_of_the_measured_table(page: Path) -> None:
    measured = (DOCS / "bots" / "strength.md").read_text("utf-8").partition("\n## The search\n")[2]
    table, _, _ = measured.partition("With 200 further deals")
    assert ARENA in table
    (said,) = (text for text in re.split(r"\n\n|\n- ", page.read_text("utf-8")) if ARENA in text)
    assert len(percentages(said)) == 3
    assert percentages(said) <= percentages(table)


# The API reference


@cache
def documented() -> set[str]:
    """Return the full names in the API reference."""
    text = "".join(page.read_text("utf-8") for page in (DOCS / "python" / "api").glob("*.md"))
    return set(re.findall(r"^\.\. auto(?:class|data|exception|function):: (\S+)$", text, re.M))


def attribute(name: str) -> Any:
    """Return the object of a full name."""
    parts = name.split(".")
    found: Any = fourcures
    for i, part in enumerate(parts[1:], 2):
        if not hasattr(found, part):
            import_module(".".join(parts[:i]))
        found = getattr(found, part)
    return found


@pytest.mark.parametrize("module_name", PUBLIC)
def test_the_reference_has_every_public_name(module_name: str) -> None:
    module = attribute(module_name)
    own = [
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and (inspect.isclass(value) or (inspect.isfunction(value) and module_name != EVENTS))
        and value.__module__ == module.__name__
    ]
    names = getattr(module, "__all__", own)
    assert names
    for name in names:
        if not inspect.ismodule(getattr(module, name)):
            known = {f"{module_name}.{name}", f"fourcures.{name}"}
            assert known & documented(), f"{module_name}.{name} is not in docs/python/api"


def test_every_name_in_the_reference_exists() -> None:
    assert documented()
    for name in documented():
        assert attribute(name) is not None


# Generated files


def test_the_numbered_rules_are_complete_in_every_language() -> None:
    numbers = re.findall(r"^- (R\d+\.\d+) ", (DOCS / "rules.md").read_text("utf-8"), re.M)
    for code in ("en", "de", "pl", "ru"):
        assert re.findall(r'<a id="(R[\d.]+)">', generated()[f"rules-{code}.md"]) == numbers


def test_every_picture_is_on_a_page() -> None:
    text = "".join(page.read_text("utf-8") for page in PAGES)
    for picture in program("generate").PICTURES:
        assert f"_generated/{picture}.svg" in text
    for file in (DOCS / "images").iterdir():
        assert f"images/{file.name}" in text, file.name
