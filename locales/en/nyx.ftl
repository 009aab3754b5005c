# Nyx: what happens, how a conflict stands, what a person is asked.
# Terms: docs of the rules. Names and other users' text stand where no language needs to inflect them.

## Words

nyx-attribute-body = Body
nyx-attribute-mind = Mind
nyx-attribute-interaction = Interaction
# The one value of an opponent without a sheet
nyx-attribute-value = Value
nyx-tactic-defensive = Defensive
nyx-tactic-waiting = Waiting
nyx-tactic-offensive = Offensive
nyx-attributes = Attributes
nyx-aspects = Aspects
nyx-damage = Damage aspects
nyx-fatigue = fatigue
nyx-modifier = modifier
nyx-advantage = situational advantage
nyx-length = length of the scale
nyx-lead = lead
nyx-situation = situation
nyx-marker = marker
nyx-bonus = bonus

# Rules: the credit that their author asks for
nyx-credit = Rules: Nyx v1.02 by Olle "Snigel" Linge (www.snigel.nu). Free to use, not for money.

## Figures and their sums

nyx-value = { $value }
# A value above 10: what it adds to the effect, and the value itself
nyx-value-above = +{ $over } ({ $value })
nyx-attribute-is = { $attribute } { $value }
nyx-attribute-withheld = { $attribute } ?
nyx-signed = { SIGNED($number) }
nyx-plus = { $sum } { SIGNED($number) }
nyx-plus-named = { $sum } { SIGNED($number) } ({ $what })
nyx-equals = { $sum } = { $total }
nyx-equals-signed = { $sum } = { SIGNED($total) }
nyx-equals-final = { $sum } = **{ SIGNED($total) }**
nyx-equals-floor = { $sum } = { $total }, counts as 0
nyx-points = Points { $points }
nyx-points-moved = Points { SIGNED($points) }
nyx-aspect = { $name } ({ $value })
nyx-aspect-hidden = a secret aspect
nyx-use-points = { $aspect }, points { SIGNED($points) }

## Dice

nyx-dice-one = one die
nyx-dice-best = { $dice } dice, the best counts
nyx-dice-worst = { $dice } dice, the worst counts
# One die, more for some aspects, fewer for others
nyx-dice-mixed = 1 { SIGNED($more) } { SIGNED($fewer) }: { $dice }
nyx-die = { $die }
nyx-die-counts = **{ $die }**
nyx-die-failed = ~~{ $die }~~
nyx-die-failed-counts = **~~{ $die }~~**
nyx-roll = { $sum }: { $dice }
nyx-roll-pool = { $roll } ({ $pool })
nyx-rolls = { $name } · { $roll }
nyx-effect = Effect { $effect }
nyx-effect-bonus = Effect { $die } { SIGNED($bonus) } = { $effect }
nyx-effect-none = Effect 0: { $die } is above { $target }
nyx-effect-none-withheld = Effect 0: { $die } is too high
nyx-steps-back = { $die } is { $steps } above { $target }: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } back
nyx-helps = Helps: { $aspects }
nyx-hurts = Hurts: { $aspects }
# Against the player's will: demanded by the GM, or the damage of an opponent without a sheet
nyx-forced = Forced: { $aspects }
nyx-bought-off = Bought off: { $aspects }

## The marker

nyx-level = neither is ahead
nyx-ahead = { $name } ahead by { $steps }
nyx-ahead-past = { $name } past the end by { $steps }
nyx-marker-of = Marker (+ { $left }, − { $right })
nyx-way-still = { $sum }, unmoved by the roll
nyx-way-rolled = { $way } → { SIGNED($place) }
nyx-way-bonus = { $way }, { $tactic } { SIGNED($number) }
nyx-way-both = { $way }, three steps for both cancel out
nyx-way-stops = { $way }, stops at { SIGNED($place) }
nyx-way-no-room = { $way } of { SIGNED($number) } (no more room)
nyx-way-end = { $way } → **{ SIGNED($marker) }**
nyx-overflow = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } past the end: effect { $steps } against { $name }.
nyx-overflow-goal = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } past the end, and that settles it.

## Tactics: who won, and whether it counts

nyx-beats-defensive = Defensive beats Offensive
nyx-beats-waiting = Waiting beats Defensive
nyx-beats-offensive = Offensive beats Waiting
nyx-beats-void = { $beats }, in vain
nyx-equal = Both picked { $tactic }.
nyx-equal-brief = Both picked { $tactic }
nyx-fits-defensive = With { $name } at { SIGNED($place) } after the roll, level or behind, the win counts.
nyx-fits-waiting = Waiting counts anywhere on the scale.
nyx-fits-offensive = With { $name } at { SIGNED($place) } after the roll, level or ahead, the win counts.
nyx-void-defensive = But with { $name } at { SIGNED($place) } after the roll, the win is void: Defensive only counts when level or behind.
nyx-void-offensive = But with { $name } at { SIGNED($place) } after the roll, the win is void: Offensive only counts when level or ahead.
nyx-both-waiting = Waiting always counts, so both win.
nyx-both-level = At 0 after the roll, it counts for both.

## What a win is used for

nyx-bonus-steps = Three steps for { $name }.
nyx-bonus-story = A narrative advantage for { $name } instead: { $text }
nyx-bonus-asked = ⏳ The GM decides on a narrative advantage for { $name }: { $text }
nyx-bonus-break-off = Broken off by { $name }.
nyx-bonus-chosen = 🔒 { $name }: the choice is made.
nyx-bonus-due = ⚠ { $name }: how to use the win? Three steps, or something else instead?
nyx-bonus-wait = ⏳ { $names }: how to use the win?
nyx-asked-wait = ⏳ The GM decides on a narrative advantage.
nyx-story-allowed = The GM allows what { $name } asked for: { $text }
nyx-story-refused = The GM says no, and { $name } may choose again: { $text }

## Penalties

nyx-penalty-due = ⚠ { $name }: effect { $effect }. Fatigue or damage?
nyx-penalty-fatigue = { $name }: effect { $effect } becomes { $fatigue } fatigue on { $attribute }.
nyx-penalty-fatigue-cut = { $name }: effect { $effect } becomes { $fatigue } fatigue on { $attribute }, which can’t lose more.
nyx-penalty-damage = { $name }: effect { $effect } becomes a damage aspect (1): { $damage }
nyx-penalty-as-fatigue = Fatigue
nyx-penalty-as-damage = Damage
nyx-penalty-damage-is = One damage aspect (1), whatever the effect. Name it after what happened: it hurts in every roll it affects.
nyx-penalty-out = ⚠ An attribute at 0: out, and the conflict is lost.

## Who tells the round

nyx-narrator = To tell it: { $name }
nyx-narrator-gm = To tell it: the GM
# $who: who narrates the round
nyx-narrator-asks = { $who } · How does it end?
# What was at stake when a conflict is over: the goal that was reached, and one that was not
nyx-stake-won = ✓ { $name }
nyx-stake-lost = ✗ { $name }
nyx-became-true = True now: { $facts }
nyx-came-true = Came true: { $facts }
nyx-account = > **{ $name }:** { $text }
nyx-account-gm = > **GM:** { $text }

## The end

nyx-the-end = The end
nyx-over = It is over. { $end }.
nyx-sentence = { $text }.
nyx-end-gave-up = { $loser } gave up, { $name } reached the goal
nyx-end-out = { $loser } went down, { $name } reached the goal
nyx-end-goal = { $name } reached the goal
nyx-end-broke-off = Broken off, nobody reached the goal
nyx-end-gm = Ended by the GM, nobody reached the goal
nyx-goal-reached = Goal reached: { $goal }
nyx-stood = At the end: { $standing }.

## Headlines and titles

nyx-headline = Round { $turn }: { $result }. { $due }
nyx-headline-way = { $name } { SIGNED($start) } → { SIGNED($marker) }
nyx-headline-both = { $way }. { $verdict }
nyx-headline-end = { $title } is over. { $end }.
nyx-headline-opening = { $title } begins: { $left } against { $right }, { $standing }.
# Below what someone told of the newest round
nyx-headline-below = { $title }: { $standing }.
nyx-headline-panel = { $title } · round { $turn } · { $standing } · { $due }
nyx-headline-choosing = { $title } · round { $turn } · { $due }
nyx-wait = ⏳ Waiting for { $names }
nyx-wait-gm = ⏳ Waiting for the GM
# A side for which the dice draw the tactic, and the same where others are waited for
nyx-on-autopilot = { $name } (autopilot)
nyx-wait-drawn = { $due } ({ $names }: autopilot)
nyx-title = { $title } · round { $turn }
nyx-title-end = { $title } · over
nyx-round = Round { $turn }
nyx-side-tactic = { $name } · { $tactic }
nyx-side-gm = { $name } (GM)
nyx-side-number = Side { $number }
nyx-side-has = { $name } · { $what }

## The opening

nyx-scale = The scale has { $length } steps each way.
nyx-mode-penalty = Steps past the end become a penalty, and the conflict goes on.
nyx-mode-goal = Steps past the end reach the goal and end the conflict.
nyx-mode-both = Steps past the end become a penalty, reach the goal and end the conflict.
nyx-break-off-free = May break off in any declaration.
nyx-break-off-on-win = May break off after winning the tactics.
nyx-break-off-forbidden = Can’t break off, only give up.
nyx-goal = Goal: { $goal }
nyx-goes-in-with = Begins with { $attribute }
nyx-passive = Passive: rolls no dice and picks no tactic.
nyx-modifier-is = Modifier { SIGNED($modifier) }
nyx-advantage-is = Situational advantage { $advantage }

## The panel

nyx-advantage-held = { $held } ({ $name })
nyx-shift = This round it moves the marker { SIGNED($steps) } for the side that is ahead, { $name }.
nyx-shift-none = It doesn’t move the marker this round.
nyx-due-declare = Declare your attribute and aspects in the open. ⏳ Waiting for { $names }
nyx-due-tactic = Tactics are picked in secret. ⏳ Waiting for { $names }
nyx-after-dice = After the roll: { $standing }. The marker moves once the winner has decided how to use the win.
nyx-demand-due = ⚠ The GM demands an aspect from { $name }: { $aspect }. Accept it or buy it off.
nyx-status-declaring = ⏳ declaring
nyx-status-waiting = ⏳ waiting for { $name }
nyx-status-declared = ✅ declared
nyx-status-demand = ⚠ a demand to answer
nyx-status-choosing = ⏳ choosing
nyx-status-sealed = 🔒 sealed
nyx-status-sealed-known = 🔒 sealed: { $choice }
nyx-status-bonus = ⚠ a win to use
nyx-status-penalty = ⚠ a penalty to take

## The picker

nyx-headline-picker = Round { $turn }: { $standing }. Your pick is final, and sealed until both have picked.
nyx-headline-sealed = Round { $turn }. 🔒 Sealed: { $tactic }. It’s final, and shown when both have picked.
nyx-pick-final = Picks and dice are shown together. Until then nobody sees yours, not even the GM.
nyx-pick-own = Picks and dice are shown together. Until then nobody else sees yours.
nyx-pick-again = If the dice change before the roll, you choose again. “Keep it” keeps your tactic.
nyx-pick-kept = You keep your tactic, even if the dice change before the roll.
nyx-pick-watched = Picks and dice are shown together. Until then nobody sees yours but the GM, as this table has chosen.
nyx-brings = { $name }: { $sum }, { $dice }
nyx-own-shift = The situation moves the marker { SIGNED($steps) } for you this round.
nyx-pick-defensive-beats = Beats Offensive, loses to Waiting.
nyx-pick-defensive-pays = +3 if you’re level or behind after the roll; may save you at the end of the scale.
nyx-pick-waiting-beats = Beats Defensive, loses to Offensive.
nyx-pick-waiting-pays = +3 anywhere, but never past the end.
nyx-pick-offensive-beats = Beats Waiting, loses to Defensive.
nyx-pick-offensive-pays = +3 if you’re level or ahead after the roll, even past the end.

## The use of a win

nyx-headline-bonus = Round { $turn }: a win for { $name }. How to use it?
nyx-win-steps = Three steps
nyx-win-steps-to = { $name }: { SIGNED($start) } → { SIGNED($end) }
nyx-win-over = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } past the end of the scale, as effect against the opponent.
nyx-win-both = Both sides won. If both take steps, the marker stays.
nyx-win-story = Narrative advantage
nyx-win-story-is = Instead of the steps: a weapon drawn, a better spot, time gained. Say what it is.
nyx-win-judged = The GM decides whether it’s reasonable; if not, you choose again.
nyx-win-own-judge = As the GM, you decide it yourself.
nyx-win-break-off = Break off
nyx-win-break-off-is = The conflict ends with this round, and nobody reaches the goal.

## Demands

nyx-headline-demand = ⚠ { $name }: the GM demands { $count ->
        [one] an aspect
       *[other] { $count } aspects
    } in the next roll.
nyx-demand-answer = Accept: { $gain ->
        [0] no points
        [one] { SIGNED($gain) } point
       *[other] { SIGNED($gain) } points
    }, { $value ->
        [one] { $value } die
       *[other] { $value } dice
    } against you. Buy off: { $price } of your { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
nyx-demand-forced = { $points ->
        [0] You have no point to buy it off.
       *[other] Buying it off costs { $price }, and you have { $points }.
    } Accept: { $gain ->
        [0] no points
        [one] { SIGNED($gain) } point
       *[other] { SIGNED($gain) } points
    }, { $value ->
        [one] { $value } die
       *[other] { $value } dice
    } against you.
nyx-demand-taken = { $name } accepts: { $use }
nyx-demand-bought = { $name } buys off: { $use }

## Sheets

nyx-headline-sheet = { $name }: { $values }
nyx-headline-form = { $name }: { $left ->
        [0] the attributes are set
        [one] { $left } attribute point left
       *[other] { $left } attribute points left
    }, { $unnamed ->
        [0] every aspect has a name
        [one] { $unnamed } aspect to name
       *[other] { $unnamed } aspects to name
    }.
nyx-sheet-unfinished = The sheet isn’t finished.
nyx-sheet-out = Out: an attribute is at 0 until the next scene.
nyx-sheet-bare = One value for everything, no aspects and no aspect points.
nyx-aspects-of = **{ $value }:** { $aspects }
nyx-slot-open = (open)
nyx-form-ready = ✅ Everything is in place: you can finish the sheet.
nyx-form-attributes = **Body** is strength, speed and endurance; **Mind** reason, will and the senses; **Interaction** persuasion, art, contacts and standing. 5 is average. A dock worker: Body 8, Mind 4, Interaction 5.
nyx-form-aspects = An aspect is anything about the character: a trait, a thing, a friend, a wish. The 3 is what everyone knows first, the 2s matter often. For example “Never leaves a debt unpaid” (3), “The old ferry” (2).
nyx-form-balance = The best ones can help and hurt. Keep them apart from each other, and let some of the 3 and the 2s get the character into trouble.
nyx-form-saved = Saved as it is. Go on whenever you like.
nyx-budget-even = ✅ Sum { $need } of { $need }
nyx-budget-left = Sum { $have } of { $need }: { $left } left
nyx-budget-over = Sum { $have } of { $need }: { $left } too many
nyx-missing-names = { $count ->
        [one] { $count } aspect without a name
       *[other] { $count } aspects without a name
    }
nyx-unused = The 3 and the 2s that haven’t come up in a long time
nyx-unused-of = { $name }: { $aspects }
nyx-unused-aspect = { $aspect } ({ $value }, last in session { $session })
nyx-unused-never = { $aspect } ({ $value }, never yet)

## Single rolls

nyx-headline-roll = { $name } rolls { $roll } → effect { $effect }
nyx-roll-won = { $name } succeeds
nyx-roll-lost = { $name } fails

## The journal

nyx-created = New character: { $name }
nyx-created-bare = New opponent: { $name }, value { $value }
nyx-aspects-named = Aspects: { $aspects }
nyx-finished = ✅ The sheet is finished: { $name }
nyx-fatigue-cleared = All fatigue is gone.
nyx-used-in-story = { $name } · { $use } · In the story: { $text }
nyx-succeeded = { $name } · { $use } · Succeeds without a roll: { $text }
nyx-declared = ✅ Declared by { $name }: { $attribute }
nyx-reopened = { $name }: the declaration is open again.
nyx-tactics-opened = Everything is declared. Now the tactics are picked in secret.
nyx-choose-again = { $name } may choose again: the dice have changed.
nyx-picked = 🔒 { $name }’s pick is made and sealed.
nyx-choice-handed = 🔒 The choice made for { $name } stays sealed.

## The tale of a round: how the rolls compare. $variant is 0 or 1, by turns

nyx-tale-nothing = { $variant ->
        [0] Neither of them gets anywhere.
       *[1] Much effort on both sides, and nothing comes of it.
    }
nyx-tale-even = { $variant ->
        [0] They are evenly matched, and neither gives way.
       *[1] Every move is answered; nobody gains on anyone.
    }
nyx-tale-narrow = { $variant ->
        [0] { $name } is a shade better this time.
       *[1] { $name } gains a little, no more.
    }
nyx-tale-clear = { $variant ->
        [0] { $name } is clearly better, and { $other } has to give way.
       *[1] { $name } has the better of it, and { $other } feels it.
    }
nyx-tale-alone = { $variant ->
        [0] { $name } gets something done while { $other } gets nowhere.
       *[1] { $other } falters, and { $name } makes use of it.
    }
nyx-tale-far = { $variant ->
        [0] { $name } is in full command, and { $other } can do little but watch.
       *[1] Everything goes right for { $name }, and hardly anything for { $other }.
    }

## The tale against a passive side

nyx-tale-strides = { $variant ->
        [0] { $name } makes great strides.
       *[1] { $name } hardly meets any resistance now.
    }
nyx-tale-gains = { $variant ->
        [0] { $name } comes a bit closer.
       *[1] { $name } gains ground, step by step.
    }
nyx-tale-slips = { $variant ->
        [0] { $name } loses a little of what was won.
       *[1] Something gives, and { $name } slips back.
    }
nyx-tale-falls = { $variant ->
        [0] { $name } is thrown far back.
       *[1] It goes badly wrong, and { $name } almost has to start over.
    }

## The tale of the tactics. A won one begins with the name: nyx-tale-but stands before it when the rolls said otherwise

nyx-tale-but = But { $said }
nyx-tale-defensive = { $variant ->
        [0] { $name } holds firm and lets { $other } rush past.
       *[1] { $name } expects just this, and { $other } spends the effort on thin air.
    }
nyx-tale-waiting = { $variant ->
        [0] { $name } takes the time to look around, and { $other } guards against something that never comes.
       *[1] { $name } gathers strength, while { $other } keeps the guard up for nothing.
    }
nyx-tale-offensive = { $variant ->
        [0] { $name } acts at once, while { $other } still waits for a better moment.
       *[1] { $name } presses on and leaves { $other } no time to think.
    }
nyx-tale-defensive-void = { $variant ->
        [0] { $name } guards against { $other } with the upper hand already won, and the caution earns nothing.
       *[1] { $name } sees through { $other } but only holds back, and the chance goes by.
    }
nyx-tale-offensive-void = { $variant ->
        [0] { $name } takes { $other } by surprise, but stands too badly to make anything of it.
       *[1] { $name } charges while { $other } waits, but there is too far to go.
    }
nyx-tale-both-defensive = { $variant ->
        [0] Both cover themselves and wait for the other to slip.
       *[1] Two guards up, and hardly a move between them.
    }
nyx-tale-both-waiting = { $variant ->
        [0] Both bide their time and look for an opening.
       *[1] They circle each other, waiting for the right moment.
    }
nyx-tale-both-offensive = { $variant ->
        [0] Both go all out, force against force.
       *[1] Neither holds anything back.
    }

## The message for everyone: at most 120 characters in the first line

nyx-result = Round { $turn }: { $gain }.
nyx-result-pending = Round { $turn }: { $verdict }.
nyx-result-still = nobody gains ground, { $standing }
nyx-result-level = level again, thanks to { $name }
nyx-result-lead = the lead goes to { $name }, by { $ahead }
nyx-result-further = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to { $name }, now { $ahead } ahead
nyx-result-closer = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } back to { $name }, { $other } still { $ahead } ahead
nyx-result-driven = Round { $turn }: past the end for { $name }, effect { $effect }.
# The sum of a round in small print
nyx-small = -# { $text }
# $declared: the attribute and the aspects used
nyx-live-declared = ✅ { $name }: { $declared }
nyx-live-sealed = 🔒 { $name } · { $hash }
nyx-live-chosen = 🔒 { $name }: the choice is made · { $hash }
nyx-live-about = { $name }: { $about }
nyx-live-shift = Situation: { SIGNED($steps) } for { $name }

nyx-hidden = { $name }: { $attribute } { $value }, die { $die } → { $effect ->
        [0] failure
       *[other] success, effect { $effect }
    }
