"""Ways to provoke each refusal about pictures on Discord, for `provocations`."""

import io

from PIL import Image

from table.uploads.worker import MOST_SIDE
from tests.simulated.tabletop import Table
from tests.table.test_uploads import picture
from tests.whole.refusals.provocations import Deed, provokes


@provokes("picture-alt")
async def nobody_says_what_it_shows(table: Table) -> Deed:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    return lambda: table.alva.slash("character portrait", picture=("me.png", picture()))


@provokes("picture-unreadable")
async def a_text_is_sent_as_a_picture(table: Table) -> Deed:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    file = ("me.png", b"no picture")
    return lambda: table.alva.slash("character portrait", picture=file, description="Mira")


@provokes("picture-large")
async def it_has_too_many_pixels(table: Table) -> Deed:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    drawn = io.BytesIO()
    Image.new("1", (MOST_SIDE + 1, 9)).save(drawn, "PNG")
    file = ("me.png", drawn.getvalue())
    return lambda: table.alva.slash("character portrait", picture=file, description="Mira")


@provokes("no-portrait")
async def a_portrait_is_deleted_twice(table: Table) -> Deed:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    return lambda: table.alva.forge("n:portrait-drop:1:1")
