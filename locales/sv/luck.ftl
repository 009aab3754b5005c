# /luck: egna slag mot det väntade. Siffror, och inget omdöme.

cmd-luck = tur
    .description = Dina egna slag jämförda med vad som var att vänta, med bild
opt-luck-character = rollperson
    .description = Vems slag; alla dina rollpersoners om ingen anges
opt-luck-session = spelmöte
    .description = Vilket spelmöte; hela kampanjen om inget anges
opt-luck-public = offentligt
    .description = Om alla här får se det
opt-luck-table = bordet
    .description = Slagen för alla som har öppnat sina för bordet

luck-title = Slag mot det väntade: { $names }
luck-title-session = Slag mot det väntade: { $names } · { $session }
luck-headline = { $names }: { $won } av { $rolls } slag lyckades · väntat { $expected } · 95 %: { $range }
luck-range = { $low } till { $high }
luck-range-one = { $number }
luck-one = { $name }: { $won } av { $rolls } · väntat { $expected } · 95 %: { $range }
luck-none = { $names }: inget slag har räknats än.
luck-meaning = Om ärliga tärningar gjorde samma slag igen skulle det bli { $range } med chansen { $coverage }.
luck-ends = { $won } eller fler: { $least } · { $won } eller färre: { $most }
luck-drawn = Lyckade, ● är vad det blev
luck-caption = Lyckade av { $rolls } slag: det blev { $won }
luck-counted-nyx = Alla slag räknas: enskilda, i konflikter, mot långsamma avdrag. Ett slag med effekt har lyckats.
luck-counted-noir = Slag mot 20 räknas, och motståndsslag mot vad de andra slog, så som tärningarna först föll: en tärning som köpts efter slaget räknas inte, och inte heller ett anfall som säkert träffar.
luck-counted-zapas = Slag mot en svårighetsgrad räknas, och dueller mot den andra sidans träffar.
luck-bare = ⚠ { $count } av de här slagen kom in från en fil och går inte att kontrollera.
luck-among = { $count ->
        [one] { $count } slag gjorde en av rollpersonerna mot en annan av dem; det ingår inte i summan.
       *[other] { $count } slag gjorde rollpersonerna mot varandra; de ingår inte i summan.
    }
luck-cut = Äldre slag kan saknas: jag ser långt tillbaka men inte hur långt som helst, och räknar högst { $most } slag.
luck-done = ✅ Det står här nedanför.
luck-table = bordet
luck-by-rolled = **Efter vad man slog för**
luck-by-session = **Efter spelmöte**
luck-table-closed = Ingen har öppnat sina slag för bordet än. Öppna dina med /{ cmd-luck } och **{ button-luck-open }**.
luck-opened = ✅ Bordet kan se hur dina slag har gått, med /{ cmd-luck } { opt-luck-table }. Samma knapp i /{ cmd-luck } stänger det.
luck-closed = ✅ Nu är det bara du som ser hur dina slag har gått.
button-luck-open = Visa för bordet
button-luck-close = Stäng igen
