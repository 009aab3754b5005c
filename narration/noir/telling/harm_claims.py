"""The claims of harm, and of what stands between a character and it (NOIR-62, 63, 120 to 130)."""

from collections.abc import Iterable, Iterator

from narration.noir.telling.act_claims import person
from narration.telling.person_view import Facts, Person, view
from narration.telling.situation import Moment
from rules.core.model_base import Event
from rules.noir.base.enums import Health
from rules.noir.state import combat_events as cd
from rules.noir.state.campaign_state import Condition, NoirState


def harm(state: NoirState, fresh: Iterable[Event]) -> Moment | None:
    """Return what one save did to characters, seen from each of them; None if it did nothing."""
    found: dict[str, tuple[cd.ByCharacter, Facts]] = {}
    for event in fresh:
        match event:
            case cd.DamageRolled(wounds=wounds):
                facts = {"wound": wounds > 0, "no_wound": wounds == 0}
            case cd.ConditionChanged(before=before, after=after):
                facts = _changed(before, after)
            case _:
                continue
        known = found.get(event.character, (event, {}))[1]
        found[event.character] = (event, known | {claim: True for claim, holds in facts.items() if holds})
    if not found:
        return None
    first = next(iter(found.values()))[0]
    views = tuple(view(facts, None, person(state, one.character, one.name)) for one, facts in found.values())
    return Moment(first.contest, first.turn, "harm", views)


def _changed(before: Condition, after: Condition) -> Facts:
    fell = before.health is not after.health
    return {
        "dies": fell and after.health is Health.DEAD,
        "knocked_out": fell and after.health is Health.UNCONSCIOUS,
        "out": fell and after.health is Health.OUT,
        "dazed": fell and after.health is Health.DAZED,
        "mortal": after.mortal > 0 and before.mortal == 0,
        "back": fell and before.health is Health.DAZED and after.health is Health.ACTING,
    }


def stands_between(state: NoirState, event: Event) -> Iterator[Moment]:
    """Yield that somebody steps in for another, or acts in spite of everything."""
    match event:
        case cd.Protected():
            helped = Person(event.for_name, one=False)
            seen = view({"protects": True}, person(state, event.character, event.name), helped)
        case cd.GritTaken():
            seen = view({"grit": True}, person(state, event.character, event.name))
        case _:
            return
    yield Moment(event.contest, event.turn, "fate", (seen,))
