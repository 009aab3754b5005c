"""One campaign over three sessions: restarts, handovers, a player who leaves the server, and one who returns.

Its final export is one story, in three languages, even though its players came and went.
"""

import json
import re

from narration.text.languages import LANGUAGES
from rules.campaign.model import SeatRecord
from tests.simulated.reading import labels, whole
from tests.simulated.tabletop import Person, Table


async def session_one(table: Table) -> None:
    """Alva's Mira against Boris's Tove; the bot is restarted in the middle of a round."""
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.boris, "Tove", (7, 5, 5))
    await table.gm.declares("session start")
    await table.open_conflict("Mira", "Tove", title="Chase")
    await table.declared(table.alva, table.boris)
    await table.picked(table.alva, "Defensive")
    await table.restart()
    table.dice.add(4, 3)
    await table.picked(table.boris, "Offensive")  # Mira 4 - 3 = +1; her win is void, as she is ahead
    await table.gm.slash("campaign info")


async def session_two(table: Table, cleo: Person) -> None:
    """Alva hands Mira's seat to Cleo in the middle of a round and leaves the server."""
    await table.gm.declares("session end")
    await table.gm.declares("session start")
    await table.declared(table.alva, table.boris)
    await table.picked(table.alva, "Waiting")
    await table.alva.slash("seat hand", seat="2", to=cleo.actor)
    table.guild.remove_member(table.alva.actor)
    again = await cleo.press(table.panel, "Choose")
    assert "Waiting." not in whole(again.message)
    table.dice.add(4, 3)
    await table.picked(table.boris, "Defensive")  # Waiting beats Defensive
    steps = await cleo.press(table.panel, "Use the win")
    await cleo.press(
        steps.message, next(label for label in labels(steps.message) if "step" in label.casefold())
    )
    await table.restart()
    await table.gm.declares("session end")


async def session_three(table: Table, cleo: Person, alva: Person) -> None:
    """Alva returns and gets a seat; Cleo gives Mira back, the GM hands the chair to Boris, who ends it."""
    await table.gm.declares("session start")
    await alva.slash("campaign join")
    await cleo.slash("character give", character="Mira", to="alva")
    await table.gm.slash("seat gm", to=table.boris.actor)
    await table.restart()
    more = await table.boris.press(table.panel, "More…")
    sure = await table.boris.press(more.message, "End conflict")
    await table.boris.press(sure.place, labels(sure.place)[0])
    await table.boris.declares("scene new")
    await table.boris.declares("session end")


async def exported(person: Person, kind: str, language: str) -> str:
    answer = await person.slash("journal export", format=kind, language=language)
    (attachment,) = answer.place.attachments
    return bytes(await attachment.read()).decode()


async def test_three_sessions_form_one_story_in_three_languages_though_people_come_and_go(
    table: Table,
) -> None:
    cleo = Person(table, table.guild.add_member(table.env.create_user("cleo")))
    await session_one(table)
    await session_two(table, cleo)
    alva = Person(table, table.guild.add_member(table.alva.actor.user))
    await session_three(table, cleo, alva)
    campaign = (await table.state()).campaign
    assert (campaign.session, campaign.in_session, campaign.scene) == (3, False, 2)
    assert campaign.gm == _held(campaign.held_by(table.boris.id))
    journals = [json.loads(await exported(cleo, "json", language)) for language in LANGUAGES]
    for journal in journals:
        assert [each["event"] for each in journal["events"]] == [
            each["event"] for each in journals[0]["events"]
        ]
    pages = [await exported(cleo, "html", language) for language in LANGUAGES]
    assert len(set(pages)) == 3
    for page in pages:
        assert all(name in page for name in ("Chase", "Mira", "Tove"))
        assert str(table.alva.id) not in page
        assert not {"alva", "cleo", "greta"} & set(re.findall(r"\w+", page))


def _held(record: SeatRecord | None) -> SeatRecord:
    assert record is not None
    return record
