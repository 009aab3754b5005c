"""Pictures of scales are cached: equal scales are drawn once, and never on the event loop."""

import threading

import pytest

from chat.messages import picture_cache, printer
from chat.messages.picture_cache import PictureCache
from chat.messages.printer import Scale

THREADS: list[threading.Thread] = []


@pytest.fixture(autouse=True)
def _drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(*scale: object, over: bool) -> bytes:
        THREADS.append(threading.current_thread())
        return repr((scale, over)).encode()

    THREADS.clear()
    monkeypatch.setattr(printer, "scale_picture", draw)


def scale(marker: int, *, over: bool = False) -> Scale:
    return Scale("Mira", "Tova", 5, marker, None, over)


async def test_a_scale_is_drawn_once_and_outside_the_event_loop() -> None:
    album = PictureCache()
    assert await album.picture(scale(1)) == await album.picture(scale(1))
    assert len(THREADS) == 1
    assert threading.current_thread() not in THREADS


async def test_scales_that_differ_in_any_way_are_drawn_separately() -> None:
    album = PictureCache()
    drawn = {await album.picture(one) for one in (scale(1), scale(2), scale(1, over=True))}
    assert len(drawn) == 3


async def test_a_full_cache_drops_the_picture_that_was_used_longest_ago(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(picture_cache, "KEPT", 2)
    album = PictureCache()
    for marker in (1, 2, 1, 3, 1):
        await album.picture(scale(marker))
    assert len(THREADS) == 3
    await album.picture(scale(2))
    assert len(THREADS) == 4
