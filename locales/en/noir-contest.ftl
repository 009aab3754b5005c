# Noir: what everyone sees of rolls, combats and talks: the panel, the stories, the journal of both.
# Names and other users' text stand where no language needs to inflect them.

## Dice and their sum

noir-die = { $die }
noir-die-unused = ~~{ $die }~~
noir-dice-base = { $sum } + { $die }
# An extra die that a ten earned
noir-dice-extra = { $sum } + **{ $die }**
noir-dice-rest = { $sum } + **{ $total }** ({ $count } more dice)
noir-equals = { $sum } = { $total }
noir-counts-as = { $sum }, counts as { $total }
noir-plus = { $sum } + { $number } ({ $what })
noir-minus = { $sum } − { $number } ({ $what })
noir-more = { $sum } + { $number }
noir-less = { $sum } − { $number }
noir-others = other modifiers
noir-signed = { SIGNED($number) }
noir-stake = { $value } { $number }
# $note: what the roll is for, such as a defence
noir-name-note = { $name } ({ $note })
noir-rolled = { $name }: { $sum }
noir-rolled-outcome = { $rolled } · **{ $outcome }**
noir-rolled-remark = { $rolled } · { $remark }
# $names: the limitations that are on and were taken out of the roll
noir-without = without { $names }
noir-result = { $name }: { $value }, total { $total }, { $outcome }
noir-stakes = { $name } rolls { $stake }
noir-with-odds = { $stake } · { $points } Fate
noir-exploded = { $count ->
        [one] one extra die
       *[other] { $count } extra dice
    }
noir-blocked = { $count ->
        [one] a 10 blocked
       *[other] { $count } tens blocked
    }
# $dice: noir-die-unused
noir-unused = { $points } Fate before, unused { $dice }
noir-late = bought die { $face }
noir-late-placed = bought die { $face } in place of ~~{ $old }~~
noir-late-unused = bought die ~~{ $face }~~ unused
noir-offered = { $name } throws { $dice }: two of them count
noir-offered-for = { $name } throws { $dice }; two of them count, with { $stake }
noir-tie-withheld = Tied in everything: 1d10 decides, { $throws }.
noir-tie-value = Tied at { $total }: the higher value decides ({ $values }).
noir-tie-highest = Tied at { $total } and in value: the highest die decides ({ $dice }).
noir-tie-throw = ({ $dice })
noir-tie-thrown = Tied at { $total } in everything: 1d10 decides, { $throws }.
noir-against-target = Against 20.
noir-against-each-other = Against each other: the highest total wins.
noir-undefended = Undefended: 20 hits.
noir-undefended-sure = Undefended: a sure hit.
noir-head-roll = { $name }, “{ $title }”: { $outcome } with { $total }
noir-head-won = “{ $title }”: { $won }
noir-wins = { $name } wins, { $total } against { $less } for { $other }
noir-wins-over = { $name } wins with { $total } against { $count } others
noir-exceptional-good = Exceptional: agree on something more that goes well for { $name }.
noir-exceptional-bad = Exceptional: agree on something more that goes badly for { $name }.

## Rolls on their way

noir-test-opened = A roll: { $title } ({ $names })
noir-title-test = { $title }
noir-roll-called-off = “{ $title }” is called off
noir-throws = { $name } throws { $dice }
noir-pays-odds = { $name } pays { $points } Fate before the roll
noir-takes-two = { $name } takes two of them: { $dice }
noir-late-declined = { $name } lets the roll stand
noir-late-thrown = { $name } buys a die: { $face }
noir-late-left = { $name } doesn’t use the bought die: { $dice }
noir-late-counts = { $name } uses the bought die: { $dice }

## What is waited for

noir-waits-for = ⏳ { SENTENCES($names) }: { $duty }
# Where nobody knows for what: it is something of the GM's own
noir-wait-gm = ⏳ The GM
noir-the-gm = the GM
noir-wait-let = may the roll go ahead?
noir-wait-ready = what applies to the roll?
noir-wait-odds = Fate before the roll?
noir-wait-choose = choose two dice
noir-wait-late = buy a die after the roll?
noir-wait-place = place the bought die
noir-wait-declare = choose an action
noir-wait-rule = what to roll for the action?
noir-wait-defend = choose a defence
noir-wait-grit = grit teeth, or pass?
noir-wait-protect = step in for the victim?
noir-wait-protect-whom = step in for { $victim }?
noir-wait-survive = Fate for fewer wounds?
noir-wait-terms = say what is at stake
noir-wait-loss = accept, or escalate?
noir-wait-name-loser = who lost the fight?
noir-wait-next-round = next round, or the end?

## A combat

noir-combat-opened = Combat: { $title }. { $names } roll initiative.
noir-title-opening = { $title } · initiative
noir-title-round = { $title } · round { $turn }
noir-headline-opened = { $title }: combat! Everyone rolls initiative
# $places: noir-place
noir-headline-first = { $title }, in order: { $places }
noir-place = { $name } ({ $initiative })
noir-headline-round = Round { $turn } · { $result }
noir-headline-over = Round { $turn }, the end · { $result }
noir-head-over = “{ $title }” is over.
noir-head-over-out = “{ $title }” is over. Out of it: { $names }.
noir-headline-panel = { $where } · { $what }
noir-turn-of = { $name }’s turn
noir-combat-over = The combat is over.
noir-side = Side { $side }: { $names }
noir-gives = { $rolled } → initiative **{ $initiative }**
noir-figure = { $initiative }
noir-figure-none = –
noir-figure-side = { $figure } { $side }
noir-had-turn = had their turn
noir-cannot-act = can’t act
noir-one-side-left = ⚠ Only one side can still fight. The GM can end the combat.
noir-tell-fight = **How does it look now?**
noir-tell-talk = **What is said now?**
noir-told-by = > **{ $name }:** { $text }
noir-told-by-gm = > **GM:** { $text }
noir-after-standing = Still in it: { $names }.
noir-after-dying = ⚠ Dying: { $names }. /{ cmd-noir } { cmd-noir-stabilise } can save them; /{ cmd-noir } { cmd-noir-round } lets a round pass.
noir-after-wounds = Open wounds: { $names }. /{ cmd-noir } { cmd-noir-stabilise }, with Medicine, can close them.
noir-after-care = ⚠ Dying: { $dying }. Open wounds: { $wounded }. /{ cmd-noir } { cmd-noir-stabilise } helps them; /{ cmd-noir } { cmd-noir-round } lets a round pass.
noir-after-fallen = { $names }: killed or knocked out?
noir-after-down = Not yet on their feet: { $names }.
noir-after-daze = Daze points left: { $names }.
noir-after-gm = The GM decides: /{ cmd-noir } { cmd-noir-correct }.
# $facts: Fate, the wound threshold, weapons with their rounds
noir-own-part = **{ $name }**: { $facts }
noir-own-part-fate = Fate { $points }
noir-own-part-threshold = wound threshold { $threshold }
noir-log = **So far this round**
noir-log-earlier = · { $count ->
        [one] { $count } turn before
       *[other] { $count } turns before
    }
noir-log-entry = · { $entry }
noir-chapter = { $act } – { $results }
noir-more-of = { $title }, further
noir-between = Between turns
noir-round-end = End of the round
noir-harms = { $harms }
# $entry: the newest turn in brief
noir-newest = **{ $entry }**
noir-head-turn = { $name }’s turn, round { $turn }.
noir-head-harm = { $a } hits { $b }: { $harm }.
noir-head-hit = { $a } hits { $b }.
noir-head-missed = { $a } misses { $b }.
noir-sum = { $value } { $number } + { $dice } = { $total }
noir-sum-target = { $value } { $number } + { $dice } = { $total } against 20
noir-sum-daze = Daze { $before } + { $amount } = { $daze }
noir-sum-daze-withheld = Daze + { $amount }

## Rounds and turns

noir-round = Round { $turn } begins
noir-turn = It’s { $name }’s turn, initiative { $initiative }
noir-turn-title = { $name } · initiative { $initiative }
noir-joined = { $name } joins the fight on side { $side }
noir-left = { $name } leaves the fight
noir-ties = Equal in everything, 1d10 decides who acts first: { $names }
noir-grit = { $name } grits their teeth and acts this round
noir-initiative = Initiative: { $moves }
noir-initiative-first = { $name } { $after }
noir-initiative-moved = { $name } { $before } → { $after }
noir-circumstances = The GM’s circumstances for { $name }’s next roll: { $sizes }
noir-circumstances-none = No circumstances for { $name }’s next roll
noir-ended = “{ $title }” ends

## Actions and defences

noir-declares = { $name }: { $act }
noir-act-with = { $act } ({ $weapons })
noir-act-for = { $act }, { $aim }
noir-act-at = { $act } → { $names }
noir-act-text = “{ $text }”
noir-defence-none = no defence
noir-gm-rules = The GM says what to roll.
noir-gm-weighs = The GM says how hard it is.
noir-ruled = The GM’s ruling: { $stake }
noir-ruled-none = The GM’s ruling: no roll
noir-remind-low = ⚠ GM: { $name } has low initiative; consider a penalty.
noir-remind-wounds = ⚠ GM: { $name } is wounded; consider a penalty.
noir-defence-reopened = The GM chooses again how { $name } defends
noir-called-off = The GM calls the action off: { $name } chooses again
noir-moves = { $name } moves up to { $metres } m.
noir-tries = Not yet; the next try gets +{ $bonus }.
noir-waits = { $name } waits.
noir-spent = { $name }, { $weapon }: { $spent ->
        [one] { $spent } round
       *[other] { $spent } rounds
    } fired, { $left } left.
noir-reloaded = { $name }, { $weapon }: { $loaded ->
        [one] { $loaded } round
       *[other] { $loaded } rounds
    } loaded.
noir-reloaded-gm = { $name }, { $weapon }: the GM says how many rounds the belt holds.
noir-missed = { $name } misses.
noir-aim-reached = It works ({ $aim }); the GM says what follows.

## Hits and injury

noir-hit = { $attacker } hits { $victim }.
noir-in-hand = { $name } has in hand: { $weapons }.
noir-in-hand-none = { $name } has nothing in hand.
noir-help-confirmed = { $helper } helps { $name }.
noir-help-settled = Helpers who count for { $name }: { $count }
# $what: noir-harm-fall or one like it, or the GM’s words; $damage: noir-notation
noir-harm-dealt = { $what }: { $names }, damage { $damage }
noir-harm-at = { $what }: { $names }
noir-harm-waits = { $what }: { $victim }, damage { $damage } to come
noir-harm-over = “{ $title }”: that is all.
noir-harm-fall = A fall
noir-harm-fire = Fire
noir-harm-blast = A blast
noir-harm-other = Harm
noir-hit-waits = { $attacker } hits { $victim }, damage { $damage } to come
noir-notation = { $stun ->
        [0] { "" }
       *[other] B
    }{ $dice }d10{ $flat ->
        [0] { "" }
       *[other] { SIGNED($flat) }
    }
noir-protected = { $name } steps in for { $other } and takes the hit.
noir-protection-declined = { $name } does not step in
noir-survive-paid = { $name } pays { $points } Fate to survive.
noir-damage = Damage to { $name }: { $sum }
noir-daze-sum = Daze { $before } + { $amount } = { $daze }
noir-step = { $threshold } (wound threshold)
noir-step-stun = 2 × { $threshold } (threshold, stunning)
noir-step-times = { $times } × { $step } = { $total }
noir-wounds-withheld = Daze + { $amount }: { $wounds ->
        [0] no wound
       *[other] **wounded**
    }.
noir-wounds-none = { $daze }, not above { $step }: no wound.
noir-wounds-one = { $daze }, above { $step }: **{ $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }**.
noir-wounds-lowest = { $daze }, above { $step }: the lowest die, **{ $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }**.
noir-wounds-highest = { $daze }, above { $step }: the highest die, **{ $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }**.
noir-wounds-survived = Fate helps: { $wounds } of { $caused } wounds { $wounds ->
        [one] is
       *[other] are
    } left.
noir-none-the-worse = { $name } is none the worse for it.
noir-lives = { $name } survives.
noir-still-dazed = { $name } is still dazed.
noir-is-dazed = **{ $name } is dazed** and can’t act.
noir-comes-round = { $name } comes round and acts again from the next round.
noir-is-unconscious = **{ $name } falls unconscious.**
noir-acts-again = { $name } can act again.
noir-is-mortal = **{ $name } is mortally wounded**: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } left to stabilise every open wound.
noir-rounds-left = { $name } has { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } left to live.
noir-dies = **{ $name } dies.**
noir-dies-of-it = **{ $name } dies of the wounds.**
noir-is-out = **{ $name } is out of the fight.**
noir-is-saved = { $name } will live, and acts again when the GM says so (/{ cmd-noir } { cmd-noir-correct }).
noir-stabilised = { $name }: { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    } stabilised, { $open } open.
noir-reopened = { $name }: a wound opens again, { $open } open.
noir-care-nothing = { $name }: no wound stabilised, { $open } open.
noir-stabilised-withheld = { $name } is cared for: fewer open wounds.
noir-reopened-withheld = { $name }: a wound opens again.
noir-care-nothing-withheld = { $name }: no wound stabilised.
noir-brief-hit = hit
noir-brief-missed = missed
noir-brief-harm = { $name }: { $harm }
noir-brief-wounds = { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }

## How someone is, in a few columns

noir-note-dazed = dazed ({ $daze })
noir-note-daze = daze { $daze }
noir-note-dying = dying, { $rounds ->
        [one] { $rounds } round left
       *[other] { $rounds } rounds left
    }
noir-note-saved = saved
noir-note-grit = gritted teeth
noir-note-wounded = wounded
noir-note-closed = wounds stabilised
noir-note-wounds = { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }, { $open } open
noir-note-wounds-open = { $wounds ->
        [one] { $wounds } open wound
       *[other] { $wounds } open wounds
    }

## Social conflicts

noir-social-opened = Social conflict, { $level }: { $names }
noir-title-social = { $title } · { $level }
noir-goal = { $name } wants: { $text }
# What happens if the other side fails
noir-effect = Otherwise, says { $name }: { $text }
noir-rolls-with = { $name } rolls { $value }
noir-head-accepts = { $name } accepts: “{ $stake }”
noir-at-stake = { $name }: “{ $goal }”. Or else, { $other }: “{ $effect }”.
noir-lost = { $name } loses.
noir-must-accept = { $name } must accept: there is no level above this one.
noir-may-escalate = { $name } accepts, or escalates: { $level }.
noir-accepts = { $name } accepts defeat.
noir-escalates = { $name } escalates: { $level }
noir-so-be-it = So be it: { $text }
noir-fight-began = It comes to blows: { $level }
noir-fight-decides = The combat decides. Afterwards the GM says who lost.
