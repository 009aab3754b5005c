"""The form in which somebody tells a result in their own words; it holds what they have told before."""

from chat.interactions.context import Context
from chat.interactions.game import game_of
from chat.interactions.modals import TextField, ask
from narration.text.line import Line, line
from rules.core.names import TEXT_LENGTH


async def ask_words(
    context: Context, title: Line, sends: tuple[object, ...], told: tuple[str, int], by: str
) -> None:
    """Open the form for what happened in a turn of a contest, `told`.

    `by` is the character who tells it, empty for the GM. `sends` is the verb of the form, and its words.
    """
    verb, *words = sends
    field = TextField(line("form-account"), await _before(context, told, by), most=TEXT_LENGTH, long=True)
    await ask(context, title, str(verb), *words, fields=[field])


async def _before(context: Context, told: tuple[str, int], by: str) -> str:
    """Return what this teller has told of the turn; empty if nothing."""
    read = game_of(context).show.telling
    logged = await context.services.table.store.log.events(context.campaign.id, *told)
    found = [one.text for entry in logged if (one := read(entry.event)) is not None and one.by == by]
    return found[-1] if found else ""
