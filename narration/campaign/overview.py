"""Two panels that are the same in every game: a campaign's summary and its list of characters."""

from collections.abc import Sequence

from narration.campaign.seats import Characters, here_lines, place_links
from narration.games import GAMES
from narration.proofs.chain_report import short
from narration.text.line import Field, Line, Panel, line, verbatim
from rules.campaign.model import AnyCharacter, Campaign
from rules.contract.system import AnyState

LANGUAGES = {
    "en": line("choice-language-en"),
    "sv": line("choice-language-sv"),
    "ru": line("choice-language-ru"),
}


def campaign_panel(
    campaign: Campaign,
    characters: Characters,
    deck: str = "",
    followers: int = 0,
    ready: tuple[Field, ...] = (),
    ahead: tuple[Line, ...] = (),
) -> Panel:
    """Return a campaign's summary: who is here, what to do first, and the credit that the rules require.

    With the hash of its first deck it also says how that begins. `ready` is what it says of a ready scene,
    and `ahead` of the next session.
    """
    game = GAMES[campaign.system]
    return Panel(
        headline=line("campaign-headline", name=campaign.name, system=game.name),
        title=verbatim(campaign.name),
        lines=(
            line("campaign-system", system=game.name),
            line("campaign-language", language=LANGUAGES[campaign.language]),
            line("campaign-places", places=place_links(campaign.places)),
            *ahead,
            *([] if ready else [game.first]),
            *([line("campaign-dice", hash=short(deck))] if deck else []),
        ),
        fields=(
            *ready,
            Field(line("campaign-here"), (*here_lines(campaign, characters), *_followers(followers))),
        ),
        footer=game.credit,
    )


def _followers(count: int) -> tuple[Line, ...]:
    """Return how many follow a campaign without a seat; nothing for none."""
    return (line("campaign-followers", count=count),) if count else ()


def roster(campaign: Campaign, characters: Sequence[AnyCharacter]) -> Panel:
    """Return a panel that lists the given characters, players' characters first."""
    players = tuple(verbatim(c.name) for c in characters if c.seat)
    return _roster(campaign, characters, players)


def gm_roster(state: AnyState, notes: Sequence[Field] = ()) -> Panel:
    """Return the list for the GM: it says who is ready, and what the others' sheets need. `notes` follow."""
    characters = tuple(state.characters.values())
    players = tuple(_readiness(state, one) for one in characters if one.seat)
    return _roster(state.campaign, characters, players, notes)


def _readiness(state: AnyState, character: AnyCharacter) -> Line:
    if character.in_play:
        return line("roster-ready", name=character.name)
    needs = GAMES[state.campaign.system].missing(state, character)
    return line("roster-needs", name=character.name, needs=needs or (line("roster-needs-done"),))


def _roster(
    campaign: Campaign,
    characters: Sequence[AnyCharacter],
    players: tuple[Line, ...],
    notes: Sequence[Field] = (),
) -> Panel:
    others = tuple(verbatim(c.name) for c in characters if not c.seat)
    fields = (
        Field(line("roster-players"), players or (line("roster-nobody"),)),
        *([Field(line("roster-gm"), others)] if others else []),
        *notes,
    )
    return Panel(
        headline=line("roster-headline", name=campaign.name, count=len(characters)),
        title=verbatim(campaign.name),
        fields=fields,
    )
