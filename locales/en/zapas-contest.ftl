# Zapas: what everyone sees of rolls, duels and recovery scenes: the panel, the story, the journal of all three.
# Names and other users’ text stand where no language needs to inflect them.

## Sums

zapas-plus = { $sum } + { $number } ({ $what })
zapas-minus = { $sum } − { $number } ({ $what })
zapas-difficulty = Difficulty: { $sum }
zapas-difficulty-equals = Difficulty: { $sum } = **{ $difficulty }**
zapas-difficulty-least = Difficulty: { $sum }, but at least **{ $difficulty }**
zapas-dice-count = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
zapas-pool = Pool: { $pool }
zapas-pool-base = 1
zapas-pool-trait = { $sum } + **{ $trait }** 1
# $aspects: zapas-bold
zapas-pool-aspects = { $sum } + { $count ->
        [one] aspect
       *[other] aspects
    } { $aspects } { $count }
zapas-pool-flag = { $sum } + flag **{ $flag }** 1
zapas-pool-reserve = { $sum } + reserve **{ $count }**
zapas-pool-help = { $sum } + help **{ $count }**
# $dice: zapas-dice-count
zapas-pool-equals = { $sum } = **{ $dice }**
zapas-percent = { $percent }%
zapas-percent-unknown = ?%
zapas-percent-under = under 1%
zapas-percent-over = over 99%
zapas-chance = Chance: **{ $chance }**
zapas-hopeless = ⚠ Fewer dice than the difficulty: as it is, this can’t succeed.
zapas-die-hit = **{ $die }**
zapas-die-miss = ~~{ $die }~~
zapas-hits = { $count ->
        [0] no hits
        [one] { $count } hit
       *[other] { $count } hits
    }
zapas-thrown = { $name }: { $dice } → { $hits }

## What is waited for

zapas-waits-for = ⏳ { SENTENCES($names) }: { $duty }
zapas-wait-difficulty = how hard is it?
zapas-wait-build = gather dice and roll
zapas-wait-confirm = go on at this difficulty?
zapas-wait-objection = does the help count?
zapas-wait-stakes = say what is at stake
zapas-wait-accept = accept the stakes?
zapas-wait-choose = choose trait, aspects, flag
zapas-wait-close-help = begin the bidding?
zapas-wait-bid = add dice, or be ready
zapas-wait-end-recovery = is the scene over?
zapas-headline-panel = { $where } · { $what }

## A roll

zapas-headline-tries = { $name }: { $title }
# $dice: zapas-dice-count
zapas-headline-building = { $name } gathers { $dice } against { $difficulty }: { $chance } · { $title }
zapas-gathers = { $name } gathers { $dice }.
zapas-goal = Goal: { $text }
zapas-aim = { $purpose }: { $what }
zapas-aim-of = { $text } ({ $name })
zapas-aim-part = { $text }, for “{ $task }”
zapas-aim-takes = { $part }; a success lowers its difficulty by { $number }
zapas-conditions-now = { $name }’s conditions: { $conditions }
zapas-barred = Ruled out by the GM: { $items }
zapas-helps = { $name } helps: “{ $text }”
zapas-helps-doubted = ⚠ { $said } · someone objects: the die doesn’t count until the GM has decided
zapas-headline-success = { $name } succeeds: { $hits } against { $difficulty } · { $title }
zapas-headline-failure = { $name } fails: { $hits } against { $difficulty } · { $title }
zapas-success = **Success**: { $hits } against difficulty { $difficulty }.
zapas-failure = **Failure**: { $hits } against difficulty { $difficulty }.
zapas-reserve-moved = { $name }: reserve { $old } { SIGNED($change) } = **{ $reserve }**
zapas-reserve-brief = { $name } { $old } → { $reserve }
zapas-reserve-same = { $name }: the reserve doesn’t change.
zapas-added-back = { $name } keeps the added dice: { $count }
zapas-help-back = The helping dice go back: { $names }
zapas-marked = The flag **{ $flag }** gets a mark.
zapas-after-failure = The goal is out of reach for now. The GM says what follows: a twist, a condition, both or neither.
zapas-after-contact = { $name } says who it is.
zapas-cancelled = “{ $title }” is called off
zapas-dice-back = All dice go back where they came from.

## The journal of rolls

zapas-told-tries = { $name } tries: { $title }
zapas-told-approach = It counts as: { $text }
zapas-told-confirm = ⚠ The difficulty has changed: first, the player says whether to go on.
zapas-told-confirmed = The roll goes on at this difficulty.
zapas-told-barred = The GM rules out: { $text }
zapas-told-allowed = The GM allows again: { $text }
zapas-told-help-taken = { $name } takes the helping die back.
zapas-told-help-sent = The GM sends the helping die back: { $name }
zapas-told-help-doubted = ⚠ Someone objects to { $name }’s help: the GM decides.
zapas-told-help-kept = The GM lets the help count: { $name }
zapas-told-twist = It gets worse: { $text }
zapas-told-nothing-more = Nothing more follows.

## A duel

zapas-duel-stakes = the stakes
zapas-duel-build = the pools
zapas-duel-help = help
zapas-duel-bidding = bidding
zapas-duel-settled = decided
zapas-duel-conceded = given up
zapas-duel-cancelled = called off
zapas-title-duel = { $title } · { $phase }
zapas-headline-against = { $title } · dice: { $dice } against { $other }
zapas-duel-fact = It’s about a fact: what the winner claims is true.
zapas-live-fact = It’s about a fact.
# $win, $lose, $tie: zapas-percent
zapas-duel-chances = { $name } wins { $win }, { $other } { $lose }, tie { $tie }
# $bids: zapas-bid-…
zapas-bids = Bids: { $bids }
zapas-bids-earlier = { $count } before
zapas-bid-adds = { $name } +{ $dice }
zapas-bid-ready = { $name } is ready
zapas-bid-out = { $name } is ready, no dice left
zapas-bid-so-far = Bid **{ $bid }**, { $left } left
zapas-wants-bidding = { $name } wants to begin the bidding.
zapas-wants-cancel = { $name } wants to call it off; the other side must agree.
zapas-stake = At stake: { $text }
zapas-stake-unsaid = At stake: not said yet
zapas-accepts = ✅ accepts the stakes
zapas-confirmed = ✅ locked
zapas-headline-wins = { $name } wins: { $hits } against { $less } for { $other }
zapas-headline-tie = A tie: { $names }, { $hits } each
zapas-headline-concedes = { $name } gives up: { $other }’s stake comes true
zapas-comes-true = **{ $name } wins**: { $text }
zapas-is-fact = It joins the settled facts.
zapas-tie = Neither stake comes true.
zapas-tie-fact = Neither claim is settled.
zapas-told-account = { $name } tells it: { $text }
zapas-gm-tells = The GM says how it goes, within the stakes.
zapas-told-duel = { $name } challenges { $other }.
zapas-told-stake = If { $name } wins: { $text }
zapas-told-stakes = The stakes: “{ $stake }” against “{ $other }”. Both sides must accept them.
zapas-told-accepts = { $name } accepts the stakes.
zapas-told-locked = { $name } has chosen.
zapas-told-phase = Now: { $phase }.
zapas-told-concedes = { $name } gives up. It comes true: { $text }

## A recovery scene

zapas-headline-recovery = Recovery: { $names }
zapas-headline-recovered = Recovered: { $reserves }
zapas-headline-recovery-over = The recovery scene is over: { $names }
zapas-title-recovery = Recovery scene · { $names }
zapas-recovery-how = Play a quiet scene together. When the GM closes it, reserves below 7 rise again, usually to 7.
zapas-recovery-full = Nobody had a die to gain.
zapas-has = { $name }: reserve **{ $reserve }**
zapas-questions = Ask each other, in character
zapas-question = · { $question }
zapas-told-recovery = A recovery scene begins: { $names }.
zapas-told-recovered = The recovery scene is over.

## The live message, and the result for everyone

zapas-part-aspect = “{ $text }”
zapas-part-aspects = { $count ->
    [one] { $count } aspect
   *[other] { $count } aspects
}
zapas-part-flag = flag “{ $text }”
zapas-part-a-flag = flag
zapas-part-help = { $name } helps
zapas-wait-follows = what follows?
zapas-footer-reserve = reserve { $old } { SIGNED($change) } = { $reserve }
zapas-footer-of = { $name }: { $what }
zapas-footer-bid = { $name }: bid { $bid }, { $left } left
zapas-at-stake = { $name }: “{ $stake }” · { $other }: “{ $theirs }”
zapas-true-now = True from now on: “{ $text }”
