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
opt-odds-roll-game = spel
    .description = Vilket spel; annars kampanjens här
opt-odds-roll-public = offentligt
    .description = Om alla här får se det
cmd-odds-conflict = konflikt
    .description = Vem som vinner en konflikt i Nyx: den som pågår här, eller en med vilka tal som helst
opt-odds-conflict-value = värde
    .description = Sida 1: värdet; utelämna det för konflikten som pågår här
opt-odds-conflict-opponent = motståndare
    .description = Sida 2: värdet; utelämna det för en som är passiv
opt-odds-conflict-modifier = modifikation
    .description = Sida 1: det som läggs till värdet
opt-odds-conflict-opponent_modifier = motståndarens_modifikation
    .description = Sida 2: det som läggs till värdet
opt-odds-conflict-positive = positiva
    .description = Sida 1: extra tärningar, den bästa gäller
opt-odds-conflict-negative = negativa
    .description = Sida 1: extra tärningar, den sämsta gäller
opt-odds-conflict-opponent_positive = motståndarens_positiva
    .description = Sida 2: extra tärningar, den bästa gäller
opt-odds-conflict-opponent_negative = motståndarens_negativa
    .description = Sida 2: extra tärningar, den sämsta gäller
opt-odds-conflict-length = längd
    .description = Steg från skalans mitt till varje ände
opt-odds-conflict-marker = markör
    .description = Var markören står: över 0 leder sida 1
opt-odds-conflict-advantage = övertag
    .description = Övertaget sammanlagt, från situationen
opt-odds-conflict-mode = följd
    .description = Vad som händer bortom skalans ände
opt-odds-conflict-public = offentligt
    .description = Om alla här får se det

## Tal

odds-percent = { $whole },{ $tenth } %
odds-percent-under = <0,1 %
odds-percent-over = >99,9 %
odds-whole-percent = { $percent } %
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
odds-tie = Lika
odds-opposed = Sida 1 vinner: { $a } · lika: { $tie } · sida 2 vinner: { $b }
odds-who-wins = Vem som vinner
odds-done = ✅ Chanserna står nedanför.
odds-no-picture = Jag får inte bifoga filer här, så det blir ingen bild.

## Nyx

odds-nyx-roll = Nyx: { $pool }
odds-nyx-opposed = Nyx: { $first } mot { $second }
odds-nyx-chance = Chans att lyckas: { $chance } · effekt i snitt { $mean }
odds-nyx-steps = Chans att lyckas: { $chance } · { $mean } steg i snitt
odds-nyx-own-opposed = Chans att vinna som det står: { $win }, att det blir lika: { $tie }
odds-nyx-effects = Effekt, 0 vid misslyckande
odds-nyx-margins = Effekt: sida 1 minus sida 2
odds-nyx-round = En runda Nyx: { $first } mot { $second }
odds-passive = en passiv sida
odds-nyx-moves = Steg i snitt: { $mean } · förbi änden för sida 1: { $over1 } · för sida 2: { $over2 }
odds-nyx-places = Var den slutar; bortom ±{ $length }: överskjutande
odds-nyx-forecast = Prognos: { $first } mot { $second }
odds-nyx-wins = { $name } vinner: { $first } · { $other } vinner: { $second }
odds-nyx-first-blood = Nästa straff drabbar { $other }: { $first } · { $name }: { $second }
odds-nyx-by-place = { $name }: per plats
odds-nyx-places-won = { $name } når förbi änden: chans per plats för markören
odds-nyx-mix = { $name }, bästa blandning: { $mix }
odds-nyx-part = { $tactic } { $chance }
odds-rounds = Rundor till dess, i snitt: { $rounds }
odds-no-end = Det kanske aldrig tar slut.
odds-nyx-assumed = Båda väljer så väl de kan, slår likadant varje runda och tar steg för en vinst.
odds-nyx-after-penalty = Ett straff ändrar talen, så längre än till nästa räcker prognosen inte.
odds-nyx-own-win = Chans att vinna härifrån: { $chance }
odds-nyx-own-first-blood = Chans att nästa straff drabbar motparten: { $chance }
odds-nyx-how = Steg i snitt för varje taktik (rader) mot varje svar; sist den bästa blandningen mot en okänd motpart.
# Kolumner i en tabell: högst 5 tecken
odds-reply-defensive = Def.
odds-reply-waiting = Avv.
odds-reply-offensive = Off.
odds-nyx-share = Mix

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
odds-noir-tie = Lika är det när summa, rent värde och högsta tärning är lika; då avgör en tärning var.

## Zapas

odds-zapas-roll = Zapas: { $dice } mot svårighetsgrad { $difficulty }
odds-zapas-duel = Zapas: { $first } mot { $second }
odds-zapas-chance = Chans att lyckas: { $chance } · träffar i snitt: { $mean }
odds-zapas-hits = Träffar
odds-zapas-margins = Träffar: sida 1 minus sida 2

## Varför inte

refusal-odds-off = Vid det här bordet visas inga chanser: spelledaren har stängt av dem. Spelledaren kan slå på dem med /{ cmd-campaign } { cmd-campaign-settings }.
refusal-odds-practice = Vid det här bordet visas chanser bara på övningsbordet. Spelledaren kan ändra det med /{ cmd-campaign } { cmd-campaign-settings }.
refusal-odds-no-game = Här finns ingen kampanj vars spel jag kunde ta: välj ett med ”{ opt-odds-roll-game }”.
refusal-odds-no-difficulty = I Zapas behöver ett slag en svårighetsgrad eller motståndarens tärningar. Lägg till något av dem.
refusal-odds-no-conflict = Här pågår ingen konflikt i Nyx. Ange tal: minst ”{ opt-odds-conflict-value }”.
refusal-odds-off-scale = Markören kan inte stå på { $marker } på en skala av längd { $length }. Välj en plats på skalan.

## En sida som spelar sig själv

nyx-itself = spelar sig själv: taktiken dras
nyx-itself-on = { $name } spelar sig själv från och med nu: taktiken dras ur den bästa blandningen, dold för alla, även spelledaren.
nyx-itself-off = { $name } spelar inte längre sig själv: spelledaren väljer igen.
button-itself-on = Låt den spela sig
button-itself-off = Jag väljer själv
refusal-players-pick = { $name }: en spelare står på den här sidan och väljer. Bara sidor med SLP kan spela sig själva.
