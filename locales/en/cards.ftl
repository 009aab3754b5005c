# The pictures of rounds: their few words, and all that they show in words for readers who cannot see them

card-sentences = { $before } { $after }

# Dice: a spare one is its figure alone
card-die-counts = { $face } (counts)
card-die-failed = { $face } (failed)

## A conflict of Nyx

card-no-ground = no ground left
card-passive = passive
card-with = { $name }, { $what }
card-side-rolled = { $name }: rolled { $dice }; effect { $effect }.
card-side-idle = { $name }: no dice.
card-beats = { $winner } beats { $loser }.
card-beats-void = { $winner } beats { $loser }, without effect.
card-same-tactic = Both with the same tactic.
card-way = Marker from { $start }: { $legs }.
card-by-dice = by the dice { $steps } for { $name }
card-by-tactic = by the tactic { $steps } for { $name }
card-by-situation = by the situation { $steps } for { $name }
card-level = { $left } and { $right } are level on a scale of { $length }.
card-ahead = A lead of { $steps } out of { $length } for { $name }.
card-over = { $steps } past the end.
card-end = The end: { $what }.
card-wins = The win goes to { $name }.
card-tied = Neither wins.

## A roll alone

card-success = Success
card-failure = Failure
card-effect = effect · { $attribute } { $target }
card-effect-withheld = effect · { $attribute }
card-result = { $figure } { $target }
card-rolls = { $name }: rolled { $dice }; { $figure }. { SENTENCES($verdict) }.

## The whole way of a conflict

card-course = Marker round by round (+ { $left }, − { $right }), scale of { $length }: { $places }.
card-course-place = { SIGNED($place) }
card-end-won = The win goes to { $name }.
card-end-open = Nobody wins.

## Noir

card-roller = { $name }: { $dice }; total { $total }.
card-order = Order: { $fighters }.
card-fighter = { $name } { $initiative } ({ $parts })
card-side-letter = side { $side }
card-acts = acts
card-daze = daze { $daze }
card-wounds = wounds { $wounds }
card-wounded = wounded
card-had-turn = had a turn
card-out = out
card-dying = dies in { $rounds }
card-dazed = dazed
card-level-of = { $word }, step { $level } of { $most }.
unknown-number = ?
card-target = vs { $target }

## Zapas

card-gives = { $what } { $dice }
card-pool = Dice: { $gives }; difficulty { $difficulty }; { $chance }.
card-thrown = Rolled: { $dice }; hits { $hits } of { $difficulty }. { $verdict }.
card-reserve = Reserve { $before }, then { $after }.
card-reserve-is = Reserve { $reserve }.
card-give-base = base
card-give-trait = trait
card-give-aspects = aspects
card-give-flag = flag
card-give-reserve = reserve
card-give-help = help
card-bidder = { $name }: dice { $fixed }, bid { $bid }, in reserve { $free }; { $chance }.
card-to-bid = { $name } is to bid.
card-threw = { $name }: rolled { $dice }; hits { $hits }.
card-struck = Flag struck out: “{ $flag }” ({ $reason }).
