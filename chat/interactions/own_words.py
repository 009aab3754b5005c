"""What somebody tells of a result outside contests: a reply to its message, which links to it."""

from contextlib import suppress

import discord

from chat.delivery.channels import rights
from chat.delivery.followup import follow_up
from chat.interactions.context import Context
from chat.messages.own_words import teller, told_by
from chat.messages.printer import Message
from narration.text.line import Line, line


async def tell_below(context: Context, by: str, text: str, question: Line) -> None:
    """Reply to the pressed message with what a character's player tells, or with empty `by` the GM.

    The message loses its buttons, and a link takes the place of its `question`. A reply to a message that is
    gone is a plain message.
    """
    pressed, said = context.interaction.message, told_by(context.announce, by, text)
    if pressed is None:
        await context.reply(line("told-round"))
        await _follow(context, said)
        return
    told = await _posted(context, pressed, said)
    where = {"home": str(context.campaign.home), "channel": str(told.channel.id), "message": str(told.id)}
    link = context.announce.say(line("telling-link", name=teller(by), **where))
    shown = pressed.content.replace(context.announce.say(question), link)
    with suppress(discord.NotFound):  # somebody deleted it in the meantime
        await context.interaction.edit_original_response(content=shown, view=None)


async def _posted(context: Context, pressed: discord.Message, said: Message) -> discord.Message:
    """Post a reply; without a reference where the bot may not read the history, since Discord refuses that.

    Where the bot may not write, the interaction still may.
    """
    try:
        channel = await context.services.channels.find(pressed.channel.id)
        replies = rights(channel).read_message_history
        told: discord.Message = await channel.send(
            said.content,
            reference=pressed.to_reference(fail_if_not_exists=False) if replies else None,
            allowed_mentions=discord.AllowedMentions.none(),
            nonce=context.interaction.id,
        )
    except discord.Forbidden:
        return await _follow(context, said)
    return told


async def _follow(context: Context, said: Message) -> discord.Message:
    nobody = discord.AllowedMentions.none()
    return await follow_up(context.services.channels, context.interaction, said, mentions=nobody)
