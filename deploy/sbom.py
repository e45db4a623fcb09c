"""Write a software bill of materials (CycloneDX, JSON) from the lock files: `make sbom`.

It lists every Python package of a server and every npm package of the browser client, with
versions and hashes. Licences of Python packages are known if the same version is installed.
"""

from __future__ import annotations

import base64
import json
import re
import sys
import uuid
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).parent.parent
PYTHON = "requirements/runtime.txt"
NPM = "web/package-lock.json"
ALGORITHMS = {"sha1": "SHA-1", "sha256": "SHA-256", "sha384": "SHA-384", "sha512": "SHA-512"}
LOCKED = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;\\]+)(?P<rest>(?:.*\\\n)*.*)", re.M)

Component = dict[str, Any]  # JSON of CycloneDX


def bill(root: Path = ROOT) -> Component:
    """Return the bill of materials; the same lock files always give the same bill."""
    source = (root / "src/fourcures/__init__.py").read_text("utf-8")
    (version,) = re.findall(r'^__version__ = "(.+)"$', source, re.M)
    parts = [
        *python_components((root / PYTHON).read_text("utf-8")),
        *npm_components(json.loads((root / NPM).read_text("utf-8"))),
    ]
    components = sorted(parts, key=lambda one: str(one["purl"]))
    name = f"fourcures {version} " + " ".join(one["purl"] for one in components)
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, name)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": f"pkg:pypi/fourcures@{version}",
                "name": "fourcures",
                "version": version,
                "licenses": [{"license": {"id": "MIT"}}],
                "purl": f"pkg:pypi/fourcures@{version}",
            }
        },
        "components": components,
    }


def python_components(lock: str) -> Iterator[Component]:
    """Yield the packages of a lock file of pip."""
    for found in LOCKED.finditer(lock):
        name, version = found["name"], found["version"]
        hashes = re.findall(r"--hash=(\w+):([0-9a-f]+)", found["rest"])
        plain = re.sub(r"[-_.]+", "-", name).lower()
        yield component(
            f"pkg:pypi/{plain}@{quote(version)}", name, version, hashes, licence_of(name, version)
        )


def npm_components(lock: dict[str, Any]) -> Iterator[Component]:
    """Yield the packages of a lock file of npm, each version once."""
    seen = set()
    for path, package in lock["packages"].items():
        name = path.rpartition("node_modules/")[2]
        version = package.get("version")
        if not path or package.get("link") or (name, version) in seen:
            continue
        seen.add((name, version))
        hashes = [
            (kind, base64.b64decode(value).hex())
            for kind, _, value in (one.partition("-") for one in package["integrity"].split())
        ]
        purl = f"pkg:npm/{quote(name)}@{quote(version)}"
        yield component(purl, name, version, hashes, package.get("license"))


def component(
    purl: str, name: str, version: str, hashes: list[tuple[str, str]], licence: str | None
) -> Component:
    """Return one package in the form of CycloneDX."""
    made: Component = {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "hashes": [{"alg": ALGORITHMS[kind], "content": value} for kind, value in hashes],
    }
    if licence:
        made["licenses"] = [{"license": {"name": licence}}]
    return made


def licence_of(name: str, version: str) -> str | None:
    """Return the licence of an installed package, or None if this version is not installed."""
    try:
        found = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return None
    if found.version != version:
        return None
    told = found.metadata
    for expression in (*told.get_all("License-Expression", []), *told.get_all("License", [])):
        if expression.strip() and "\n" not in expression.strip():  # not a whole licence text
            return str(expression).strip()
    classified = [
        one.rpartition(" :: ")[2]
        for one in told.get_all("Classifier", [])
        if one.startswith("License :: ")
    ]
    return " or ".join(classified) or None


if __name__ == "__main__":
    json.dump(bill(), sys.stdout, indent=1)
    print()
