"""The bill of materials lists every locked package, in the form of CycloneDX."""

from __future__ import annotations

import importlib.util
import json
import re
from pathlib import Path
from types import ModuleType

import fourcures

ROOT = Path(__file__).parent.parent
HEX = {"SHA-256": 64, "SHA-512": 128}


def program() -> ModuleType:
    spec = importlib.util.spec_from_file_location("sbom", ROOT / "deploy" / "sbom.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_locked_package_is_listed_with_its_hashes() -> None:
    bill = program().bill()
    assert bill == program().bill(), "the same files, the same bill"
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.6", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", bill["serialNumber"])
    assert bill["metadata"]["component"]["version"] == fourcures.__version__
    listed = {one["purl"]: one for one in bill["components"]}
    assert len(listed) == len(bill["components"])
    for purl, one in listed.items():
        name = r"pkg:(pypi/[a-z0-9-]+|npm/(%40[a-z0-9._-]+/)?[A-Za-z0-9._-]+)"
        assert re.fullmatch(rf"{name}@[A-Za-z0-9.%_-]+", purl), purl
        assert one["type"] == "library" and one["bom-ref"] == purl
        assert one["hashes"], purl
        for found in one["hashes"]:
            assert re.fullmatch(r"[0-9a-f]+", found["content"])
            assert len(found["content"]) == HEX[found["alg"]]
    locked = (ROOT / "requirements" / "runtime.txt").read_text("utf-8")
    wanted = {
        f"pkg:pypi/{re.sub(r'[-_.]+', '-', name).lower()}@{version}"
        for name, version in re.findall(r"^([\w.-]+)==([\w.]+)", locked, re.M)
    }
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    for path, package in packages.items():
        if path:
            name = path.rpartition("node_modules/")[2].replace("@", "%40")
            wanted.add(f"pkg:npm/{name}@{package['version']}")
    assert listed.keys() == wanted
    assert "://" not in json.dumps(bill), "no address of a registry"
    unknown = [purl for purl, one in listed.items() if "licenses" not in one]
    assert not [purl for purl in unknown if purl.startswith("pkg:npm/")]


def test_no_lock_file_names_a_registry() -> None:
    for file in (*ROOT.glob("requirements/*"), ROOT / "web" / "package-lock.json"):
        text = file.read_text("utf-8")
        assert not re.search(r"--(extra-)?index-url|--find-links|\"resolved\": \"http", text), file
