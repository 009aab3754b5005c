"""Rules for ready scenes: preparing one, claiming its characters, beginning its conflicts."""

from collections.abc import Mapping

from rules.campaign.actions import TakeSeat
from rules.campaign.events import CharacterGiven, CharacterImported, SeatTaken
from rules.campaign.model import AnyCharacter, Campaign
from rules.campaign.ready import (
    BeginReadyConflict,
    ClaimCharacter,
    Hero,
    PrepareScene,
    ReadyConflictBegun,
    ReadyScene,
    ScenePrepared,
)
from rules.campaign.seats import take_seat
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat, require_gm, require_own

Characters = Mapping[str, AnyCharacter]


def prepare(
    campaign: Campaign, action: PrepareScene, seat: Seat
) -> tuple[ScenePrepared | CharacterImported, ...]:
    """Return the events of a ready scene, whose characters get the first ids.

    Refused: `gm-only`, `campaign-founded` once the campaign has characters, codes of names.
    """
    require_gm(seat)
    if campaign.made:
        raise Refused("campaign-founded")
    made = tuple(
        CharacterImported(character=str(number), name=names.name(one.name), seat="", sheet=one.sheet)
        for number, one in enumerate(action.heroes, 1)
    )
    heroes = tuple(
        Hero(id=one.character, about=hero.about) for one, hero in zip(made, action.heroes, strict=True)
    )
    scene = action.scene.but(heroes=heroes)
    return (ScenePrepared(scene=scene, names=tuple(one.name for one in made)), *made)


def claim(
    campaign: Campaign, characters: Characters, action: ClaimCharacter, seat: Seat
) -> tuple[SeatTaken | CharacterGiven, ...]:
    """Give a character of the ready scene to somebody, who takes a seat if they have none.

    Refused: `stand-in-may-not`, `no-such-character` for one that is not of the scene, `claim-gm`,
    `claimed-already` for one that somebody plays, also oneself, `claim-one`, and as `take_seat`.
    """
    require_own(seat)
    hero = _hero(campaign, characters, action.character)
    if seat.is_gm:
        raise Refused("claim-gm", name=hero.name)
    if hero.seat:
        raise Refused("claimed-already", name=hero.name)
    mine = next((one for one in characters.values() if seat.id and one.seat == seat.id), None)
    if mine is not None:
        raise Refused("claim-one", name=mine.name)
    taken = _seat(campaign, action, seat)
    own = taken[0].seat if taken else seat.id
    return (*taken, CharacterGiven(character=hero.id, name=hero.name, old="", new=own))


def _hero(campaign: Campaign, characters: Characters, character: str) -> AnyCharacter:
    scene = campaign.ready
    if scene is None or character not in characters or character not in {one.id for one in scene.heroes}:
        raise Refused("no-such-character")
    return characters[character]


def _seat(campaign: Campaign, action: ClaimCharacter, seat: Seat) -> tuple[SeatTaken, ...]:
    if seat != PUBLIC:
        return ()
    return (take_seat(campaign, TakeSeat(holder=action.holder, called=action.called), seat),)


def begin(
    campaign: Campaign, characters: Characters, action: BeginReadyConflict, seat: Seat
) -> ReadyConflictBegun:
    """Note that a conflict begins.

    Refused: `gm-only`, `no-such-conflict` for one that the scene has not, `ready-begun`, `ready-unclaimed`
    while nobody has claimed a character.
    """
    require_gm(seat)
    scene = campaign.ready
    if scene is None or not 1 <= action.number <= len(scene.conflicts):
        raise Refused("no-such-conflict")
    title = scene.conflicts[action.number - 1]
    if action.number in scene.begun:
        raise Refused("ready-begun", title=title)
    if not claimed(scene, characters):
        raise Refused("ready-unclaimed")
    return ReadyConflictBegun(number=action.number, title=title)


def claimed(scene: ReadyScene, characters: Characters) -> tuple[AnyCharacter, ...]:
    """Return the characters of the scene that somebody plays, in the order of the scene."""
    found = (characters[one.id] for one in scene.heroes if one.id in characters)
    return tuple(one for one in found if one.seat)


def unclaimed(scene: ReadyScene, characters: Characters) -> tuple[AnyCharacter, ...]:
    """Return the characters of the scene that nobody plays yet, in the order of the scene."""
    found = (characters[one.id] for one in scene.heroes if one.id in characters)
    return tuple(one for one in found if not one.seat)
