# Noir: det alla ser av slag, strider och samtal: panelen, berättelserna, journalen över båda.
# Namn och det som andra har skrivit står där inget språk behöver böja dem.

## Tärningar och deras summa

noir-die = { $die }
noir-die-unused = ~~{ $die }~~
noir-dice-base = { $sum } + { $die }
# En tärning som en tia gav
noir-dice-extra = { $sum } + **{ $die }**
noir-dice-rest = { $sum } + **{ $total }** ({ $count ->
        [one] { $count } tärning till
       *[other] { $count } tärningar till
    })
noir-equals = { $sum } = { $total }
noir-counts-as = { $sum }, räknas som { $total }
noir-plus = { $sum } + { $number } ({ $what })
noir-minus = { $sum } − { $number } ({ $what })
noir-more = { $sum } + { $number }
noir-less = { $sum } − { $number }
noir-others = övriga modifikationer
noir-signed = { SIGNED($number) }
noir-stake = { $value } { $number }
# $note: vad slaget gäller, till exempel ett försvar
noir-name-note = { $name } ({ $note })
noir-rolled = { $name }: { $sum }
noir-rolled-outcome = { $rolled } · **{ $outcome }**
noir-rolled-remark = { $rolled } · { $remark }
# $names: the limitations that are on and were taken out of the roll
noir-without = utan { $names }
noir-result = { $name }: { $value }, totalt { $total }, { $outcome }
noir-stakes = { $name } slår { $stake }
noir-with-odds = { $stake } · { $points } Öde
noir-exploded = { $count ->
        [one] en maxad tärning
       *[other] { $count } maxade tärningar
    }
noir-blocked = { $count ->
        [one] en tia spärrad
       *[other] { $count } tior spärrade
    }
# $dice: noir-die-unused
noir-unused = oddsat { $points } Öde, oanvänt { $dice }
noir-late = köpt tärning { $face }
noir-late-placed = köpt tärning { $face } i stället för ~~{ $old }~~
noir-late-unused = köpt tärning ~~{ $face }~~ oanvänd
noir-offered = { $name } har slagit { $dice }: två av dem räknas
noir-offered-for = { $name } har slagit { $dice }; två av dem räknas, med { $stake }
noir-tie-withheld = Lika i allt: 1T avgör, { $throws }.
noir-tie-value = Lika på { $total }: det högre värdet avgör ({ $values }).
noir-tie-highest = Lika på { $total } och i värde: högsta tärningen avgör ({ $dice }).
noir-tie-throw = ({ $dice })
noir-tie-thrown = Lika på { $total } i allt: 1T avgör, { $throws }.
noir-against-target = Mot 20.
noir-against-each-other = Mot varandra: högsta resultatet vinner.
noir-undefended = Inget försvar: 20 eller mer träffar.
noir-undefended-sure = Inget försvar: säker träff.
noir-head-roll = { $name }, ”{ $title }”: { $outcome } med { $total }
noir-head-won = ”{ $title }”: { $won }
noir-wins = { $name } vinner, { $total } mot { $less } för { $other }
noir-wins-over = { $name } vinner med { $total } mot { $count } andra
noir-exceptional-good = Exceptionellt: kom överens om något mer som går bra för { $name }.
noir-exceptional-bad = Exceptionellt: kom överens om något mer som går illa för { $name }.

## Slag på väg

noir-test-opened = Ett slag: { $title } ({ $names })
noir-title-test = { $title }
noir-roll-called-off = Avbrutet: { $title }
noir-throws = { $name } slår { $dice }
noir-pays-odds = { $name } leker med oddsen: { $points } Öde före slaget
noir-takes-two = { $name } tar två av dem: { $dice }
noir-late-declined = { $name } behåller slaget
noir-late-thrown = { $name } köper en tärning: { $face }
noir-late-left = { $name } lägger den köpta tärningen åt sidan: { $dice }
noir-late-counts = { $name } lägger in den köpta tärningen: { $dice }

## Vad som väntas på

noir-waits-for = ⏳ { SENTENCES($names) }: { $duty }
# Where nobody knows for what: it is something of the GM's own
noir-wait-gm = ⏳ Berättaren
noir-the-gm = berättaren
noir-wait-let = besked om slaget
noir-wait-ready = vad spelar in i slaget?
noir-wait-odds = Öde före slaget?
noir-wait-choose = välj två tärningar
noir-wait-late = köpa en tärning efter slaget?
noir-wait-place = lägg in den köpta tärningen
noir-wait-declare = välj en handling
noir-wait-rule = vad ska man slå för?
noir-wait-defend = välj ett försvar
noir-wait-grit = bita ihop eller stå över?
noir-wait-protect = beskydda offret?
noir-wait-protect-whom = beskydda { $victim }?
noir-wait-survive = Öde mot sår?
noir-wait-terms = säg vad som står på spel
noir-wait-loss = acceptera eller eskalera?
noir-wait-name-loser = vem förlorade striden?
noir-wait-next-round = nästa runda eller slut?

## En strid

noir-combat-opened = Strid: { $title }. { $names } slår för initiativ.
noir-title-opening = { $title } · initiativ
noir-title-round = { $title } · runda { $turn }
noir-headline-opened = { $title }: strid, alla slår för initiativ
# $places: noir-place
noir-headline-first = { $title }, i tur och ordning: { $places }
noir-place = { $name } ({ $initiative })
noir-headline-round = Runda { $turn } · { $result }
noir-headline-over = Runda { $turn }, slut · { $result }
noir-head-over = ”{ $title }” är över.
noir-head-over-out = ”{ $title }” är över. Ute ur striden: { $names }.
noir-headline-panel = { $where } · { $what }
noir-turn-of = { $name } är på tur
noir-combat-over = Striden är över.
noir-side = Sida { $side }: { $names }
noir-gives = { $rolled } → initiativ **{ $initiative }**
noir-figure = { $initiative }
noir-figure-none = –
noir-figure-side = { $figure } { $side }
noir-had-turn = har haft sin tur
noir-cannot-act = kan inte handla
noir-one-side-left = ⚠ Bara en sida kan slåss: berättaren kan avsluta striden.
noir-tell-fight = **Hur ser det ut nu?**
noir-tell-talk = **Vad sägs nu?**
noir-told-by = > **{ $name }:** { $text }
noir-told-by-gm = > **Berättaren:** { $text }
noir-after-standing = Kvar på benen: { $names }.
noir-after-dying = ⚠ Dödligt sårade: { $names }. /{ cmd-noir } { cmd-noir-stabilise } kan rädda dem; /{ cmd-noir } { cmd-noir-round } låter en runda gå.
noir-after-wounds = Öppna sår: { $names }. /{ cmd-noir } { cmd-noir-stabilise }, med Medicin, kan stänga dem.
noir-after-care = ⚠ Dödligt sårade: { $dying }. Öppna sår: { $wounded }. /{ cmd-noir } { cmd-noir-stabilise } hjälper dem; /{ cmd-noir } { cmd-noir-round } låter en runda gå.
noir-after-fallen = { $names }: dödad eller utslagen?
noir-after-down = Inte på benen än: { $names }.
noir-after-daze = Omtöckning: { $names }.
noir-after-gm = Berättaren avgör: /{ cmd-noir } { cmd-noir-correct }.
# $facts: öde, sårtröskel, vapen med sina skott
noir-own-part = **{ $name }**: { $facts }
noir-own-part-fate = öde { $points }
noir-own-part-threshold = sårtröskel { $threshold }
noir-log = **Hittills i rundan**
noir-log-earlier = · { $count ->
        [one] { $count } tidigare tur
       *[other] { $count } tidigare turer
    }
noir-log-entry = · { $entry }
noir-chapter = { $act } – { $results }
noir-more-of = { $title }, forts.
noir-between = Mellan turerna
noir-round-end = Rundans slut
noir-harms = { $harms }
# $entry: den senaste turen i korthet
noir-newest = **{ $entry }**
noir-head-turn = { $name } är på tur, runda { $turn }.
noir-head-harm = { $a } träffar { $b }: { $harm }.
noir-head-hit = { $a } träffar { $b }.
noir-head-missed = { $a } missar { $b }.
noir-sum = { $value } { $number } + { $dice } = { $total }
noir-sum-target = { $value } { $number } + { $dice } = { $total } av 20
noir-sum-daze = Omtöckning { $before } + { $amount } = { $daze }
noir-sum-daze-withheld = Omtöckning + { $amount }

## Rundor och turer

noir-round = Runda { $turn } börjar
noir-turn = { $name } är på tur, initiativ { $initiative }
noir-turn-title = { $name } · initiativ { $initiative }
noir-joined = { $name } ger sig in i striden på sida { $side }
noir-left = { $name } lämnar striden
noir-ties = Lika i allt, 1T avgör vem som är först: { $names }
noir-grit = { $name } biter ihop och handlar den här rundan
noir-initiative = Initiativ: { $moves }
noir-initiative-first = { $name } { $after }
noir-initiative-moved = { $name } { $before } → { $after }
noir-circumstances = Omständigheter för nästa slag, { $name }: { $sizes }
noir-circumstances-none = Inga omständigheter för nästa slag, { $name }
noir-ended = Över: { $title }

## Handlingar och försvar

noir-declares = { $name }: { $act }
noir-act-with = { $act } ({ $weapons })
noir-act-for = { $act }, { $aim }
noir-act-at = { $act } → { $names }
noir-act-text = ”{ $text }”
noir-defence-none = inget försvar
noir-gm-rules = Berättaren säger vad man slår för.
noir-gm-weighs = Berättaren säger hur svårt det är.
noir-ruled = Berättaren avgör: { $stake }
noir-ruled-none = Berättaren avgör: inget slag
noir-remind-low = ⚠ Till berättaren: { $name } har lågt initiativ; ett avdrag kan behövas.
noir-remind-wounds = ⚠ Till berättaren: { $name } är sårad; ett avdrag kan behövas.
noir-defence-reopened = Berättaren väljer igen hur { $name } försvarar sig
noir-called-off = Berättaren avbryter handlingen: { $name } får välja igen
noir-moves = { $name } förflyttar sig upp till { $metres } m.
noir-tries = Inte än: nästa försök får +{ $bonus }.
noir-waits = { $name } avvaktar.
noir-spent = { $name }, { $weapon }: { $spent ->
        [one] { $spent } skott avlossat
       *[other] { $spent } skott avlossade
    }, { $left } kvar.
noir-reloaded = { $name }, { $weapon }: { $loaded ->
        [one] { $loaded } patron laddad
       *[other] { $loaded } patroner laddade
    }.
noir-reloaded-gm = { $name }, { $weapon }: berättaren säger vad bandet rymmer.
noir-missed = { $name } missar.
noir-aim-reached = Det lyckas ({ $aim }), och berättaren säger vad som följer.

## Träffar och skador

noir-hit = { $attacker } träffar { $victim }.
noir-in-hand = { $name } har i handen: { $weapons }.
noir-in-hand-none = { $name } har inget i handen.
noir-help-confirmed = { $helper } hjälper { $name }.
noir-help-settled = Medhjälpare som räknas för { $name }: { $count }
# $what: noir-harm-fall eller liknande, eller berättarens ord; $damage: noir-notation
noir-harm-dealt = { $what }: { $names }, skada { $damage }
noir-harm-at = { $what }: { $names }
noir-harm-waits = { $what }: { $victim }, skada { $damage } väntar
noir-harm-over = ”{ $title }”: det var allt.
noir-harm-fall = Ett fall
noir-harm-fire = Eld
noir-harm-blast = En explosion
noir-harm-other = Skada
noir-hit-waits = { $attacker } träffar { $victim }, skada { $damage } väntar
noir-notation = { $stun ->
        [0] { "" }
       *[other] B
    }{ $dice }T{ $flat ->
        [0] { "" }
       *[other] { SIGNED($flat) }
    }
noir-protected = { $name } beskyddar { $other } och tar träffen.
noir-protection-declined = { $name } beskyddar inte
noir-survive-paid = { $name } betalar { $points } Ödespoäng för att överleva.
noir-damage = Skada på { $name }: { $sum }
noir-daze-sum = Omtöckning { $before } + { $amount } = { $daze }
noir-step = { $threshold } (sårtröskel)
noir-step-stun = 2 × { $threshold } (tröskel, bedövande)
noir-step-times = { $times } × { $step } = { $total }
noir-wounds-withheld = Omtöckning + { $amount }: { $wounds ->
        [0] inget sår
       *[other] **sårad**
    }.
noir-wounds-none = { $daze }, inte över { $step }: inget sår.
noir-wounds-one = { $daze }, över { $step }: **{ $wounds } sår**.
noir-wounds-lowest = { $daze }, över { $step }: lägsta tärningen, **{ $wounds } sår**.
noir-wounds-highest = { $daze }, över { $step }: högsta tärningen, **{ $wounds } sår**.
noir-wounds-survived = Ödet räddar: av { $caused } sår är { $wounds } kvar.
noir-none-the-worse = { $name } klarar sig.
noir-lives = { $name } överlever.
noir-still-dazed = { $name } är fortfarande omtöcknad.
noir-is-dazed = **{ $name } är omtöcknad** och kan inte handla.
noir-comes-round = { $name } kvicknar till och handlar igen från nästa runda.
noir-is-unconscious = **{ $name } förlorar medvetandet.**
noir-acts-again = { $name } kan handla igen.
noir-is-mortal = **{ $name } är dödligt sårad**: { $rounds ->
        [one] { $rounds } runda
       *[other] { $rounds } rundor
    } på sig att stabilisera varje öppet sår.
noir-rounds-left = { $name } har { $rounds ->
        [one] { $rounds } runda
       *[other] { $rounds } rundor
    } kvar att leva.
noir-dies = **{ $name } dör.**
noir-dies-of-it = **{ $name } dör av såren.**
noir-is-out = **{ $name } är ur spel.**
noir-is-saved = { $name } överlever, och handlar igen när berättaren säger till (/{ cmd-noir } { cmd-noir-correct }).
noir-stabilised = { $name }: { $count ->
        [one] { $count } sår stabiliserat
       *[other] { $count } sår stabiliserade
    }, { $open ->
        [one] { $open } öppet
       *[other] { $open } öppna
    }.
noir-reopened = { $name }: ett sår går upp igen, { $open ->
        [one] { $open } öppet
       *[other] { $open } öppna
    }.
noir-care-nothing = { $name }: inget sår stabiliserat, { $open ->
        [one] { $open } öppet
       *[other] { $open } öppna
    }.
noir-stabilised-withheld = { $name } får vård: färre öppna sår.
noir-reopened-withheld = { $name }: ett sår går upp igen.
noir-care-nothing-withheld = { $name }: inget sår stabiliserat.
noir-brief-hit = träff
noir-brief-missed = miss
noir-brief-harm = { $name }: { $harm }
noir-brief-wounds = { $wounds } sår

## Hur någon mår, på några kolumner

noir-note-dazed = omtöcknad ({ $daze })
noir-note-daze = omtöckning { $daze }
noir-note-dying = döende, { $rounds ->
        [one] { $rounds } runda
       *[other] { $rounds } rundor
    }
noir-note-saved = räddad
noir-note-grit = biter ihop
noir-note-wounded = sårad
noir-note-closed = såren stabiliserade
noir-note-wounds = { $wounds } sår, { $open ->
        [one] { $open } öppet
       *[other] { $open } öppna
    }
noir-note-wounds-open = { $wounds ->
        [one] { $wounds } öppet sår
       *[other] { $wounds } öppna sår
    }

## Sociala konflikter

noir-social-opened = Social konflikt, { $level }: { $names }
noir-title-social = { $title } · { $level }
noir-goal = { $name } vill: { $text }
# Vad som händer om den andra parten misslyckas
noir-effect = Annars, enligt { $name }: { $text }
noir-rolls-with = { $name } slår { $value }
noir-head-accepts = { $name } ger sig: ”{ $stake }”
noir-at-stake = { $name }: ”{ $goal }”. Annars, { $other }: ”{ $effect }”.
noir-lost = { $name } förlorar.
noir-must-accept = { $name } måste acceptera: det finns ingen nivå över den här.
noir-may-escalate = { $name } accepterar eller eskalerar: { $level }.
noir-accepts = { $name } accepterar förlusten.
noir-escalates = { $name } eskalerar: { $level }
noir-so-be-it = Så blir det: { $text }
noir-fight-began = Det blir strid: { $level }
noir-fight-decides = Striden avgör. Efter den säger berättaren vem som förlorade.
