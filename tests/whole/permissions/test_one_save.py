"""Whatever somebody may do is one save: one INSERT into the log, and one UPDATE of each changed document.

Each row of the table of permissions that does something is tried at its moment, by the last kind of person
whom it allows: a stand-in, or somebody who takes a seat, says the most with one press. The campaign's deck is
closed, as it is from the first roll of a session on.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from tests.simulated.tabletop import Table
from tests.storage.game import on_driver
from tests.whole.hostile.hostilities import hearing
from tests.whole.permissions.cast import KINDS, Cast, gathered, opened
from tests.whole.permissions.rows import PARTS, Row, rows
from tests.whole.permissions.test_permissions import built
from tests.whole.permissions.trial import DOES, tried


class Written(NamedTuple):
    """How many saves there were, and how many transactions that changed something beside the log."""

    saves: int = 0
    beside: int = 0


ONE_SAVE, ONE_WRITE = Written(saves=1), Written(beside=1)
#: What is not in the log, and has a table of its own.
BESIDE = frozenset(
    {
        *("follow", "unfollow", "pause", "go-on", "limit-add", "limit-drop", "limits-clear"),
        *("meet-plan", "meet-say", "meet-fix", "meet-weeks", "meet-off"),
        *("page-make", "page-revoke", "page-own"),
    }
)
#: What takes several transactions, and why.
EXCEPTIONS = {
    # the log goes with everything else of the campaign
    "delete": ONE_WRITE,
    # a picture is stored before it is shown, and again after: a sweep may have taken it for unused in between
    "character portrait": Written(beside=3),
    "handout": Written(saves=1, beside=2),
    # a picture that nothing shows any more is swept up
    "portrait-drop": Written(beside=2),
    # every campaign is a save of its own, and so is everything beside its log
    "privacy-erase": Written(saves=1, beside=4),
}
#: These add words to a deck, so theirs is not closed.
CUTS = frozenset({"dice cut", "dice-word"})
#: What is written later, and together with other people's: where something is shown, until when people have
#: time, and which language they read.
LATER = (
    *("UPDATE events SET place", "UPDATE contests SET shown"),
    *("UPDATE meetings SET channel", "UPDATE meetings SET event", "UPDATE pauses SET channel"),
    *(
        f"{verb} {name}"
        for verb in ("INSERT INTO", "DELETE FROM")
        for name in ("posts", "notes", "deadlines")
    ),
    "UPDATE deadlines",
)
LOGGED, FOUNDED = "INSERT INTO events", "INSERT INTO campaigns"
CLOSING_MESSAGE = 7


class Trace:
    """The statements that the bot writes with."""

    def __init__(self) -> None:
        self.said: list[str] = []

    async def follow(self, table: Table) -> None:
        await on_driver(table.bot.table.store, lambda link: link.set_trace_callback(self.said.append))

    def transactions(self) -> Iterator[list[str]]:
        """Yield the statements of each transaction that was committed, without what is written later."""
        begun: list[str] = []
        for statement in self.said:
            if statement.startswith("BEGIN"):
                begun = []
            elif statement.startswith("COMMIT"):
                yield begun
            elif not statement.startswith(LATER):
                begun.append(statement)

    def written(self) -> Written:
        """Count the saves; fail if one of them adds to the log or changes a document more than once."""
        changing = [one for one in self.transactions() if one]
        saves = [one for one in changing if any(each.startswith(LOGGED) for each in one)]
        for one in saves:
            brings_a_log = one[0].startswith(FOUNDED)
            assert sum(each.startswith(LOGGED) for each in one) == 1 or brings_a_log, one
            updates = [changed(each) for each in one if each.startswith("UPDATE")]
            assert len(updates) == len({*updates}), one
        return Written(len(saves), len(changing) - len(saves))


def changed(update: str) -> tuple[str, str]:
    """Return the table and the row that an UPDATE changes."""
    return update.split(maxsplit=2)[1], update.rpartition(" WHERE ")[2]


def expected(row: Row) -> Written:
    return EXCEPTIONS.get(row.name, ONE_WRITE if row.name in BESIDE else ONE_SAVE)


def doing(part: str) -> Sequence[tuple[Row, str]]:
    """Return the rows of a part that do something, each with who does it."""
    able = [
        (row, [kind for kind in KINDS if row.answers[kind] == DOES]) for row in rows() if row.part == part
    ]
    return [(row, [kind for kind in kinds if kind != "elsewhere"][-1]) for row, kinds in able if kinds]


@pytest.mark.long
@pytest.mark.parametrize("part", PARTS)
async def test_whatever_somebody_may_do_is_one_save(table: Table, part: str) -> None:
    cast, moments, trace, wrong = await gathered(table), built(part), Trace(), {}
    await trace.follow(table)
    with hearing() as heard:
        for row, kind in doing(part):
            game, build = moments[row.scene]
            await opened(cast, game, row.scene, build)
            if row.name not in CUTS:
                await table.bot.table.close_deck(cast.scenes[row.scene].number, 1, CLOSING_MESSAGE)
            await table.env.settle()
            trace.said.clear()
            heard.clear()
            await tried(cast, row, kind)
            assert (heard.refused, heard.failed) == ([], []), row.title
            if (found := trace.written()) != expected(row):
                wrong[f"{row.kind} {row.title}"] = found
            await cleared(cast)
    assert wrong == {}


async def cleared(cast: Cast) -> None:
    """Delete every campaign."""
    cast.restore()
    cast.scenes.clear()
    table = cast.table.bot.table
    for brief in await table.store.campaigns.of(cast.table.guild.id):
        state = await table.state(brief.id)
        await table.delete(brief.id, state.campaign.seat_of(state.campaign.gm.holder))
