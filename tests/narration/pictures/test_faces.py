"""Portraits on cards: within the same bounds as every card, and letters where there is none."""

import io
from random import Random

import pytest
from PIL import Image, ImageChops, ImageDraw

from narration.pictures.faces import face_of
from narration.pictures.ink import MOST_BYTES
from narration.text.faces import SIDE, Face
from narration.text.line import Line, verbatim
from tests.narration.pictures.random_cards import KINDS, NAMES, bids
from tests.narration.printing import said

WITH_HEADS = ("bids", "combat", "course", "duel", "opposed", "social")


def say(what: Line) -> str:
    return said(what, "en")


def stored(picture: Image.Image) -> bytes:
    file = io.BytesIO()
    picture.save(file, "WEBP", quality=82)
    return file.getvalue()


def drawn_face(name: str = "mira") -> Face:
    picture = Image.new("RGB", (256, 256), (40, 70, 110))
    ImageDraw.Draw(picture).ellipse((70, 50, 186, 210), fill=(225, 190, 160))
    face = face_of(name, stored(picture))
    assert face is not None
    return face


def noisy_face(name: str) -> Face:
    """Return a face of noise, which no picture shows smaller."""
    return Face(name, Random(name).randbytes(SIDE * SIDE))


def test_a_stored_portrait_becomes_small_and_grey() -> None:
    assert len(drawn_face().grey) == SIDE * SIDE
    clear = Image.new("RGBA", (256, 256), (255, 255, 255, 0))
    assert face_of("clear", stored(clear)) is not None


def test_what_is_no_webp_is_no_face() -> None:
    png = io.BytesIO()
    Image.new("RGB", (9, 9)).save(png, "PNG")
    whole = stored(Image.effect_noise((256, 256), 90).convert("RGB"))
    assert [face_of("x", data) for data in (b"", b"no picture", png.getvalue(), whole[:90])] == [None] * 4


@pytest.mark.parametrize("kind", WITH_HEADS)
def test_a_card_with_the_noisiest_portraits_keeps_its_bounds(kind: str) -> None:
    make = KINDS[kind]
    faces = {say(verbatim(name)): noisy_face(name) for name in NAMES}
    for seed in range(40):
        png = make(Random(seed)).drawing(say, faces).draw()
        assert len(png) <= MOST_BYTES, seed
        with Image.open(io.BytesIO(png)) as picture:
            assert len(picture.getcolors() or ()) <= 16


def test_a_portrait_stands_where_the_letter_stood_and_nowhere_else() -> None:
    card = bids(Random(1))
    name = say(card.sides[0].name)
    plain, other = card.drawing(say), card.drawing(say, {"Nobody here": drawn_face()})
    assert other == plain
    with_face = card.drawing(say, {name: drawn_face()})
    assert with_face != plain
    before, after = (Image.open(io.BytesIO(one.draw())).convert("RGB") for one in (plain, with_face))
    assert before.size == after.size
    box = ImageChops.difference(before, after).getbbox()
    assert box is not None
    assert box[2] < 80, "only at the left edge, where the head is"


def test_another_portrait_is_another_picture() -> None:
    card = bids(Random(1))
    name = say(card.sides[0].name)
    one, two = (card.drawing(say, {name: drawn_face(hash_)}) for hash_ in ("one", "two"))
    assert one != two
