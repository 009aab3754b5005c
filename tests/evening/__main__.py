"""`python -m tests.evening` plays an evening at random and prints what the channel would read.

With `--check` it holds every sentence of that many rounds against what happened; the exit code is 1 if one is
wrong.
"""

import argparse
import json
import sys
from itertools import islice
from typing import get_args

from narration.text.languages import Language
from tests.evening.facts import facts_of
from tests.evening.told import KINDS, Round, rounds_of
from tests.evening.truth import EVENING, find_on

#: After how many evenings a check says how far it is.
SAID_AFTER = 20


def main() -> int:
    """Print an evening, or what is wrong with it, as the arguments say; return the exit code."""
    options = _options()
    if options.check:
        for found in find_on(options.game, options.rounds, options.jobs):
            if found.rounds % (SAID_AFTER * EVENING) == 0:
                print(f"{found.rounds} rounds, {len(found.wrong)} wrong", file=sys.stderr, flush=True)  # noqa: T201
        print(found.report(options.game))  # noqa: T201 - this is the output
        return bool(found.wrong)
    for round_ in islice(rounds_of(options.game, options.seed, options.language), options.rounds):
        show = _as_json if options.json else _as_text
        print(show(round_, options.language))  # noqa: T201 - this is the output
    return 0


def _as_text(round_: Round, language: Language) -> str:
    where = f"{round_.contest}/{round_.turn}" if round_.contest else "roll"
    return f"--- {where}: {', '.join(one.wording for one in round_.said)}\n{round_.text(language)}\n"


def _as_json(round_: Round, language: Language) -> str:
    document = {
        "contest": round_.contest,
        "turn": round_.turn,
        "situations": [one.situation for one in round_.said],
        "wordings": [one.wording for one in round_.said],
        "story": round_.story(language),
        "text": round_.text(language),
        "facts": facts_of(round_),
    }
    return json.dumps(document, ensure_ascii=False)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.evening", description=__doc__)
    parser.add_argument("--game", choices=KINDS, default="nyx")
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--language", choices=get_args(Language), default="en")
    parser.add_argument("--json", action="store_true", help="one object to a line")
    parser.add_argument("--jobs", type=int, default=1, help="how many evenings to check at the same time")
    parser.add_argument("--check", action="store_true", help="report on the rounds instead of printing them")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
