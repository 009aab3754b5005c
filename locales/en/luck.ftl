# /luck: a player's own rolls against what was to be expected of them. Numbers, and no adjective that judges them.

cmd-luck = luck
    .description = How your rolls have gone against fair odds, with a picture
opt-luck-character = character
    .description = Whose rolls (default: all your characters)
opt-luck-session = session
    .description = Which session (default: the whole campaign)
opt-luck-public = public
    .description = Show it to everyone here
opt-luck-table = table
    .description = Of everyone who opened theirs to the table

# $names: whose rolls, as a list
luck-title = Rolls against expectation: { $names }
luck-title-session = Rolls against expectation: { $names } · { $session }
# At most 120 characters with two names of 18. $range: luck-range or luck-range-one
luck-headline = { $names }: { $won } of { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    } succeeded · expected { $expected } · 95%: { $range }
luck-range = { $low } to { $high }
luck-range-one = { $number }
luck-one = { $name }: { $won } of { $rolls } · expected { $expected } · 95%: { $range }
luck-none = { $names }: no rolls yet.
# $coverage: an exact chance, 95 % or more
luck-meaning = If fair dice made the same rolls again, it would be { $range } with a chance of { $coverage }.
luck-ends = { $won } or more: { $least } · { $won } or fewer: { $most }
# What the bars are, in at most 28 characters
luck-drawn = Successes, ● is what came
# The heading of the picture, in about 45 characters
luck-caption = Successes in { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }: it was { $won }
luck-counted-nyx = Every roll counts: alone, in conflicts, against slow penalties. A roll with an effect is a success.
luck-counted-noir = Rolls against 20 count, and opposed rolls against what the other side threw, as the dice first fell. Dice bought after the roll don’t count, nor do attacks that can’t miss.
luck-counted-zapas = Rolls against a difficulty count, and duels against the other side’s hits.
luck-bare = ⚠ { $count } of these rolls came in from a file and can’t be checked.
luck-among = { $count ->
        [one] { $count } roll was of one of these characters against another; it is not in the sum.
       *[other] { $count } rolls were of these characters against each other; they are not in the sum.
    }
luck-cut = Older rolls may be missing: I count { $most } rolls at most.
luck-done = ✅ Posted below.
# Whose rolls, if it is everyone's who opened theirs
luck-table = the table
luck-by-rolled = **By what was rolled**
luck-by-session = **By session**
luck-table-closed = Nobody has opened theirs to the table yet. Use /{ cmd-luck } and **{ button-luck-open }** to open yours.
luck-opened = ✅ The table can see how your rolls have gone, with /{ cmd-luck } { opt-luck-table }. The same button in /{ cmd-luck } closes it.
luck-closed = ✅ How your rolls have gone is yours alone again.
button-luck-open = Show the table
button-luck-close = Close it again
