"""Each game names the fields of events that not everybody may know, so that the chain hashes them apart."""

from random import Random

import pytest

from rules.core.seat import PUBLIC, Role, Seat
from rules.registry import SYSTEMS
from tests.rules.contract.test_thrown_faces import EVENINGS, STEPS


@pytest.mark.parametrize("name", sorted(EVENINGS))
@pytest.mark.parametrize("seat", [PUBLIC, Seat(role=Role.GM)], ids=["public", "gm"])
def test_a_redacted_event_differs_in_named_fields_alone(name: str, seat: Seat) -> None:
    evening, _ = EVENINGS[name](Random(3))
    for _ in range(STEPS):
        evening.go_on()
    system, state = SYSTEMS[name], evening.state.but(contests={})
    for event in evening.log:
        known = system.redact(state, event, seat)
        if known is None or known is event:
            continue
        shown, whole = known.model_dump(), event.model_dump()
        differing = {field for field in whole if shown[field] != whole[field]}
        assert differing <= set(system.hidden_fields[whole["kind"]])


@pytest.mark.parametrize("name", sorted(SYSTEMS))
def test_every_named_field_is_one_of_its_event(name: str) -> None:
    kinds = {each.kind: each for each in events(name)}
    for kind, fields in SYSTEMS[name].hidden_fields.items():
        assert set(fields) <= kinds[kind].fields


class Kind:
    """A kind of event and its fields, from the schema of a game's events."""

    def __init__(self, schema: dict[str, object]) -> None:
        properties = schema["properties"]
        assert isinstance(properties, dict)
        self.kind = properties["kind"]["const"]
        self.fields = set(properties)


def events(name: str) -> list[Kind]:
    schema = SYSTEMS[name].events.json_schema()
    kinds = schema["discriminator"]["mapping"].values()
    return [Kind(schema["$defs"][reference.rpartition("/")[2]]) for reference in kinds]
