"""The words of a `custom_id` and the values chosen, read as what a handler takes.

A client can send anything; what cannot be read is refused as a button of another time (`stale-button`).
"""

import inspect
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Annotated, Any

from pydantic import BeforeValidator, Field, TypeAdapter, ValidationError

from chat.messages.components import LONGEST
from rules.core.refusal import Refused

ArgumentParser = Callable[[Sequence[str]], tuple[Any, ...]]


def stale_button() -> Refused:
    """Return the refusal of a button that means nothing any more."""
    return Refused("stale-button")


def _numbers(bits: str) -> tuple[int, ...]:
    """Numbers in rising order; the order of choosing does not matter."""
    mask = int(bits, 16)
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def bits(numbers: Sequence[int]) -> str:
    """Return numbers as one word, which is read again as `Numbers`."""
    return f"{sum(1 << number for number in set(numbers)):x}"


#: Several numbers, written by `bits`.
Numbers = Annotated[tuple[int, ...], BeforeValidator(_numbers)]
#: One of them, as a value of a menu: below 0 there is none, and of a huge one `bits` would fill the memory.
OneOf = Annotated[int, Field(ge=0, le=999)]
#: The same where it is the place of an option in its menu, of which there are 25.
Shown = Annotated[int, Field(ge=0, lt=25)]


def argument_parser(handler: Callable[..., Awaitable[None]]) -> ArgumentParser:
    """Return what reads words as the handler's arguments after the context, by their annotations."""
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
    """Return a word read as `kind`; refuse `stale-button` where it cannot be."""
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
