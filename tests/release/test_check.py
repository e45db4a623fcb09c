"""`make release-check` refuses everything that must not be published."""

from __future__ import annotations

import json
import subprocess
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from release import check

FONT = "@fontsource-variable/alegreya"
PACKAGES = ("@fluent/bundle", FONT, "svelte")
TEXT = "Permission is granted to everyone.\n" * 10


def git(root: Path, *words: str) -> None:
    person = ["-c", "user.name=Anna", "-c", "user.email=anna@localhost"]
    subprocess.run(["git", *person, *words], cwd=root, check=True, capture_output=True)


def write_wheel(root: Path, packages: tuple[str, ...] = PACKAGES, licence: bool = True) -> None:
    text = "\n\n".join(f"{name} 1.2.3 (MIT)\n\n{TEXT}" for name in packages)
    (root / "dist").mkdir(exist_ok=True)
    with zipfile.ZipFile(root / "dist" / "fourcures-0.1.0-py3-none-any.whl", "w") as wheel:
        wheel.writestr("fourcures/client/licences.txt", text)
        if licence:
            wheel.writestr("fourcures-0.1.0.dist-info/licenses/LICENSE", TEXT)


def write_archive(root: Path, *left_out: str) -> None:
    names = ["LICENSE", "CITATION.cff", "CHANGELOG.md", "examples/first.py"]
    with tarfile.open(root / "dist" / "fourcures-0.1.0.tar.gz", "w:gz") as archive:
        for name in {*names, "src/fourcures/client/licences.txt"} - set(left_out):
            archive.add(root / "LICENSE", f"fourcures-0.1.0/{name}")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a project that can be released."""
    files = {
        "LICENSE": TEXT,
        "README.md": "# A game\n\nSee [the docs](docs/index.md) and [us](https://localhost/).\n",
        "CONTRIBUTING.md": "Add a section *Unreleased* after a release.\n",
        "docs/index.md": "# Docs\n\n[Back](../README.md#a-game)\n",
        "examples/first.py": "print('Hello')\n",
        "CHANGELOG.md": "# Changelog\n\n## 0.1.0\n\n- It plays.\n",
        "CITATION.cff": "cff-version: 1.2.0\nversion: 0.1.0\n",
        "src/fourcures/__init__.py": '__version__ = "0.1.0"\n',
        "web/package.json": json.dumps(
            {
                "version": "0.1.0",
                "dependencies": {"@fluent/bundle": "^1"},
                "devDependencies": {FONT: "^5", "svelte": "^5"},
            }
        ),
        ".gitignore": "/dist/\n",
    }
    for name, text in files.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "build: release 0.1.0")
    git(tmp_path, "tag", "-a", "v0.1.0", "-m", "0.1.0")
    write_wheel(tmp_path)
    write_archive(tmp_path)
    return tmp_path


def add(name: str, text: str) -> Callable[[Path], None]:
    """Return a fault: this text at the end of a file."""

    def spoil(root: Path) -> None:
        with (root / name).open("a", encoding="utf-8") as file:
            file.write(text)

    return spoil


def release_again(root: Path) -> None:
    """Commit, and move the tag: only the fault itself is left."""
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--allow-empty", "--message", "a fault")
    git(root, "tag", "-f", "-a", "v0.1.0", "-m", "0.1.0")


def test_a_project_without_faults_is_ready(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check.main(project) == 0
    assert capsys.readouterr().out == "Ready: 0.1.0\n"


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (add("README.md", "Write to us@example.org\n"), "README.md:4 has a placeholder"),
        (add("README.md", "TODO: describe\n"), "README.md:4 has a placeholder: TODO"),
        (add("CHANGELOG.md", "## Unreleased\n"), "CHANGELOG.md:6 has a placeholder"),
        (add("docs/index.md", "[gone](gone.md)\n"), "docs/index.md has a dead link: gone.md"),
        (add("README.md", '<img src="no.png">\n'), "README.md has a dead link: no.png"),
        (lambda root: (root / "LICENSE").unlink(), "LICENSE is missing"),
        (lambda root: write_wheel(root, (FONT, "svelte")), "no licence of @fluent/bundle"),
        (lambda root: write_wheel(root, ("@fluent/bundle", "svelte")), f"no licence of {FONT}"),
        (lambda root: write_wheel(root, licence=False), "py3-none-any.whl has no LICENSE"),
        (lambda root: write_archive(root, "examples/first.py"), "contain examples/first.py"),
        (lambda root: next(root.glob("dist/*.whl")).unlink(), "dist/ has no wheel"),
        (lambda root: next(root.glob("dist/*.gz")).unlink(), "dist/ has no source distribution"),
        (
            lambda root: (root / "CITATION.cff").write_text("version: 0.2.0\n"),
            "CITATION.cff has version 0.2.0 instead of 0.1.0",
        ),
        (
            lambda root: (root / "CHANGELOG.md").write_text("## 0.0.9\n"),
            "CHANGELOG.md has version 0.0.9 instead of 0.1.0",
        ),
        (
            lambda root: (root / "web/package.json").write_text(
                (root / "web/package.json").read_text().replace("0.1.0", "1.0.0")
            ),
            "web/package.json has version 1.0.0 instead of 0.1.0",
        ),
    ],
)
def test_one_fault_is_refused_and_named(
    project: Path, spoil: Callable[[Path], None], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(project)
    release_again(project)
    assert check.main(project) == 1
    problem, *rest = capsys.readouterr().err.splitlines()
    assert said in problem
    assert rest == ["Not ready for a release: 1 to solve"]


@pytest.mark.parametrize("name", ["README.md", "new.txt"])
def test_a_changed_or_new_file_is_refused(
    project: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    add(name, "One more line.\n")(project)
    assert check.main(project) == 1
    assert f"not committed: {name}" in capsys.readouterr().err


def test_a_commit_without_its_tag_is_refused(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    git(project, "commit", "--quiet", "--allow-empty", "--message", "one more")
    assert check.main(project) == 1
    assert "this commit has no tag v0.1.0" in capsys.readouterr().err


def test_a_tag_without_author_and_date_is_refused(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    git(project, "tag", "--delete", "v0.1.0")
    git(project, "tag", "v0.1.0")
    assert check.main(project) == 1
    assert "v0.1.0 has no author and date" in capsys.readouterr().err
