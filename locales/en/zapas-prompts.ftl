# Zapas: what one person is asked in rolls, duels and recovery scenes, and their commands.

## Buttons

button-zapas-act = Act
button-zapas-base = { $number }
button-zapas-base-2 = 2 · easy
button-zapas-base-3 = 3 · medium
button-zapas-base-4 = 4 · hard
button-zapas-base-5 = 5 · very hard
button-zapas-base-6 = 6 · extreme
button-zapas-chosen = ✓ { $text }
button-zapas-of-flag = ⚑ { $text }
button-zapas-bid = +{ $dice }
button-zapas-bid-other = +…
button-zapas-bidding = Begin bidding
button-zapas-cancel = Call it off
button-zapas-concede = Give up: { $name }
button-zapas-build = Build…
button-zapas-condition = Condition…
button-zapas-counted = How it counted
button-zapas-help-how = Say how…
button-zapas-decline = Decline
button-zapas-difficulty = Difficulty…
button-zapas-end-help = Close help
button-zapas-fill = Fill to 7
button-zapas-go-on = Go on
button-zapas-help = Help
button-zapas-help-for = Help { $name }
button-zapas-keep = Stays: { $name }
button-zapas-less-die = − die
button-zapas-lock = { $dice ->
        [one] Lock { $dice } die
       *[other] Lock { $dice } dice
    }
button-zapas-more-die = + die
button-zapas-nothing = Nothing more
button-zapas-object = Object…
button-zapas-other = Other…
button-zapas-send = Send back: { $name }
button-zapas-stakes = Stakes…
button-zapas-take-back = Take it back
button-zapas-throw = Throw { $dice }
button-zapas-twist = Complicate…
# An NPC and its number
button-zapas-usual = { $name }: { $number }

## Forms and menus

form-zapas-base = Difficulty, 2 to 20
form-zapas-bid = How many dice? You have { $left } left
form-zapas-condition = A condition
form-zapas-difficulty = How hard is it?
form-zapas-follows = What follows
form-zapas-help = How do you help?
form-zapas-help-title = { $name } helps with one die
form-zapas-label = What is it called?
form-zapas-raise = Raised by (optional)
form-zapas-stake = If { $name } wins
form-zapas-stakes = What is at stake
form-zapas-twist = How does it get worse?
form-zapas-why = Why is it raised?
option-zapas-approach-usual = The usual one
option-zapas-bar = Rule out: { $text }
option-zapas-grant = { $dice ->
        [one] { $dice } die for each, up to 7
       *[other] { $dice } dice for each, up to 7
    }
option-zapas-none = None
option-zapas-raise = { $text }: +{ $number }
option-zapas-reduction = Makes the task easier by { $number }
option-zapas-special = { $text } (its own)
option-zapas-unbar = Allow again: { $text }
placeholder-zapas-approach = What does it count as?
placeholder-zapas-aspects = Aspects that apply: 1 die each
placeholder-zapas-bar = Rule out for { $name }
placeholder-zapas-conditions = Conditions that matter here
placeholder-zapas-flag = A flag that it follows: 1 die
placeholder-zapas-follows = A condition
placeholder-zapas-for = Answer for someone
placeholder-zapas-grant = Give less
placeholder-zapas-object = Whose help does not fit?
placeholder-zapas-reduction = What a success takes off the task
placeholder-zapas-send = Send a helping die back
placeholder-zapas-trait = A trait that fits: 1 die

## The next step

zapas-due = { $name }: { $duty }
zapas-nothing-due = Nothing for you to do right now. ⏳ { SENTENCES($waits) }
zapas-for-others = Nothing for you to do right now. { $count ->
        [one] You can answer for one player.
       *[other] You can answer for { $count } players.
    }
zapas-late-button = That button was for an earlier moment. Here’s what’s next.
zapas-is-over = “{ $title }” is over.
zapas-tools = What do you want to do?
zapas-nothing-more = There’s nothing more you can do here.
zapas-sure-cancel = Call off “{ $title }”? All dice go back.
zapas-sure-cancel-duel = Call off “{ $title }”? Both sides must agree. All dice go back.
zapas-sure-close = Close help in “{ $title }”, and begin the bidding?
zapas-sure-concede = Give up? Then this comes true: { $stake }

## A roll

zapas-roll-begun = “{ $title }” is open to everyone below.
zapas-headline-difficulty = { $name }: how hard is it? · { $title }
zapas-difficulty-how = One tap sets it. Pick anything else that matters first. Usually it’s 3.
zapas-difficulty-how-attack = One tap sets it. Pick anything else that matters first. Usually it’s the target’s own number.
zapas-difficulty-set = ✅ Set. The player gathers dice now.
zapas-raise-unnamed = the situation
# $dice: zapas-dice-count; $chance: zapas-percent
zapas-headline-gather = { $dice } against { $difficulty }: { $chance }
zapas-gather-how = Choose what fits. Everyone sees it; others can help from the panel.
zapas-reserve-left = { $name }: { $left } left in the reserve
zapas-waits-objection = ⏳ First the GM decides whether this help counts: { $names }
zapas-headline-confirm = The difficulty is now { $difficulty }. Go on?
zapas-pool-changed = The pool has changed in the meantime. Take another look.
zapas-sure-hopeless = { $dice } can’t reach { $difficulty } hits: this is sure to fail. A failure brings a die, and whatever the GM makes of it. Throw anyway?
zapas-thrown-success = ✅ Thrown: { $name } succeeds. Everyone can see it below.
zapas-thrown-failure = ✅ Thrown: { $name } fails. The GM says what follows.

## Help

zapas-helping = ✅ { $name } helps with one die.
zapas-help-usual = lends a hand
zapas-help-taken = ✅ The die is back in your reserve.
zapas-object-to = Which help doesn’t fit? The GM decides.
zapas-object-nobody = There’s no help to object to.
zapas-objected = ✅ The die doesn’t count until the GM has decided.
zapas-headline-judge = Does this help count? { $names }
zapas-judged = ✅ Decided.

## What follows a failure

zapas-headline-follows = { $name } fails. What follows?
zapas-follows-how = The GM may give a condition, complicate the situation, both or neither.
# $conditions: separated by commas
zapas-follows-special = Its own: { $conditions }
zapas-headline-give = Which condition for { $name }?
zapas-give-how = The player says how it shows; you say what it does.
zapas-headline-twist = It gets worse · { $title }
zapas-follows-nothing = Nothing more follows · { $title }

## A duel

zapas-duel-begun = “{ $title }”: the challenge is open to everyone below.
zapas-headline-stakes = What is at stake? · { $title }
zapas-stakes-how = Say what comes true if one side wins, and what if the other does. Both must accept both.
zapas-stakes-written = ✅ The stakes are written.
zapas-headline-accept = { $name }: do you accept the stakes?
zapas-accept-how = If the stakes change, both must accept them again.
# $dice: zapas-dice-count
zapas-headline-choose = { $name }: { $dice } before help and bids
zapas-choose-how = Choose what fits, in the open. Once both sides have locked, nothing changes.
zapas-locked = ✅ Locked.
# $win, $tie: zapas-percent
zapas-own-chances = As it is: win { $win }, tie { $tie }.
zapas-headline-close = Has everyone helped who wants to? · { $title }
zapas-close-how = Others help from the panel, one side each. Bidding begins when both sides want it.
zapas-headline-bid = { $name }: your bid · dice: { $dice } against { $other }
zapas-bid-of = { $name }: bid **{ $bid }**
zapas-bid-how = What you add stays. When both sides say ready, one after the other, the dice are thrown.
zapas-bid-done = ✅ Bid.

## A recovery scene

zapas-recovery-begun = The scene is open below: { $title }
zapas-headline-end-recovery = Is the scene over?
zapas-end-recovery-how = It fills every reserve up to 7, or adds as many dice as you choose.

## Why nothing happened

refusal-not-helping = You aren’t helping here, so there’s no die to take back. “Help” below the panel gives one.
refusal-not-integer = That isn’t a whole number. Write one in figures, such as 3.

## The commands

cmd-zapas-roll = roll
    .description = Try something; the GM says how hard it is, then you gather dice
opt-zapas-roll-action = action
    .description = What your character does
opt-zapas-roll-goal = goal
    .description = What it is meant to achieve
opt-zapas-roll-purpose = purpose
    .description = What the roll is for, if that matters afterwards
opt-zapas-roll-what = what
    .description = The condition, part, approach, kind of person or thing
opt-zapas-roll-whom = whom
    .description = Who it is against, or whose condition it is
opt-zapas-roll-task = task
    .description = The hard task it belongs to
opt-zapas-roll-character = character
    .description = Who tries it (default: the one you play)
opt-zapas-roll-difficulty = difficulty
    .description = For the GM: 2 to 20, set at once
opt-zapas-roll-hidden = hidden
    .description = Roll unseen: only the GM sees the dice, and may show them later
opt-zapas-roll-dice = dice
    .description = For a hidden roll: how many dice
cmd-zapas-duel = duel
    .description = Challenge another player’s character, or settle what is true
opt-zapas-duel-opponent = opponent
    .description = Another player’s character
opt-zapas-duel-stake = stake
    .description = What comes true if you win
opt-zapas-duel-their_stake = their_stake
    .description = What comes true if the other side wins
opt-zapas-duel-fact = fact
    .description = It’s about what is true in the world
opt-zapas-duel-character = character
    .description = Who challenges (default: the one you play)
cmd-zapas-recovery = recovery
    .description = Begin a quiet scene for two or more characters; it fills reserves
opt-zapas-recovery-company = company
    .description = Who else is in it, separated by commas; NPCs too

form-zapas-pool = The pool
form-zapas-reserve = Reserve dice
