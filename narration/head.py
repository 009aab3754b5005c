"""What every game shows alike: the head of a campaign, a list of characters."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from narration.line import Field, Line, Panel, line, verbatim
from rules.campaign.model import AnyCharacter, Campaign


@dataclass(frozen=True)
class Introduction:
    """A game as its campaigns present it: its name, the credit that its rules ask for, what to do first."""

    name: Line
    credit: Line
    first: Line


#: Every game that a campaign can be started in, by system.
GAMES: Mapping[str, Introduction] = {
    "nyx": Introduction(line("choice-system-nyx"), line("nyx-credit"), line("campaign-next")),
    "noir": Introduction(line("choice-system-noir"), line("noir-credit"), line("noir-first")),
    "zapas": Introduction(line("choice-system-zapas"), line("zapas-credit"), line("zapas-first")),
}
LANGUAGES = {
    "en": line("choice-language-en"),
    "sv": line("choice-language-sv"),
    "ru": line("choice-language-ru"),
}


def campaign_panel(campaign: Campaign) -> Panel:
    """A campaign in a few lines, with the credit that its rules ask for, and what to do next."""
    game = GAMES[campaign.system]
    return Panel(
        headline=line("campaign-headline", name=campaign.name, system=game.name),
        title=verbatim(campaign.name),
        lines=(
            line("campaign-system", system=game.name),
            line("campaign-language", language=LANGUAGES[campaign.language]),
            line("campaign-counts", players=len(campaign.seats) - 1, places=len(campaign.places)),
            game.first,
        ),
        footer=game.credit,
    )


def roster(campaign: Campaign, characters: Sequence[AnyCharacter]) -> Panel:
    """The characters that the reader may know, players' first."""
    players = tuple(verbatim(c.name) for c in characters if c.seat)
    others = tuple(verbatim(c.name) for c in characters if not c.seat)
    fields = (
        Field(line("roster-players"), players or (line("roster-nobody"),)),
        *([Field(line("roster-gm"), others)] if others else []),
    )
    return Panel(
        headline=line("roster-headline", name=campaign.name, count=len(characters)),
        title=verbatim(campaign.name),
        fields=fields,
    )
