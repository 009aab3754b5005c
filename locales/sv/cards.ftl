# Rundornas bilder: deras få ord, och allt de visar i ord för den som inte ser dem

card-sentences = { $before } { $after }

# Tärningar: en överbliven är bara sin siffra
card-die-counts = { $face } (räknas)
card-die-failed = { $face } (misslyckad)

## En konflikt i Nyx

card-no-ground = ingen mark kvar
card-passive = passiv
card-with = { $name }, { $what }
card-side-rolled = { $name }: slår { $dice }; effekt { $effect }.
card-side-idle = { $name }: inga tärningar.
card-beats = { $winner } slår { $loser }.
card-beats-void = { $winner } slår { $loser }, utan verkan.
card-same-tactic = Båda med samma taktik.
card-way = Markören från { $start }: { $legs }.
card-by-dice = tärningarna ger { $name } { $steps }
card-by-tactic = taktiken ger { $name } { $steps }
card-by-situation = läget ger { $name } { $steps }
card-level = { $left } och { $right } står lika på en skala med { $length } steg.
card-ahead = { $name } har överläge med { $steps } av { $length }.
card-over = { $steps } förbi slutet.
card-end = Slutet: { $what }.
card-wins = { $name } vinner.
card-tied = Ingen vinner.

## Ett enskilt slag

card-success = Lyckat
card-failure = Misslyckat
card-effect = effekt · { $attribute } { $target }
card-effect-withheld = effekt · { $attribute }
card-result = { $figure } { $target }
card-rolls = { $name }: slår { $dice }; { $figure }. { SENTENCES($verdict) }.

## En konflikts hela väg

card-course = Markören runda för runda (+ { $left }, − { $right }), skala { $length }: { $places }.
card-course-place = { SIGNED($place) }
card-end-won = { $name } vinner.
card-end-open = Ingen vinner.

## Noir

card-roller = { $name }: { $dice }; summa { $total }.
card-order = Ordning: { $fighters }.
card-fighter = { $name } { $initiative } ({ $parts })
card-side-letter = sida { $side }
card-acts = handlar
card-daze = omtöckning { $daze }
card-wounds = sår { $wounds }
card-wounded = sårad
card-had-turn = har handlat
card-out = ute
card-dying = dör om { $rounds }
card-dazed = omtöcknad
card-level-of = { $word }, steg { $level } av { $most }.
unknown-number = ?
card-target = av { $target }

## Zapas

card-gives = { $what } { $dice }
card-pool = Tärningar: { $gives }; svårighet { $difficulty }; { $chance }.
card-thrown = Slaget: { $dice }; träffar { $hits } av { $difficulty }. { $verdict }.
card-reserve = Reserv { $before }, sedan { $after }.
card-reserve-is = Reserv { $reserve }.
card-give-base = grund
card-give-trait = egenskap
card-give-aspects = aspekter
card-give-flag = flagga
card-give-reserve = reserv
card-give-help = hjälp
card-bidder = { $name }: tärningar { $fixed }, bud { $bid }, i reserv { $free }; { $chance }.
card-to-bid = { $name } ska bjuda.
card-threw = { $name }: slår { $dice }; träffar { $hits }.
card-struck = Flagga struken: ”{ $flag }” ({ $reason }).
