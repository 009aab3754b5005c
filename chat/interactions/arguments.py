"""Parsing of `custom_id` words and chosen values into the arguments of a handler.

A client can send anything; what cannot be parsed is refused like an outdated button (`stale-button`).
"""

import inspect
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from hashlib import blake2b
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, TypeAdapter, ValidationError

from chat.messages.components import LONGEST
from rules.core.refusal import Refused

ArgumentParser = Callable[[Sequence[str]], tuple[Any, ...]]


def stale_button() -> Refused:
    """Return the refusal of an outdated button."""
    return Refused("stale-button")


def _numbers(bits: str) -> tuple[int, ...]:
    """Return the numbers of a word made by `bits`, in rising order."""
    mask = int(bits, 16)
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def bits(numbers: Sequence[int]) -> str:
    """Return numbers as one word, which parses as `Numbers`; their order is lost."""
    return f"{sum(1 << number for number in set(numbers)):x}"


def fingerprint(text: str, size: int = 4) -> str:
    """Return a word for a text that is too long for a `custom_id`: a hash of `size` bytes, in hexadecimal.

    Posted buttons hold such words, so they must never change.
    """
    return blake2b(text.encode(), digest_size=size).hexdigest()


#: Several numbers in one word, made by `bits`.
Numbers = Annotated[tuple[int, ...], BeforeValidator(_numbers)]
#: One such number, as a value of a menu. The bound keeps `bits` from filling the memory.
OneOf = Annotated[int, Field(ge=0, le=999)]
#: The place of an option in its menu, which has at most 25.
Shown = Annotated[int, Field(ge=0, lt=25)]


def argument_parser(handler: Callable[..., Awaitable[None]]) -> ArgumentParser:
    """Return a parser of words into the handler's arguments after the context, by their annotations.

    It refuses `stale-button` for words that do not fit.
    """
    _, *parameters = inspect.signature(handler, eval_str=True).parameters.values()
    single = [each for each in parameters if each.kind is not each.VAR_POSITIONAL]
    least = sum(each.default is each.empty for each in single)
    most = len(single) if len(single) == len(parameters) else None

    def read(words: Sequence[str]) -> tuple[Any, ...]:
        if len(words) < least or (most is not None and len(words) > most):
            raise stale_button()
        read_ = [parse_argument(each.annotation, word) for each, word in zip(single, words, strict=False)]
        return (*read_, *words[len(single) :])

    return read


def parse_argument(kind: Any, word: str) -> Any:
    """Return a word parsed as `kind`; refuse `stale-button` if it does not parse."""
    if kind is str:
        return word
    if len(word) > LONGEST:
        raise stale_button()
    try:
        return _adapter(kind).validate_strings(word)
    except ValidationError:
        raise stale_button() from None


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    return TypeAdapter(kind)
