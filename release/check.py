"""Refuse a release that is not ready: `make release-check`.

It looks at the files of the repository, at what `make dist` has built, and at the tag.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

from hatch_readme import read_version

ROOT = Path(__file__).parent.parent
CHANGES = "CHANGELOG.md"
CITATION = "CITATION.cff"
LICENCES = "client/licences.txt"  # of the fonts and libraries in the client
# What people outside the project read first: nothing may be left to fill in.
READ_FIRST = ("*.md", "pyproject.toml", CITATION, "web/package.json", ".github/**/*")
PLACEHOLDER = re.compile(
    r"\bexample\.(?:org|com|net)\b|^## unreleased\b|\b(?:TODO|FIXME|TBD|XXX)\b|\bYYYY\b", re.I
)
LINK = re.compile(r"\[[^\]]*\]\(([^()\s]+)\)|<(?:img|a) (?:src|href)=\"([^\"]+)\"")
FENCE = re.compile(r"^(`{3,}|:{3,}).*?^\1[ ]*$", re.M | re.S)
SHORTEST = 200  # characters of a licence

Problems = Iterator[str]


def find_placeholders(root: Path) -> Problems:
    """Yield the places that still wait for a real name, address or date."""
    for pattern in READ_FIRST:
        for file in sorted(root.glob(pattern)):
            if file.is_file():
                for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1):
                    if found := PLACEHOLDER.search(line):
                        name = file.relative_to(root).as_posix()
                        yield f"{name}:{number} has a placeholder: {found[0]}"


def find_missing_licences(root: Path) -> Problems:
    """Yield the packages in the client whose licence is in no wheel, and wheels without ours."""
    if not (root / "LICENSE").is_file():
        yield "LICENSE is missing"
    wheels = sorted(root.glob("dist/*.whl"))
    if not wheels:
        yield "dist/ has no wheel: run `make dist`"
    package = json.loads((root / "web" / "package.json").read_text("utf-8"))
    fonts = [name for name in package["devDependencies"] if name.startswith("@fontsource")]
    contained = [*package["dependencies"], *fonts, "svelte"]
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as files:
            names = files.namelist()
            if not any(name.endswith(".dist-info/licenses/LICENSE") for name in names):
                yield f"{wheel.name} has no LICENSE"
            text = files.read(file).decode() if (file := f"fourcures/{LICENCES}") in names else ""
        known = dict(re.findall(r"^(\S+) \d\S* \([^()]+\)$((?:\n(?!\S+ \d\S* \().*)*)", text, re.M))
        for name in contained:
            if len(known.get(name, "")) < SHORTEST:
                yield f"{wheel.name} has no licence of {name}"


def find_dead_links(root: Path) -> Problems:
    """Yield the links to files that do not exist; `make docs` checks the anchors."""
    for page in sorted([*root.glob("*.md"), *root.glob("docs/**/*.md")]):
        text = FENCE.sub("", page.read_text("utf-8"))
        for found in LINK.finditer(text):
            link = found[1] or found[2]
            file = link.partition("#")[0]
            if re.match(r"[a-z]+:", link) or not file or "_generated" in file:
                continue
            if not (page.parent / file).exists():
                yield f"{page.relative_to(root).as_posix()} has a dead link: {link}"


def find_changes(root: Path) -> Problems:
    """Yield the files that differ from the commit."""
    for line in git(root, "status", "--porcelain").splitlines():
        yield f"not committed: {line[3:]}"


def find_missing_tag(root: Path) -> Problems:
    """Yield a problem if the commit does not have the annotated tag of its version."""
    tag = f"v{read_version(root)}"
    if tag not in git(root, "tag", "--points-at", "HEAD").split():
        yield f"this commit has no tag {tag}: git tag -a {tag}"
    elif git(root, "cat-file", "-t", tag).strip() != "tag":
        yield f"{tag} has no author and date: make it with git tag -a"


def find_other_versions(root: Path) -> Problems:
    """Yield the places with another version than the package."""
    version = read_version(root)
    web = json.loads((root / "web" / "package.json").read_text("utf-8"))["version"]
    places = {"web/package.json": [web]}
    for name, pattern in (
        (CHANGES, r"^## (\S+)"),
        (CITATION, r"^version: [\"']?([^\"'\s]+)"),
    ):
        text = (root / name).read_text("utf-8") if (root / name).is_file() else ""
        places[name] = re.findall(pattern, text, re.M)[:1]
    for file in root.glob("dist/fourcures-*"):
        places[f"dist/{file.name}"] = re.findall(r"^fourcures-(.+?)(?:-py3|\.tar)", file.name)
    for name, found in places.items():
        if found != [version]:
            yield f"{name} has version {found[0] if found else 'unknown'} instead of {version}"


def find_missing_files(root: Path) -> Problems:
    """Yield what the source distribution lacks of what the documentation names."""
    archives = sorted(root.glob("dist/*.tar.gz"))
    if not archives:
        yield "dist/ has no source distribution: run `make dist`"
    for archive in archives:
        with tarfile.open(archive) as files:
            names = {name.partition("/")[2] for name in files.getnames()}
        wanted = [file.relative_to(root).as_posix() for file in root.glob("examples/*.py")]
        for name in ["LICENSE", CITATION, CHANGES, f"src/fourcures/{LICENCES}", *sorted(wanted)]:
            if name not in names:
                yield f"{archive.name} does not contain {name}"


def git(root: Path, *words: str) -> str:
    """Return what git prints."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout


CHECKS: list[Callable[[Path], Problems]] = [
    find_placeholders,
    find_missing_licences,
    find_dead_links,
    find_changes,
    find_missing_tag,
    find_other_versions,
    find_missing_files,
]


def main(root: Path = ROOT) -> int:
    """Print all problems; return 1 if there are any."""
    problems = [problem for check in CHECKS for problem in check(root)]
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        print(f"Not ready for a release: {len(problems)} to solve", file=sys.stderr)
        return 1
    print(f"Ready: {read_version(root)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
