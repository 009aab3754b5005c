# Exakta chanser: /odds, vad som sägs om dem före ett slag och `python bot.py odds`.

cmd-odds = chanser
    .description = Exakta chanser, med bild
cmd-odds-roll = slag
    .description = De exakta chanserna för ett slag med vilka tal som helst
opt-odds-roll-value = värde
    .description = Värdet; i Zapas antalet tärningar
opt-odds-roll-modifier = modifikation
    .description = Det som läggs till värdet
opt-odds-roll-positive = positiva
    .description = Nyx: extra tärningar, den bästa gäller
opt-odds-roll-negative = negativa
    .description = Nyx: extra tärningar, den sämsta gäller
opt-odds-roll-fate = öde
    .description = Noir: Öde som betalas före slaget
opt-odds-roll-difficulty = svårighetsgrad
    .description = Zapas: hur många träffar som krävs
opt-odds-roll-opponent = motståndare
    .description = Motståndarens värde eller tärningar: då slår ni mot varandra
opt-odds-roll-opponent_modifier = motståndarens_modifikation
    .description = Det som läggs till motståndarens värde
opt-odds-roll-reserve = reserv
    .description = Zapas: tärningarna i reserven; då visas vad som blir kvar
opt-odds-roll-added = ur_reserven
    .description = Zapas: hur många av tärningarna som kommer ur reserven
opt-odds-roll-game = spel
    .description = Vilket spel; annars kampanjens här
opt-odds-roll-public = offentligt
    .description = Om alla här får se det
cmd-nyx-odds = nyx-chanser
    .description = Nyx: exakta chanser för en konflikt, en runda eller ett långsamt avdrag
cmd-nyx-odds-conflict = konflikt
    .description = Vem som vinner en konflikt i Nyx: den som pågår här, eller en med vilka tal som helst
opt-nyx-odds-conflict-value = värde
    .description = Sida 1: värdet; utelämna det för konflikten som pågår här
opt-nyx-odds-conflict-opponent = motståndare
    .description = Sida 2: värdet; utelämna det för en som är passiv
opt-nyx-odds-conflict-modifier = modifikation
    .description = Sida 1: det som läggs till värdet
opt-nyx-odds-conflict-opponent_modifier = motståndarens_modifikation
    .description = Sida 2: det som läggs till värdet
opt-nyx-odds-conflict-positive = positiva
    .description = Sida 1: extra tärningar, den bästa gäller
opt-nyx-odds-conflict-negative = negativa
    .description = Sida 1: extra tärningar, den sämsta gäller
opt-nyx-odds-conflict-opponent_positive = motståndarens_positiva
    .description = Sida 2: extra tärningar, den bästa gäller
opt-nyx-odds-conflict-opponent_negative = motståndarens_negativa
    .description = Sida 2: extra tärningar, den sämsta gäller
opt-nyx-odds-conflict-length = längd
    .description = Steg från skalans mitt till varje ände
opt-nyx-odds-conflict-marker = markör
    .description = Var markören står: över 0 har sida 1 överläge
opt-nyx-odds-conflict-advantage = övertag
    .description = Situationsberoende övertag netto, i steg eller på attributet som vid bordet; under 0: sida 2:s
opt-nyx-odds-conflict-mode = följd
    .description = Vad som händer bortom skalans ände
opt-nyx-odds-conflict-public = offentligt
    .description = Om alla här får se det

cmd-nyx-odds-round = runda
    .description = Nyx: var en runda kan sluta, med kända eller okända taktiker
opt-nyx-odds-round-value = värde
    .description = Sida 1: värdet
opt-nyx-odds-round-tactic = taktik
    .description = Sida 1: taktiken; vilken som helst om den utelämnas
opt-nyx-odds-round-opponent = motståndare
    .description = Sida 2: värdet; utelämna det för en som är passiv
opt-nyx-odds-round-opponent_tactic = motståndarens_taktik
    .description = Sida 2: taktiken; vilken som helst om den utelämnas
opt-nyx-odds-round-modifier = modifikation
    .description = Sida 1: det som läggs till värdet
opt-nyx-odds-round-opponent_modifier = motståndarens_modifikation
    .description = Sida 2: det som läggs till värdet
opt-nyx-odds-round-positive = positiva
    .description = Sida 1: extra tärningar, den bästa gäller
opt-nyx-odds-round-negative = negativa
    .description = Sida 1: extra tärningar, den sämsta gäller
opt-nyx-odds-round-opponent_positive = motståndarens_positiva
    .description = Sida 2: extra tärningar, den bästa gäller
opt-nyx-odds-round-opponent_negative = motståndarens_negativa
    .description = Sida 2: extra tärningar, den sämsta gäller
opt-nyx-odds-round-length = längd
    .description = Steg från skalans mitt till varje ände
opt-nyx-odds-round-marker = markör
    .description = Var markören står: över 0 har sida 1 överläge
opt-nyx-odds-round-shift = förskjutning
    .description = Steg som situationen ger sida 1
opt-nyx-odds-round-public = offentligt
    .description = Om alla här får se det
cmd-nyx-odds-slow = plåga
    .description = Nyx: skadan som ett långsamt avdrag gör
opt-nyx-odds-slow-value = värde
    .description = Värdet man slår mot
opt-nyx-odds-slow-modifier = modifikation
    .description = Avdragets styrka, och annat som läggs till
opt-nyx-odds-slow-positive = positiva
    .description = Extra tärningar, den bästa gäller
opt-nyx-odds-slow-negative = negativa
    .description = Extra tärningar, den sämsta gäller
opt-nyx-odds-slow-rolls = slag
    .description = Hur många slag som återstår; annars 3
opt-nyx-odds-slow-public = offentligt
    .description = Om alla här får se det
cmd-noir-odds = noir-chanser
    .description = Noir: exakta chanser för skada och för en tärning till
cmd-noir-odds-damage = skada
    .description = Noir: skadan av en träff, och såren den ger
opt-noir-odds-damage-dice = tärningar
    .description = Skadans tärningar: 2 för 2T+1
opt-noir-odds-damage-plus = plus
    .description = Det som läggs till: 1 för 2T+1, Skadestegring, handlingens egen bonus
opt-noir-odds-damage-stun = bedövande
    .description = Om vapnet är bedövande
opt-noir-odds-damage-threshold = sårtröskel
    .description = Sårtröskeln hos den som träffas, för att räkna såren också
opt-noir-odds-damage-daze = omtöckning
    .description = Omtöckningen hos den som träffas, före träffen
opt-noir-odds-damage-public = offentligt
    .description = Om alla här får se det
cmd-noir-odds-late = efteråt
    .description = Noir: om en tärning för 4 Öde efter slaget vänder det
opt-noir-odds-late-dice = tärningar
    .description = Tärningarna som ligger där, i den ordning de slogs: 10 4 7
opt-noir-odds-late-value = värde
    .description = Värdet som slogs
opt-noir-odds-late-modifier = modifikation
    .description = Det som läggs till värdet
opt-noir-odds-late-opponent_total = motståndarens_summa
    .description = Vad motståndarens slag blev; mot 20 om det utelämnas
opt-noir-odds-late-opponent_value = motståndarens_värde
    .description = Motståndarens rena värde, om summorna är lika; utan det förlorar du då
opt-noir-odds-late-opponent_highest = motståndarens_högsta
    .description = Motståndarens högsta tärning, om även värdena är lika
opt-noir-odds-late-public = offentligt
    .description = Om alla här får se det

## Tal

odds-percent = { $whole },{ $tenth } %
odds-percent-under = <0,1 %
odds-percent-over = >99,9 %
# In a table whose heading says that it is in percent: at most 5 characters
odds-cell = { $whole },{ $tenth }
odds-cell-under = <0,1
odds-cell-over = >99,9
odds-whole-percent = { $percent } %
odds-whole-percent-under = <1 %
odds-whole-percent-over = >99 %
# Står för en chans där bordet inte vill se någon
odds-veiled = –
odds-number = { $whole },{ $tenth }
odds-negative = −{ $number }
odds-positive = +{ $number }

## Överallt

# $title: vad som frågades; $drawn: vad staplarna är; $bars: odds-bar
odds-alt = { $title }. { $drawn }: { $bars }.
odds-bar = { $label }: { $chance }
odds-side-1 = Sida 1
odds-side-2 = Sida 2
odds-tie = Oavgjort
odds-opposed = Sida 1 vinner: { $a } · oavgjort: { $tie } · sida 2 vinner: { $b }
odds-who-wins = Vem som vinner
odds-done = ✅ Chanserna står nedanför.
odds-no-picture = Jag får inte bifoga filer här, så det blir ingen bild.

## Nyx

odds-nyx-roll = Nyx: { $pool }
odds-nyx-opposed = Nyx: { $first } mot { $second }
odds-nyx-chance = Chans att lyckas: { $chance } · effekt i snitt { $mean }
odds-nyx-demand = Chans att lyckas: om du godtar { $accepted }, om du köper bort { $bought }
odds-nyx-steps = Chans att lyckas: { $chance } · { $mean } steg i snitt
odds-nyx-own-opposed = Chans att vinna som det är nu: { $win }, att det blir oavgjort: { $tie }
odds-nyx-effects = Effekt, 0 vid misslyckande
odds-nyx-margins = Effekt: sida 1 minus sida 2
odds-nyx-round = En runda Nyx: { $first } mot { $second }
odds-passive = en passiv part
odds-nyx-moves = Steg i snitt: { $mean } · förbi änden för sida 1: { $over1 } · för sida 2: { $over2 }
odds-nyx-place = Läge (ändar: ±{ $length })
odds-nyx-places = Var markören slutar; bortom ±{ $length }: överskjutande
odds-nyx-forecast = Prognos: { $first } mot { $second }
odds-nyx-wins = { $name } vinner: { $first } · { $other } vinner: { $second }
odds-nyx-first-blood = Nästa avdrag drabbar { $other }: { $first } · { $name }: { $second }
odds-nyx-goal-or-blood = { $name } når målet: { $first } · drabbas dessförinnan av ett avdrag: { $second }
odds-nyx-by-place = { $name }: efter läge
odds-nyx-places-won = { $name } når förbi änden: chans efter markörens läge
odds-nyx-mix = { $name }, bästa blandning: { $mix }
odds-nyx-part = { $tactic } { $chance }
odds-rounds = Rundor till dess, i snitt: { $rounds }
odds-no-end = Det kanske aldrig tar slut.
odds-nyx-assumed = Båda väljer så bra de kan, slår med samma tal varje runda och tar stegen när de vinner.
odds-nyx-assumed-passive = Varje runda slås med samma tal.
odds-nyx-after-penalty = Ett avdrag ändrar talen, så längre än till nästa räcker prognosen inte.
odds-nyx-own-win = Chans att vinna härifrån: { $chance }
odds-nyx-own-first-blood = Chans att nästa avdrag drabbar den andra sidan: { $chance }
odds-nyx-how = Samma chans i procent, för varje taktik (rader) mot varje svar; sist hur ofta den bästa blandningen väljer den.
odds-nyx-table = Tabell: chans för { $name } i procent, taktik (rader) mot svar; sist hur ofta den ska väljas.
# Kolumner i en tabell: högst 5 tecken
odds-reply-defensive = Def.
odds-reply-waiting = Avv.
odds-reply-offensive = Off.
odds-nyx-share = Mix
odds-nyx-any-picks = Val som inte är kända räknas som lika troliga.
odds-nyx-slow = Ett långsamt avdrag: { $rolls } slag mot { $pool }
odds-nyx-slow-damage = Skada i snitt: { $mean } · ingen alls: { $spared } · varje slag lyckas: { $chance }
odds-nyx-slow-aspects = Långsamma skadeaspekter

## Noir

odds-noir-check = Noir: { $side } mot 20
odds-noir-opposed = Noir: { $first } mot { $second }
odds-noir-side = { $value } { SIGNED($modifier) } = { $total }
odds-noir-side-plain = { $value }
odds-noir-paying = { $side }, Öde { $points }
odds-noir-success = Lyckas: { $chance } · exceptionellt: { $success } · misslyckas exceptionellt: { $failure }
odds-noir-grades = Hur det går
odds-noir-exceptional-failure = Exc. missl.
odds-noir-failure = Misslyckat
odds-noir-success-grade = Lyckat
odds-noir-exceptional-success = Exc. lyckat
odds-noir-with-fate = Lyckas med Öde före slaget: { $chances }
odds-noir-fate-part = { $points }: { $chance }
odds-noir-tie = Oavgjort är det när summa, rent värde och högsta tärning är lika; då avgör en tärning var.
odds-noir-total = Noir: vad { $side } blir
odds-noir-total-mean = { $mean } i snitt
odds-noir-totals = Summa, alla tärningar med
odds-noir-late = Noir: { $side } med { $dice } blir { $total } mot { $against }
odds-noir-late-chance = Med en tärning till för 4 Öde: { $chance } att lyckas
odds-noir-late-how = Den nya tärningen hamnar där den hjälper mest, eller ingenstans.
odds-noir-damage = Noir: skada { $damage }
odds-noir-hit = { $damage } mot omtöckning { $daze } och Sårtröskel { $threshold }
odds-noir-damage-mean = Skada i snitt: { $mean }
odds-noir-damages = Skada
odds-noir-wounds = Sår
odds-noir-wounded = Inget sår: { $none } · ett: { $one } · fler: { $more }
odds-noir-wounds-how = Över tröskeln ett sår, över det dubbla den lägsta tärningen, över det fyrdubbla den högsta.
odds-noir-wounds-how-stun = Bedövande: över dubbla tröskeln ett sår, över den fyrdubbla den lägsta tärningen, över den åttadubbla den högsta.

## Zapas

odds-zapas-roll = Zapas: { $dice } mot svårighetsgrad { $difficulty }
odds-zapas-duel = Zapas: { $first } mot { $second }
odds-zapas-chance = Chans att lyckas: { $chance } · träffar i snitt: { $mean }
odds-zapas-hits = Träffar
odds-zapas-margins = Träffar: sida 1 minus sida 2
odds-zapas-reserve = Reserven sedan: { $success } om det lyckas, { $failure } om det misslyckas
odds-zapas-reserve-mean = { $reserve } · { $mean } i snitt

## Varför inte

refusal-odds-off = Vid det här bordet visas inga chanser: { word-gm }n har stängt av dem och kan slå på dem igen med /{ cmd-campaign } { cmd-campaign-settings }.
refusal-odds-practice = Chanser visas bara på övningsbordet (make play), inte här. { word-gm-first }n kan ändra det med /{ cmd-campaign } { cmd-campaign-settings }.
refusal-odds-no-game = Här finns ingen kampanj att ta spelet från: välj ett med ”{ opt-odds-roll-game }”.
refusal-odds-no-difficulty = I Zapas behöver ett slag en svårighetsgrad eller motståndarens tärningar. Lägg till något av dem.
refusal-odds-withheld = Här är värdena för spelledarens rollpersoner bara spelledarens, och då är chanserna det också. Ange egna tal för att räkna på dem.
refusal-odds-no-conflict = Här pågår ingen konflikt i Nyx. Ange tal: minst ”{ opt-nyx-odds-conflict-value }”.
refusal-odds-off-scale = Markören kan inte stå på { $marker } på en skala av längd { $length }. Välj ett läge på skalan.
refusal-odds-no-reserve = Tärningar ur reserven kräver en reserv: lägg till ”{ opt-odds-roll-reserve }”, tärningarna i reserven före slaget.
refusal-odds-added = { $added } av { $dice } tärningar kan inte komma ur en reserv på { $reserve }, och en är alltid grundtärningen. Ange andra tal.

## En sida som spelar sig själv

nyx-itself = spelas automatiskt: taktiken lottas
nyx-itself-on = { $name } spelas automatiskt från och med nu: taktiken lottas ur den bästa blandningen, dold för alla, även spelledaren. Vinner sidan taktikvalet tar den stegen.
nyx-itself-off = { $name } spelas inte längre automatiskt: spelledaren väljer igen.
button-itself-on = Spela automatiskt
button-itself-off = Jag väljer själv
refusal-players-pick = { $name }: en spelare står på den här sidan och väljer. Bara sidor med SLP kan spelas automatiskt.
