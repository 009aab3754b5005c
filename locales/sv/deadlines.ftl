# Tidsfrister: påminnelser, och vad som träder in när tiden är ute.

deadline-moment = { $day } { $month ->
        [1] januari
        [2] februari
        [3] mars
        [4] april
        [5] maj
        [6] juni
        [7] juli
        [8] augusti
        [9] september
        [10] oktober
        [11] november
       *[other] december
    } kl. { $time } ({ $clock })
deadline-waits = ⏳ ”{ $title }” väntar fortfarande på: { $who }.
deadline-until = Senast { $moment }: <t:{ $unix }:F>, <t:{ $unix }:R>.
deadline-then-gm = Efter { $moment } väljer { word-gm }n öppet åt den som inte är klar.
deadline-then-dice = Efter { $moment } väljer tärningarna åt den som inte är klar.
deadline-drawn = ⏳ Tiden är ute. Tärningarna valde för: { $who }.
deadline-offered = ⏳ Tiden är ute för: { $who }. { word-gm-first }n får välja åt dem, inför alla.
deadline-picked = ⏳ { word-gm-first }n väljer öppet för { $who }: { $what }.
deadline-somebody = en spelare
deadline-ask = Tiden är ute för: { $who }. Det du väljer här läser alla genast.
button-pick-openly = Välj öppet…
placeholder-default = { $who }: vad ska gälla?
refusal-gm-acts-first = Annars skulle du veta för mycket. Gör först { word-gm }ns eget val här, välj sedan åt andra.
refusal-time-not-out = Ingen väntar på det här längre, eller så är tiden inte ute. Panelen visar vad som står på tur.

default-nyx-declare = går in som förut, utan aspekter
default-nyx-steps = tar stegen på skalan
default-nyx-fatigue = tar det som utmattning
default-nyx-accept = går med på kravet
default-noir-ready = går in utan Öde
default-noir-odds = betalar inget Öde
default-noir-highest = behåller de två högsta tärningarna
default-noir-late = köper ingen tärning
default-noir-place = lägger tärningen åt sidan
default-noir-wait = väntar
default-noir-defend = försvarar sig enkelt, utan Öde
default-noir-pass = låter turen gå
default-noir-protect = går inte emellan
default-noir-loss = accepterar förlusten
default-zapas-help = ber inte om mer hjälp
default-zapas-bid = lägger till inga tärningar
default-zapas-choose = bekräftar tärningarna som de är
