# Nyx: opposed rolls, sides of several persons, mobs.

## Opposed rolls

nyx-headline-challenge = { $title }: opposed roll, { $left } against { $right }.
nyx-headline-opposed = { $title } · opposed roll · { $due }
nyx-headline-opposed-result = Opposed roll: { $result }.
nyx-headline-opposed-due = Opposed roll: { $result }. { $due }
nyx-title-opposed = { $title } · opposed roll
nyx-opposed = Opposed roll
nyx-stake = At stake: { $stake }
nyx-stake-harms = One roll each, the higher effect wins. The loser takes the margin as a penalty.
nyx-stake-harmless = One roll each, the higher effect wins. Nobody takes a penalty.
nyx-opposed-result = Result
# $margin: a sum
nyx-opposed-won = **{ $name } won**, margin { $margin }
nyx-opposed-even = **Nobody won**: both had effect { $effect }, and nothing changed.
nyx-opposed-won-brief = { $name } won by { $margin }
nyx-opposed-even-brief = nobody won, nothing changed
nyx-end-decided = { $name } won
nyx-end-undecided = Nobody won, nothing changed

## Breaking off

nyx-end-broke-off-by = { $name } broke off, nobody reached the goal

## Several persons on one side

nyx-together = Together: { $names }
nyx-group-worst = { $count } people: each time the weakest of them rolls, and takes the penalty.
nyx-group-best = { $count } people: each time the most able of them rolls, and takes the penalty.
nyx-roller-worst = Rolls now: { $name }, the weakest link
nyx-roller-best = Rolls now: { $name }, the most able

## Mobs

nyx-created-mob = New mob: { $name }, value { $value }
nyx-sheet-mob = A mob: one value for everyone in it, no aspects and no aspect points. Every hit lowers the value by 1.
nyx-mob-side = Mob: every hit lowers the value by 1
nyx-penalty-drop = { $name }: the value drops by { $drop }.
nyx-penalty-drop-alone = { $name }: effect { $effect } lowers the value by { $drop }.
nyx-penalty-drops = And the value drops by { $drop }.
nyx-mob = mob
nyx-penalty-out-alone = ⚠ An attribute at 0: out until the next scene.
