"""The page's requests on behalf of a person: one frozen model for each kind, validated on arrival.

Ids are snowflakes, which JavaScript can hold only as text; here they are numbers.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from narration.text.languages import Language
from practice.simulation.state import Locale, SceneName


class Request(BaseModel):
    """The base of all requests."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Slash(Request):
    """Run a slash command with the filled form."""

    do: Literal["slash"] = "slash"
    place: int
    name: str
    options: dict[str, Any] = {}


class Complete(Request):
    """Ask for the bot's suggestions for an option while its text is being typed."""

    do: Literal["complete"] = "complete"
    place: int
    name: str
    option: str
    text: str
    options: dict[str, Any] = {}


class Menu(Request):
    """Run a context menu on a person or a message."""

    do: Literal["menu"] = "menu"
    place: int
    name: str
    target: int


class Press(Request):
    """Press a button."""

    do: Literal["press"] = "press"
    place: int
    message: int
    custom_id: str


class Choose(Request):
    """Choose options in a menu of a message."""

    do: Literal["choose"] = "choose"
    place: int
    message: int
    custom_id: str
    values: list[str] = Field(max_length=25)


class Submit(Request):
    """Submit the open modal."""

    do: Literal["submit"] = "submit"
    values: dict[str, Any]


class Cancel(Request):
    """Close the open modal without submitting it."""

    do: Literal["cancel"] = "cancel"


class Say(Request):
    """Write a message."""

    do: Literal["say"] = "say"
    place: int
    text: str = Field(min_length=1, max_length=2000)


class Dismiss(Request):
    """Hide a message that only this person sees."""

    do: Literal["dismiss"] = "dismiss"
    message: int


class Speak(Request):
    """Switch the client's language."""

    do: Literal["speak"] = "speak"
    locale: Locale


class Dms(Request):
    """Open or close the direct messages from the bot."""

    do: Literal["dms"] = "dms"
    open: bool


class Seen(Request):
    """Mark a place as read up to a message."""

    do: Literal["seen"] = "seen"
    place: int
    message: int


class Restart(Request):
    """Stop the bot and start it again."""

    do: Literal["restart"] = "restart"


class Begin(Request):
    """Clear the table and begin a scene in a language, which everybody's client then uses.

    With `fresh`, do so only if nobody has done anything yet and nobody has asked for a language.
    """

    do: Literal["begin"] = "begin"
    scene: SceneName
    language: Language
    fresh: bool = False


class Skip(Request):
    """Skip a step of the tour."""

    do: Literal["skip"] = "skip"
    step: str = Field(max_length=20)


AnyRequest: TypeAlias = (
    Slash
    | Complete
    | Menu
    | Press
    | Choose
    | Submit
    | Cancel
    | Say
    | Dismiss
    | Speak
    | Dms
    | Seen
    | Restart
    | Begin
    | Skip
)

PARSER: TypeAdapter[AnyRequest] = TypeAdapter(Annotated[AnyRequest, Field(discriminator="do")])
