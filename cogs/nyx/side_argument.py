"""The sides of a Nyx conflict as words of a `custom_id`."""

from typing import Annotated

from pydantic import BeforeValidator

from rules.nyx.base.enums import SideNumber


def _halves(text: str) -> tuple[str, ...]:
    return tuple(text.split("."))


SideWord = Annotated[SideNumber, BeforeValidator(int)]
#: A side and a number for it, with a dot between them.
OfSide = Annotated[tuple[SideWord, int], BeforeValidator(_halves)]
