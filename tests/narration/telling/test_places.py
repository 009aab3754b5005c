"""A sentence is shown with what it tells, even if the next turn had begun when it was stored."""

from itertools import islice

from narration.games import GAMES
from narration.noir.contest.story import noir_page
from rules.core.seat import PUBLIC
from rules.noir.state.campaign_state import Combat
from rules.noir.system import NOIR
from tests.evening.told import rounds_of
from tests.narration.printing import said

ROUNDS = 60


def test_a_sentence_about_an_action_stands_in_the_turn_of_its_character() -> None:
    telling = GAMES["noir"].teller.telling
    assert telling is not None
    found = 0
    for round_ in islice(rounds_of("noir", 3), ROUNDS):
        state = round_.saves[-1].after
        contest = NOIR.view(state, PUBLIC).contests.get(round_.contest)
        acts = [one for one in round_.said if one.beat == "act"]
        if not acts or not isinstance(contest, Combat):
            continue
        panel = noir_page(NOIR.known(state, round_.events, PUBLIC), contest)
        assert panel is not None
        for one in acts:
            titles = [said(field.name) for field in panel.fields if telling.sentence(one) in field.lines]
            assert all(str(dict(one.slots)["a"]) in title for title in titles), (one, titles)
            found += len(titles)
    assert found
