"""A record of everything that others can get during an evening, to compare it with the same evening again.

An evening is played twice, with different hidden choices. Everything that reaches people who may not know the
choice must be the same, byte for byte, in the same order and number: answers, messages, edits, pictures, ids,
suggestions, logs, counts, files. Only hashes of hidden choices, closed decks and the chain are replaced.
"""

import json
import logging
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, count
from pathlib import Path
from typing import Any

import pytest

from chat.operations.prometheus import PrometheusCounts
from narration.parts.seals import rows as hash_rows
from rules.chance.deck import SEED, Deck, DeckDice
from rules.chance.hidden_seeds import hash_of_hashes
from rules.chance.seal import NONCE
from table.audit.proofs import PublishedProofs
from table.pages import PageWriter
from table.transfer.packing import unpack_journal
from tests import seam
from tests.simulated.tabletop import Answer, Person
from tests.whole.permissions.cast import Build, Cast, Scene, opened
from tests.whole.permissions.rows import Row
from tests.whole.permissions.trial import DOES, Heard, held_back, tried
from tests.whole.secrecy.asked import MARKS, in_scene
from tests.whole.secrecy.chained import chain_marks
from tests.whole.secrecy.delays import Delays
from tests.whole.secrecy.reach import Reach, has_secret, names_contest

#: The start time of a series of counts, by the machine's clock.
CREATED = re.compile(r"^(\w+_created\S*) \S+$", re.MULTILINE)

#: What may be a hash: digits without spaces, or a row of groups.
DIGITS = re.compile(r"[0-9a-f]{4}(?: [0-9a-f]{4}){1,3}|[0-9a-f]{5,}")

#: A name that says when and by whom a text was received, and the recorded text.
Got = tuple[str, str]


class Known:
    """Predictable random bytes: nonces differ from each other, and the evening sets the rest."""

    def __init__(self) -> None:
        self._nonces = count(1)
        #: The next seeds, as a number.
        self.seed = 0

    def __call__(self, size: int) -> bytes:
        if size == NONCE:
            return next(self._nonces).to_bytes(2, "big").rjust(size, b"\xc5")
        return seed(self.seed) if size == SEED else bytes(size)


def seed(number: int) -> bytes:
    """Return one of many seeds."""
    return number.to_bytes(4, "big").rjust(SEED, b"\xa7")


def seed_for(campaign: int, first: int, *, dice: int, sides: int = 10) -> int:
    """Return the number of a seed with which the first die of a campaign shows this face.

    The first `dice` dice skip no byte: the number of skipped bytes depends on the seed, and is public.
    """
    for number in range(100_000):
        deck = DeckDice(Deck(campaign, 1, seed(number)))
        if deck.roll(sides, dice)[0] == first and deck.drawn == dice:
            return number
    raise AssertionError("no such seed")


@dataclass
class Glass:
    """One of two evenings (`which` is 0 or 1), with everything that people received during it."""

    cast: Cast
    which: int
    known: Known
    log: pytest.LogCaptureFixture
    got: list[Got] = field(default_factory=list)
    #: The people who may know the secrets of the current scene.
    knowing: frozenset[str] = frozenset()
    reach: Reach = field(default_factory=Reach)
    delays: Delays = field(default_factory=Delays)
    counts: PrometheusCounts = field(default_factory=PrometheusCounts)
    _read: int = 0

    def __post_init__(self) -> None:
        self.cast.table.bot.metrics.counts = self.counts

    def either(self, *choices: Any) -> Any:
        """Return the choice for this one of the two evenings."""
        return choices[self.which]

    def person(self, kind: str) -> Person:
        return self.cast.people[kind]

    async def scene(self, name: str, build: Build, *knowing: str, game: str = "nyx") -> Scene:
        """Begin a separate campaign on the same server, in which only these people may know the secrets."""
        await opened(self.cast, game, name, build)
        scene, self.knowing = self.cast.scenes[name], frozenset(knowing)
        unknown = MARKS.keys() - (await scene.known()).keys()
        scene.marks = {**{name: MARKS[name] for name in unknown}, **scene.marks}
        await self.shown(scene)
        return scene

    def deal_as_known(self) -> None:
        """Let the seed alone decide the dice of this evening: no message closes a deck.

        The seed counts that is set last before the first dice, so no deck is laid earlier.
        """
        self.cast.table.bot.table.close_by_message, self.cast.lays_decks = None, False

    async def shown(self, scene: Scene) -> None:
        """Let the panel of the contest be posted or updated, as after a press."""
        bot = self.cast.table.bot
        for contest in (await scene.state()).contests:
            await bot.table.store.posts.show_again(scene.number, contest)
            await bot.services.live.show(scene.number, contest)
        await self.cast.table.env.settle()

    # ---------------------------------------------------------------------------------- what is got

    async def look(self, scene: Scene, moment: str, asked: Sequence[Row], *kinds: str) -> None:
        """Let these people make all these requests, and record what everybody got since the last look."""
        at = f"{scene.place.name}, {moment}"
        has_contest = bool((await scene.state()).contests)
        with held_back() as heard:
            for kind in kinds:
                is_secret = await has_secret(scene, kind)
                for row in asked:
                    if has_contest or not names_contest(row):
                        outcome = await self._ask(
                            f"{at}, {kind}: {row.title}", in_scene(row, scene), kind, heard
                        )
                        self._count(row, kind, outcome, is_secret=is_secret)
        await self._overhear(scene, at)

    def _count(self, row: Row, kind: str, outcome: str, *, is_secret: bool) -> None:
        """Count a request that should reach a secret; nobody reaches one from another server."""
        if is_secret and kind != "elsewhere" and names_contest(row):
            self.reach.count(row, outcome)

    async def _ask(self, what: str, row: Row, kind: str, heard: Heard) -> str:
        heard.clear()
        self.delays.clear()
        try:
            answer = await tried(self.cast, row, kind)
        except Exception as error:
            error.add_note(what)
            raise
        outcome = heard.outcome(answer)
        self.note(what, outcome, *[await drawn(one) for one in said(answer)])
        if outcome != DOES:  # what is done may be the last choice, which shows all of them
            self.note(f"{what}: how long", self.delays.taken())
        self.cast.restore()
        return outcome

    async def type(self, scene: Scene, *kinds: str) -> None:
        """Let these people type into every option that makes suggestions."""
        for kind in kinds:
            who = self.person(kind).actor
            for name, options in seam.commands(who, scene.place):
                for option in (one["name"] for one in options if one.get("autocomplete")):
                    offered = await who.autocomplete(scene.place, name, option, "")
                    self.note(f"{scene.place.name}, {kind}: what /{name} suggests for {option}", offered)

    async def page(self, scene: Scene) -> None:
        """Record the campaign's page and its pictures."""
        page = await PageWriter(self.cast.table.bot.table).written(scene.number, exact=True)
        self.note(f"{scene.place.name}: the page", page.document, page.pictures)

    def note(self, what: str, *got: Any) -> None:
        """Record something, to the last byte."""
        self.got.append((what, repr(got)))

    async def _overhear(self, scene: Scene, at: str) -> None:
        """Record what is there without a request: messages, calls to Discord, the log, the counts."""
        table = self.cast.table
        for message in scene.place.history():
            self.note(f"{at}: a public message", await drawn(message))
        for kind in self.cast.people.keys() - self.knowing:
            letters = [await drawn(message) for message in self.person(kind).letters]
            self.note(f"{at}: letters to {kind}", letters)
        for number, request in enumerate(self._requests()):
            self.note(f"{at}: request {number} to Discord", request)
        self.note(f"{at}: the log", logged(self.log, table.database))
        counted = self.counts.shown(table.bot.latencies, table.bot.metrics.last_backup).decode()
        self.note(f"{at}: the counts", CREATED.sub(r"\1", counted))
        self.log.clear()
        seam.public_messages(table.env, [scene.place.id, self.cast.here.id, self.cast.elsewhere.id])

    def _requests(self) -> Iterator[Any]:
        """Yield each call to Discord in order, except answers and letters to those who may know."""
        env, knowing = self.cast.table.env, [self.person(kind) for kind in self.knowing]
        accounts = {person.id for person in knowing}
        found = {token: env.backend.interaction_by_token(token) for token in env.backend.interaction_tokens}
        private = {token for token, one in found.items() if one.user_id in accounts}
        private |= {str(person.actor.user.dm_channel.id) for person in knowing}
        for entry in env.http_requests[self._read :]:
            if private.isdisjoint(entry.path.split("/")):
                yield entry.method, entry.path, _without_nonce(entry.json)
        self._read = len(env.http_requests)

    async def plain(self) -> list[Got]:
        """Return the whole record, with a placeholder for hashes of choices, closed decks and the chain."""
        table, hashes, told = self.cast.table.bot.table, [], "".join(got for _, got in self.got)
        for scene in self.cast.scenes.values():
            closed = [
                one.seal.hash for one in await PublishedProofs(table).seals(scene.number) if not one.is_open
            ]
            decks = await PublishedProofs(table).decks(scene.number)
            promised = [one.promise for one in decks if one.hidden or not one.seed]
            unseen = [one.hidden.hashes for one in decks if one.hidden]
            made = [seal for one in await table.store.proofs.of(scene.number) for seal in one.proof.seals]
            leaked = [seal for seal in made if seal.hash in closed and seal.nonce in told]
            assert not leaked, "a nonce was told"
            hashes += [*closed, *promised, *chain(*unseen), *map(hash_of_hashes, unseen)]
            hashes += await chain_marks(table, scene.number)
        rows = written(hashes)
        return [(what, without(got, rows)) for what, got in self.got]


# -------------------------------------------------------------------------------- one thing that was got


def said(answer: Answer) -> tuple[Any, ...]:
    """Return everything that somebody was answered with: a form, or messages in order."""
    result = answer.result
    return tuple(filter(None, (result.modal, result.response, *result.followups)))


async def drawn(message: Any) -> Any:
    """Return all parts of a message, pictures and files byte by byte."""
    if isinstance(message, dict):  # a form
        return message
    return (
        message.id,
        message.content,
        [embed.to_dict() for embed in message.embeds],
        [row if isinstance(row, dict) else row.to_dict() for row in message.components],
        message.flags.value,
        [(file.filename, file.description, _unpacked(await file.read())) for file in message.attachments],
    )


def _unpacked(data: bytes) -> bytes:
    """Return a file; one of a campaign with its journals as they are before they are compressed."""
    if b'"earlier":["' not in data:
        return data
    file = json.loads(data)
    journals = [unpack_journal(one).decode() for one in file["earlier"]]
    return json.dumps({**file, "earlier": journals}).encode()


def logged(log: pytest.LogCaptureFixture, database: Path) -> list[tuple[str, str, str]]:
    """Return the log with the reported errors, without the database's name."""
    written = logging.Formatter("{message}", style="{")
    return [
        (one.name, one.levelname, written.format(one).replace(str(database), "database"))
        for one in log.records
    ]


def _without_nonce(payload: Any) -> Any:
    """Return the payload without the random mark by which the library recognises its own message."""
    if not isinstance(payload, dict):
        return payload
    return {key: value for key, value in payload.items() if key != "nonce"}


# -------------------------------------------------------------------------------- what is the same


def written(hashes: Iterable[str]) -> frozenset[str]:
    """Return hashes as they are written: whole, and in rows of groups."""
    return frozenset(row for one in hashes for row in (one, *hash_rows(one)))


def without(got: str, rows: Collection[str]) -> str:
    """Return the record with a placeholder for each of these rows of digits."""
    return DIGITS.sub(lambda found: "#" * len(found[0]) if found[0] in rows else found[0], got)


def difference(one: Sequence[Got], other: Sequence[Got]) -> str:
    """Describe the first difference; empty if there is none."""
    for (what, got), (what_else, got_else) in zip(one, other, strict=False):
        if what != what_else:
            return f"{what}\ncame where otherwise came\n{what_else}"
        if got != got_else:
            return f"{what}\n{_apart(got, got_else)}"
    longer = max(one, other, key=len)
    rest = longer[min(len(one), len(other)) :]
    return f"only one evening had {rest[0][0]}" if rest else ""


def _apart(one: str, other: str) -> str:
    """Return the place where two texts begin to differ."""
    start = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    around = slice(max(0, start - 150), start + 150)
    return f"{one[around]}\nand otherwise\n{other[around]}"
