"""What was true of rolls of Zapas, of what they brought, and of conditions, flags and travel."""

from collections.abc import Iterator

from rules.campaign.telling import Slot
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from rules.zapas.state.campaign_state import Character, Effect, Npc, TimePhase
from rules.zapas.state.contests import Aim, Pool, Purpose, Roll
from tests.evening.reckoning.zapas_moment import PEOPLE, Claims, Gaps, ZapasMoment, hits, quoted

#: Labels that stop all action unless the GM says otherwise (ZAP-20), in three languages.
DEAD = frozenset(("dead", "död", "мертв", "мёртв", "мертва", "нет в живых"))


def opened(m: ZapasMoment) -> Roll:
    return m.logged(d.RollOpened)[-1].roll


def roller(m: ZapasMoment) -> Character:
    return m.before.characters[opened(m).character]


def dice(m: ZapasMoment) -> tuple[int, ...]:
    return m.news(d.Thrown)[-1].dice


def aim(m: ZapasMoment) -> Aim:
    """Return the aim, an attack with the approach that it counts as (ZAP-65)."""
    ruled = m.logged(d.DifficultySet)[-1].approach
    meant = opened(m).aim
    return meant.but(text=ruled) if meant.purpose is Purpose.ATTACK else meant


def difficulty(m: ZapasMoment) -> int:
    """Return the difficulty: the base with all raises and reductions, at least 1 (ZAP-16)."""
    found = m.logged(d.DifficultySet)[-1]
    raised = sum(one.amount for one in found.raises)
    return max(1, found.base + raised - sum(one.amount for one in found.reductions))


def surplus(m: ZapasMoment) -> int:
    return hits(dice(m)) - difficulty(m)


def pool(m: ZapasMoment) -> Pool:
    built = m.logged(d.PoolBuilt)
    return built[-1].pool if built else Pool()


def helpers(m: ZapasMoment) -> tuple[str, ...]:
    """Return those whose die is in the throw: given, and neither taken nor sent back (ZAP-32, 34)."""
    names: dict[str, str] = {}
    for event in m.log:
        if isinstance(event, d.Helped):
            names[event.helper.seat] = event.helper.name
        elif isinstance(event, d.HelpEnded):
            del names[event.seat]
    return tuple(names.values())


def obstacles(m: ZapasMoment) -> list[str]:
    """Return the roller's conditions that raise the difficulty (ZAP-22)."""
    raises = {one.text for one in m.logged(d.DifficultySet)[-1].raises}
    found = (one for one in roller(m).conditions if one.effect is Effect.DIFFICULTY)
    return [one.label for one in found if one.label in raises]


def had(m: ZapasMoment) -> int:
    return m.reserves(opened(m).seat)[0]


def has(m: ZapasMoment) -> int:
    """Return the roller's reserve by ZAP-27 and ZAP-28, which must be what the state says."""
    after = had(m) - pool(m).reserve if surplus(m) >= 0 else had(m) + 1
    assert after == m.reserves(opened(m).seat)[1]
    return after


def marked_flags(m: ZapasMoment) -> list[str]:
    """Return the roller's flags that got a mark (ZAP-42)."""
    before = {one.id: one.marks for one in roller(m).flags}
    after = m.after.characters[opened(m).character].flags
    return [one.text for one in after if one.marks == before[one.id] + 1]


ROLL: Claims = {
    **PEOPLE,
    "success": lambda m: surplus(m) >= 0,
    "failure": lambda m: surplus(m) < 0,
    "exact": lambda m: surplus(m) == 0,
    "far": lambda m: surplus(m) > 2,
    "one_short": lambda m: surplus(m) == -1,
    "no_hits": lambda m: max(dice(m)) <= 3,
    "steep": lambda m: difficulty(m) > 4,
    "handful": lambda m: len(dice(m)) > 2,
    "hurt": obstacles,
}
COLOUR: Claims = {
    "thrifty": lambda m: pool(m).reserve == 0 and difficulty(m) > 2,
    "has_reserve": lambda m: has(m) > 0,
    "all_in": lambda m: surplus(m) >= 0 and pool(m).reserve > 0 == has(m),
    "all_back": lambda m: surplus(m) < 0 and pool(m).reserve == had(m) > 2 and has(m) == had(m) + 1,
    "helped": helpers,
    "one_helper": lambda m: len(helpers(m)) == 1,
    "flag_used": marked_flags,
}
ROLL_GAPS: Gaps = {
    "a": lambda m: [roller(m).name],
    "title": lambda m: [quoted(opened(m).title)],
    "goal": lambda m: [quoted(opened(m).goal)],
    "condition": lambda m: map(quoted, obstacles(m)),
    "n_difficulty": lambda m: [difficulty(m)],
    "h": lambda m: [helpers(m)],
    "flag": lambda m: map(quoted, marked_flags(m)),
}


# ------------------------------------------------------------------------------------------ outcomes


def lost_conditions(m: ZapasMoment) -> list[str]:
    """Return the conditions that `a` had before and is rid of now (ZAP-24)."""
    return [
        one.label
        for was, now in m.called(m.a)
        for one in was.conditions
        if one.label not in {each.label for each in now.conditions}
    ]


def eased_by(m: ZapasMoment) -> dict[str, int]:
    """Return the tasks that became easier, and by how much (ZAP-56)."""
    before = {one.id: sum(one.reductions) for one in m.before.shared.tasks}
    after = ((one.text, sum(one.reductions) - before[one.id]) for one in m.after.shared.tasks)
    return {text: by for text, by in after if by}


def finished_tasks(m: ZapasMoment) -> list[str]:
    left = {one.id for one in m.after.shared.tasks}
    return [one.text for one in m.before.shared.tasks if one.id not in left]


def new_notes(m: ZapasMoment, *purposes: Purpose) -> list[str]:
    """Return what a roll with one of these purposes added to the roller's notes (ZAP-58, ZAP-59)."""
    old = {one.id for one in roller(m).notes}
    after = m.after.characters[opened(m).character].notes
    return [one.text for one in after if one.id not in old and one.purpose in purposes]


def attacked(m: ZapasMoment) -> tuple[Npc, Npc]:
    """Return the NPC that the roll attacked, before and after it."""
    number = aim(m).character
    was, now = m.before.characters[number].npc, m.after.characters[number].npc
    assert was is not None
    assert now is not None
    return was, now


def kills(m: ZapasMoment) -> bool:
    """Return whether the hits so far, with those of this roll, kill the NPC (ZAP-63)."""
    was, _ = attacked(m)
    needed = was.profile(aim(m).text).kill
    return needed is None or was.total + hits(dice(m)) >= needed


def lands(m: ZapasMoment) -> bool:
    was, now = attacked(m)
    return aim(m).purpose is Purpose.ATTACK and surplus(m) >= 0 and now.total == was.total + hits(dice(m))


OUTCOME: Claims = {
    **PEOPLE,
    "player": lambda m: m.is_player(m.a),
    "lifted": lost_conditions,
    "part": lambda m: aim(m).purpose is Purpose.PART and surplus(m) >= 0 and eased_by(m),
    "done": lambda m: surplus(m) >= 0 and finished_tasks(m),
    "contact": lambda m: surplus(m) >= 0 and new_notes(m, Purpose.CONTACT),
    "acquire": lambda m: surplus(m) >= 0 and new_notes(m, Purpose.ACQUIRE),
    "packed": lambda m: surplus(m) >= 0 and new_notes(m, Purpose.PACKED),
    "thing": lambda m: surplus(m) >= 0 and new_notes(m, Purpose.ACQUIRE, Purpose.PACKED),
    "npc_hit": lambda m: lands(m) and not kills(m) and not attacked(m)[1].dead,
    "npc_dead": lambda m: lands(m) and kills(m) and attacked(m)[1].dead,
}


def _whom_it_concerns(m: ZapasMoment) -> Iterator[Slot]:
    """Yield the roller, and everybody who is rid of a condition."""
    yield from (one.name for one in m.news(e.ConditionLifted))
    yield from (one.name for one in m.news(d.Thrown))


OUTCOME_GAPS: Gaps = {
    "a": _whom_it_concerns,
    "b": lambda m: [m.after.characters[aim(m).character].name],
    "condition": lambda m: map(quoted, lost_conditions(m)),
    "task": lambda m: map(quoted, (*eased_by(m), *finished_tasks(m))),
    "n_reduction": lambda m: eased_by(m).values(),
    "text": lambda m: map(quoted, new_notes(m, *Purpose)),
}


# ------------------------------------------------------------------------- conditions, flags, travel


def given(m: ZapasMoment) -> list[tuple[str, bool]]:
    """Return the conditions that `a` has now and had not before, and whether each stops all action."""
    return [
        (one.label, one.stops_action)
        for was, now in m.called(m.a)
        for one in now.conditions
        if one.label not in {each.label for each in was.conditions}
    ]


def struck(m: ZapasMoment) -> list[tuple[str, int]]:
    """Return the flags that `a` had and has no more, and their marks (ZAP-43)."""
    return [
        (one.text, one.marks)
        for was, now in m.called(m.a)
        for one in was.flags
        if one.text in now.struck and one.id not in {each.id for each in now.flags}
    ]


def paid(m: ZapasMoment) -> bool:
    """Return whether the marks of the struck flag became reserve dice (ZAP-43)."""
    ((_, marks),) = struck(m)
    was, now = m.reserves(m.news(e.FlagStruck)[-1].seat)
    return now == was + marks


CONDITION: Claims = {
    **PEOPLE,
    "player": lambda m: m.is_player(m.a),
    "given": given,
    "stops": lambda m: any(stops for _, stops in given(m)),
    "final": lambda m: any(stops and label.strip(" .!").casefold() in DEAD for label, stops in given(m)),
}
CONDITION_GAPS: Gaps = {
    "a": lambda m: [one.name for one in m.news(e.ConditionGiven)],
    "condition": lambda m: [quoted(label) for label, _ in given(m)],
}
FLAG: Claims = {
    **PEOPLE,
    "against": lambda m: paid(m) and m.news(e.FlagStruck)[-1].reason == "against",
    "reached": lambda m: paid(m) and m.news(e.FlagStruck)[-1].reason == "reached",
}
FLAG_GAPS: Gaps = {
    "a": lambda m: [one.name for one in m.news(e.FlagStruck)],
    "flag": lambda m: [quoted(text) for text, _ in struck(m)],
    "n_marks": lambda m: [marks for _, marks in struck(m) if marks],
}
JOURNEY: Claims = {
    "travel": lambda m: m.before.shared.phase is TimePhase.PLAY and m.after.shared.phase is TimePhase.TRAVEL,
    "play": lambda m: m.before.shared.phase is TimePhase.TRAVEL and m.after.shared.phase is TimePhase.PLAY,
}
