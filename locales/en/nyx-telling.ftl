# The sentences that tell Nyx. `narration/nyx/telling/situations.py` says when each may be told.
# $a: the side that the sentence is about; $b: the other side. A wording never changes its sense.

nyx-t-pending-1 = The dice are down. What comes of it is still to be decided.
nyx-t-pending-2 = The roll is over; the choice is not.
nyx-t-pending-3 = It could still go either way.
nyx-t-pending-4 = The dice have spoken. Somebody has yet to answer.
nyx-t-open-1 = { $a } and { $b }, the same distance from what they want.
nyx-t-open-2 = Two wills, one middle: { $a } and { $b }.
nyx-t-open-ahead-1 = Before anything is done, { $a } already has the better place.
nyx-t-open-ahead-2 = Not from the middle: { $a } begins ahead.
nyx-t-carried-1 = Strength against strength, and nothing between them; but { $a } chose better.
nyx-t-carried-2 = The dice say nothing. The choice says { $a }.
nyx-t-turned-1 = { $b } has the strength this time, { $a } the right idea.
nyx-t-turned-2 = { $a } is the weaker one here, and the wiser.
