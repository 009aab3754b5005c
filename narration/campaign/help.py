"""Help pages: what to do next, what a command does, and how a game is played.

A command's help comes from the command's own texts; this module adds lines for the few that need more.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from narration.games import GAMES
from narration.text.line import Field, Line, Panel, line, verbatim
from rules.campaign.model import Campaign
from rules.contract.system import AnyState


class Option(NamedTuple):
    """One option of a command: its name, what it means, and a sample value.

    `path` is the English name of the command followed by that of the option. If `sample` is None, the value
    comes from `SAMPLES`.
    """

    path: str
    name: Line
    what: Line
    needed: bool
    sample: Line | None = None
    choices: tuple[Line, ...] = ()

    @property
    def value(self) -> Line:
        """The value that an example shows for this option."""
        if self.sample is not None:
            return self.sample
        return SAMPLES.get(self.path) or SAMPLES.get(self.path.rpartition(" ")[2], ANY)


class Entry(NamedTuple):
    """A command, or a group with its subcommands in `below`; `path` is its full English name."""

    path: str
    spelled: Line
    what: Line
    options: tuple[Option, ...] = ()
    below: tuple["Entry", ...] = ()


#: Says that the command asks for confirmation first.
ASKS_FIRST = line("help-gm-asks-first")
#: Additional lines for some commands, by path.
MORE = {
    "campaign here": (line("help-more-here"),),
    "session start": (ASKS_FIRST, line("help-more-start")),
    "session end": (ASKS_FIRST,),
    "scene new": (ASKS_FIRST,),
    "scene rest": (ASKS_FIRST,),
    "nyx conflict": (line("help-more-conflict"),),
    "noir combat": (line("help-more-combat"),),
    "zapas roll": (line("help-more-roll"),),
}
#: Sample values by an option's English name, or by its full path where one command needs another value.
SAMPLES = {
    "action": line("help-sample-action"),
    "against": line("help-sample-opponent"),
    "aspect": line("help-sample-aspect"),
    "campaign": line("help-sample-campaign"),
    "character": line("help-sample-name"),
    "characters": line("help-sample-names"),
    "company": line("help-sample-names"),
    "damage": line("help-sample-damage"),
    "name": line("help-sample-name"),
    "opponent": line("help-sample-opponent"),
    "passive": line("help-sample-opponent"),
    "patient": line("help-sample-name"),
    "reason": line("help-sample-reason"),
    "text": line("help-sample-text"),
    "trait": line("help-sample-trait"),
    "value": verbatim("2"),
    "campaign new name": line("help-sample-campaign"),
    "npc new name": line("help-sample-opponent"),
    "npc sheet name": line("help-sample-opponent"),
    "noir npc name": line("help-sample-opponent"),
    "zapas npc name": line("help-sample-opponent"),
    "zapas trait name": line("help-sample-trait"),
    "noir make-weapon name": line("help-sample-weapon"),
    "nyx affliction name": line("help-sample-affliction"),
}
#: The options that an example shows although they are not required.
SHOWN = {"nyx conflict opponent", "npc new value"}
#: A hint at the command with which everybody can check dice and hidden choices.
FAIR = line("help-fair")
ANY, MEMBER, FILE = line("help-sample-any"), line("help-sample-member"), line("help-sample-file")


def spelled(names: Iterable[Line]) -> Line:
    """Return a command as people type it; `names` are the names of its groups, then its own."""
    first, *further = names
    said = line("help-top", name=first)
    for name in further:
        said = line("help-below", above=said, name=name)
    return said


# ---------------------------------------------------------------------------------- what to do next


def in_letters() -> Panel:
    """Return the help for direct messages, where no game is played."""
    steps = (line("help-dm-server"), line("help-dm-letters"), line("help-nothing-games"))
    return _start(line("help-here-dm"), steps)


def nothing_here(elsewhere: tuple[Line, ...] = ()) -> Panel:
    """Return the help for a place without a campaign; `elsewhere` links to campaigns on the same server."""
    steps = (line("help-nothing-new"), line("help-nothing-bind"), line("help-nothing-games"))
    return _start(line("help-here-nothing"), (*elsewhere, *steps))


def outsider_panel(campaign: Campaign, *, follows: bool = False) -> Panel:
    """Return the help for somebody without a seat, who may follow the campaign already."""
    system = GAMES[campaign.system].name
    reading = line("help-guest-follows" if follows else "help-guest-follow")
    steps = (line("help-guest-join"), reading, line("help-guest-look"))
    return _start(line("help-here-guest", name=campaign.name, system=system), steps)


def for_newcomer(campaign: Campaign) -> Panel:
    """Return the help for a player without a character."""
    steps = (line("help-newcomer-new"), line("help-newcomer-look"))
    return _start(line("help-here-newcomer", name=campaign.name), steps)


def for_unfinished(campaign: Campaign, character: str) -> Panel:
    """Return the help for a player whose sheet is not finished."""
    steps = (line("help-unfinished-sheet"), line("help-unfinished-look"))
    return _start(line("help-here-unfinished", name=campaign.name, character=character), steps)


def for_player(campaign: Campaign, character: str) -> Panel:
    """Return the help for a player whose character is ready."""
    steps = (GAMES[campaign.system].guide.player, line("help-now"), line("help-player-sheet"), FAIR)
    return _start(line("help-here-player", name=campaign.name, character=character), steps)


def for_stand_in(campaign: Campaign, acting: Line) -> Panel:
    """Return the help for a stand-in; `acting` says whom they act for."""
    return _start(
        acting, (GAMES[campaign.system].guide.player, line("help-now"), FAIR, line("help-stand-in-over"))
    )


def for_gm(state: AnyState) -> Panel:
    """Return the help for the GM: the session, then the game. If nobody plays yet, it starts with players."""
    campaign = state.campaign
    session = line("help-gm-scene" if campaign.in_session else "help-gm-start")
    playing = (session, GAMES[campaign.system].guide.gm)
    manned = any(character.seat for character in state.characters.values())
    steps = (*playing, line("help-now"), FAIR) if manned else (line("help-gm-players"), *playing)
    return _start(line("help-here-gm", name=campaign.name), steps)


def with_due(panel: Panel, due: tuple[Line, ...]) -> Panel:
    """Return the panel with the reader's open tasks, or what a ready scene offers, as its first lines."""
    return replace(panel, lines=(*due, *panel.lines)) if due else panel


def in_thread(panel: Panel) -> Panel:
    """Return the panel with a note for a thread that belongs to the campaign of its channel."""
    return replace(panel, lines=(*panel.lines, line("help-thread")))


def _start(headline: Line, steps: tuple[Line, ...]) -> Panel:
    return Panel(headline=headline, title=line("help-title"), lines=(*steps, line("help-more")))


# ------------------------------------------------------------------------------------------ by topic


def about_command(entry: Entry) -> Panel:
    """Return a panel with what a command does, its options and an example; for a group, its subcommands."""
    lines = (*MORE.get(entry.path, ()), *(_below(entry) if entry.below else _used(entry)))
    headline = line("help-command-headline", command=entry.spelled, what=entry.what)
    return Panel(headline=headline, title=entry.spelled, lines=lines)


def about_menu(entry: Entry, *, of_person: bool) -> Panel:
    """Return a panel on a command in the menu of a message or of a person, and where that menu is."""
    headline = line("help-command-headline", command=entry.spelled, what=entry.what)
    where = line("help-menu-person" if of_person else "help-menu-message", command=entry.spelled)
    return Panel(headline=headline, title=entry.spelled, lines=(where,))


def about_game(system: str) -> Panel:
    """Return a panel on how a game is played, with the credit that its rules require."""
    guide = GAMES[system].guide
    return Panel(
        headline=guide.headline,
        title=GAMES[system].name,
        lines=(guide.how, guide.begin),
        fields=(Field(line("help-terms"), (guide.terms,)),),
        footer=GAMES[system].credit,
    )


def example(entry: Entry) -> Line:
    """Return a command with sample values for its required options and those in `SHOWN`."""
    said = entry.spelled
    for option in entry.options:
        if option.needed or option.path in SHOWN:
            said = line("help-example-option", before=said, name=option.name, value=option.value)
    return said


def _below(entry: Entry) -> tuple[Line, ...]:
    return tuple(line("help-command-also", command=one.spelled, what=one.what) for one in entry.below)


def _used(entry: Entry) -> tuple[Line, ...]:
    options = tuple(_option(option) for option in entry.options) or (line("help-options-none"),)
    return (*options, line("help-example", example=example(entry)))


def _option(option: Option) -> Line:
    said = line("help-option-needed" if option.needed else "help-option", name=option.name, what=option.what)
    return (
        line("help-option-choices", option=said, choices=_either(option.choices)) if option.choices else said
    )


def _either(choices: tuple[Line, ...]) -> Line:
    """Join choices with "or", since a choice may contain commas."""
    said, *further = choices
    for choice in further:
        said = line("help-or", before=said, choice=choice)
    return said
