"""`python -m tests.golden` writes the samples that may be rewritten.

- `python -m tests.golden commands` writes `commands.json`, if a change alters a command, option, choice or
  text on purpose. Commit the difference together with that change.
- `python -m tests.golden told` writes `told.json`, if a change alters texts that users read.
- `python -m tests.golden answers` writes `answers.json`, in the same case only; the recorded presses stay
  the same.
- `python -m tests.golden release` writes the samples of a release, once, when it is made.
- `python -m tests.golden "n:verb:1:2" VALUE…` adds a press of a new route to `presses.json`, and the route's
  line to `verbs.json`. If a word is one of a list, complete the line by hand. Keep existing lines; edit
  one by hand, and only if a parser accepts more than before, such as one more choice or an optional word.

Add an event of a new kind to `events.json` by hand, as the database stores it. All other samples are never
rewritten: the output of an earlier version does not change.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from chat.client.client import Nattvakt
from tests.golden import read
from tests.golden.answers import MOMENTS, recorded, replayed, write_answers
from tests.golden.commands import told, write_commands
from tests.golden.events import write_told
from tests.golden.release import write_release
from tests.golden.verbs import (
    VERBS,
    Press,
    described,
    presses,
    verb_of,
    vocabulary,
    write_presses,
    write_verbs,
)
from tests.reference.commands import started


async def main(what: str, *values: str) -> None:
    """Write the requested samples. Raise LookupError for a `custom_id` that no route reads."""
    with tempfile.TemporaryDirectory() as directory:
        if what == "told":
            write_told()
        elif what == "release":
            await write_release()
        elif what == "answers":
            asked = {moment: [*recorded(moment)] for moment in MOMENTS}
            write_answers({each: await replayed(Path(directory), each, asked[each]) for each in MOMENTS})
        else:
            async with started(Path(directory)) as bot:
                if what == "commands":
                    write_commands(await told(bot))
                else:
                    add(bot, Press(what, values))


def add(bot: Nattvakt, press: Press) -> None:
    """Record a press, and its route if that is new. Raise LookupError if no route answers the press."""
    verb, lines = verb_of(bot, press.custom_id), read(VERBS)
    if verb is None:
        raise LookupError(f"nothing answers to {press.custom_id}")
    line = described(verb, press.words, {*vocabulary(lines), *press.words})
    write_verbs({press.verb: line, **lines})
    write_presses([*presses(), press])


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit(__doc__)
    asyncio.run(main(*sys.argv[1:]))
