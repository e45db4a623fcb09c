"""Copy a state in place, field by field, which works both interpreted and compiled."""

from __future__ import annotations

from ...engine.rules.state import State


def copy_state(source: State, target: State) -> None:
    """Make the target equal to the source."""
    target["events"] = source["events"]
    target["role_pool"] = source["role_pool"]
    target["edition"] = source["edition"]
    target["players"] = source["players"]
    target["epidemics"] = source["epidemics"]
    target["private"] = source["private"]
    target["stations"] = source["stations"]
    target["outbreaks"] = source["outbreaks"]
    target["drawn"] = source["drawn"]
    target["stored"] = source["stored"]
    target["pool"] = source["pool"]
    target["player_discards"] = source["player_discards"]
    target["removed"] = source["removed"]
    target["layer_count"] = source["layer_count"]
    target["infection_discards"] = source["infection_discards"]
    target["infection_removed"] = source["infection_removed"]
    target["turn"] = source["turn"]
    target["phase"] = source["phase"]
    target["actions_left"] = source["actions_left"]
    target["opsflight_used"] = source["opsflight_used"]
    target["quiet_nights"] = source["quiet_nights"]
    target["infections_left"] = source["infections_left"]
    target["epidemic_step"] = source["epidemic_step"]
    target["pending"] = source["pending"]
    target["forecast_seat"] = source["forecast_seat"]
    target["forecast_size"] = source["forecast_size"]
    target["outcome"] = source["outcome"]
    for i in range(2):
        target["run_size"][i] = source["run_size"][i]
        target["run_at"][i] = source["run_at"][i]
        target["run_covered"][i] = source["run_covered"][i]
        target["run_seat"][i] = source["run_seat"][i]
        target["resume"][i] = source["resume"][i]
    for i in range(4):
        target["roles"][i] = source["roles"][i]
        target["supply"][i] = source["supply"][i]
        target["diseases"][i] = source["diseases"][i]
        target["city"][i] = source["city"][i]
        target["hands"][i] = source["hands"][i]
        target["hand_size"][i] = source["hand_size"][i]
        target["shown"][i] = source["shown"][i]
    for i in range(6):
        target["pile_size"][i] = source["pile_size"][i]
        target["pile_epidemic"][i] = source["pile_epidemic"][i]
        target["forecast_cards"][i] = source["forecast_cards"][i]
    for i in range(7):
        target["seat_of"][i] = source["seat_of"][i]
    for i in range(12):
        target["run_cards"][i] = source["run_cards"][i]
    for i in range(48):
        target["layers"][i] = source["layers"][i]
        target["layer_k"][i] = source["layer_k"][i]
    for i in range(192):
        target["cubes"][i] = source["cubes"][i]
