"""Fixtures of the tests of the game without a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from offline.build import build
from playwright.sync_api import Browser

from tests.web.conftest import browser, pytest_runtest_protocol
from tests.web.people import Person

from .static_host import static_host

__all__ = ["browser", "pytest_runtest_protocol"]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the folder of the game without a server."""
    folder = tmp_path_factory.mktemp("offline") / "folder"
    build(folder)
    return folder


@pytest.fixture
def host(folder: Path) -> Iterator[str]:
    """Serve the folder; return the address of its pages."""
    with static_host(folder) as address:
        yield address


# Until the service worker has all files, and answers for this page.
KEPT = """async () => {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
}"""


@pytest.fixture
def cut_off(folder: Path, person: Callable[..., Person]) -> Callable[..., Person]:
    """Return a factory of people who have been here once, and whose network is gone."""

    def made(**options: object) -> Person:
        with static_host(folder) as address:
            someone = person(address, **options)
            someone.goes("/").evaluate(KEPT)
        return someone

    return made


@pytest.fixture
def person(browser: Browser) -> Callable[..., Person]:
    """Return a factory of people at a host: `person(host)`."""

    def made(address: str, **options: object) -> Person:
        return Person(browser, address, fresh=True, **options)  # type: ignore[arg-type]

    return made
