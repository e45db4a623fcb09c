"""Sphinx settings for the documentation site: `make docs` builds it into build/docs."""

from __future__ import annotations

import hashlib
import re
import sys
from functools import partial
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent
sys.path[:0] = [str(HERE), str(ROOT / "src")]

import generate

import fourcures

project = "Four Cures"
author = "Four Cures contributors"
copyright = author
version = release = fourcures.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_generated/*.md"]  # included by other pages

# Markdown.
myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 4

# The API reference. Backticks in docstrings are code, as in Markdown.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries_show_parents = "hide"
# The reference covers the public names. Types of other libraries, and types that only appear in
# signatures, have no page here.
nitpick_ignore_regex = [
    (r"py:.*", r"(?!fourcures\.).*"),
    (r"py:.*", r"fourcures\.(compiled|engine|envs|bots|analysis|table|server|testing)\..*"),
]

html_theme = "furo"
html_title = f"Four Cures {release}"
html_static_path = ["_static"]
html_css_files = ["four-cures.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_show_sphinx = False
html_theme_options: dict[str, Any] = {"top_of_page_buttons": []}
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"

INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.S)
TAGS = {
    "script": ("js", '<script src="{href}"></script>'),
    "style": ("css", '<link rel="stylesheet" href="{href}">'),
}
ATTRIBUTE = re.compile(r'(<[^<>]*?) style="([^"]*)"')
AUDIENCE = ", *, audience: list[int] | None = None)"
STYLES = "attributes.css"  # the rules of all style attributes


def setup(app: Any) -> None:
    """Generate pages and pictures before the build, and remove inline code after it."""
    generate.write(HERE / "_generated")
    app.connect("autodoc-process-docstring", show_indented_text_as_code)
    app.connect("autodoc-process-signature", hide_constructors)
    app.connect("build-finished", move_inline_code)


def show_indented_text_as_code(
    _app: Any, what: str, _name: str, obj: Any, _options: Any, lines: list[str]
) -> None:
    """Mark indented blocks of a docstring as code; drop the docstring of a constant's type."""
    if what == "data" and obj.__doc__ == type(obj).__doc__:
        lines.clear()
    marked: list[str] = []
    for i, line in enumerate(lines):
        after_blank = i > 0 and not lines[i - 1].strip()
        if after_blank and line.startswith("    ") and marked and not in_block(lines[:i]):
            marked += ["::", ""]
        marked.append(line)
    lines[:] = marked


def hide_constructors(
    _app: Any,
    _what: str,
    name: str,
    _obj: Any,
    _options: Any,
    signature: str | None,
    returns: str | None,
) -> tuple[str, str | None] | None:
    """Hide constructors that are internal, and the field that all events share."""
    if signature is None:
        return None
    if name in ("fourcures.BaseGame", "fourcures.Game", "fourcures.View"):
        return "", returns
    if name.startswith("fourcures.events."):
        return signature.removesuffix(AUDIENCE) + ")" * signature.endswith(AUDIENCE), returns
    return signature, returns


def in_block(before: list[str]) -> bool:
    """Return whether the last text before is indented too."""
    text = [line for line in before if line.strip()]
    return bool(text) and text[-1].startswith("    ")


def move_inline_code(app: Any, failed: Exception | None) -> None:
    """Move inline scripts and styles into files: the server's content security policy bans them."""
    if failed is not None or app.builder.name != "html":
        return
    out = Path(app.outdir)
    rules: set[str] = set()

    def moved(up: str, match: re.Match[str]) -> str:
        kind, code = match.groups()
        ending, tag = TAGS[kind]
        name = f"inline-{digest(code)}.{ending}"
        (out / "_static" / name).write_text(code, "utf-8")
        return tag.format(href=f"{up}_static/{name}")

    def named(match: re.Match[str]) -> str:
        before, style = match.groups()
        rules.add(f'[data-style="{digest(style)}"] {{ {style} }}')
        return f'{before} data-style="{digest(style)}"'

    for page in out.rglob("*.html"):
        up = "../" * (len(page.relative_to(out).parts) - 1)
        link = f'<link rel="stylesheet" href="{up}_static/{STYLES}">\n</head>'
        text = page.read_text("utf-8").replace("</head>", link, 1)
        text = INLINE.sub(partial(moved, up), text)
        page.write_text(ATTRIBUTE.sub(named, text), "utf-8")
    (out / "_static" / STYLES).write_text("\n".join(sorted(rules)) + "\n", "utf-8")


def digest(code: str) -> str:
    """Return a short name for a piece of code."""
    return hashlib.sha256(code.encode()).hexdigest()[:12]
