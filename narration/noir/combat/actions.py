"""Actions and defences in words, from declaration to outcome (NOIR-93 to 102, 113, 114)."""

from collections.abc import Sequence
from itertools import zip_longest

from narration.noir.base import words
from narration.noir.rolls import dice
from narration.text.line import Line, line, verbatim
from narration.text.truncate import GOAL_LENGTH, name_list, truncate, truncated_line
from rules.noir.base.action_effects import repeat_bonus
from rules.noir.base.enums import ActionId, Aim
from rules.noir.state import combat_events as cd
from rules.noir.state.contests import DeclaredAction, Defence, Hit


def side(number: int) -> str:
    """Return the letter of a side: A for the first."""
    return chr(ord("A") + number - 1)


def action(move: DeclaredAction, targets: Sequence[str]) -> Line:
    """Return an action with its weapons, aim and targets."""
    shown = words.ACTIONS[move.action]
    if move.weapons:
        named = zip_longest(move.weapons, move.weapon_names, fillvalue="")
        weapons = tuple(words.weapon_called(weapon, name) for weapon, name in named)
        shown = line("noir-act-with", act=shown, weapons=weapons)
    if move.aim is not Aim.DAMAGE:
        shown = line("noir-act-for", act=shown, aim=words.AIMS[move.aim])
    return _at(shown, targets)


def bare_action(move: DeclaredAction, targets: Sequence[str]) -> Line:
    """Return an action with its targets alone, for a line that has little room."""
    return _at(words.ACTIONS[move.action], targets)


def _at(shown: Line, targets: Sequence[str]) -> Line:
    return line("noir-act-at", act=shown, names=name_list(targets)) if targets else shown


def declared(event: cd.ActionDeclared) -> tuple[Line, ...]:
    """Return a declared action: its name, the player's text, what it rolls, and reminders for the table."""
    shown = (line("noir-declares", name=event.name, act=action(event.move, event.target_names)),)
    text = (line("noir-act-text", text=truncate(event.move.text, GOAL_LENGTH)),) if event.move.text else ()
    stake = (line("noir-stakes", name=event.name, stake=dice.stake(event.cast)),) if event.cast else ()
    ruling = line("noir-gm-weighs" if event.move.action is ActionId.MOVE else "noir-gm-rules")
    open_ = (ruling,) if event.move.unruled else ()
    return (*shown, *text, *stake, *open_, *reminders(event))


def reminders(event: cd.ActionDeclared) -> tuple[Line, ...]:
    """Return reminders of penalties that the rules leave to the GM (NOIR-38, NOIR-94)."""
    low = (line("noir-remind-low", name=event.name),) if event.remind_low else ()
    hurt = (line("noir-remind-wounds", name=event.name),) if event.remind_wounds else ()
    return (*low, *hurt)


def ruled(event: cd.ActionRuled) -> Line:
    """Return the GM's ruling on what an action rolls."""
    if event.cast is None:
        return line("noir-ruled-none")
    return line("noir-ruled", stake=dice.stake(event.cast))


def defence(chosen: Defence) -> Line:
    """Return a defence with its weapon and aim."""
    if chosen.action is None:
        return line("noir-defence-none")
    shown = words.DEFENCES[chosen.action]
    if chosen.weapon:
        weapon = words.weapon_called(chosen.weapon, chosen.weapon_name)
        shown = line("noir-act-with", act=shown, weapons=(weapon,))
    return (
        line("noir-act-for", act=shown, aim=words.AIMS[chosen.aim]) if chosen.aim is not Aim.DAMAGE else shown
    )


def defended(event: cd.DefenceDeclared) -> tuple[Line, ...]:
    """Return a target's answer to an attack."""
    shown = line("noir-declares", name=event.name, act=defence(event.defence))
    if event.cast is None:
        return (shown,)
    return (shown, line("noir-stakes", name=event.name, stake=dice.stake(event.cast)))


def action_outcome(event: cd.ActionDone) -> tuple[Line, ...]:
    """Return what an action did apart from its roll: metres moved, failed tries in a row, or waiting."""
    if event.metres:
        return (line("noir-moves", name=event.name, metres=event.metres),)
    if event.tries:
        return (line("noir-tries", tries=event.tries, bonus=repeat_bonus(event.tries)),)
    if event.action is ActionId.WAIT:
        return (line("noir-waits", name=event.name),)
    return ()


def spent(event: cd.AmmoSpent) -> Line:
    """Return how many rounds were fired, and how many are left in the weapon (NOIR-113)."""
    weapon = words.weapon_called(event.weapon, event.weapon_name)
    return line("noir-spent", name=event.name, weapon=weapon, spent=event.spent, left=event.left)


def drawn(event: cd.WeaponsDrawn) -> Line:
    """Return which weapons a fighter holds now."""
    named = zip_longest(event.weapons, event.weapon_names, fillvalue="")
    weapons = tuple(words.weapon_called(weapon, name) for weapon, name in named)
    if not weapons:
        return line("noir-in-hand-none", name=event.name)
    return line("noir-in-hand", name=event.name, weapons=weapons)


def reloaded(event: cd.Reloaded) -> Line:
    """Return how many rounds are now in a weapon; for a belt, say that the GM decides (NOIR-114)."""
    weapon = words.weapon_called(event.weapon, event.weapon_name)
    if event.by_gm:
        return line("noir-reloaded-gm", name=event.name, weapon=weapon)
    return line("noir-reloaded", name=event.name, weapon=weapon, loaded=event.loaded)


def hits(event: cd.HitsLanded) -> tuple[Line, ...]:
    """Return who hits whom, a line for each hit."""
    pairs = zip(event.attackers, event.victims, strict=True)
    return tuple(line("noir-hit", attacker=attacker, victim=victim) for attacker, victim in pairs)


def harm_dealt(event: cd.HarmDealt) -> Line:
    """Return what harms whom without an attack, and how much damage is rolled for each."""
    first = event.hits[0]
    return line(
        "noir-harm-dealt",
        what=_harm(first),
        names=name_list(event.victims),
        damage=words.notation(first.damage),
    )


def harm_at(event: cd.HarmDealt) -> Line:
    """Return what harms whom, in a few words."""
    return line("noir-harm-at", what=_harm(event.hits[0]), names=name_list(event.victims))


def _harm(hit: Hit) -> Line:
    assert hit.harm is not None, "nobody dealt it"
    return words.harm_called(hit.harm)


def waiting_hit(hit: Hit, attacker: str, victim: str) -> Line:
    """Return a hit whose damage is still to be rolled, with who or what deals it."""
    damage = words.notation(hit.damage)
    if hit.plus:
        damage = line("noir-more" if hit.plus > 0 else "noir-less", sum=damage, number=abs(hit.plus))
    if hit.harm is not None:
        return line("noir-harm-waits", what=_harm(hit), victim=victim, damage=damage)
    return line("noir-hit-waits", attacker=attacker, victim=victim, damage=damage)


def initiative(event: cd.InitiativeSet) -> Line:
    """Return a fighter's old and new initiative; a first initiative has no old value."""
    if not event.before:
        return line("noir-initiative-first", name=truncated_line(event.name), after=event.after)
    return line(
        "noir-initiative-moved", name=truncated_line(event.name), before=event.before, after=event.after
    )


def ties(event: cd.TiesThrown) -> Line:
    """Return the order in which tied fighters act, by their tie-breaking 1T (NOIR-92)."""
    ranked = sorted(zip(event.places, event.names, strict=True), reverse=True)
    return line("noir-ties", names=tuple(verbatim(name) for _, name in ranked))
