"""Numbers take the right plural form in each language."""

from __future__ import annotations

import pytest

from fourcures.text.language import LANGUAGES, Language

NUMBERS = (1, 2, 5, 21, 22)
COUNTED: list[tuple[str, str, dict[str, tuple[str, ...]]]] = [
    (
        "terminal-actions-left",
        "actions",
        {
            "en": ("action", "actions", "actions", "actions", "actions"),
            "de": ("Aktion", "Aktionen", "Aktionen", "Aktionen", "Aktionen"),
            "pl": ("akcja", "akcje", "akcji", "akcji", "akcje"),
            "ru": ("действие", "действия", "действий", "действие", "действия"),
        },
    ),
    (
        "terminal-player-deck",
        "cards",
        {
            "en": ("card", "cards", "cards", "cards", "cards"),
            "de": ("Karte", "Karten", "Karten", "Karten", "Karten"),
            "pl": ("karta", "karty", "kart", "kart", "karty"),
            "ru": ("карта", "карты", "карт", "карта", "карты"),
        },
    ),
    (
        "card-hidden",
        "number",
        {
            "en": ("card", "cards", "cards", "cards", "cards"),
            "de": ("Karte", "Karten", "Karten", "Karten", "Karten"),
            "pl": ("karta", "karty", "kart", "kart", "karty"),
            "ru": ("карта", "карты", "карт", "карта", "карты"),
        },
    ),
    (
        "terminal-epidemics",
        "epidemics",
        {
            "en": ("epidemic", "epidemics", "epidemics", "epidemics", "epidemics"),
            "de": ("Epidemie", "Epidemien", "Epidemien", "Epidemien", "Epidemien"),
            "pl": ("epidemia", "epidemie", "epidemii", "epidemii", "epidemie"),
            "ru": ("эпидемия", "эпидемии", "эпидемий", "эпидемия", "эпидемии"),
        },
    ),
    (
        "reason-too-many",
        "wait",
        {
            "en": ("second", "seconds", "seconds", "seconds", "seconds"),
            "de": ("Sekunde", "Sekunden", "Sekunden", "Sekunden", "Sekunden"),
            "pl": ("sekundę", "sekundy", "sekund", "sekund", "sekundy"),
            "ru": ("секунду", "секунды", "секунд", "секунду", "секунды"),
        },
    ),
    (
        "reason-stations-in-stock",
        "stock",
        {
            "en": ("station", "stations", "stations", "stations", "stations"),
            "de": tuple(f"Forschungslabor{ending}" for ending in ("", "s", "s", "s", "s")),
            "pl": ("stacja", "stacje", "stacji", "stacji", "stacje"),
            "ru": tuple(f"исследовательск{ending}" for ending in ("ая", "ие", "их", "ая", "ие")),
        },
    ),
]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("message", "argument", "forms"), COUNTED, ids=lambda x: str(x)[:30])
def test_nouns_after_numbers_have_the_right_form(
    message: str, argument: str, forms: dict[str, tuple[str, ...]], code: str
) -> None:
    say = Language(code)
    for number, form in zip(NUMBERS, forms[code], strict=True):
        words = say(message, **{argument: number}).rstrip(".").split()
        assert form in words, f"{number}: {words}"
