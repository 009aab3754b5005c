"""A fourth game goes through the seams of the other three, and is played on the practice table."""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from application import create_bot
from narration.parts.plain import tell_by_kind
from narration.text.languages import LANGUAGES
from narration.text.texts import Texts
from practice.scenes.script import Press, Slash, act_out
from practice.simulation.person import Person
from practice.simulation.state import StateDir
from practice.simulation.world import Bot, World, open_world
from rules.campaign.actions import FoundCampaign, TakeSeat
from rules.campaign.model import Campaign
from rules.chance.dice import ScriptedDice
from rules.contract.outcomes import unlike
from rules.contract.system import AnyState, new, play
from rules.core.model_base import Event
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat
from settings import Settings
from tests.lantern import words
from tests.lantern.conftest import OURS
from tests.lantern.rules import LANTERN, LanternOutcomes, Light, Pick, Watch
from tests.locale_checks import Messages, disagreements, read, read_code
from tests.rules.contract import test_system as contract
from tests.rules.samples import Moment

HERE = Path(__file__).parent
#: Up to the first choice, which nobody but Alva may know.
BEGUN = (
    Slash("greta", "campaign new", {"name": "Harbour", "system": "lantern", "language": "en"}),
    Slash("alva", "character new", {"name": "Ada"}),
    Slash("boris", "character new", {"name": "Bo"}),
    Slash("alva", "lantern vigil", {"rival": "Bo"}),
    Press("alva", "Choose"),
    Press("alva", "Shine"),
)
PARTS = ("rules.py", "words.py", "cog.py")
ADA, BO = Seat(role=Role.PLAYER, id="2"), Seat(role=Role.PLAYER, id="3")


def moments() -> list[Moment]:
    """A vigil, moment by moment: Ada seeks Bo, who has the wrong idea and a bad roll."""
    head = Campaign(id=1, home=2, name="", system="lantern", language="en")
    at = start = new(LANTERN, head)
    log: tuple[Event, ...] = ()
    found = [Moment(start, at, log)]
    for action, seat in (
        (FoundCampaign(holder=5, name="Harbour", language="en", place=3), PUBLIC),
        (TakeSeat(holder=6), PUBLIC),
        (TakeSeat(holder=7), PUBLIC),
        (Light(name="Ada"), ADA),
        (Light(name="Bo"), BO),
        (Watch(place=3, character="1", rival="2"), ADA),
        (Pick(contest="3", pick="shine"), ADA),
        (Pick(contest="3", pick="shine"), BO),
    ):
        played = play(LANTERN, at, action, seat, ScriptedDice([5]))
        at, log = played.after, (*log, *played.events)
        found.append(Moment(start, at, log))
    return found


@pytest.fixture(scope="module")
def evening() -> list[Moment]:
    return moments()


def test_the_game_is_as_small_as_the_guide_says() -> None:
    files = [*(HERE / part for part in PARTS), *OURS.rglob("*.ftl")]
    written = [
        text for file in files for text in file.read_text(encoding="utf-8").splitlines() if text.strip()
    ]
    assert len(files) == len(PARTS) + len(LANGUAGES)
    assert len(written) < 240


def test_the_contract_of_all_games_holds_at_every_moment(evening: list[Moment]) -> None:
    for moment in evening:
        contract.test_the_log_folds_to_the_state(LANTERN, moment)
        contract.test_states_and_events_are_documents(LANTERN, moment)
        contract.test_every_offered_action_is_accepted_and_leaves_the_old_state_unchanged(LANTERN, moment)
        contract.test_people_without_a_seat_are_offered_nothing(LANTERN, moment)
        contract.test_a_view_invents_nothing_and_viewing_it_again_changes_nothing(LANTERN, moment)
        contract.test_the_view_of_a_seat_is_enough_to_know_its_choices(LANTERN, moment)
        contract.test_an_event_is_shown_unchanged_or_reduced_or_hidden(LANTERN, moment)


def test_a_choice_is_known_to_its_maker_until_both_are_shown(evening: list[Moment]) -> None:
    chosen, over = evening[-2].state, evening[-1].state
    picks = {
        seat.id: LANTERN.view(chosen, seat).contests["3"].picks["1"]
        for seat in (ADA, BO, contract.GM, PUBLIC)
    }
    assert picks == {"2": "shine", "3": "", "1": "", "": ""}
    assert LANTERN.view(over, PUBLIC).contests["3"].picks == {"1": "shine", "2": "shine"}
    assert [one.oil for one in over.characters.values()] == [3, 2]


@pytest.mark.parametrize(
    ("moment", "action", "seat", "code"),
    [
        (3, Light(name="Eve"), PUBLIC, "no-seat"),
        (5, Watch(place=3, character="1", rival="2"), BO, "not-your-character"),
        (7, Pick(contest="3", pick="hide"), ADA, "stale-button"),
    ],
)
def test_what_the_rules_refuse(
    evening: list[Moment], moment: int, action: Light | Watch | Pick, seat: Seat, code: str
) -> None:
    with pytest.raises(Refused, match=code):
        play(LANTERN, evening[moment].state, action, seat, ScriptedDice())


def test_nobody_keeps_vigil_without_oil(evening: list[Moment]) -> None:
    state: AnyState = evening[5].state
    dark = state.but(characters={**state.characters, "1": state.characters["1"].but(oil=0)})
    with pytest.raises(Refused, match="lantern-dark"):
        play(LANTERN, dark, Watch(place=3, character="1", rival="2"), ADA, ScriptedDice())


def test_a_result_that_the_rules_do_not_give_is_noticed(evening: list[Moment]) -> None:
    *log, end = evening[-1].log
    forged = end.model_copy(update={"winner": end.loser, "loser": end.winner})  # type: ignore[attr-defined]
    found = [
        list(unlike(LanternOutcomes(), enumerate(events, 1))) for events in ((*log, end), (*log, forged))
    ]
    assert found == [[], [len(log) + 1]]


def test_its_messages_are_checked_like_all_others() -> None:
    languages: dict[str, Messages] = {language: read(OURS / language) for language in LANGUAGES}
    code = read_code(HERE / part for part in PARTS)
    code.sayings = [one for one in code.sayings if "lantern" in one.id]  # the others are the shared code's
    assert disagreements(languages, code) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_is_told_in_every_language(evening: list[Moment], language: str) -> None:
    texts, end = Texts.load(OURS), evening[-1]
    told = [texts.say(language, said) for event in end.log[-5:] for said in tell_by_kind(event)]
    story = words.TELLER.story(end.log, end.state.contests["3"])
    assert len(told) == 5
    assert story is not None
    assert texts.say(language, story.headline) == told[-1]


@asynccontextmanager
async def practice_table(path: Path) -> AsyncIterator[World]:
    with StateDir(path) as state:

        def make() -> Bot:
            return create_bot(Settings(database=str(state.database)), practice=True)

        async with open_world(make, state) as world:
            yield world


def last(person: Person) -> str:
    """Return the full text of the last message that somebody sees in the channel."""
    return json.dumps(person.messages(next(iter(person.places().values())))[-1], ensure_ascii=False)


@pytest.mark.usefixtures("lantern")
async def test_it_is_played_on_the_practice_table_with_a_secret_an_undo_and_a_journal(tmp_path: Path) -> None:
    async with practice_table(tmp_path / "table") as world:
        greta, alva, boris = (world.people[key] for key in ("greta", "alva", "boris"))
        await act_out(world, BEGUN)
        assert "Ada has chosen." in last(alva)
        assert "Ada – Bo" in last(boris)
        assert "has chosen" not in last(boris)
        await act_out(world, [Slash("alva", "undo"), Press("alva", "Undo it")])
        await act_out(world, [Press("alva", "Choose"), Press("alva", "Hide")])
        await act_out(world, [Slash("boris", "now")])
        assert ", your turn: Choose" in last(boris)
        await act_out(world, [Press("boris", "Choose"), Press("boris", "Hide")])
        assert "Ada wins the vigil. Bo rolls" in last(greta)
        await act_out(world, [Slash("boris", "character sheet"), Slash("greta", "journal show")])
        assert re.search("Bo: a lantern, oil [23]", last(boris))
        assert re.search("Vigil: Ada – Bo.*Ada wins the vigil.*1 move undone", last(greta))
        await act_out(world, [Slash("greta", "dice open"), Slash("greta", "verify")])
        assert "nothing is wrong" in last(greta)
        assert "Seals: 2 checked" in last(greta)
        assert "Decks checked: 1, with 1 roll" in last(greta)
        assert not world.env.errors
