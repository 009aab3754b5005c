"""A bot that uses every control the page must draw, without any game.

Its buttons are DynamicItems, which keep nothing in memory, so they work after a restart and on old messages.
"""

from __future__ import annotations

import io
import re
from typing import Any, Self

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image

FRUIT = ("apple", "apricot", "banana", "cherry", "pear", "plum")

WORDS = {
    "toy": ("leksak", "игрушка"),
    "everything": ("allt", "всё"),
    "panel": ("panel", "панель"),
    "What is eaten": ("Vad som äts", "Что едят"),
    "Play with everything": ("Lek med allt", "Играть со всем"),
    "Red": ("Röd", "Красный"),
}

MARKDOWN = """# Heading
**bold** *italic* __underlined__ ~~struck~~ `code` ||secret||
- one
  - two
> quoted
```py
print("<b>")
```
<t:1790000000:D> [a link](https://example.org/) <script>alert(1)</script>"""


class Words(app_commands.Translator):
    """Translates names into Swedish and Russian."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        at = {discord.Locale.swedish: 0, discord.Locale.russian: 1}.get(locale)
        return WORDS[string.message][at] if at is not None and string.message in WORDS else None


class Count(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"toy:count:(?P<n>\d+)"):
    """A button that keeps the number of its presses in its own custom_id."""

    def __init__(self, count: int) -> None:
        self.count = count
        super().__init__(discord.ui.Button(label=f"Pressed {count}", custom_id=f"toy:count:{count}"))

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], _item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=view(Count(self.count + 1)))


class Whisper(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"toy:whisper"):
    """A public button with a private answer, in the language of the person who pressed it."""

    def __init__(self) -> None:
        style = discord.ButtonStyle.primary
        super().__init__(discord.ui.Button(label="Whisper", custom_id="toy:whisper", style=style))

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], _item: discord.ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        words = {discord.Locale.swedish: "Bara du", discord.Locale.russian: "Только ты"}
        await interaction.response.send_message(
            words.get(interaction.locale, "Only you"), ephemeral=True, view=view(Count(0))
        )


class Form(discord.ui.Modal, title="A form"):
    """A modal with every control that the project uses in modals."""

    name: discord.ui.Label[Any] = discord.ui.Label(
        text="Name", description="Whose it is", component=discord.ui.TextInput(max_length=20)
    )
    story: discord.ui.Label[Any] = discord.ui.Label(
        text="Story",
        component=discord.ui.TextInput(style=discord.TextStyle.paragraph, required=False, default="Once"),
    )
    fruit: discord.ui.Label[Any] = discord.ui.Label(
        text="Fruit",
        component=discord.ui.Select(
            max_values=2, options=[discord.SelectOption(label=each.title(), value=each) for each in FRUIT]
        ),
    )
    friend: discord.ui.Label[Any] = discord.ui.Label(
        text="Friend", component=discord.ui.UserSelect(required=False)
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        fruit = "+".join(self.fruit.component.values)  # type: ignore[attr-defined]
        friend = "".join(each.mention for each in self.friend.component.values)  # type: ignore[attr-defined]
        name, story = self.name.component.value, self.story.component.value  # type: ignore[attr-defined]
        await interaction.response.send_message(f"{name}: {story}, {fruit} {friend}")


class Choices(discord.ui.Modal, title="Choices"):
    """A modal with the components that show all their options, and one for files."""

    way: discord.ui.Label[Any] = discord.ui.Label(
        text="Way",
        description="Only one",
        component=discord.ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Land", value="land", description="On foot"),
                discord.RadioGroupOption(label="Sea", value="sea"),
            ]
        ),
    )
    bag: discord.ui.Label[Any] = discord.ui.Label(
        text="Bag",
        component=discord.ui.CheckboxGroup(
            max_values=2,
            options=[
                discord.CheckboxGroupOption(label=each.title(), value=each, default=each == "apple")
                for each in FRUIT[:3]
            ],
        ),
    )
    sure: discord.ui.Label[Any] = discord.ui.Label(text="Sure", component=discord.ui.Checkbox())
    where: discord.ui.Label[Any] = discord.ui.Label(
        text="Where",
        component=discord.ui.ChannelSelect(channel_types=[discord.ChannelType.text], required=False),
    )
    map: discord.ui.Label[Any] = discord.ui.Label(text="Map", component=discord.ui.FileUpload(required=False))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        way, bag, sure, where, files = (each.component for each in self.children)  # type: ignore[attr-defined]
        names = "+".join(each.filename for each in files.values)
        at = "".join(each.mention for each in where.values)
        await interaction.response.send_message(
            f"{way.value}: {'+'.join(bag.values)} {sure.value} {at} {names}"
        )


class Menus(discord.ui.View):
    """A menu of texts with several choices, and a menu of people."""

    @discord.ui.select(
        custom_id="toy:fruit",
        placeholder="Some fruit",
        min_values=1,
        max_values=3,
        options=[
            discord.SelectOption(label=each.title(), value=each, description=f"A {each}") for each in FRUIT
        ],
    )
    async def fruit(self, interaction: discord.Interaction[Any], select: discord.ui.Select[Any]) -> None:
        await interaction.response.send_message("Fruit: " + " ".join(select.values))

    @discord.ui.select(custom_id="toy:one", options=[discord.SelectOption(label=each) for each in FRUIT[:2]])
    async def one(self, interaction: discord.Interaction[Any], select: discord.ui.Select[Any]) -> None:
        await interaction.response.edit_message(content=f"One: {select.values[0]}")

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="toy:user", placeholder="Somebody")
    async def user(self, interaction: discord.Interaction[Any], select: discord.ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"User: {select.values[0].mention}")


class ToyBot(commands.Bot):
    """The bot with its commands registered."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        for each in (toy, quote, greet):
            self.tree.add_command(each)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count, Whisper)
        self.add_view(Menus(timeout=None))
        await self.tree.set_translator(Words())
        await self.tree.sync()


def create_bot() -> commands.Bot:
    return ToyBot()


def view(*items: discord.ui.Item[Any]) -> discord.ui.View:
    made = discord.ui.View(timeout=None)
    for each in items:
        made.add_item(each)
    made.stop()  # the items are dynamic, so the view need not listen
    return made


def picture() -> discord.File:
    blob = io.BytesIO()
    Image.new("RGB", (320, 80), (70, 90, 120)).save(blob, "PNG")
    blob.seek(0)
    return discord.File(blob, "scale.png", description="A plain scale, marker at 2")


toy = app_commands.Group(
    name=app_commands.locale_str("toy"),
    description="Toys",
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
)


@toy.command(
    name=app_commands.locale_str("everything"), description=app_commands.locale_str("Play with everything")
)
@app_commands.describe(fruit=app_commands.locale_str("What is eaten"), size="How big", colour="Which colour")
@app_commands.choices(
    colour=[
        app_commands.Choice(name=app_commands.locale_str("Red"), value="red"),
        app_commands.Choice(name="Green", value="green"),
    ]
)
async def everything(  # noqa: PLR0917
    interaction: discord.Interaction[Any],
    fruit: str,
    size: app_commands.Range[int, 1, 9],
    colour: str = "none",
    weight: float = 1.5,
    ripe: bool = False,
    eater: discord.Member | None = None,
    where: discord.TextChannel | None = None,
    note: app_commands.Range[str, 2, 10] = "none",
) -> None:
    at = where.mention if where else "nowhere"
    who = eater.mention if eater else "nobody"
    await interaction.response.send_message(f"{fruit} {size} {colour} {weight} {ripe} {who} {at} {note}")


@everything.autocomplete("fruit")
async def _fruit(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=each.title(), value=each) for each in FRUIT if current in each]


@toy.command(name=app_commands.locale_str("panel"), description="An embed with a picture and buttons")
async def panel(interaction: discord.Interaction[Any]) -> None:
    embed = discord.Embed(title="Struggle · round 3", description="Who **wins**?", colour=0x2A9D8F)
    embed.add_field(name="Mira", value="Body 4\n✅ declared", inline=True)
    embed.add_field(name="Guard", value="Body 6\n⏳ choosing", inline=True)
    embed.add_field(name="Story", value="They slip on the stones.", inline=False)
    embed.set_image(url="attachment://scale.png").set_footer(text="Seed 9f31")
    buttons = [
        Whisper(),
        Count(0),
        discord.ui.Button(label="Off", disabled=True, custom_id="toy:off"),
        discord.ui.Button(label="Read", url="https://example.org/"),
    ]
    await interaction.response.send_message(
        "Mira is ahead by 2", embed=embed, file=picture(), view=view(*buttons)
    )


@toy.command(description="Menus in a message")
async def menus(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message("Pick", view=Menus(timeout=None))


@toy.command(description="A modal form")
async def form(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(Form())


@toy.command(description="A modal form that shows its options")
async def choices(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(Choices())


@toy.command(description="A letter to yourself")
async def letter(interaction: discord.Interaction[Any]) -> None:
    try:
        await interaction.user.send("A letter", view=view(Count(0)))
    except discord.Forbidden:
        await interaction.response.send_message("Your letter box is shut", ephemeral=True)
    else:
        await interaction.response.send_message("Sent", ephemeral=True)


@toy.command(description="A thread of its own")
async def thread(interaction: discord.Interaction[Any], name: str) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    made = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    await made.send("Here we are")
    await interaction.response.send_message(made.mention)


@toy.command(description="All of Markdown")
async def text(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message(f"{MARKDOWN}\n{interaction.user.mention}")


@toy.command(description="Never answers")
async def silence(interaction: discord.Interaction[Any]) -> None:
    return


@app_commands.context_menu(name="Quote this")
async def quote(interaction: discord.Interaction[Any], message: discord.Message) -> None:
    await interaction.response.send_message(f"> {message.content}")


@app_commands.context_menu(name="Greet")
async def greet(interaction: discord.Interaction[Any], person: discord.Member) -> None:
    await interaction.response.send_message(f"Hello, {person.display_name}")
