"""Pictures are cached: equal drawings are drawn once, and never on the event loop."""

import threading
from dataclasses import dataclass

import pytest

from chat.messages import picture_cache
from chat.messages.picture_cache import PictureCache

THREADS: list[threading.Thread] = []


@dataclass(frozen=True)
class Sketch:
    """A drawing that remembers the threads in which it was drawn."""

    shown: str

    def draw(self) -> bytes:
        THREADS.append(threading.current_thread())
        return self.shown.encode()


@pytest.fixture(autouse=True)
def _no_threads() -> None:
    THREADS.clear()


async def test_a_drawing_is_drawn_once_and_outside_the_event_loop() -> None:
    album = PictureCache()
    assert await album.picture(Sketch("a")) == await album.picture(Sketch("a"))
    assert len(THREADS) == 1
    assert threading.current_thread() not in THREADS


async def test_drawings_that_differ_are_drawn_separately() -> None:
    album = PictureCache()
    drawn = {await album.picture(one) for one in (Sketch("a"), Sketch("b"))}
    assert drawn == {b"a", b"b"}


async def test_a_full_cache_drops_the_picture_that_was_used_longest_ago(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(picture_cache, "KEPT", 2)
    album = PictureCache()
    for shown in "abaca":
        await album.picture(Sketch(shown))
    assert len(THREADS) == 3
    await album.picture(Sketch("b"))
    assert len(THREADS) == 4
