"""Checks whether an imported campaign is consistent: ids, seats, settings and the game's own bounds."""

from rules.campaign.handouts import MOST_HANDOUTS, MOST_WORDS
from rules.campaign.model import Campaign
from rules.campaign.ready import MOST_ABOUT, MOST_CONFLICTS, MOST_HEROES
from rules.contract.system import AnyState, System
from rules.contract.validation import MOST_ID, require_number, require_sentence, require_text
from rules.core.refusal import Refused
from rules.core.seat import Role
from table.transfer.strict_json import MOST_TIME, Path, fault, first, require

MOST_SEATS = 200
HEAD: Path = ("campaign",)


def require_fit(system: System, state: AnyState) -> None:
    """Require that an imported campaign is consistent. Refused: `file-fault`."""
    campaign: Campaign = state.campaign
    first(require_text(("name",), campaign.name), HEAD)
    for field, least, most in (
        ("scene", 1, MOST_ID),
        ("session", 0, MOST_ID),
        ("clock", 0, MOST_TIME),
        ("recoveries", 0, MOST_ID),
        ("made", 0, MOST_ID),
        ("hidden_made", 0, MOST_ID),
    ):
        first(require_number((field,), getattr(campaign, field), least, most), HEAD)
    _seats(campaign, state)
    _handouts(campaign)
    _ready(campaign)
    _settings(system, campaign)
    _characters(system, state)
    for place, contest in enumerate(state.contests.values()):
        require(not system.is_open(contest), ("contests", place), "open")
    first(system.validate_campaign(state))


def _seats(campaign: Campaign, state: AnyState) -> None:
    """Check the seats: their ids have no gaps, because seats are never deleted, and the chair is a GM's."""
    require(len(campaign.seats) <= MOST_SEATS, (*HEAD, "seats"), "many")
    for place, record in enumerate(campaign.seats):
        path: Path = (*HEAD, "seats", place)
        require(record.id == str(place + 1), (*path, "id"), "number")
        require(record.role is not Role.PUBLIC, (*path, "role"), "word")
        known = not record.character or record.character in state.characters
        require(known, (*path, "character"), "unknown")
    for place, seat in enumerate(campaign.present):
        require(campaign.record(seat) is not None, (*HEAD, "present", place), "unknown")
    chair = campaign.record(campaign.chair)
    require(chair is not None and chair.role is Role.GM, (*HEAD, "chair"), "unknown")


def _handouts(campaign: Campaign) -> None:
    """Check the handouts: their numbers grow, and their texts are within bounds."""
    require(len(campaign.handouts) <= MOST_HANDOUTS, (*HEAD, "handouts"), "many")
    before = 0
    for place, one in enumerate(campaign.handouts):
        path: Path = (*HEAD, "handouts", place)
        require(before < one.number <= MOST_ID, (*path, "number"), "number")
        before = one.number
        first(require_text(("title",), one.title), path)
        length = sum(map(len, one.paragraphs))
        least = 0 if one.picture else 1
        require(least <= length <= MOST_WORDS, (*path, "paragraphs"), "text")
        known = all(campaign.record(seat) is not None for seat in one.seats)
        require(known, (*path, "seats"), "unknown")


def _ready(campaign: Campaign) -> None:
    """Check the ready scene: its texts are within bounds, and its numbers are of its conflicts."""
    if (scene := campaign.ready) is None:
        return
    path: Path = (*HEAD, "ready")
    first(require_text(("title",), scene.title), path)
    first(require_sentence(("opening",), scene.opening), path)
    require(len(scene.heroes) <= MOST_HEROES, (*path, "heroes"), "many")
    require(len(scene.conflicts) <= MOST_CONFLICTS, (*path, "conflicts"), "many")
    for place, hero in enumerate(scene.heroes):
        first(require_text(("heroes", place, "about"), hero.about, MOST_ABOUT), path)
    for place, title in enumerate(scene.conflicts):
        first(require_text(("conflicts", place), title), path)
    for place, number in enumerate(scene.begun):
        first(require_number(("begun", place), number, 1, len(scene.conflicts)), path)


def _settings(system: System, campaign: Campaign) -> None:
    known = {setting.key: setting for setting in system.settings}
    for key, value in campaign.settings.items():
        path: Path = (*HEAD, "settings", key)
        if key not in known:
            fault(path, "extra")
        try:
            read = known[key].read(value)
        except Refused:
            read = ""
        require(read == value, path, "word")


def _characters(system: System, state: AnyState) -> None:
    for place, character in enumerate(state.characters.values()):
        path: Path = ("characters", place)
        seated = not character.seat or state.campaign.record(character.seat) is not None
        require(seated, (*path, "seat"), "unknown")
        first(system.validate_character(character), path)
