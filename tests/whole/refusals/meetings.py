"""Ways to provoke each refusal about the next session on Discord, for `provocations`."""

from tests.simulated.tabletop import Table
from tests.whole.refusals.provocations import Deed, provokes

TYPED = {
    "no-such-time": ("some day", "London"),
    "no-such-zone": ("thu 19:00", "Atlantis"),
    "time-past": ("2020-01-01 19:00", "London"),
    "time-far": ("2120-01-01 19:00", "London"),
    "times-count": (";", "London"),
}


def _typed(code: str, times: str, zone: str) -> None:
    @provokes(code)
    async def it_is_typed(table: Table) -> Deed:
        await table.campaign()
        return lambda: table.gm.forge_form("n:meet-plan:1", times, zone)


for _code, (_times, _zone) in TYPED.items():
    _typed(_code, _times, _zone)


@provokes("no-meeting")
async def nothing_is_planned(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.alva.slash("session plan")


@provokes("meeting-changed")
async def the_time_is_no_longer_among_those_that_are_planned(table: Table) -> Deed:
    await table.campaign()
    await table.gm.forge_form("n:meet-plan:1", "thu 19:00", "London")
    return lambda: table.alva.forge("n:meet-say:1:1000:yes")


@provokes("start-changed")
async def a_session_begins_otherwise_than_its_preview_showed(table: Table) -> Deed:
    await table.campaign()
    return lambda: table.gm.forge_form("n:course-worded:1:x:", "The pass", "A lantern.")
