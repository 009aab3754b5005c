"""Counts what a flow costs its people: taps, characters typed, waits for somebody else, and messages."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

#: The flag of a message that one person alone sees.
EPHEMERAL = 1 << 6


@dataclass
class Effort:
    """What people have done, each by the name of their account, and what the bot has sent meanwhile.

    A press is a tap. A menu takes one tap to open and one for each choice, a form one to send. A command is
    counted apart from the taps, and the text of its options as typed.
    """

    taps: Counter[str] = field(default_factory=Counter)
    commands: Counter[str] = field(default_factory=Counter)
    typed: Counter[str] = field(default_factory=Counter)
    #: How often the flow passed from one person to another.
    waits: int = 0
    #: Public messages, edits of them, accounts pinged by them, and direct messages.
    posts: int = 0
    edits: int = 0
    pings: int = 0
    letters: int = 0
    #: The lines and labels that each person has read, in flows that note them, while `reads` is true.
    read: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    reads: bool = True
    _acting: str = ""

    def does(self, who: str, *, taps: int = 0, commands: int = 0, typed: int = 0) -> None:
        """Count what somebody does."""
        self.taps[who] += taps
        self.commands[who] += commands
        self.typed[who] += typed
        self.waits += self._acting not in {"", who}
        self._acting = who

    def hear(self, event: str, message: Mapping[str, Any]) -> None:
        """Count a message that Discord reports; one that a single person sees on the server is none."""
        if event not in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} or message.get("flags", 0) & EPHEMERAL:
            return
        public, new = "guild_id" in message, event == "MESSAGE_CREATE"
        self.posts += public and new
        self.edits += public and not new
        self.letters += new and not public
        if public and new:
            self.pings += sum(not one.get("bot") for one in message["mentions"])
