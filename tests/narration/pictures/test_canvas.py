"""The font has every letter that pictures keep, and names are cut where their space ends."""

from pathlib import Path

from PIL import ImageFont

from narration.pictures import canvas


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
