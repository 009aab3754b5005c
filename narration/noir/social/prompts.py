"""Prompts in a social conflict: stating terms, the loser's choice, naming the loser.

They are usually private. Rules: NOIR-140 to 143.
"""

from narration.noir.base.words import SOCIAL_LEVELS, value_name
from narration.noir.social.social_conflict import LAST_LEVEL, terms
from narration.text.line import Panel, line, verbatim
from narration.text.truncate import NAME_LENGTH, truncate
from rules.noir.state.campaign_state import Character
from rules.noir.state.contests import Social, SocialSide


def stating(social: Social, party: SocialSide, character: Character, rolls: str) -> Panel:
    """Ask the active side for its goal, or the other side for what follows if that fails (NOIR-140)."""
    id_ = "noir-headline-goal" if party.active else "noir-headline-effect"
    return Panel(
        headline=line(id_, name=truncate(party.name, NAME_LENGTH)),
        title=verbatim(social.title),
        lines=(
            SOCIAL_LEVELS[social.level],
            *(said for one in social.parties for said in terms(one)),
            line("noir-states-with", value=value_name(rolls, character)),
        ),
    )


def losing(social: Social, party: SocialSide) -> Panel:
    """Ask the loser to accept or escalate, and say what the next level means (NOIR-142, NOIR-143)."""
    above = social.level + 1
    further = () if social.level >= LAST_LEVEL else (line("noir-escalate-to", level=SOCIAL_LEVELS[above]),)
    fights = (line("noir-escalate-fights"),) if above in {3, LAST_LEVEL} else ()
    return Panel(
        headline=line("noir-headline-loss", name=truncate(party.name, NAME_LENGTH)),
        title=verbatim(social.title),
        lines=(
            *(said for one in social.parties for said in terms(one)),
            line("noir-accept-goal" if _other(social, party).active else "noir-accept-effect"),
            *further,
            *(fights if further else ()),
        ),
    )


def _other(social: Social, party: SocialSide) -> SocialSide:
    return next(one for one in social.parties if one.character != party.character)


def naming(social: Social) -> Panel:
    """Ask who lost the fight that a social conflict turned into."""
    return Panel(
        headline=line("noir-headline-loser"),
        title=verbatim(social.title),
        lines=(*(said for one in social.parties for said in terms(one)), line("noir-loser-how")),
    )
