"""A campaign plays on PostgreSQL as it does in a file: tests from every game, run again on a server.

tests/storage tests the database itself on both, and tests/process two processes with one database.
"""
# ruff: noqa: F401  # pytest finds the tests by their names here

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.chance.dice import ScriptedDice
from settings import Settings
from tests.chat.background.test_outbox import (
    test_the_next_process_on_the_server_sends_once_what_a_dead_process_did_not as test_debts_are_told,
)
from tests.cogs.noir.combat.test_combat import test_a_turn_is_played_with_a_restart_before_every_tap
from tests.cogs.nyx.test_rounds import (
    test_a_demand_is_answered_before_anything_else,
    test_two_winners_choose_in_secret_and_are_shown_together,
)
from tests.cogs.shared.campaign.test_pages import (
    fresh,
    test_a_revoked_page_is_gone_and_nothing_tells_it_from_one_that_never_was,
    test_who_wants_it_keeps_their_words_and_their_portrait_off_it_at_once,
)
from tests.cogs.shared.campaign.test_transfer import test_a_campaign_moves_to_another_server_with_its_story
from tests.cogs.shared.record.test_dice import fair, test_the_gm_opens_a_deck_for_everybody_and_lays_another
from tests.cogs.shared.record.test_undo import (
    test_a_pick_is_taken_back_by_its_owner_and_nobody_learns_which_it_was,
    test_a_story_that_was_taken_back_is_gone_and_the_panel_is_there_again,
    test_the_button_works_after_a_restart_and_counts_once,
)
from tests.cogs.zapas.test_duel import test_a_duel_of_three_bids
from tests.ports import free_port
from tests.postgres import Server
from tests.simulated.tabletop import Table, laid
from tests.whole.test_two_at_once import (
    test_a_roll_that_is_pressed_twice_is_rolled_and_told_once,
    test_both_sides_pick_at_once_and_the_round_is_rolled_and_told_once,
    test_many_presses_at_once_leave_one_panel_that_shows_the_end,
)

pytestmark = pytest.mark.postgresql


@pytest.fixture
async def table(tmp_path: Path, dice: ScriptedDice, server: Server) -> AsyncIterator[Table]:
    """Return the bot on a database of a server."""
    settings = Settings(database_url=await server.fresh(), web_port=free_port())
    async with laid(tmp_path / "not used", dice, settings) as one:
        yield one
        assert not one.database.exists()
