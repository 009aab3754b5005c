"""Several games side by side: shared features ask the campaign's own game, and no other."""

from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from chat.contests.display import LiveMoment
from chat.interactions.context import Context
from chat.interactions.game import Record
from cogs import EXTENSIONS
from cogs.nyx.display import NYX_SHOW
from cogs.nyx.game import NYX_GAME
from cogs.nyx.requests import router
from narration.games import GAMES
from narration.text.line import Line, Panel, line, verbatim
from rules.campaign.actions import CampaignAction, FoundCampaign
from rules.campaign.model import Campaign
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Sealed
from rules.nyx.state.contest_events import TacticPicked
from rules.nyx.system import NYX
from rules.registry import SYSTEMS
from tests.simulated.reading import whole
from tests.simulated.tabletop import Table

#: It has the rules of Nyx under another name, which is a word that the texts already have.
TOY = "choice-language-sv"


@pytest.fixture
def second_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register a second system, before the table is set up."""
    for extension in EXTENSIONS.modules:  # imported first, so that no choice of theirs has the toy in it
        import_module(extension)
    monkeypatch.setitem(SYSTEMS, "toy", replace(NYX, name="toy"))
    words = replace(GAMES["nyx"], name=line(TOY), credit=verbatim("Rules: a toy."))
    monkeypatch.setitem(GAMES, "toy", words)


async def toy_campaign(table: Table) -> None:
    """Start a campaign of the toy; its game answers each question with its name."""

    async def create(guest: Context, name: str, npc: bool) -> None:
        await guest.reply(verbatim(f"toy sheet of {name}, {npc=}"))

    async def show(guest: Context, character: Any) -> None:
        await guest.reply(verbatim(f"toy sheet of {character.name}"))

    def steps(action: CampaignAction, campaign: Campaign) -> Line:
        return verbatim(f"toy step after {action.kind} in {campaign.name}")

    def recorded(campaign: Campaign, events: Sequence[Event], page: int) -> Panel:
        said = verbatim(f"toy record of {len(events)} scene, {page=}")
        return Panel(headline=said, title=verbatim(campaign.name))

    toy = replace(
        NYX_GAME,
        create=create,
        sheet=show,
        next=steps,
        bare=None,
        record=Record(kinds=("scene-changed",), pages=len, panel=recorded),
    )
    table.bot.add_game("toy", toy)
    founding = FoundCampaign(holder=table.gm.id, name="Toyland", language="en", place=table.channel.id)
    await table.found("toy", founding)


@pytest.mark.usefixtures("second_game")
@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("nyx roll", {}),
        ("nyx pending", {}),
        ("nyx demand", {"character": "Mira", "aspect": "Sad"}),
        ("correct sheet", {"character": "Mira", "field": "points", "value": 1, "reason": "for the test"}),
    ],
)
async def test_a_command_of_another_game_is_refused_and_names_the_right_one(
    table: Table, command: str, options: dict[str, Any]
) -> None:
    await toy_campaign(table)
    await table.bot.services.guild_commands.offer(table.guild.id, "nyx")
    answer = await table.gm.slash(command, **options)
    assert answer.text == (
        "That’s a command for Nyx, and this campaign plays Svenska. "
        "Use the Svenska commands; /campaign info says more about the campaign."
    )
    assert answer.message.ephemeral


@pytest.mark.usefixtures("second_game")
async def test_a_command_of_another_game_suggests_nothing(table: Table) -> None:
    await table.campaign()
    await table.guard()
    assert await table.gm.offered("nyx conflict", "opponent") == ["Guard"]
    assert await table.gm.offered("correct sheet", "character") == ["Guard"]
    for system in ("Nyx", "Corrections"):
        table.bot.get_cog(system).system = "toy"  # type: ignore[union-attr]
    assert await table.gm.offered("nyx conflict", "opponent") == []
    assert await table.gm.offered("correct sheet", "character") == []
    assert await table.gm.offered("npc sheet", "name") == ["Guard"]


@pytest.mark.usefixtures("second_game")
async def test_the_shared_commands_follow_the_campaigns_own_game(table: Table) -> None:
    await toy_campaign(table)
    assert (await table.alva.slash("character new", name="Mira")).text == "toy sheet of Mira, npc=False"
    assert (await table.gm.slash("npc new", name="Guard")).text == "toy sheet of Guard, npc=True"
    assert (await table.gm.declares("scene new")).place.content == "toy step after change-scene in Toyland"
    record = await table.gm.slash("campaign record")
    assert record.text == "Toy record of 1 scene, page=1"
    await table.finished_character(table.gm, "Anja", npc=True)
    assert (await table.gm.slash("npc sheet", name="Anja")).text == "toy sheet of Anja"
    assert (await table.gm.slash("character sheet", character="Anja")).text == "toy sheet of Anja"
    info = await table.gm.slash("campaign info")
    assert info.text == "Toyland: a campaign of Svenska"
    assert "Rules: a toy." in whole(info.message)


@pytest.mark.usefixtures("second_game")
@pytest.mark.parametrize("options", [{"value": 7}, {"mob": True}, {"value": 7, "mob": True}])
async def test_a_game_without_opponents_of_one_value_says_so(table: Table, options: dict[str, Any]) -> None:
    await toy_campaign(table)
    answer = await table.gm.slash("npc new", name="Guard", **options)
    assert answer.text.startswith("In Svenska an NPC can’t be a single value or a mob.")
    assert not (await table.state()).characters


async def test_every_game_has_its_rules_its_texts_and_its_commands(table: Table) -> None:
    await table.bot.services.game_loader.load_all()
    assert table.bot.games.keys() == SYSTEMS.keys() == GAMES.keys()
    for system in SYSTEMS:
        assert system in {command.name for command in table.bot.services.guild_commands.of(system)}


async def test_a_live_message_gets_the_public_view_of_its_turn(table: Table) -> None:
    given: list[Sequence[Event]] = []

    def live(now: LiveMoment) -> Panel | None:
        given.append(now.events)
        assert not any(one.is_open for one in now.seals)
        return NYX_SHOW.live(now)

    table.bot.add_game("nyx", replace(NYX_GAME, show=replace(NYX_SHOW, live=live)))
    await table.duel()
    await table.declared(table.alva, table.boris)
    await table.picked(table.alva, "Offensive")
    logged = await table.bot.table.store.log.events(1, (await table.conflict()).id, 1)
    state = await table.bot.table.with_contest(1, (await table.conflict()).id)
    assert list(given[-1]) == [NYX.redact(state, entry.event, PUBLIC) for entry in logged]
    (pick,) = [event for event in given[-1] if isinstance(event, TacticPicked)]
    assert pick.tactic is Sealed.SEALED


async def test_two_modules_may_not_answer_the_same_button(table: Table) -> None:
    await table.bot.services.game_loader.load("nyx")
    with pytest.raises(ValueError, match=r"verbs of two modules: .*'judge-ask'"):
        table.bot.learn(router)
