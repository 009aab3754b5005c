# /luck: a player's own rolls against what was to be expected of them. Numbers, and no adjective that judges them.

cmd-luck = luck
    .description = Your own rolls against what was to be expected of them, with a picture
opt-luck-character = character
    .description = Whose rolls; all your characters’ if nobody is named
opt-luck-session = session
    .description = Which session; the whole campaign if none is named
opt-luck-public = public
    .description = Whether everybody here sees it

# $names: whose rolls, as a list
luck-title = Rolls against expectation: { $names }
luck-title-session = Rolls against expectation: { $names } · { $session }
# At most 120 characters with two names of 18. $range: luck-range or luck-range-one
luck-headline = { $names }: { $won } of { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    } succeeded · expected { $expected } · 95 %: { $range }
luck-range = { $low } to { $high }
luck-range-one = { $number }
luck-one = { $name }: { $won } of { $rolls } · expected { $expected } · 95 %: { $range }
luck-none = { $names }: no roll has been counted yet.
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
luck-counted-nyx = Counted is every roll: alone, in conflicts, against slow penalties. One with an effect has succeeded.
luck-counted-noir = Counted are rolls against 20, and opposed ones against what the others threw, as the dice first fell: a die bought after the roll is left out, and so is an attack that hits for sure.
luck-counted-zapas = Counted are rolls against a difficulty, and duels against the hits of the other side.
luck-among = { $count ->
        [one] { $count } roll was of one of these characters against another; it is not in the sum.
       *[other] { $count } rolls were of these characters against each other; they are not in the sum.
    }
luck-cut = Older rolls may be missing: I look back a long way, but not for ever, and count { $most } rolls at most.
luck-done = ✅ It stands below.
