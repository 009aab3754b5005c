"""Ready scenes: from the welcome on a new server to the first round of Nyx, or the first roll elsewhere.

There are a GM and three players. Taps are counted until dice have fallen; seconds too, but in Nyx until the
first round stands there.

Every scene is played in every language by the same rule: who is waited for presses the first button of the
live message, and then the first blue one of the answer. In Zapas, a trait comes before it.
"""

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from benchmarks.taps.flow import EACH, Bound, Count, Flow, nothing
from benchmarks.taps.noir import BLUE
from narration.text.languages import LANGUAGES, Language
from table.ready_scenes import scenes
from tests import seam
from tests.simulated.reading import controls, ids, labels, whole
from tests.simulated.ready import start
from tests.simulated.tabletop import Answer, Person, Table

#: What each person does at most, and the most seconds that all of it takes.
MOST_TAPS, MOST_SECONDS = 5, 120
#: Discord's names of the languages.
LOCALES: dict[Language, str] = {"en": "en-US", "sv": "sv-SE", "ru": "ru"}
#: Faces that fit on dice of every game, more than a first round needs.
FACES = (5, 4) * 40
#: After how many answers a flow that goes round in a circle fails.
MOST = 10


def _from_the_welcome(
    game: str, name: str, language: Language
) -> Callable[[Table], Coroutine[Any, Any, None]]:
    async def play(table: Table) -> None:
        cleo = Person(table, table.guild.add_member(table.env.create_user("cleo")))
        players = (table.alva, table.boris, cleo)
        for person in (table.gm, *players):
            table.languages[person.id] = LOCALES[language]
        told = {"joined_at": "2026-05-01T10:00:00+00:00", "preferred_locale": LOCALES[language]}
        await seam.invited(table.env, table.guild, **told)
        (welcome,) = table.read()
        founded = await table.gm.choose(welcome, "welcome-scene", name)
        _read(table.gm, welcome, founded.place)
        for person in players:
            await _first(person, start(table), "n:claim:")
        await _first(table.gm, start(table), "n:ready-begin:")
        table.effort.reads = game != "nyx"
        await _until_dice_fall(table, players)

    return play


async def _first(person: Person, message: Any, beginning: str) -> Answer:
    """Read a message, press its first button of a kind, and read the answer."""
    answer = await person.press_id(message, next(one for one in ids(message) if one.startswith(beginning)))
    _read(person, message, answer.place)
    return answer


def _read(person: Person, *shown: Any) -> None:
    """Note the lines and labels that somebody reads, each once."""
    for message in shown if person.table.effort.reads else ():
        person.table.effort.read[person.name].update(whole(message).splitlines(), labels(message))


async def _until_dice_fall(table: Table, players: Sequence[Person]) -> None:
    """Let those who are waited for act, until the first dice are down."""
    table.dice.add(*FACES)
    for _ in range(MOST):
        person = await _waited_for(table, players)
        shown = await _first(person, table.panel, "n:")
        if any(one.startswith("n:z-pool:") for one in ids(shown.place)):
            shown = await _first(person, shown.place, "n:z-pool:")
        blue = _blue(shown)
        if table.dice.left == len(FACES) and blue is not None:
            await _first(person, shown.place, blue)
        if table.dice.left < len(FACES):
            return
    raise AssertionError(f"no dice fell after {MOST} answers")


async def _waited_for(table: Table, players: Sequence[Person]) -> Person:
    state = await table.state()
    seat = table.bot.table.system(state).waits(state)[0].seat
    seats = {str(number): person for number, person in enumerate(players, 2)}
    return seats.get(seat, table.gm)


def _blue(shown: Answer) -> str | None:
    """Return the id of the first blue button of an answer, if it has one."""
    return next((one["custom_id"] for one in controls(shown.place) if one.get("style") == BLUE), None)


BOUNDS = (
    Bound(Count.TAPS, MOST_TAPS, EACH),
    Bound(Count.STEPS, MOST_TAPS, EACH),
    Bound(Count.TYPED, 0),
    Bound(Count.SECONDS, MOST_SECONDS),
)
FLOWS = tuple(
    Flow(
        f"{one.game}: from a new server to the first dice of a ready scene ({one.name}, {language})",
        nothing,
        _from_the_welcome(one.game, one.name, language),
        BOUNDS,
    )
    for language in LANGUAGES
    for one in scenes(language)
)
