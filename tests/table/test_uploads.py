"""Pictures from strangers: three formats, bounded before they are decoded, written again without metadata."""

import asyncio
import functools
import io
import os
import re
import resource
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from rules.core.refusal import Refused
from storage.pictures import hash_of
from table.apart import helper
from table.uploads import worker
from table.uploads.pictures import MOST_PIXELS, STORED_BYTES, alt_text, small_picture


def picture(form: str = "PNG", size: tuple[int, int] = (400, 300), **options: Any) -> bytes:
    """Return a picture that is red on the left and blue on the right."""
    drawn = Image.new("RGB", size, "red")
    drawn.paste("blue", (size[0] // 2, 0, size[0], size[1]))
    file = io.BytesIO()
    drawn.save(file, form, **options)
    return file.getvalue()


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


@pytest.fixture(autouse=True)
def patiently(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a worker take long on a busy machine; how much processor time it may take stays."""
    monkeypatch.setattr("table.uploads.pictures.SECONDS", 120.0)


@pytest.mark.parametrize("form", worker.FORMATS)
async def test_a_portrait_becomes_a_small_square(form: str) -> None:
    small = opened(await small_picture(picture(form), "portrait"))
    assert (small.format, small.size) == ("WEBP", (worker.PORTRAIT, worker.PORTRAIT))


async def test_a_handout_keeps_its_shape() -> None:
    small = opened(await small_picture(picture("JPEG", (2800, 1400)), "handout"))
    assert small.size == (worker.HANDOUT, worker.HANDOUT // 2)


async def test_however_noisy_a_picture_is_it_becomes_small() -> None:
    file = io.BytesIO()
    Image.effect_noise((2000, 2000), 90).save(file, "PNG")
    assert len(await small_picture(file.getvalue(), "handout")) <= STORED_BYTES


async def test_metadata_is_gone_and_the_picture_stands_upright() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6  # turned by a quarter
    exif[0x8825] = {1: "N", 2: (57.0, 42.0, 0.0)}
    small = await small_picture(picture("JPEG", (400, 200), exif=exif), "handout")
    assert opened(small).size == (200, 400)
    assert not opened(small).getexif()
    info = PngInfo()
    info.add_text("where", "57.7 N")
    assert b"57.7" not in await small_picture(picture("PNG", pnginfo=info), "handout")


@pytest.mark.parametrize(
    "data",
    [b"", b"no picture", picture("GIF"), picture("BMP"), picture("PNG")[:200], b"<svg/>", picture("TIFF")],
)
async def test_what_is_no_picture_of_these_formats_is_refused(data: bytes) -> None:
    with pytest.raises(Refused) as refused:
        await small_picture(data, "portrait")
    assert refused.value.code == "picture-unreadable"


@pytest.mark.parametrize("size", [(worker.MOST_SIDE + 1, 10), (7000, 7000)])
async def test_a_picture_with_too_many_pixels_is_refused_before_it_is_decoded(size: tuple[int, int]) -> None:
    file = io.BytesIO()
    Image.new("1", size).save(file, "PNG")
    with pytest.raises(Refused) as refused:
        await small_picture(file.getvalue(), "portrait")
    assert refused.value.code == "picture-large"


async def test_a_worker_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("table.uploads.pictures.SECONDS", 0.0)
    with pytest.raises(Refused):
        await small_picture(picture(), "portrait")


@pytest.mark.parametrize(
    "limit", [functools.partial(worker._limit, MOST_PIXELS), functools.partial(helper._limit, 512, 8)]
)
def test_where_memory_takes_no_bound_time_is_bounded_still(
    limit: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    bounded: list[int] = []

    def bound(what: int, most: tuple[int, int]) -> None:
        if what == resource.RLIMIT_AS:
            raise ValueError("current limit exceeds maximum limit")
        bounded.append(what)

    monkeypatch.setattr(resource, "setrlimit", bound)
    monkeypatch.setattr(os, "nice", abs)
    monkeypatch.setattr(Image, "MAX_IMAGE_PIXELS", Image.MAX_IMAGE_PIXELS)
    limit()
    assert resource.RLIMIT_CPU in bounded
    assert len(bounded) == 2


async def test_what_was_written_here_passes_unchanged_and_nothing_else_does() -> None:
    small = await small_picture(picture(), "handout")
    assert hash_of(await small_picture(small, "check")) == hash_of(small)
    moving = io.BytesIO()
    frames = [Image.new("RGB", (9, 9), colour) for colour in ("red", "blue")]
    frames[0].save(moving, "WEBP", save_all=True, append_images=frames[1:])
    exif = Image.Exif()
    exif[0x010F] = "a camera"
    for data in (picture("PNG"), picture("WEBP", (4000, 9)), moving.getvalue(), picture("WEBP", exif=exif)):
        with pytest.raises(Refused):
            await small_picture(data, "check")


async def test_one_is_read_after_the_other() -> None:
    done = await asyncio.gather(*(small_picture(picture(), "portrait") for _ in range(3)))
    assert len(set(done)) == 1


@pytest.mark.parametrize(
    ("text", "code"), [("", "picture-alt"), ("\u200b", "picture-alt"), ("x" * 301, "text-too-long")]
)
def test_what_it_shows_must_be_said(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        alt_text(text)
    assert refused.value.code == code


#: What opens an address. Discord's own client makes the only session, and only `read` fetches an attachment.
OPENERS = re.compile(
    r"ClientSession\(|urlopen|open_connection|create_connection|^(from|import) (urllib|http|socket)\b",
    re.MULTILINE,
)


def test_no_module_can_fetch_an_address_that_somebody_typed() -> None:
    """Only files that Discord holds come in: nothing in the bot opens an address of its own accord."""
    root = Path(__file__).parents[2]
    rooms = ("rules", "narration", "storage", "table", "chat", "cogs")
    files = [path for room in rooms for path in (root / room).rglob("*.py")]
    assert len(files) > 100
    assert [str(path) for path in files if OPENERS.search(path.read_text(encoding="utf-8"))] == []
