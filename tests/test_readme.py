"""The README as a package index shows it: no relative link or picture is left."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import hatch_readme
import pytest
from hatchling.builders.sdist import SdistBuilder

import fourcures

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
SOURCE = "https://code.example/fourcures"
PAGE = """Read [the guide](docs/guide.md#start), [LICENSE](LICENSE) or [Python](https://python.org/).

![A picture](docs/a.png)

```pycon
>>> moves[0](board)
```
"""


def metadata(**fields: Any) -> dict[str, Any]:
    """Return the fields of the project after the hook has updated them."""
    hook = hatch_readme.MetadataHook(str(ROOT), {})
    hook.update(fields)
    return fields


def relative(text: str) -> list[str]:
    """Return the relative links of a page."""
    return [target for _, _, target in hatch_readme.LINK.findall(text) if ":" not in target]


def test_without_an_address_links_become_paths_and_pictures_are_left_out() -> None:
    assert hatch_readme.describe(PAGE) == (
        "Read the guide (`docs/guide.md`), LICENSE or [Python](https://python.org/).\n\n"
        "```pycon\n>>> moves[0](board)\n```\n\n"
        "The files named on this page are in the source distribution.\n"
    )


def test_with_an_address_links_and_pictures_lead_to_the_files_of_the_version() -> None:
    said = hatch_readme.link_to(PAGE, f"{SOURCE}/", "1.2.0")
    assert f"[the guide]({SOURCE}/blob/v1.2.0/docs/guide.md#start)" in said
    assert f"![A picture]({SOURCE}/raw/v1.2.0/docs/a.png)" in said
    assert "[Python](https://python.org/)" in said and ">>> moves[0](board)" in said


def test_the_readme_of_the_project_has_no_relative_link_on_a_package_index() -> None:
    assert relative(README)
    for urls in ({}, {"urls": {"Source": SOURCE}}):
        readme = metadata(**urls)["readme"]
        assert readme["content-type"] == "text/markdown"
        assert relative(readme["text"]) == []


def test_links_lead_to_the_version_of_the_package() -> None:
    text = metadata(urls={"Source": SOURCE})["readme"]["text"]
    assert f"{SOURCE}/raw/v{fourcures.__version__}/docs/images/table.jpg" in text


@pytest.mark.breadth  # it looks at every file
def test_the_files_that_the_readme_names_are_in_the_source_distribution() -> None:
    builder = SdistBuilder(str(ROOT))
    inside = {Path(file.distribution_path) for file in builder.recurse_project_files()}
    named = {Path(target.partition("#")[0]) for target in relative(README)}
    examples = {file.relative_to(ROOT) for file in (ROOT / "examples").glob("*.py")}
    assert named | examples <= inside


def test_no_page_or_setting_has_an_invented_address_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert not re.search(r"example\.(org|com|net)", str(project.get("urls", {})))
    for name in ("README.md", "SECURITY.md", "CONTRIBUTING.md"):
        assert not re.search(r"example\.(org|com|net)", (ROOT / name).read_text("utf-8")), name
