"""The cost of reading and writing a campaign's documents, compared to msgspec with the same data.

msgspec gets structs with the same fields and types as our models, also frozen and also closed to unknown
fields. The promised bound covers reading and writing together.
"""

import asyncio
import tempfile
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from pydantic import BaseModel
from pydantic_core import PydanticUndefined

from benchmarks import evening
from benchmarks.report import Part, Result, up_to
from benchmarks.rounds import Work, compared
from rules.contract.system import AnyState
from rules.registry import SYSTEMS
from storage.documents.codecs import Codecs
from storage.documents.documents import DocumentCodec

ROUNDS = 201
MOST = 5
TIMES = 10
BOTH = "decoded and encoded"
#: Our work, and the same work by msgspec.
Turns = tuple[Work, Work]
Columns = dict[str, int | str]


@cache
def struct_of(model: type[BaseModel]) -> type[msgspec.Struct]:
    """Return the msgspec struct for one of our models."""
    fields = [
        (name, _kind_of(field.annotation), *_default(field)) for name, field in model.model_fields.items()
    ]
    return msgspec.defstruct(model.__name__, fields, frozen=True, forbid_unknown_fields=True, kw_only=True)


def _default(field: Any) -> tuple[Any, ...]:
    if field.default_factory is not None:
        return (msgspec.field(default_factory=field.default_factory),)
    return () if field.default is PydanticUndefined else (field.default,)


def _kind_of(annotation: Any) -> Any:
    """Return a type with structs in place of models."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return struct_of(annotation)
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _kind_of(arguments[0])
    if origin in (Union, UnionType):
        return Union[tuple(map(_kind_of, arguments))]  # noqa: UP007  # the types are known only at run time
    if origin is tuple:
        return tuple[tuple(map(_kind_of, arguments))]  # type: ignore[misc]  # the same
    if origin is Mapping:
        return dict[tuple(map(_kind_of, arguments))]  # type: ignore[misc]  # the same
    return annotation


class Document:
    """One document, with how we and msgspec decode and encode it."""

    def __init__(
        self, model: BaseModel, write: Callable[[Any], Columns], read: Callable[[int, str], object]
    ) -> None:
        written = write(model)
        self.doc, format_ = str(written["doc"]), int(written["format"])
        decoder, encoder = msgspec.json.Decoder(struct_of(type(model))), msgspec.json.Encoder()
        struct = decoder.decode(self.doc)
        self.decode: Turns = lambda: read(format_, self.doc), lambda: decoder.decode(self.doc)
        self.encode: Turns = lambda: write(model), lambda: encoder.encode(struct)


def measure(rounds: int = ROUNDS) -> Sequence[Part]:
    """Measure with a campaign of four complete sheets and a running conflict."""
    with tempfile.TemporaryDirectory() as directory:
        state = asyncio.run(_campaign(Path(directory)))
    documents = documents_of(state, Codecs(SYSTEMS)["nyx"])
    decode, encode = ([one.decode for one in documents], [one.encode for one in documents])
    cases = {"decoded": decode, "encoded": encode, BOTH: decode + encode}
    size = sum(len(one.doc) for one in documents) / 1e3
    title = f"A campaign of {len(documents)} documents, {size:.1f} kB ({up_to(MOST)})"
    return [Part(title, "msgspec", [_result(what, turns, rounds) for what, turns in cases.items()])]


def documents_of(state: AnyState, known: DocumentCodec) -> list[Document]:
    """Return the documents of a campaign: its head, its characters and its contests."""
    return [
        Document(state.campaign, known.head, known.read_head),
        *(Document(one, known.character, known.read_character) for one in state.characters.values()),
        *(Document(one, known.contest, known.read_contest) for one in state.contests.values()),
    ]


def _result(what: str, turns: Sequence[Turns], rounds: int) -> Result:
    def all_of(which: int) -> Work:
        works = [pair[which] for pair in turns]

        def work() -> None:
            for one in works:
                one()

        return work

    promised = MOST if what == BOTH else None
    return compared(what, (all_of(0), TIMES), (all_of(1), TIMES), rounds, promised)


async def _campaign(directory: Path) -> AnyState:
    async with evening.opened(directory / "typical.sqlite3") as table:
        return await evening.campaign(table)
