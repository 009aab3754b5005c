# Rolls outside combat and social conflicts: what one person is asked, and the commands.

## Buttons, forms, menus

button-noir-accept = Accept
button-noir-escalate = Escalate
button-noir-other = Other ability…
button-noir-restate = Anew: { $name }
button-noir-state = Say it…
form-noir-goal = What does this side want?
form-noir-effect = What follows if the other side fails?
placeholder-noir-given = Circumstances of this roll
choice-noir-much-easier = very large help, +10
choice-noir-easier = large help, +5
choice-noir-bit-easier = small help, +2
choice-noir-bit-harder = small hindrance, −2
choice-noir-harder = large hindrance, −5
choice-noir-much-harder = very large hindrance, −10

## Rolls

# $value: what is rolled
noir-roll-title = { $name }: { $value }
noir-care-title = { $medic } stabilises { $patient }
noir-headline-value = { $name }: what do you roll?
noir-value-how = Choose an ability or attribute.
noir-roll-begun = The roll is on.
# $names: separated by commas; $hint: noir-advice or noir-settled
noir-called = Called for a roll: { $names }. { $hint }
noir-advice = A roll pays off when success and failure are both interesting; let what is easy simply happen.
noir-settled = Note: this was rolled for already in this scene. What the dice have settled stays so.

## Social conflicts

noir-social-begun = “{ $title }” has begun.
noir-headline-goal = { $name }: what do you want?
noir-headline-effect = { $name }: what follows if the other side fails?
# $value: an ability
noir-states-with = You roll { $value }.
noir-restate-how = Before the dice fall, you may say anew what you want.
noir-headline-loss = { $name } has lost: accept, or escalate?
noir-accept-goal = Accept: the other side reaches its goal.
noir-accept-effect = Accept: what the other side has announced happens.
# $level: noir-social-…
noir-escalate-to = Escalate: it becomes { $level }, with a new roll.
noir-escalate-fights = There, the rules of combat decide.
noir-headline-loser = The fight is over: who has lost?
noir-loser-how = Whoever lost chooses next: accept, or escalate where it can get worse.

## Why nothing happened

refusal-wrong-state-rolled = { $name } has rolled already with this button. For another roll, use /{ cmd-noir } { cmd-noir-roll }.
refusal-missing-input-side = Against somebody, it must be said what is rolled. Choose an ability in the option for it.

## The commands

cmd-noir-roll = roll
    .description = Roll against 20, or against somebody
opt-noir-roll-rolls = rolls
    .description = An ability or attribute; left out, you choose from a menu
opt-noir-roll-title = title
    .description = What the roll is about
opt-noir-roll-opponent = opponent
    .description = Who rolls against you
opt-noir-roll-opponent_rolls = opponent_rolls
    .description = What the opponent rolls; left out, the same as you
opt-noir-roll-character = character
    .description = Who rolls; left out, the one you play
cmd-noir-call = call
    .description = Call for rolls: each against 20, or all against each other
opt-noir-call-characters = characters
    .description = Who rolls; names with commas
opt-noir-call-rolls = rolls
    .description = An ability or attribute
opt-noir-call-title = title
    .description = What the roll is about
opt-noir-call-opponents = opponents
    .description = Who rolls against them; left out, each rolls against 20
opt-noir-call-opponent_rolls = opponent_rolls
    .description = What the opponents roll; left out, the same
opt-noir-call-circumstances = circumstances
    .description = What makes it easier or harder for them
opt-noir-call-opponent_circumstances = opponent_circumstances
    .description = What makes it easier or harder for the opponents
cmd-noir-stabilise = stabilise
    .description = Try to stabilise somebody's open wounds, with Medicine
opt-noir-stabilise-patient = patient
    .description = Whose wounds
opt-noir-stabilise-medic = medic
    .description = Who tries; left out, the one you play
cmd-noir-social = social
    .description = Open a social conflict, from conversation to deadly violence
opt-noir-social-passive = passive
    .description = Whom it is with
opt-noir-social-active = active
    .description = Who wants something; left out, the one you play
opt-noir-social-goal = goal
    .description = What the active side wants; left out, it is asked
opt-noir-social-effect = effect
    .description = What follows if the active side fails; left out, the passive side is asked
opt-noir-social-rolls = rolls
    .description = What the active side rolls; usually Charm
opt-noir-social-passive_rolls = passive_rolls
    .description = What the passive side rolls; usually Withstand, against a threat Resistance
opt-noir-social-threat = threat
    .description = Whether violence is threatened
opt-noir-social-both_active = both_active
    .description = Both want something: the effect is then the other one's goal
opt-noir-social-level = level
    .description = Where it starts; above conversation the GM decides
