"""Who has just pressed something in public gets no letter, unless they leave the question unanswered."""

from typing import Any

import pytest

from cogs.nyx import display
from narration.nyx.conflict.prompts import picker
from narration.text.line import Panel
from rules.nyx.base.enums import SideNumber
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contests import Conflict
from storage.display_state import DIRECT
from tests.chat.contests.test_pings import called, ids_of
from tests.chat.delivery.test_direct_messages import close_door
from tests.simulated.reading import controls
from tests.simulated.tabletop import Table


async def baron(table: Table) -> None:
    """Open a conflict of Alva's Mira against a full NPC, for whom the GM declares first."""
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.gm, "Baron", npc=True)
    await table.open_conflict("Mira", "Baron")


async def chosen_once(table: Table) -> None:
    """Let the GM press Choose in public, and then wait for Alva; both declare as before."""
    await baron(table)
    await table.declared(table.gm)
    await table.declared(table.alva)


async def test_who_has_just_pressed_in_public_gets_no_letter_and_is_not_called(table: Table) -> None:
    await baron(table)
    await table.declared(table.gm)
    panel = table.panel.id
    await table.declared(table.alva)
    assert table.gm.letters == []
    assert table.panel.id == panel
    assert not called(table) & ids_of(table.gm)


async def test_a_letter_follows_ten_minutes_later_and_only_once(table: Table) -> None:
    await chosen_once(table)
    await table.later(minutes=9)
    assert table.gm.letters == []
    await table.later(minutes=1)
    (letter,) = table.gm.letters
    await table.later(minutes=30)
    assert len(table.gm.letters) == 1
    table.dice.add(5, 5)
    await table.gm.press(letter, "Waiting")
    await table.picked(table.alva, "Waiting")
    assert (await table.conflict()).rolled == 1


async def test_a_letter_is_put_together_only_when_it_is_sent(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[int]()

    def noted(state: NyxState, conflict: Conflict, side: SideNumber, *, odds: bool) -> Panel:
        made.append(side)
        return picker(state, conflict, side, odds=odds)

    monkeypatch.setattr(display, "picker", noted)
    await chosen_once(table)
    assert made == []
    await table.later(minutes=11)
    assert made == [2]
    live, conflict = table.bot.services.live, (await table.conflict()).id
    await live.show_again(1, conflict)
    await live.show(1, conflict)
    assert (made, len(table.gm.letters)) == ([2], 1)


async def test_no_letter_follows_an_answer(table: Table) -> None:
    await chosen_once(table)
    await table.picked(table.gm, "Waiting")
    await table.later(minutes=11)
    assert table.gm.letters == []


async def test_a_letter_that_was_withheld_survives_a_restart(table: Table) -> None:
    await chosen_once(table)
    await table.restart()
    await table.later(minutes=9)
    assert table.gm.letters == []
    await table.later(minutes=1)
    assert len(table.gm.letters) == 1


async def test_who_has_pressed_nothing_for_ten_minutes_gets_a_letter_at_once(table: Table) -> None:
    await baron(table)
    await table.declared(table.gm)
    await table.later(minutes=11)
    await table.declared(table.alva)
    assert len(table.gm.letters) == 1


async def test_what_is_pressed_in_private_does_not_tell_that_somebody_is_here(table: Table) -> None:
    await baron(table)
    shown = await table.gm.press(table.panel, "Choose")
    await table.later(minutes=11)
    await table.gm.press(shown.message, "Ready")
    await table.declared(table.alva)
    assert len(table.gm.letters) == 1


async def test_a_letter_that_fails_later_calls_in_the_channel(table: Table) -> None:
    await chosen_once(table)
    close_door(table)
    await table.later(minutes=11)
    assert called(table) == ids_of(table.gm)


async def test_nothing_is_withheld_in_a_campaign_that_was_deleted(table: Table) -> None:
    await chosen_once(table)
    await table.bot.table.store.erase(1)
    await table.later(minutes=11)
    assert table.gm.letters == []


async def asked_by_letter(table: Table) -> Any:
    """Let a letter ask the GM, who has pressed nothing for a while, for a tactic; return it."""
    await baron(table)
    await table.declared(table.gm)
    await table.later(minutes=11)
    await table.declared(table.alva)
    (letter,) = table.gm.letters
    return letter


async def test_a_letter_that_is_answered_in_the_channel_loses_its_buttons(table: Table) -> None:
    letter = await asked_by_letter(table)
    assert controls(letter)
    await table.picked(table.gm, "Waiting")
    assert not controls(table.gm.letters[0])
    posts = await table.bot.table.store.posts.of(1, (await table.conflict()).id)
    assert all(post.kind != DIRECT for post in posts), "so a question that comes back brings a new letter"
    assert (await table.conflict()).rolled == 0, "Alva has still to pick, but the GM has not"


async def test_a_letter_that_was_answered_itself_is_left_as_it_is(table: Table) -> None:
    letter = await asked_by_letter(table)
    await table.gm.press(letter, "Waiting")
    answer = table.gm.letters[0].content, controls(table.gm.letters[0])
    table.dice.add(5, 5)
    await table.picked(table.alva, "Waiting")
    assert (table.gm.letters[0].content, controls(table.gm.letters[0])) == answer


async def test_a_letter_keeps_its_buttons_while_others_answer(table: Table) -> None:
    letter = await asked_by_letter(table)
    await table.picked(table.alva, "Waiting")
    assert controls(table.gm.letters[0]) == controls(letter)


async def test_a_letter_that_was_deleted_keeps_nobody_waiting(table: Table) -> None:
    letter = await asked_by_letter(table)
    await letter.delete()
    table.dice.add(5, 5)
    await table.picked(table.gm, "Waiting")
    await table.picked(table.alva, "Waiting")
    assert (await table.conflict()).rolled == 1
