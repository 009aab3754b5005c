"""Noir figures for a journal's drawings: dice and Fate. Rules: NOIR-10 to 15, 60, 61, 67."""

from collections.abc import Iterator

from narration.parts.figures import AccountChange, DiceThrow, DieFace
from narration.text.line import line, verbatim
from rules.core.model_base import Event
from rules.noir.base import dice
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.contests import RollPart

#: The kinds of events that `fate` reads.
FATE = ("character-created", "sheet-imported", "fate-set", "fate-paid", "fate-gained")


def throws(event: Event) -> tuple[DiceThrow, ...]:
    """Return the dice of a decided check, or of damage."""
    match event:
        case d.CheckDecided(check=check):
            return tuple(_throw(cast) for cast in check.casts if cast.dice)
        case cd.DamageRolled(name=name, dice=thrown) if thrown:
            faces = tuple(DieFace(face, counts=True) for face in thrown)
            return (DiceThrow(line("journal-damage", name=name), faces),)
        case _:
            return ()


def _throw(cast: RollPart) -> DiceThrow:
    """Return all dice of a roll; odds dice that were not chosen are marked as lost (NOIR-67)."""
    left = list(cast.offered)
    for face in cast.dice[: dice.BASE]:
        if face in left:
            left.remove(face)
    counting = (DieFace(face, counts=True) for face in cast.dice)
    return DiceThrow(verbatim(cast.name), (*counting, *(DieFace(face, lost=True) for face in left)))


def fate(event: Event) -> Iterator[AccountChange]:
    """Yield the changes in main characters' Fate; the pot is the GM's secret, so it is never shown."""
    match event:
        case e.CharacterCreated(sheet=sheet) | e.SheetImported(sheet=sheet) if sheet.fate:
            yield AccountChange(sheet.id, sheet.name, sheet.fate)
        case e.FateSet(character=number, name=name, old=old, new=new) if number:
            yield AccountChange(number, name, new, before=old)
        case e.FatePaid(payer=number, name=name, left=left) if number:
            yield AccountChange(number, name, left, before=left + event.points - event.given)
        case e.FateGained(character=number, name=name, points=points, fate=now):
            yield AccountChange(number, name, now, before=now - points)
        case _:
            pass
