# Rolls outside combat and social conflicts: what one person is asked, and the commands.

## Buttons, forms, menus

button-noir-accept = Accept
button-noir-escalate = Escalate
button-noir-other = Other ability…
button-noir-restate = Rephrase: { $name }
button-noir-state = Say it…
form-noir-tell-title = Tell how it ended
form-noir-goal = What does this side want?
form-noir-effect = What follows if the other side fails?
placeholder-noir-given = Circumstances of this roll
placeholder-noir-given-to = Circumstances: { $name }
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
noir-called = A roll for { $names }. { $hint }
noir-advice = A roll is worth it when both success and failure are interesting; let easy things simply happen.
noir-settled = Note: there was a roll for this in this scene already. What the dice settled stays settled.

## Social conflicts

noir-social-begun = “{ $title }” has begun.
noir-headline-goal = { $name }: what do you want?
noir-headline-effect = { $name }: what follows if the other side fails?
# $value: an ability
noir-states-with = You roll { $value }.
noir-restate-how = You can still rephrase what you want until the dice are rolled.
noir-headline-loss = { $name } has lost: accept, or escalate?
noir-accept-goal = Accept: the other side reaches its goal.
noir-accept-effect = Accept: what the other side announced happens.
# $level: noir-social-…
noir-escalate-to = Escalate: { $level }, with a new roll.
noir-escalate-fights = From there, the rules of combat decide.
noir-headline-loser = The fight is over: who has lost?
noir-loser-how = The loser chooses next: accept, or escalate if it can get worse.

## Why nothing happened

refusal-wrong-state-rolled = { $name } has already rolled with this button. For another roll, use /{ cmd-noir } { cmd-noir-roll }.
refusal-missing-input-side = Against someone else, you must say what to roll. Choose an ability in the option for it.

## The commands

cmd-noir-roll = roll
    .description = Roll against 20, or against someone
opt-noir-roll-rolls = rolls
    .description = An ability or attribute; leave empty to choose from a menu
opt-noir-roll-title = title
    .description = What the roll is about
opt-noir-roll-opponent = opponent
    .description = Who rolls against you
opt-noir-roll-opponent_rolls = opponent_rolls
    .description = What the opponent rolls (default: the same as you)
opt-noir-roll-character = character
    .description = Who rolls (default: the one you play)
opt-noir-roll-hidden = hidden
    .description = Roll unseen: only the GM sees the dice, and may show them later
cmd-noir-call = call
    .description = Call for rolls: each against 20, or all against each other
opt-noir-call-characters = characters
    .description = Who rolls; names separated by commas
opt-noir-call-rolls = rolls
    .description = An ability or attribute
opt-noir-call-title = title
    .description = What the roll is about
opt-noir-call-opponents = opponents
    .description = Who rolls against them; leave empty to roll against 20
opt-noir-call-opponent_rolls = opponent_rolls
    .description = What the opponents roll (default: the same)
opt-noir-call-circumstances = circumstances
    .description = What makes it easier or harder for them, such as +5 -2
opt-noir-call-opponent_circumstances = opponent_circumstances
    .description = What makes it easier or harder for the opponents, such as +5 -2
cmd-noir-stabilise = stabilise
    .description = Try to stabilise someone’s open wounds, with Medicine
opt-noir-stabilise-patient = patient
    .description = Whose wounds
opt-noir-stabilise-medic = medic
    .description = Who tries (default: the one you play)
opt-noir-stabilise-circumstances = circumstances
    .description = GM: what makes it easier or harder, such as +5 -2
cmd-noir-social = social
    .description = Open a social conflict, from conversation to deadly violence
opt-noir-social-passive = passive
    .description = The other side
opt-noir-social-active = active
    .description = Who wants something (default: the one you play)
opt-noir-social-goal = goal
    .description = What the active side wants; leave empty to be asked
opt-noir-social-effect = effect
    .description = What follows if the active side fails; leave empty to ask the passive side
opt-noir-social-rolls = rolls
    .description = What the active side rolls (default: Charm)
opt-noir-social-passive_rolls = passive_rolls
    .description = What the passive side rolls (default: Withstand, or Resistance against a threat)
opt-noir-social-threat = threat
    .description = Whether there is a threat of violence
opt-noir-social-both_active = both_active
    .description = Both want something: the effect is then the other side’s goal
opt-noir-social-level = level
    .description = Where it starts; above conversation, the GM decides
