"""The picture of a scale is a small file, quickly drawn, deterministic, and right to the pixel."""

import io
import time
from pathlib import Path

import pytest
from PIL import Image, ImageFont

from narration.pictures import canvas
from narration.pictures.canvas import SIZE
from narration.pictures.colours import TONES
from narration.pictures.scale import SCALE_SIZE, SHRUNK, scale_picture

INK = (245, 247, 251)


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def lightest_column(png: bytes) -> float:
    """Return the middle of the marker's disc: that of the white pixels in a row below its number."""
    picture = opened(png)
    row = [x for x in range(SCALE_SIZE[0]) if _near(picture.getpixel((x, on_picture(252 + 20))), INK)]
    return (row[0] + row[-1]) / 2 / SHRUNK


def on_picture(place: float) -> int:
    """Return the pixel that this grid coordinate is drawn on."""
    return round(place * SHRUNK)


def _near(colour: object, other: tuple[int, int, int]) -> bool:
    assert isinstance(colour, tuple)
    return all(abs(one - two) < 16 for one, two in zip(colour, other, strict=True))


@pytest.mark.parametrize("length", range(3, 11))
def test_a_scale_is_a_small_png_of_one_size(length: int) -> None:
    png = scale_picture("Мира" * 10, "Vakten vid ån" * 10, length, length - 1, -length)
    with Image.open(io.BytesIO(png)) as picture:
        assert (picture.format, picture.size) == ("PNG", SCALE_SIZE)
        picture.verify()
    assert len(png) < 3_000


@pytest.mark.parametrize("length", [3, 5, 10])
def test_the_marker_is_drawn_where_the_numbers_say(length: int) -> None:
    step = (SIZE[0] - 2 * 66) / (2 * length)
    for marker in range(-length, length + 1):
        png = scale_picture("", "", length, marker)
        assert lightest_column(png) == pytest.approx(SIZE[0] / 2 + marker * step, abs=2)


@pytest.mark.parametrize(
    ("marker", "over", "tone"), [(3, False, "ahead"), (-3, False, "behind"), (3, True, "over")]
)
def test_the_path_from_the_middle_has_the_colour_of_the_leader(marker: int, over: bool, tone: str) -> None:
    picture = opened(scale_picture("", "", 5, marker, over=over))
    colour = next(value for name, value in TONES.items() if name == tone)
    beside_the_middle = (on_picture(SIZE[0] // 2 + marker * 20), on_picture(252 + 13))
    assert _near(picture.getpixel(beside_the_middle), (colour >> 16, colour >> 8 & 255, colour & 255))


def test_an_arrow_is_drawn_only_where_the_marker_moved() -> None:
    still = scale_picture("", "", 5, 2)
    assert scale_picture("", "", 5, 2, 2) == still
    assert scale_picture("", "", 5, 2, -1) != still
    assert scale_picture("", "", 5, 2, -1) != scale_picture("", "", 5, 2, 1)


def test_the_same_scale_gives_the_same_bytes() -> None:
    assert scale_picture("Mira", "Vakten", 5, 1) == scale_picture("Mira", "Vakten", 5, 1)


def test_characters_missing_from_the_font_are_skipped_and_never_drawn_as_boxes() -> None:
    assert scale_picture("Tova 🐺", "龍", 5, 0) == scale_picture("Tova", "", 5, 0)
    assert scale_picture("A\N{COMBINING RING ABOVE}sa", "", 5, 0) == scale_picture("Åsa", "", 5, 0)


def test_every_letter_that_the_picture_keeps_is_in_the_font() -> None:
    font = ImageFont.truetype(canvas.FONT, 20, layout_engine=ImageFont.Layout.BASIC)
    missing = bytes(font.getmask("\N{CJK UNIFIED IDEOGRAPH-9F8D}"))
    kept = {canvas.drawable(chr(code)) for code in range(0x20, 0x2028) if chr(code).isalpha()}
    assert {"Å", "ß", "Ж", "ё", "Ω", "ệ"} <= kept
    assert [letter for letter in kept if letter and bytes(font.getmask(letter)) == missing] == []


def test_a_name_that_is_too_long_is_cut_where_its_space_ends() -> None:
    font = canvas.font(50)
    cut = canvas.cut_to_pixels("Кириакоула из Нижнего " * 3, 500, 50)
    assert cut.endswith("…")
    assert not cut.endswith(" …")
    assert font.getlength(cut) <= 500 < font.getlength(cut[:-1] + "Нж…")
    assert canvas.cut_to_pixels("Mira", 500, 50) == "Mira"
    assert canvas.cut_to_pixels("Mira", 1, 50) == "…"


def test_the_font_comes_with_its_licence() -> None:
    fonts = Path(canvas.FONT).parent
    licence = (fonts / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert [path.name for path in fonts.glob("*.ttf") if path.name not in licence] == []


def test_a_scale_is_drawn_quickly() -> None:
    scale_picture("a warm", "font", 5, 0)
    start = time.process_time()  # other load on the machine does not count
    for marker in range(-5, 6):
        scale_picture("quick", "draw", 5, marker, 0)
    assert (time.process_time() - start) / 11 < 0.1, "a twentieth of this is usual"
