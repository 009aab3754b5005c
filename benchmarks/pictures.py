"""The cost of drawing a card in a thread, and the size of its file.

Each card is drawn again, although the bot caches the last ones (chat/messages/picture_cache.py); the font is
already loaded, and shapes and words that were drawn before are kept, as in the bot.
"""

import statistics
import time
from collections.abc import Sequence

from benchmarks.card_samples import portraits, samples
from benchmarks.report import Part, Result
from benchmarks.rounds import timed
from narration.pictures.ink import MOST_BYTES
from narration.text.line import Drawing, Line
from narration.text.texts import bundled_texts

ROUNDS = 101
#: The promised bounds: seconds to draw a card; the bytes of its file are bounded by `MOST_BYTES`.
MOST_SECONDS = 0.010
#: The cards that are measured with portraits, too.
DENSEST = ("Nyx, a round", "Noir, an exchange and four fighters")


def measure(rounds: int = ROUNDS) -> Sequence[Part]:
    """Draw a card of each kind."""
    cards, faces = samples(), portraits()
    drawings = {what: card.drawing(_say) for what, card in cards.items()}
    drawings |= {f"{what}, with portraits": cards[what].drawing(_say, faces) for what in DENSEST}
    times = [Result(what, _median(drawing, rounds), MOST_SECONDS, 1) for what, drawing in drawings.items()]
    sizes = [Result(what, len(drawing.draw()), MOST_BYTES, 1) for what, drawing in drawings.items()]
    return [
        Part("A card is drawn (10 ms or less)", "10 ms", times),
        Part("A card's file (6.5 kB or less)", "6.5 kB", sizes, "bytes", 1),
    ]


def _say(said: Line) -> str:
    return bundled_texts().say("en", said)


def _median(drawing: Drawing, rounds: int) -> float:
    drawing.draw()
    return statistics.median(timed(drawing.draw, 1, time.thread_time) for _ in range(rounds))
