# En strid och dess slag: vad en person får frågan om, och berättarens verktyg.

## Knappar

button-noir-act = Agera
button-noir-acts-again = Får handla igen
button-noir-again = Till handlingarna
button-noir-call-off = Avbryt handlingen
button-noir-unhelped = Utan medhjälpare
button-noir-help = Jag hjälper
button-noir-weigh = Omständigheter…
button-noir-confirm = Bekräfta
button-noir-counts = Vad som räknas…
button-noir-defend = Försvara
# $face: 1 till 10
button-noir-die = Tärning: { $face }
button-noir-end = Avsluta
button-noir-grit = Bita ihop (1)
button-noir-harm-deal = Skada dem
button-noir-harm-more = Skada…
button-noir-helpers = Medhjälpare: { $count }
button-noir-highest = De två högsta
button-noir-initiative = Initiativ…
# $chance: noir-percent
button-noir-late = Betala 4: { $chance }
button-noir-late-ahead = Betala 4
button-noir-killed = Dödad
button-noir-knocked-out = Utslagen
button-noir-fell = { $how }: { $name }
button-noir-leave = Låt bli
button-noir-leave-fight = Ta ur striden
button-noir-next-round = Nästa runda
button-noir-no = Nej
button-noir-no-fate = Inget Öde
button-noir-no-roll = Inget slag
button-noir-odds = { $points ->
        [0] Inget: { $chance }
       *[other] { $points } Öde: { $chance }
    }
button-noir-pass = Stå över
button-noir-order = När frågas jag…
button-noir-people-order = Alltid det bästa…
button-noir-people-best = Bästa försvaret
button-noir-people-ask = Fråga mig
button-noir-order-ask = Alltid
button-noir-order-losing = Vid förlust
button-noir-order-never = Aldrig
button-noir-place = { $old } → { $new }
button-noir-protect = Beskydda (3 Öde)
button-noir-say = Med ord…
button-noir-side = Sida { $side }
button-noir-stand = Behåll slaget
button-noir-stand-all = Behåll alla mina
button-noir-survive = { $points } Öde: −{ $wounds }

## Formulär

form-noir-harm-dice = Skada, till exempel 2T+1
form-noir-harm-words = Vad orsakar det? (valfritt)
noir-harm-form = Skada utan anfall
form-noir-initiative = Initiativ, 1 till 99999
form-noir-say = Vad gör du?

## Menyer

placeholder-noir-daze-odds = Öde för slaget mot omtöckning
# $points: 0 to 5
option-noir-daze-odds = { $points ->
        [0] Mot omtöckning: inget Öde
       *[other] Mot omtöckning: { $points } Öde
    }
placeholder-noir-action = Välj en handling
placeholder-noir-at = Mot vem?
placeholder-noir-circumstances = Omständigheter vid nästa slag
placeholder-noir-complexity = Hur svår är vägen?
placeholder-noir-defence = Hur försvarar du dig?
placeholder-noir-fighter = En av de stridande
placeholder-noir-for = Vad ska slaget göra?
placeholder-noir-harm-who = Vem skadas?
placeholder-noir-harm-dice = Hur mycket skada?
placeholder-noir-harm-from = Vad orsakar det?
placeholder-noir-helps = Vad hjälper?
placeholder-noir-hurts = Vad hindrar?
placeholder-noir-in-hand = Vapen i handen
placeholder-noir-joins = Vem kommer med?
placeholder-noir-mine = För vem?
placeholder-noir-odds = Öde före slaget
placeholder-noir-others = Svara åt någon
placeholder-noir-patient = Vems sår?
placeholder-noir-rolls = Vad slår man för?
placeholder-noir-with = Med vad?

# $name: vad det heter på rollformuläret; $amount: vad det ger
option-noir-matter = { $name } { SIGNED($amount) }
option-noir-odds = { $points ->
        [0] Inget Öde: { $chance }
       *[other] { $points } Öde: { $chance }
    }
option-noir-odds-later = Bestäm strax före slaget
option-noir-all-usual = Alla: det vanliga svaret, inget Öde
# $who: noir-due
option-noir-usual = { $who } – det vanliga, inget Öde
option-noir-no-patient = Vårda ingen: något annat
option-noir-patient = Vårda { $name }
option-noir-weapon = { $weapon }
option-noir-weapon-loaded = { $weapon }, { $loaded } av { $most } patroner
option-noir-damage = Skada { $damage }
option-noir-damage-reach = Skada { $damage }, { $near }–{ $far } m
# $health: noir-health-…
option-noir-target = Sida { $side }, { $health }
option-noir-way = { $defence }: { $chance }
option-noir-way-with = { $defence }, { $weapon }: { $chance }
# $aim: noir-aim-…
option-noir-way-for = { $defence }, { $weapon }, { $aim }: { $chance }
option-noir-undefended = Inget försvar
option-noir-undefended-does = Anfallet slås mot 20.

## Vad en handling är bra för

option-noir-directed-fire = Ett vanligt skott; få patroner.
option-noir-snap-shot = Mindre träffsäkert, mer skada; fler patroner.
option-noir-aimed-fire = Träffsäkrare, en patron; kan kosta initiativ.
option-noir-sharpshooting = Mycket träffsäkrare, en patron; kan kosta mycket initiativ.
option-noir-fire-two-weapons = Båda vapnen mot ett mål: skadan läggs ihop, mindre träffsäkert.
option-noir-concentrated-auto = En skur mot ett mål: mer skada, många patroner.
option-noir-sweep-auto = En skur mot flera som står nära varandra; väldigt många patroner.
option-noir-auto-two-weapons = Skurar från två vapen mot ett mål: mest skada av allt.
option-noir-blind-fire = Mot någon som inte syns: −10, och Tur räknas på båda sidor.
option-noir-throw-at-target = Kasta ett vapen mot någon.
option-noir-throw-to-place = Kasta något till en plats, mot 20.
option-noir-fight = Skada, hålla fast, avväpna, bryta sig loss eller knuffa bort.
option-noir-frenzy = Allt i ett slag: träffsäkrare och hårdare; kan kosta initiativ.
option-noir-move = Ta sig någonstans; varje nytt försök i rad är lättare.
option-noir-draw-weapon = Dra ett vapen, eller två på en gång (−2).
option-noir-reload = Fyll ett vapen; varje nytt försök i rad är lättare.
option-noir-scan = Se dig om och vinn initiativ.
option-noir-wait = Inget just nu; inget slag.
option-noir-other = Något annat, eller vård av sår; initiativet blir 1.
option-noir-await-target = Stå beredd tills ett mål visar sig.
option-noir-defend = Ducka eller ta skydd; kan kosta initiativ.
option-noir-chance-defence = Lita till turen; kostar sällan initiativ.
option-noir-shoot-back = Vinner du träffar ditt skott anfallaren; kan kosta mycket initiativ.
option-noir-strike-back = Vinner du träffar ditt slag anfallaren; kan kosta mycket initiativ.

## Vad som väntar

noir-is-over = ”{ $title }” är över.
noir-late-button = Det är för sent för det. Det här väntar nu:
# $told: vad som just hände
noir-done = ✅ { $told }
noir-and-then =
    { $first }
    { $then }
# $waits: noir-due, med kommatecken emellan
noir-nothing-due = Inget väntar på dig. ⏳ { SENTENCES($waits) }
noir-nothing-more = Det finns inget annat för dig att göra nu.
# $duty: noir-duty-…
noir-due = { $name }: { $duty }
noir-duty-let = berättarens besked om slaget
noir-duty-ready = ett slag
noir-duty-odds = Öde före slaget
noir-duty-choose = två av tärningarna
noir-duty-late = Öde efter slaget
noir-duty-place = tärningens plats
noir-duty-declare = en handling
noir-duty-rule = vad man slår för
noir-duty-defend = försvaret
noir-duty-grit = handla eller stå över
noir-duty-protect = beskydda eller inte
noir-duty-survive = Öde för att överleva
noir-duty-terms = vad som står på spel
noir-duty-loss = acceptera eller eskalera
noir-duty-name-loser = vem som förlorade
noir-duty-next-round = hur det går vidare
noir-headline-several = { $count ->
        [0] Inget väntar på dig.
        [one] En sak väntar på dig.
       *[other] { $count } saker väntar på dig.
    } { $others ->
        [0] Välj.
        [one] Du kan svara åt en spelare.
       *[other] Du kan svara åt { $others } spelare.
    }

## Slag

noir-percent = { $percent } %
noir-percent-unknown = ? %
noir-percent-under = <{ $percent } %
noir-percent-over = >{ $percent } %
# $value: vad man slår för; $total: med alla modifikationer
noir-headline-roll = { $name }: { $value } { $total }, { $chance } att lyckas
noir-ready-how = Säg vad som spelar in, och slå.
noir-odds-how = Öde före slaget: en tärning till för varje poäng, och du tar de två bästa. I regel kan den som betalar före inte betala efter.
# Vad som hänger på ett slag i en strid
noir-decides-initiative = Initiativ: lyckat ger summan av tärningarna (två lika: det dubbla), misslyckat den högsta tärningen (två lika: 1).
noir-decides-daze = För att kunna handla. Misslyckat: omtöcknad. Misslyckat med två lika: medvetslös.
noir-decides-recovery = För att kvickna till. Lyckat: handlar igen nästa runda. Misslyckat med två lika: medvetslös.
noir-decides-wound = För att överleva. Misslyckat: dödligt sårad. Misslyckat med två lika: död.
# $name: vems konto
noir-own-fate = { $name }: { $points } Öde
noir-own-pot = Ödespotten: { $points }
noir-no-points = Dina poäng räcker inte. En annan spelare kan först betala en Räddning.
# $dice: vad de visar
noir-headline-choose = { $name }: { $dice } – välj två
noir-choose-how = Två av dem räknas; tior ger fler tärningar. Två lika är exceptionellt.
noir-choose-first = Vald: { $face }. Tryck på den andra, eller på den första igen för att lägga tillbaka den.
noir-headline-let = { $name } vill slå. Tillåt det?
noir-headline-late = { $name }: { $total } – betala 4 för en tärning till? Då lyckas du: { $chance }
noir-headline-late-ahead = { $name }: { $total } räcker – betala 4 för en tärning till i alla fall?
noir-let-how = Omständigheter läggs ihop. Tärningarna faller när du tillåter slaget.
noir-late-how = Den nya tärningen får ersätta vilken som helst av de andra. De 4 poängen är borta i vilket fall.
noir-headline-place = { $name }: den nya tärningen visar { $face }. Vilken ska den ersätta?
noir-place-how = En tia ger en tärning till, en etta spärrar en tia; kedjan räknas om.
# $sum: tärningarna, värdet och varje modifikation
noir-standing-ahead = Som det ligger vinner du: { $sum }
noir-standing-behind = Som det ligger förlorar du: { $sum }
noir-standing-target = Det krävs 20
noir-standing-withheld = Ditt slag: { $sum }
noir-standing-other = { $name }: { $total }

## En handling

noir-headline-turn = Runda { $turn }: { $name }, välj en handling
noir-own-initiative = Initiativ { $initiative }
noir-own-daze = Omtöckning { $daze }
noir-own-wounds = Öppna sår: { $open } · stabiliserade: { $closed }
noir-own-mortal = { $rounds ->
        [one] En runda kvar att leva
       *[other] { $rounds } rundor kvar att leva
    }
noir-not-now-title = Inte nu
# $what: handlingar, med kommatecken emellan; $why: varför inte
noir-not-now = { $what }: { $why }
noir-headline-pick = { $action }: med vad, mot vem?
noir-headline-pick-weapon = { $action }: med vad?
noir-headline-plain = { $action }
noir-headline-against-20 = { $action } { $total } mot 20: { $chance }
noir-headline-attack = { $action } { $total } mot { $target }: träffar { $chance }
noir-headline-several-targets = { $action } { $total } mot { $count } mål: träffar minst { $chance }
noir-each = { $name }: { $chance }
# $value: förmågan; $weapons: med kommatecken emellan
noir-value-of = { $value } { $number }
noir-with = { $value } ({ $weapons })
noir-damage-is = Skada { $damage }
noir-rolls-nothing = Inget slag görs.
noir-gm-says = Berättaren säger vad man slår för, om det behövs.

## Ett försvar

# $defence: noir-defence-…
noir-headline-defend = { $attacker } anfaller. { $defence } { $total }: klarar sig { $chance }
noir-headline-undefended = { $attacker } anfaller. Inget försvar: slaget görs mot 20
noir-attack = { $attacker }: { $action }
noir-attack-with = { $attacker }: { $action }, { $weapons }

## Träffar, och turer för den som är nere

noir-blow = { $attacker } träffar { $victim }: skada { $damage }
noir-damage-plus = { $plus ->
        [0] { $damage }
       *[other] { $damage } { SIGNED($plus) }
    }
noir-headline-protect = ⚠ { $name }: { $victim } träffas. Beskydda för 3 Öde?
noir-protect-how = Träffen räknas mot dig i stället, utan nytt försvar.
noir-headline-survive = ⚠ { $name } träffas. Betala för att överleva?
noir-survive-how = Varje 3 poäng tar bort ett sår, men ett blir kvar. Omtöckningen ändras inte. Blir det inget sår är poängen borta.
noir-headline-grit = ⚠ { $name } kan inte handla. Bita ihop för 1 Öde?
noir-grit-how = För en poäng handlar och försvarar du dig den här rundan; avdragen är kvar.

## Berättaren

noir-headline-rule = { $name }, { $action }: vad ska slås mot 20?
noir-headline-weigh = { $name } förflyttar sig: hur svårt är det?
noir-rule-how = Välj en förmåga eller ett attribut, eller inget slag.
noir-weigh-how = Lättare ger bonus, svårare avdrag, från +10 till −10. Slaget görs mot 20.
noir-headline-nobody = Runda { $turn } är över, och ingen kan handla
noir-nobody-how = Låt en runda gå, eller avsluta striden. Tillstånd och nedräkningar finns kvar.
noir-headline-tools = Vad mer?
noir-headline-harm = Vem skadas, och hur illa?
noir-harm-how = Var och en träffas en gång. Sedan följer det som följer på en träff: Öde, omtöckning, sår.
noir-harm-victims = Skadas
noir-harm-damage = Skada för var och en: { $damage }
# $odds: odds-noir-wounded
noir-harm-odds = { $name }: { $odds }
noir-harm-begun = Skadan är skedd.
noir-harm-done = Klart. Kanalen visar vad det gjorde.
noir-headline-circumstances = Slagens omständigheter
noir-circumstances-how = De räknas i slag där tärningarna inte har fallit än. Flera läggs ihop.
noir-tools-how = Alla får se vad du ändrar.
noir-saved-how = Räddad från döden, och handlar igen när du säger till.
noir-acts-again-why = kan handla igen
noir-headline-tools-of = Vad gäller { $name }?
noir-circumstances-are = Omständigheter vid nästa slag: { SIGNED($sum) }
noir-headline-order = När ska { $name } få frågan om Öde?
noir-order-ask = { $name } får frågan om Öde överallt där det kan betalas.
noir-order-losing = { $name } får frågan om Öde bara i underläge: efter ett slag, eller vid en träff.
noir-order-never = { $name } får ingen fråga om Öde vid slag och träffar.
noir-order-how = Formulären erbjuder Öde ändå, så du kan betala före slaget när du vill. ”Mer…” leder tillbaka hit.
noir-headline-people = Ska dina BP försvara sig på egen hand?
noir-order-people-best = Varje BP tar själv det bästa försvaret.
noir-order-people-ask = Berättaren bestämmer hur varje BP försvarar sig.
noir-people-would = { $name } skulle ta: { $way }
noir-people-how = Var och en tar det försvar som har bäst chans, utan Öde. Hit kommer du tillbaka med ”Mer…”, och ett sådant svar kan tas tillbaka tills tärningarna har fallit.
noir-headline-join = { $name } kommer med: på vilken sida?
# $what: button-noir-…
noir-sure = { $title }: ”{ $what }”? Det går inte att ångra.
noir-fight-open = ”{ $title }” har börjat. { $what_now }
noir-fight-open-act = ”Agera” under panelen öppnar det som väntar, för spelarna och för dig.

## Kommandot

cmd-noir-combat = strid
    .description = Börja en strid: alla slår för initiativ
opt-noir-combat-against = mot
    .description = Vilka som står emot spelarnas huvudpersoner; namn åtskilda med kommatecken
opt-noir-combat-ours = vi
    .description = Vilka som slåss på första sidan; annars alla spelarnas huvudpersoner
opt-noir-combat-third = tredje
    .description = En tredje sida; namn åtskilda med kommatecken
opt-noir-combat-title = rubrik
    .description = Vad striden heter
opt-noir-combat-circumstances = omständigheter
    .description = Vad som hjälper eller hindrar första sidans initiativ, till exempel +5 -2
opt-noir-combat-opponent_circumstances = motståndares_omständigheter
    .description = Vad som hjälper eller hindrar de andras initiativ, till exempel +5 -2
