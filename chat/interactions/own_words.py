"""What somebody tells of a result outside contests: a reply to its message, which links to it."""

import discord

from chat.delivery.followup import follow_up
from chat.interactions.context import Context
from chat.messages.own_words import teller, told_by
from narration.text.line import Line, line


async def tell_below(context: Context, by: str, text: str, question: Line) -> None:
    """Reply to the pressed message with what a character's player tells, or with empty `by` the GM.

    The message loses its buttons, and a link takes the place of its `question`. A reply to a message that is
    gone is a plain message.
    """
    pressed, said = context.interaction.message, told_by(context.announce, by, text)
    if pressed is None:
        await context.reply(line("told-round"))
        await follow_up(context.services.channels, context.interaction, said)
        return
    told = await pressed.channel.send(
        said.content,
        reference=pressed.to_reference(fail_if_not_exists=False),
        allowed_mentions=discord.AllowedMentions.none(),
        nonce=context.interaction.id,
    )
    where = {"home": str(context.campaign.home), "channel": str(told.channel.id), "message": str(told.id)}
    link = context.announce.say(line("telling-link", name=teller(by), **where))
    shown = pressed.content.replace(context.announce.say(question), link)
    await context.interaction.edit_original_response(content=shown, view=None)
