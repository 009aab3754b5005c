"""Prompts for an action or a defence in a combat, with the sum of its roll.

They are usually private; a preview shows only the numbers of the reader's own roll.

Rules: NOIR-62, 63, 70, 97 to 102.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from narration.noir.base.words import ACTIONS, AIMS, DEFENCES, HEALTH, notation, value_name, weapon_name
from narration.noir.combat.actions import side
from narration.noir.rolls.check_prompts import chances, fate_lines, itemised, percent
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.refusals import refusal_line
from narration.text.truncate import truncated_line
from rules.core.refusal import Refused
from rules.noir.base.action_table import ACTIONS as ROWS
from rules.noir.base.enums import ActionId, Aim, DefenceId
from rules.noir.combat.options import Option, is_armed_for
from rules.noir.preview import Preview
from rules.noir.state.campaign_state import CarriedWeapon, Character, NoirState
from rules.noir.state.contest_actions import Declare, Defend
from rules.noir.state.contests import Combat, Fighter

WITH = line("placeholder-noir-with")
AT = line("placeholder-noir-at")
FOR = line("placeholder-noir-for")
PATIENT = line("placeholder-noir-patient")
COMPLEXITY = line("placeholder-noir-complexity")

#: What each action is good for, in at most 100 characters, for people who do not know the rules.
DOES: Mapping[ActionId, Line] = {
    ActionId.DIRECTED_FIRE: line("option-noir-directed-fire"),
    ActionId.SNAP_SHOT: line("option-noir-snap-shot"),
    ActionId.AIMED_FIRE: line("option-noir-aimed-fire"),
    ActionId.SHARPSHOOTING: line("option-noir-sharpshooting"),
    ActionId.FIRE_TWO_WEAPONS: line("option-noir-fire-two-weapons"),
    ActionId.CONCENTRATED_AUTO: line("option-noir-concentrated-auto"),
    ActionId.SWEEP_AUTO: line("option-noir-sweep-auto"),
    ActionId.AUTO_TWO_WEAPONS: line("option-noir-auto-two-weapons"),
    ActionId.BLIND_FIRE: line("option-noir-blind-fire"),
    ActionId.THROW_AT_TARGET: line("option-noir-throw-at-target"),
    ActionId.THROW_TO_PLACE: line("option-noir-throw-to-place"),
    ActionId.FIGHT: line("option-noir-fight"),
    ActionId.FRENZY: line("option-noir-frenzy"),
    ActionId.MOVE: line("option-noir-move"),
    ActionId.DRAW_WEAPON: line("option-noir-draw-weapon"),
    ActionId.RELOAD: line("option-noir-reload"),
    ActionId.SCAN: line("option-noir-scan"),
    ActionId.WAIT: line("option-noir-wait"),
    ActionId.OTHER: line("option-noir-other"),
    ActionId.AWAIT_TARGET: line("option-noir-await-target"),
}
_DEFENDS: Mapping[DefenceId, Line] = {
    DefenceId.DEFEND: line("option-noir-defend"),
    DefenceId.CHANCE_DEFENCE: line("option-noir-chance-defence"),
    DefenceId.SHOOT_BACK: line("option-noir-shoot-back"),
    DefenceId.STRIKE_BACK: line("option-noir-strike-back"),
}
_ACTION_WORDS: Mapping[str, Line] = {str(id_): said for id_, said in ACTIONS.items()}
_DEFENCE_WORDS: Mapping[str, Line] = {str(id_): said for id_, said in DEFENCES.items()}
#: The most reasons to show for refusals, and the prefixes of the codes to show first.
MOST_REASONS, USEFUL = 4, ("initiative-limit", "no-ammo")


# ------------------------------------------------------------------------------------- an action


def actions(state: NoirState, combat: Combat, offered: Sequence[Option]) -> Panel:
    """Show the actions allowed now, and why the others are not."""
    actor = combat.fighter(combat.actor)
    assert actor is not None, "whose turn it is fights"
    return Panel(
        headline=line("noir-headline-turn", turn=combat.turn, name=truncated_line(actor.name)),
        title=verbatim(combat.title),
        lines=(
            line("noir-own-initiative", initiative=actor.initiative),
            *condition_lines(state, combat.actor),
        ),
        fields=_not_now(state.characters[combat.actor], offered, _ACTION_WORDS),
    )


def condition_lines(state: NoirState, character: str) -> tuple[Line, ...]:
    """Return a character's daze and wounds; nothing if there are none."""
    how = state.characters[character].condition
    daze = (line("noir-own-daze", daze=how.daze),) if how.daze else ()
    wounds = (line("noir-own-wounds", open=how.open_wounds, closed=how.stabilised),) if how.wounds else ()
    return (*daze, *wounds)


def _not_now(who: Character, offered: Sequence[Option], words: Mapping[str, Line]) -> tuple[Field, ...]:
    """Return what is refused now, grouped by reason, the most useful reasons first.

    Actions and defences for which the character carries no weapons are omitted.
    """
    refused = [
        (one.refused, words[one.id])
        for one in offered
        if one.refused is not None and is_armed_for(who, one.id)
    ]
    refused.sort(key=lambda each: (_usefulness(each[0]), str(refusal_line(each[0]))))
    said = tuple(
        line("noir-not-now", what=tuple(word for _, word in group), why=why)
        for why, group in groupby(refused, key=lambda each: refusal_line(each[0]))
    )
    return (Field(line("noir-not-now-title"), said[:MOST_REASONS]),) if said else ()


def _usefulness(refused: Refused) -> int:
    """Return the rank of a reason: those that a player can change by the next turn come first."""
    found = (place for place, code in enumerate(USEFUL) if refused.code.startswith(code))
    return next(found, len(USEFUL))


def picking(title: str, action: ActionId) -> Panel:
    """Ask for the weapons and targets of an action."""
    headline = line("noir-headline-pick", action=ACTIONS[action])
    if ROWS[action].versus != "defence":
        headline = line("noir-headline-pick-weapon", action=ACTIONS[action])
    return Panel(headline=headline, title=verbatim(title), lines=(DOES[action],))


def weapon_option(arm: CarriedWeapon) -> Line:
    """Return a weapon for a menu, with its loaded rounds."""
    name = weapon_name(arm.weapon)
    if arm.weapon.magazine is None:
        return line("option-noir-weapon", weapon=name)
    most = arm.weapon.magazine.capacity
    return line("option-noir-weapon-loaded", weapon=name, loaded=arm.loaded, most=most)


def weapon_is(arm: CarriedWeapon) -> Line:
    """Return a weapon's damage and range; the table decides what its two distances mean (NOIR-115)."""
    damage = notation(arm.weapon.damage)
    if arm.weapon.reach is None:
        return line("option-noir-damage", damage=damage)
    near, far = arm.weapon.reach
    return line("option-noir-damage-reach", damage=damage, near=near, far=far)


def target_is(state: NoirState, fighter: Fighter) -> Line:
    """Return a target's side and visible condition."""
    health = state.characters[fighter.character].condition.health
    return line("option-noir-target", side=side(fighter.side), health=HEALTH[health])


def declaring(
    actor: Character,
    combat: Combat,
    declared: Declare,
    *,
    rolls: str,
    arms: Sequence[CarriedWeapon],
    seen: Sequence[Preview],
) -> Panel:
    """Show what counts in a declared action, and its chance; for one without a roll, what happens instead.

    `seen` holds a preview of the roll against each target, or of the only roll if it is against 20.
    """
    shown = hardest(seen)
    open_ = line("noir-rolls-nothing") if declared.action is ActionId.WAIT else line("noir-gm-says")
    return Panel(
        headline=_headline(combat, declared, shown),
        title=verbatim(combat.title),
        lines=(
            *(_sum(actor, rolls, arms, shown) if shown else ()),
            *_each(combat, declared, seen),
            DOES[declared.action],
            *(fate_lines(shown) if shown else (open_,)),
        ),
    )


def _headline(combat: Combat, declared: Declare, shown: Preview | None) -> Line:
    action = ACTIONS[declared.action]
    if shown is None:
        return line("noir-headline-plain", action=action)
    chance = percent(chance_with(shown, declared.odds))
    names = [truncated_line(one.name) for one in combat.fighters if one.character in declared.targets]
    if not names:
        return line("noir-headline-against-20", action=action, total=shown.total, chance=chance)
    if len(names) > 1:
        return line(
            "noir-headline-several-targets", action=action, total=shown.total, count=len(names), chance=chance
        )
    return line("noir-headline-attack", action=action, total=shown.total, target=names[0], chance=chance)


def hardest(seen: Sequence[Preview]) -> Preview | None:
    """Return the preview against the hardest of several targets; None if there is no preview.

    A chance that is not known counts as the hardest.
    """
    return min(seen, key=lambda each: chances(each)[0] or 0, default=None)


def _each(combat: Combat, declared: Declare, seen: Sequence[Preview]) -> tuple[Line, ...]:
    """Return the chance against each target, if there are several."""
    if len(declared.targets) < 2:
        return ()
    names = {one.character: one.name for one in combat.fighters}
    return tuple(
        line("noir-each", name=names[number], chance=percent(chance_with(one, declared.odds)))
        for number, one in zip(declared.targets, seen, strict=True)
    )


def chance_with(shown: Preview, odds: int | None) -> Fraction | None:
    """Return the chance if `odds` points are paid before the roll; None counts as 0."""
    return chances(shown)[odds or 0]


def _sum(actor: Character, rolls: str, arms: Sequence[CarriedWeapon], shown: Preview) -> tuple[Line, ...]:
    used = tuple(weapon_name(arm.weapon) for arm in arms)
    value = value_name(rolls, actor)
    what = line("noir-with", value=value, weapons=used) if used else value
    damage = (line("noir-damage-is", damage=notation(shown.damage)),) if shown.damage else ()
    return (itemised(what, shown.value, shown.items), *damage)


# ------------------------------------------------------------------------------------- a defence


def defence_option(
    action: DefenceId | None, arm: CarriedWeapon | None, aim: Aim, chance: Fraction | None
) -> Line:
    """Return a way to defend, with its chance, for a menu."""
    if action is None:
        return line("option-noir-undefended")
    assert chance is not None, "a defence has a chance"
    name = DEFENCES[action]
    if arm is None:
        return line("option-noir-way", defence=name, chance=percent(chance))
    weapon = weapon_name(arm.weapon)
    if action is DefenceId.SHOOT_BACK:
        return line("option-noir-way-with", defence=name, weapon=weapon, chance=percent(chance))
    return line("option-noir-way-for", defence=name, weapon=weapon, aim=AIMS[aim], chance=percent(chance))


def defence_does(action: DefenceId | None) -> Line:
    """Return what a defence is good for, for people who do not know the rules."""
    return _DEFENDS[action] if action is not None else line("option-noir-undefended-does")


def defending(
    state: NoirState,
    combat: Combat,
    defended: Defend,
    *,
    rolls: str,
    offered: Sequence[Option],
    shown: Preview | None,
) -> Panel:
    """Show an attack, what counts in the defence, its chance, and why other defences are refused."""
    who = state.characters[defended.character]
    arm = who.arm(defended.weapon)
    arms = () if arm is None else (arm,)
    return Panel(
        headline=_defence_headline(combat, defended, shown),
        title=verbatim(combat.title),
        lines=(
            attack(state, combat),
            *(_sum(who, rolls, arms, shown) if shown else ()),
            defence_does(defended.action),
            *(fate_lines(shown) if shown else ()),
            *condition_lines(state, who.id),
        ),
        fields=_not_now(who, offered, _DEFENCE_WORDS),
    )


def _defence_headline(combat: Combat, defended: Defend, shown: Preview | None) -> Line:
    name = _attacker(combat)
    if defended.action is None or shown is None:
        return line("noir-headline-undefended", attacker=name)
    chance = percent(chance_with(shown, defended.odds))
    defence = DEFENCES[defended.action]
    return line("noir-headline-defend", attacker=name, defence=defence, total=shown.total, chance=chance)


def _attacker(combat: Combat) -> Line:
    attacker = combat.fighter(combat.actor)
    assert attacker is not None, "somebody attacks"
    return truncated_line(attacker.name)


def attack(state: NoirState, combat: Combat) -> Line:
    """Return the attack as everybody knows it: the action and its weapons."""
    move = combat.move
    assert move is not None, "only an action is answered"
    carried = state.characters[move.actor].arm
    arms = (carried(weapon) for weapon in move.weapons)
    used = tuple(weapon_name(arm.weapon) for arm in arms if arm is not None)
    action = ACTIONS[move.action]
    if not used:
        return line("noir-attack", attacker=_attacker(combat), action=action)
    return line("noir-attack-with", attacker=_attacker(combat), action=action, weapons=used)
