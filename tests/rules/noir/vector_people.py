"""Run the vectors for sheets, requested rolls and social conflicts with real actions."""

from collections.abc import Callable, Mapping
from typing import Any

from narration.noir.base.parsing import value_id
from narration.text.texts import Texts
from rules.noir.base import attribute_formulas, npc_templates
from rules.noir.base.enums import Level
from rules.noir.roll import settled_rolls
from rules.noir.sheet import roll_values
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Ability, Trait
from rules.noir.state.contests import SocialPhase
from tests.rules.noir.board import ANN, PLACE, Board
from tests.rules.noir.vector_spellings import ALLOWED, Found, Given, all_ours, ours, swedish
from tests.rules.noir.vector_spellings import values as sheet_of


def _attribute(given: Given) -> Found:
    name, later = ours(given["name"]), given["later"]
    return {"value": attribute_formulas.attribute(name, sheet_of(given["values"]), later=later)}


def _defence_value(given: Given) -> Found:
    start = {"defence": given["Försvar"]}
    return {
        "distance": attribute_formulas.attribute("defence-distance", start, later=given["distance_later"]),
        "melee": attribute_formulas.attribute("defence-melee", start, later=given["melee_later"]),
    }


def _npc(given: Given) -> Found:
    return npc_templates.template(given["kind"], ours(given["grade"])).model_dump(exclude={"kind", "grade"})


def _npc_value(given: Given) -> Found:
    value = npc_templates.npc_value(
        npc_templates.template(given["kind"], ours(given["grade"])),
        ours(given["name"]),
        all_ours(given["primary"]),
        all_ours(given["secondary"]),
        sheet_of(given["set"]),
    )
    return {"value": value}


def _add_trait(given: Given) -> Found:
    board = Board()
    have = tuple(Trait(name=name, level=Level.ORDINARY) for name in given["have"])
    board.main("Ada", traits=have, finished=False)
    trait = Trait(name=given["name"], level=Level(given["level"]))
    board.act(a.AddEntry(character=board.id("Ada"), entry=trait), ANN)
    return {"traits": [one.name for one in board.who("Ada").traits]}


def _lookup(given: Given) -> Found:
    """Set abilities by typed names, and look one up in the same way."""
    texts, board = Texts.load(), Board()
    board.main("Ada", abilities=(), finished=False)
    for typed, value in given["abilities"].items():
        id_ = value_id(texts, typed, board.who("Ada"))
        board.do(a.SetAbility(character=board.id("Ada"), ability=id_, value=value), ANN)
    return {"value": roll_values.value_of(board.who("Ada"), value_id(texts, given["name"], board.who("Ada")))}


def _recompute(given: Given) -> Found:
    board = Board()
    numbers = sheet_of(given["values"])
    abilities = tuple(Ability(id=id_, value=value) for id_, value in numbers.items() if id_ != "size")
    board.main("Ada", abilities=abilities, attributes={"size": numbers["size"]}, finished=False)
    before = roll_values.known(board.who("Ada"))
    for id_, value in sheet_of(given["change"]).items():
        board.do(a.SetAbility(character=board.id("Ada"), ability=id_, value=value), ANN)
    after = roll_values.known(board.who("Ada"))
    told = board.event(e.AbilitySet).computed
    assert told == {id_: (before[id_], after[id_]) for id_ in before if before[id_] != after[id_]}
    return {swedish(id_): [before[id_], after[id_]] for id_ in before}


def _request_roll(given: Given) -> Found:
    """Make a roll, after another of the same title if the vector calls it settled; both are allowed."""
    board, title = Board(), "Charm the guard"
    board.main("Ada")
    side = m.RollSide(character=board.id("Ada"), rolls="charm", odds=0)
    if given["settled"]:
        board.do(m.OpenTest(place=PLACE, title=title, sides=(side,)), ANN, (4, 5))
    reminded = settled_rolls.is_settled(settled_rolls.settled_titles(board.log), title)
    board.act(m.OpenTest(place=PLACE, title=title, sides=(side,)), ANN, (4, 5))
    return {"allowed": True, "reminder": reminded}


# ---------------------------------------------------------------------------------------------- conflict


def _talk(level: int = 1, *, goal: str = "Let us in.", effect: str = "Leave town.", **more: Any) -> Board:
    board = Board()
    board.main("Ada")
    board.npc("Guard")
    opened = m.OpenSocial(
        place=PLACE,
        active=board.id("Ada"),
        passive=board.id("Guard"),
        goal=goal,
        effect=effect,
        level=level,
        **more,
    )
    fight = (9, 5, 2, 3) if level >= 3 else ()
    board.act(opened, dice=fight)
    return board


def _social(given: Given) -> Found:
    """Let Ada lose at the given level, by a roll or in a fight, and then accept or escalate."""
    board = _talk(given["level"])
    if board.social.phase is SocialPhase.FIGHT:
        board.do(board.move(m.EndContest, board.combat))
        board.do(board.move(m.NameLoser, board.social, character=board.id("Ada")))
    else:
        board.do(board.move(m.Ready, character=board.id("Ada")), ANN, (2, 3, 9, 8))
    escalates = given["choice"] == "escalate"
    fight = (9, 5, 2, 3) if escalates and given["level"] == 2 else ()
    board.act(board.move(m.ChooseLoss, board.social, escalate=escalates), ANN, fight)
    now = board.social
    return {"level": now.level, "combat": now.phase is SocialPhase.FIGHT, "closed": not now.is_open}


def _open_conflict(given: Given) -> Found:
    """Open a conflict, and then roll; if a text is missing, only the roll is refused."""
    board = _talk(goal=given["goal"], effect=given["effect"])
    assert len(board.social.parties) == given["parties"]
    board.act(board.move(m.Ready, character=board.id("Ada")), ANN, (2, 3, 9, 8))
    return dict(ALLOWED)


def _suggest_passive(given: Given) -> Found:
    _, passive = _talk(threat=given["threat"]).social.parties
    return {"ability": swedish(passive.rolls)}


OPS: Mapping[str, Callable[[Given], Found]] = {
    "attribute": _attribute,
    "defence_value": _defence_value,
    "npc": _npc,
    "npc_value": _npc_value,
    "add_trait": _add_trait,
    "lookup": _lookup,
    "recompute": _recompute,
    "request_roll": _request_roll,
    "social": _social,
    "open_conflict": _open_conflict,
    "suggest_passive": _suggest_passive,
}
