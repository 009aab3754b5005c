"""Run test vectors through the rules: a function for each `op` returns the results.

These functions read the vector, call the rules and record their answers; they decide nothing themselves.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rules.chance.dice import ScriptedDice
from rules.core.refusal import Refused
from rules.noir.base import action_effects, dice, modifiers, roll_outcomes
from rules.noir.base import weapons as arms
from rules.noir.base.enums import ActionId, Activation, FateUse, Outcome, Reading, WeaponKind
from rules.noir.base.modifiers import Item, RollKind, Source
from rules.noir.base.settings import USUAL
from rules.noir.base.weapons import Weapon
from rules.noir.fate import prices
from rules.noir.harm import daze_and_wounds
from rules.noir.odds import roll_odds
from rules.noir.roll.claims import modifiers_of_roll
from rules.noir.state.campaign_state import Character, Condition, Expertise, Limitation, Mark
from rules.noir.state.contest_actions import NOTHING, Claims
from tests.rules.noir import vector_fate, vector_fight, vector_people
from tests.rules.noir.vector_spellings import Found, Given, code, ours, theirs

Row = Mapping[str, Any]

FILE = Path(__file__).parent / "vectors" / "noir.jsonl"
#: The specification is not part of the checkout; tests that read it are skipped if it is absent.
SPECIFICATION = Path(__file__).parents[4] / "shared/spec/noir.md"
ROWS: dict[str, Row] = {row["id"]: row for row in map(json.loads, FILE.read_text("utf-8").splitlines())}


def run(row: Row) -> Found:
    """Return the results of a vector, or only its NQ-2 code as `error` if it is refused."""
    try:
        return OPS[row["op"]](row["in"])
    except Refused as refused:
        return {"error": code(refused.code)}


# ------------------------------------------------------------------------------------------- dice and rolls


def _faces(given: Given, count: int = dice.BASE) -> dice.Faces:
    return dice.typed_dice(given["base"], given["extra"], count)


def _roll(given: Given) -> Found:
    faces = _faces(given)
    return {
        "total": dice.total(faces),
        "lowest": dice.lowest(faces),
        "highest": dice.highest(faces),
        "exploded": dice.exploded(faces),
        "exceptional": dice.exceptional(faces),
    }


def _against_20(faces: dice.Faces, given: Given) -> Found:
    return {
        "total": roll_outcomes.roll_total(faces, given["value"], given["mod"]),
        "outcome": theirs(roll_outcomes.against_target(faces, given["value"], given["mod"])),
        "exploded": dice.exploded(faces),
    }


def _difficulty(given: Given) -> Found:
    return _against_20(_faces(given), given)


def _opposed(given: Given) -> Found:
    thrown = [_faces(side) for side in given["sides"]]
    sides = [
        roll_outcomes.comparable_result(faces, side["value"], side["mod"])
        for faces, side in zip(thrown, given["sides"], strict=True)
    ]
    ties = iter(given["ties"])
    won = roll_outcomes.winner(sides, lambda _: next(ties))
    assert list(ties) == [], "more dice were written than thrown"
    return {
        "winner": won,
        "outcomes": [
            theirs(roll_outcomes.outcome(place == won, faces)) for place, faces in enumerate(thrown)
        ],
    }


def _odds(given: Given) -> Found:
    prices.require_price(FateUse.ODDS_BEFORE, given["points"])
    places = given["chosen"] and tuple(given["chosen"])
    base = dice.picked(given["dice"], given["points"], places)
    return _against_20(dice.typed_dice(base, given["extra"]), given)


def _late_die(given: Given) -> Found:
    fresh = ScriptedDice(given["fresh"])
    faces = dice.replaced(_faces(given), given["position"], given["face"], fresh)
    assert fresh.left == 0, "more dice were written than thrown"
    return _against_20(faces, given)


def _chance(given: Given) -> Found:
    return {"chance": str(roll_odds.chance(given["value"], given["points"]))}


def _late(given: Given) -> Found:
    return {"chance": str(roll_odds.late_die_chance(given["dice"], given["value"]))}


# ------------------------------------------------------------------------------------------------ modifiers


def _modifiers(given: Given) -> Found:
    items = (
        Item(source=Source.GM, amount=modifiers.circumstances(given["gm"])),
        Item(source=Source.HELPERS, amount=modifiers.helpers(given["helpers"])),
        Item(source=Source.TRAIT, amount=modifiers.traits(given["traits"])),
        Item(source=Source.DRIVE, amount=modifiers.traits(given["drives"], cap=None)),
    )
    return {"sum": modifiers.total(items)}


ROLL_KINDS = {"ability": RollKind.ABILITY, "daze_roll": RollKind.DAZE, "wound_roll": RollKind.WOUND}


def _itemised(given: Given) -> Found:
    expertise = tuple(
        Expertise(ability="firearms", name=f"Expertise {number}", amount=amount)
        for number, amount in enumerate(given["expertise"])
    )
    marks = tuple(
        Mark(name=f"Mark {number}", modifier=amount) for number, amount in enumerate(given["marks"])
    )
    limitations = tuple(
        Limitation(name=f"Weakness {number}", activation=Activation.ALWAYS, modifier=amount)
        for number, amount in enumerate(given["limitations"])
    )
    condition = Condition(daze=given["daze"], open_wounds=given["wounds"])
    who = SOMEBODY.but(expertise=expertise, marks=marks, limitations=limitations, condition=condition)
    claims = Claims(
        expertise=tuple(one.name for one in expertise),
        marks=tuple(one.name for one in marks),
        limitations=tuple(one.name for one in limitations),
        helpers=given["helpers"],
        circumstances=tuple(given["gm"]),
    )
    counting = modifiers_of_roll(who, "firearms", claims, USUAL, kind=ROLL_KINDS[given["roll"]])
    return {"sum": modifiers.total(counting)}


SOMEBODY = Character(id="1", name="Ada", seat="2")


def _low_initiative(given: Given) -> Found:
    pairs = [(limit, size) for limit, size in given["setting"]]
    return {
        "penalty": modifiers.low_initiative(pairs, given["initiative"]),
        "reminder": modifiers.reminder(pairs, given["initiative"]),
    }


# ------------------------------------------------------------------------------------- initiative and order


def _initial_initiative(given: Given) -> Found:
    faces = _faces(given)
    outcome = roll_outcomes.against_target(faces, given["value"], 0)
    return {"initiative": action_effects.initial_initiative(outcome, faces)}


def _initiative(given: Given) -> Found:
    id_ = action_effects.row_of(ours(given["action"])).id
    action_effects.require_initiative(id_, given["now"])
    faces = _faces(given) if "base" in given else ()
    outcome = Outcome(ours(given["outcome"]))
    return {"initiative": action_effects.initiative_after(id_, outcome, given["now"], faces)}


def _repeat_bonus(given: Given) -> Found:
    tried: ActionId | None = None
    tries = 0
    for said in given["history"]:
        action, outcome = said.split(":")
        tries = action_effects.tries_after(tried, tries, ActionId(action), Outcome(outcome))
        tried = ActionId(action) if tries else None
    again = tries if tried == given["action"] else 0
    return {"bonus": action_effects.repeat_bonus(again)}


# --------------------------------------------------------------------------------------------------- weapons


def _ammo(given: Given) -> Found:
    return _fired(action_effects.row_of(ours(given["action"])).ammo, _faces(given), given["loaded"])


def _fired(which: Reading | None, faces: dice.Faces, loaded: int | None) -> Found:
    if which is None or loaded is None:
        return {"left": None}
    spent = arms.used(loaded, dice.reading(faces, which))
    return {"spent": spent, "left": loaded - spent}


def _reload(given: Given) -> Found:
    magazine = arms.magazine_of(given["magazine"])
    faces = dice.typed_dice(given["base"], ())
    return {"loaded": arms.reloaded(magazine, given["loaded"], faces, given["success"])}


def _damage_expression(given: Given) -> Found:
    used = [
        Weapon(id="made", name="Made", kind=WeaponKind.RANGED, damage=arms.damage_of(text))
        for text in given["weapons"]
    ]
    damage, _ = action_effects.damage_of_action(action_effects.row_of(ours(given["action"])).id, used)
    return {"expression": str(damage)}


def _action_modifier(given: Given) -> Found:
    used = [arms.WEAPONS[ours(name)] for name in given["weapons"]]
    return {"modifier": action_effects.own_modifier(action_effects.row_of(ours(given["action"])).id, used)}


# ---------------------------------------------------------------------------------------------------- injury


def _damage(given: Given) -> Found:
    weapon = arms.damage_of(given["weapon"])
    faces = _faces(given, weapon.dice)
    amount = daze_and_wounds.damage(faces, weapon.flat, given["plus"])
    daze = given["daze"] + amount
    wounds = daze_and_wounds.wounds(daze, given["threshold"], faces, stun=weapon.stun)
    left = daze_and_wounds.survived(wounds, given["survive"]) if given["survive"] else wounds
    return {"damage": amount, "daze": daze, "wounds": left}


def _against_daze(given: Given, kind: RollKind) -> tuple[Outcome, dice.Faces]:
    faces = _faces(given)
    dazed = SOMEBODY.but(condition=Condition(daze=given["daze"]))
    counting = modifiers_of_roll(dazed, "endurance", NOTHING, USUAL, kind=kind)
    return roll_outcomes.against_target(faces, given["value"], modifiers.total(counting)), faces


def _daze_roll(given: Given) -> Found:
    outcome, _ = _against_daze(given, RollKind.DAZE)
    return {
        "state": daze_and_wounds.after_daze_roll(outcome),
        "initiative": daze_and_wounds.initiative_after_daze_roll(outcome, given["initiative"]),
    }


def _recovery(given: Given) -> Found:
    outcome, faces = _against_daze(given, RollKind.RECOVERY)
    return {
        "state": daze_and_wounds.after_recovery(outcome),
        "initiative": daze_and_wounds.initiative_after_recovery(outcome, given["initiative"], faces),
    }


def _wound_roll(given: Given) -> Found:
    faces = _faces(given)
    survival = daze_and_wounds.after_wound_roll(roll_outcomes.against_target(faces, given["value"], 0))
    mortal = survival is daze_and_wounds.Survival.MORTAL
    return {"state": survival, "rounds": daze_and_wounds.mortal_rounds(faces) if mortal else None}


def _stabilise(given: Given) -> Found:
    faces = _faces(given)
    outcome = roll_outcomes.against_target(faces, given["value"], 0)
    open_, closed = daze_and_wounds.stabilised(given["open"], given["stabilised"], outcome, faces)
    return {"open": open_, "stabilised": closed}


OPS: Mapping[str, Callable[[Given], Found]] = {
    "roll": _roll,
    "difficulty": _difficulty,
    "modifiers": _modifiers,
    "itemised": _itemised,
    "low_initiative": _low_initiative,
    "opposed": _opposed,
    "odds": _odds,
    "late_die": _late_die,
    "chance": _chance,
    "late": _late,
    "initial_initiative": _initial_initiative,
    "initiative": _initiative,
    "repeat_bonus": _repeat_bonus,
    "ammo": _ammo,
    "reload": _reload,
    "damage": _damage,
    "damage_expression": _damage_expression,
    "action_modifier": _action_modifier,
    "daze_roll": _daze_roll,
    "recovery": _recovery,
    "wound_roll": _wound_roll,
    "stabilise": _stabilise,
    **vector_fate.OPS,
    **vector_fight.OPS,
    **vector_people.OPS,
}
