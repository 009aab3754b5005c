"""What people told of a round comes before its dice in the journal, in a paragraph of its own."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from narration.journal.chapters import chapter
from narration.journal.chronicle import Chronicle
from narration.journal.html_page import page
from narration.journal.markdown import markdown
from narration.journal.speech import FileWording
from narration.text.languages import LANGUAGES, Language
from narration.text.texts import bundled_texts
from rules.campaign.events import Worded
from rules.core.model_base import Event
from rules.noir.state.contest_events import EndTold
from rules.nyx.state.contest_events import RoundTold
from rules.zapas.state.contest_events import ContestTold
from tests.evening.cast import CASTS
from tests.evening.told import KINDS
from tests.narration.journal.evenings import told

#: How much of an evening is played, in steps.
STEPS = 150
ACCOUNTS: dict[str, Callable[..., Event]] = {"nyx": RoundTold, "noir": EndTold, "zapas": ContestTold}


def heard(game: str) -> tuple[Chronicle, list[str]]:
    """Play an evening in which somebody tells every told turn; return its chronicle and what they told."""
    evening = KINDS[game](Random(5), CASTS["en"])
    for _ in range(STEPS):
        evening.go_on()
    accounts: list[str] = []
    return told(evening.state, list(_with_accounts(game, evening.log, accounts))), accounts


def _with_accounts(game: str, log: tuple[Event, ...], accounts: list[str]) -> Iterator[Event]:
    """Yield a log with an account after each turn of a contest that sentences tell; collect the accounts."""
    turns = {(one.contest, one.turn): one for one in log if isinstance(one, Worded) and one.contest}
    for event in log:
        yield event
        if event is turns.get((event.contest, event.turn)) and event.contest:
            accounts.append(f"Account number {len(accounts)}, as Ada saw it.")
            yield ACCOUNTS[game](contest=event.contest, turn=event.turn, by="Ada", text=accounts[-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(ACCOUNTS))
def test_every_account_of_a_round_is_read_before_its_dice(game: str, language: Language) -> None:
    chronicle, accounts = heard(game)
    assert len(accounts) > 15
    speech = FileWording(bundled_texts(), language)
    rows = [
        row
        for session in chronicle.sessions
        for scene in session.scenes
        for part in chapter(scene, chronicle).parts
        for row in part.rows
    ]
    in_chapters = [one.text for row in rows for one in row.spoken if one.text in accounts]
    assert sorted(in_chapters) == sorted(accounts)
    blocks, whole = markdown(chronicle, speech).split("\n\n"), page(chronicle, speech)
    for account in accounts:
        place = next(number for number, block in enumerate(blocks) if account in block)
        assert blocks[place].startswith("**Ada"), "a paragraph of its own"
        row = next(part for part in whole.split('<div class="row">') if account in part)
        assert row.index(account) < row.find('class="dice"') or 'class="dice"' not in row
        assert row[: row.index(account)].count("<p") <= 2, "among the first two paragraphs"
