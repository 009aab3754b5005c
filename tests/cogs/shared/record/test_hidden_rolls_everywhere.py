"""Hidden and blind rolls in each game: setting, undo, deadline, journals, luck, proof and move."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import pytest

from narration.journal.chronicle import Edition
from rules.campaign.actions import ChangeSetting
from table.audit.campaign_audit import CampaignAudit
from table.journal import Journal
from table.luck import Luck
from tests.cogs.shared.campaign.test_transfer import brought, exported
from tests.simulated import noir_combats, zapas_play
from tests.simulated.reading import whole
from tests.simulated.tabletop import Table

EDITIONS: tuple[Edition, ...] = ("players", "gm")


class Game(NamedTuple):
    """How a game is set up, and how the GM rolls there; then what falls, and how a player rolls blind."""

    begin: Callable[[Table], Awaitable[None]]
    command: str
    roll: dict[str, Any]
    dice: tuple[int, ...]
    told: str
    blind: dict[str, Any]


async def nyx(table: Table) -> None:
    await table.campaign()
    await table.guard()
    await table.finished_character(table.alva, "Mira")


async def noir(table: Table) -> None:
    await noir_combats.noir(table)
    await noir_combats.main(table, table.alva, "Mira")
    await noir_combats.npc(table, "Thug")


GAMES = (
    Game(nyx, "nyx roll", {"character": "Guard"}, (4,), "die 4", {"character": "Mira", "attribute": "body"}),
    Game(noir, "noir roll", {"character": "Thug", "rolls": "Charm"}, (9, 7), "dice 9, 7", {"rolls": "Charm"}),
    Game(
        zapas_play.party,
        "zapas roll",
        {"action": "The storm", "dice": 3, "difficulty": 2},
        (6, 2, 4),
        "ice 6, 2, 4",
        {"action": "Listen"},
    ),
)
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=[game.command for game in GAMES])


async def begun(table: Table, game: Game, value: str = "both") -> None:
    await game.begin(table)
    if value != "off":
        await table.play(ChangeSetting(key="hidden-rolls", value=value), table.gm)


async def rolled(table: Table, game: Game) -> None:
    table.dice.add(*game.dice)
    await table.gm.slash(game.command, hidden=True, **game.roll)


async def journal(table: Table, edition: str) -> str:
    answer = await table.gm.slash("journal export", format="md", edition=edition)
    (attachment,) = answer.place.attachments
    return bytes(await attachment.read()).decode()


@EVERY_GAME
@pytest.mark.parametrize(("value", "gm", "player"), [("off", 0, 0), ("gm", 1, 0), ("both", 1, 1)])
async def test_the_setting_says_who_may_roll_hidden(
    table: Table, game: Game, value: str, gm: int, player: int
) -> None:
    await begun(table, game, value)
    table.dice.add(*game.dice, *game.dice)
    await table.gm.slash(game.command, hidden=True, **game.roll)
    assert (await table.state()).campaign.hidden_made == gm
    await table.alva.slash(game.command, hidden=True, **game.blind)
    assert (await table.state()).campaign.hidden_made == gm + player


@EVERY_GAME
async def test_nothing_but_the_gms_edition_has_the_dice_until_they_are_shown(
    table: Table, game: Game
) -> None:
    await begun(table, game)
    await rolled(table, game)
    public = table.boris.reads()[-1]
    assert game.told not in whole(public)
    assert [game.told in await journal(table, edition) for edition in EDITIONS] == [False, True]
    await table.gm.press(public, "Show everyone")
    assert game.told in whole(table.boris.reads()[-1])
    assert [game.told in await journal(table, edition) for edition in EDITIONS] == [True, True]
    assert (await CampaignAudit(table.bot.table).verdict(1)).wrong == 0


@EVERY_GAME
async def test_it_is_not_taken_back_waits_for_nobody_and_is_no_luck(table: Table, game: Game) -> None:
    await begun(table, game)
    await table.play(ChangeSetting(key="deadline", value="24"), table.gm)
    table.dice.add(*game.dice)
    await table.alva.slash(game.command, hidden=True, **game.blind)
    assert "%" not in whole(table.boris.reads()[-1])
    assert await table.bot.table.store.deadlines.of(1) == ()
    await table.gm.slash("undo")
    state = await table.state()
    assert state.campaign.hidden_made == 1
    everybody = list(state.characters)
    for edition in EDITIONS:
        luck = await Luck(table.bot.table, Journal(table.bot.table)).of(1, everybody, edition)
        assert luck.whole.rolls == 0


@EVERY_GAME
async def test_a_moved_campaign_goes_on_counting_and_keeps_what_was_not_shown(
    table: Table, game: Game
) -> None:
    await begun(table, game)
    await rolled(table, game)
    file = await exported(table, table.gm, "campaign export")
    await brought(table.gm, "campaign import", file, at=table.voice)
    table.dice.add(*game.dice)
    await table.gm.slash(game.command, at=table.voice, hidden=True, **game.roll)
    assert "Hidden roll 2" in whole(table.voice.history()[-1])
    assert (await table.state(2)).campaign.hidden_made == 2
    await table.gm.press(table.voice.history()[-1], "Show everyone")
    assert (await CampaignAudit(table.bot.table).verdict(2)).wrong == 0
