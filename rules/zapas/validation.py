"""Checks imported sheets of Zapas, and prepares a sheet for another campaign.

The points of creation (ZAP-4) count only until a sheet is ready; after that dice are bought and sold.
"""

from collections.abc import Iterator

from rules.contract.system import Fault
from rules.contract.validation import (
    MOST_ID,
    Path,
    at_most,
    require_number,
    require_sentence,
    require_text,
    require_true,
    require_unique,
)
from rules.zapas.base.text_matching import normalized
from rules.zapas.sheet.conditions import MOST_CONDITIONS
from rules.zapas.sheet.flags import MOST_FLAGS
from rules.zapas.sheet.npc import LEAST_DIFFICULTY, MOST_DIFFICULTY, MOST_PROFILES
from rules.zapas.sheet.sheet import LEAST_LEVEL, MOST_LEVEL, MOST_WRITTEN
from rules.zapas.state.campaign_state import (
    Aspect,
    Character,
    Condition,
    Effect,
    Flag,
    Npc,
    Profile,
    Proposal,
    Trait,
    ZapasState,
)

#: The most of each that is accepted: more than years of play would produce.
MOST_DICE, MOST_TRAITS, MOST_NOTES, MOST_TEXTS = 99, 100, 200, 200
MOST_STAKE, MOST_TASKS = 9999, 200


def for_transfer(character: Character, seat: str, minutes: int) -> Character:
    """Return a sheet that moves to another campaign.

    Proposals that the table has not accepted become drafts again, except new names,
    which are dropped. Flags lose the id of their target and any request to strike them.
    """
    del seat, minutes  # every seat may have any character here, and a sheet holds no times
    flags = tuple(one.but(target="", striking="") for one in character.flags)
    return character.but(traits=tuple(_moved(one) for one in character.traits), flags=flags)


def _moved(trait: Trait) -> Trait:
    aspects = tuple(one.but(proposal=_settled(one.proposal)) for one in trait.aspects)
    return trait.but(proposal=_settled(trait.proposal), aspects=aspects, renaming=None)


def _settled(proposal: Proposal) -> Proposal:
    bare = Proposal(text=proposal.text)
    return bare.but(state=proposal.state) if proposal.accepted else bare


def validate_character(character: Character) -> Iterator[Fault]:
    """Yield the faults of a character, with the paths of their fields."""
    yield from require_text(("name",), character.name)
    yield from require_sentence(("biography",), character.biography, optional=not character.ready)
    yield from require_number(("made",), character.made, 0, MOST_ID)
    yield from _traits(character)
    yield from _flags(character)
    yield from _conditions(character)
    yield from at_most(("notes",), character.notes, MOST_NOTES)
    yield from require_unique(("notes",), [note.id for note in character.notes])
    for place, note in enumerate(character.notes):
        yield from require_number(("notes", place, "id"), note.id, 1, character.made)
        yield from require_sentence(("notes", place, "text"), note.text)
    if character.npc is not None:
        yield from _npc(character.npc)


def validate_campaign(state: ZapasState) -> Iterator[Fault]:
    """Yield the faults of what the group shares."""
    party = state.shared
    for seat, stake in party.stakes.items():
        at: Path = ("shared", "stakes", seat)
        yield from require_true(at, state.campaign.record(seat) is not None, "unknown")
        yield from require_number((*at, "reserve"), stake.reserve, 0, MOST_STAKE)
        yield from require_number((*at, "xp"), stake.xp, 0, MOST_STAKE)
    yield from at_most(("shared", "tasks"), party.tasks, MOST_TASKS)
    yield from require_unique(("shared", "tasks"), [task.id for task in party.tasks])
    for place, task in enumerate(party.tasks):
        yield from require_sentence(("shared", "tasks", place, "text"), task.text, optional=False)
        for spot, amount in enumerate(task.reductions):
            yield from require_number(("shared", "tasks", place, "reductions", spot), amount, 0, MOST_DICE)
        for spot, part in enumerate(task.parts):
            yield from require_sentence(("shared", "tasks", place, "parts", spot), part)
    for place, fact in enumerate(party.facts):
        yield from require_sentence(("shared", "facts", place), fact, optional=False)


# ------------------------------------------------------------------------------------------ traits


def _traits(character: Character) -> Iterator[Fault]:
    traits = character.traits
    yield from at_most(("traits",), character.standing, MOST_WRITTEN)
    yield from at_most(("traits",), traits, MOST_TRAITS)
    yield from require_unique(("traits",), [trait.id for trait in traits])
    yield from require_unique(
        ("traits",), [trait.id if trait.archived else normalized(trait.name) for trait in traits]
    )
    for place, trait in enumerate(traits):
        yield from _trait(("traits", place), character, trait)


def _trait(path: Path, character: Character, trait: Trait) -> Iterator[Fault]:
    yield from require_number((*path, "id"), trait.id, 1, character.made)
    yield from _proposal((*path, "proposal"), trait.proposal)
    if trait.renaming is not None:
        yield from _proposal((*path, "renaming"), trait.renaming)
    yield from require_sentence((*path, "account"), trait.account)
    yield from _level(path, character, trait)
    filled = () if trait.archived else trait.filled
    yield from at_most((*path, "aspects"), filled, trait.level)
    yield from at_most((*path, "aspects"), trait.aspects, MOST_TRAITS)
    yield from require_unique((*path, "aspects"), [aspect.id for aspect in trait.aspects])
    yield from require_unique((*path, "aspects"), [normalized(aspect.text) for aspect in trait.aspects])
    for place, aspect in enumerate(trait.aspects):
        yield from _aspect((*path, "aspects", place), character, aspect)


def _level(path: Path, character: Character, trait: Trait) -> Iterator[Fault]:
    if trait.archived:
        least, most = 0, 0
    elif character.ready:
        least, most = 1, MOST_DICE
    else:
        least, most = LEAST_LEVEL, MOST_LEVEL
    yield from require_number((*path, "level"), trait.level, least, most)
    yield from require_true((*path, "paid"), len(trait.paid) == trait.level)
    for place, paid in enumerate(trait.paid):
        yield from require_number((*path, "paid", place), paid, 0, MOST_DICE)


def _aspect(path: Path, character: Character, aspect: Aspect) -> Iterator[Fault]:
    yield from require_number((*path, "id"), aspect.id, 1, character.made)
    yield from _proposal((*path, "proposal"), aspect.proposal)
    for place, label in enumerate(aspect.locks):
        yield from require_true((*path, "locks", place), character.condition(label) is not None, "unknown")


def _proposal(path: Path, proposal: Proposal) -> Iterator[Fault]:
    yield from require_text((*path, "text"), proposal.text)
    for field in ("asked", "approved", "vetoes", "vetoed"):
        yield from at_most((*path, field), getattr(proposal, field), MOST_TEXTS)
    for place, veto in enumerate(proposal.vetoes):
        yield from require_sentence((*path, "vetoes", place, "reason"), veto.reason)
    for place, said in enumerate(proposal.vetoed):
        yield from require_text((*path, "vetoed", place), said)


# --------------------------------------------------------------------- flags, conditions, NPCs


def _flags(character: Character) -> Iterator[Fault]:
    yield from at_most(("flags",), character.flags, MOST_FLAGS)
    yield from require_unique(("flags",), [flag.id for flag in character.flags])
    yield from require_unique(("flags",), [normalized(flag.text) for flag in character.flags])
    yield from require_number(("taken",), character.taken, 0, MOST_ID)
    yield from at_most(("struck",), character.struck, MOST_TEXTS)
    for place, struck in enumerate(character.struck):
        yield from require_text(("struck", place), struck)
    for place, flag in enumerate(character.flags):
        yield from _flag(("flags", place), character, flag)


def _flag(path: Path, character: Character, flag: Flag) -> Iterator[Fault]:
    yield from require_number((*path, "id"), flag.id, 1, character.made)
    yield from require_text((*path, "text"), flag.text)
    yield from require_text((*path, "through"), flag.through, optional=True)
    yield from require_number((*path, "marks"), flag.marks, 0, MOST_STAKE)
    yield from require_true((*path, "striking"), flag.active or not flag.striking)


def _conditions(character: Character) -> Iterator[Fault]:
    yield from at_most(("conditions",), character.conditions, MOST_CONDITIONS)
    yield from require_unique(("conditions",), [normalized(one.label) for one in character.conditions])
    for place, one in enumerate(character.conditions):
        yield from _condition(("conditions", place), one)


def _condition(path: Path, one: Condition) -> Iterator[Fault]:
    yield from require_text((*path, "label"), one.label)
    yield from require_sentence((*path, "shows"), one.shows)
    raises = (1, MOST_DICE) if one.effect is Effect.DIFFICULTY else (0, 0)
    yield from require_number((*path, "raises"), one.raises, *raises)
    yield from require_true((*path, "locks"), bool(one.locks) == (one.effect is Effect.LOCK))


def _npc(npc: Npc) -> Iterator[Fault]:
    yield from _profile(("npc", "usual"), npc.usual)
    yield from at_most(("npc", "approaches"), npc.approaches, MOST_PROFILES)
    yield from require_unique(("npc", "approaches"), [normalized(one.approach) for one in npc.approaches])
    for place, one in enumerate(npc.approaches):
        yield from require_text(("npc", "approaches", place, "approach"), one.approach)
        yield from _profile(("npc", "approaches", place), one)
    yield from at_most(("npc", "conditions"), npc.conditions, MOST_PROFILES)
    for place, label in enumerate(npc.conditions):
        yield from require_text(("npc", "conditions", place), label)
    yield from require_number(("npc", "total"), npc.total, 0, MOST_ID)


def _profile(path: Path, profile: Profile) -> Iterator[Fault]:
    yield from require_text((*path, "approach"), profile.approach, optional=True)
    yield from require_number((*path, "attack"), profile.attack, LEAST_DIFFICULTY, MOST_DIFFICULTY)
    yield from require_number((*path, "kill"), profile.kill, 1, MOST_STAKE)
