# Zapas vid bordet, utanför slag och dueller: kommandon, formulär, menyer, knappar och korta svar.

## Kommandon

cmd-zapas = zapas
    .description = Rollformulär, röster, flaggor, tillstånd, slag och dueller i Zapas
cmd-zapas-sheet = formulär
    .description = Se ett rollformulär; ditt eget ändras därifrån
opt-zapas-sheet-character = rollperson
    .description = Vems; annars den du spelar
cmd-zapas-trait = egenskap
    .description = Föreslå en egenskap för rollpersonen du spelar
opt-zapas-trait-name = namn
    .description = Vad egenskapen heter: bred, men inte för bred
opt-zapas-trait-level = nivå
    .description = Nivån från början; annars det som är kvar av 18
opt-zapas-trait-account = berättelse
    .description = I spel: varför rollpersonen förändrats, eller tillbakablicken
opt-zapas-trait-draft = utkast
    .description = Behåll det för dig själv så länge
cmd-zapas-aspect = aspekt
    .description = Föreslå en aspekt av en av dina egenskaper
opt-zapas-aspect-trait = egenskap
    .description = Vilken egenskap den hör till
opt-zapas-aspect-text = text
    .description = Aspekten: en färdighet, en besvärjelse, en sak
opt-zapas-aspect-draft = utkast
    .description = Behåll det för dig själv så länge
cmd-zapas-flag = flagga
    .description = Ta en flagga för rollpersonen du spelar
opt-zapas-flag-text = text
    .description = Flaggan; annars frågas du steg för steg
opt-zapas-flag-target = mål
    .description = En betydelsefull positiv relation: till vems rollperson
opt-zapas-flag-through = genom
    .description = SLP:n som den går genom, om det är så
cmd-zapas-pending = väntar
    .description = Se vad som väntar på dig, och gör det
cmd-zapas-condition = tillstånd
    .description = Se någons tillstånd; SL ger ett med dess namn
opt-zapas-condition-character = rollperson
    .description = Vem; annars den du spelar
opt-zapas-condition-label = namn
    .description = SL: tillståndet att ge, till exempel skadad
opt-zapas-condition-stops = hindrar
    .description = Om det hindrar all handling; annars gör bara ”död” det
cmd-zapas-travel = resa
    .description = SL: börja resa, eller spela igen
opt-zapas-travel-state = läge
    .description = Vad som börjar
cmd-zapas-experience = erfarenhet
    .description = SL: ge alla spelare lika mycket erfarenhet
opt-zapas-experience-points = poäng
    .description = Hur mycket
cmd-zapas-advance = utveckla
    .description = Se vad tärningar kostar och ger, och köp eller sälj
cmd-zapas-npc = slp
    .description = SL: gör en SLP, eller bestäm hur svår den är att attackera
opt-zapas-npc-name = namn
    .description = Vad SLP:n heter
opt-zapas-npc-attack = attack
    .description = Svårighetsgrad för attack, 2 till 20; vanligen 3
opt-zapas-npc-kill = dödströskel
    .description = Träffar som dödar; för en ny SLP räcker annars ett lyckat slag
opt-zapas-npc-approach = sätt
    .description = Bara för detta angreppssätt, till exempel eld
opt-zapas-npc-immune = osårbar
    .description = Detta angreppssätt kan inte döda
cmd-zapas-task = uppgift
    .description = SL: skriv upp en svår uppgift som delmoment gör lättare; eller se dem
opt-zapas-task-text = text
    .description = Uppgiften; annars visas alla
cmd-zapas-correct = rätta
    .description = SL: rätta en spelares tärningar eller erfarenhet, öppet
opt-zapas-correct-character = rollperson
    .description = Vems spelare
opt-zapas-correct-reason = skäl
    .description = Varför; alla läser det
opt-zapas-correct-reserve = reserv
    .description = Tärningar i reserven från nu
opt-zapas-correct-experience = erfarenhet
    .description = Erfarenhet från nu
choice-zapas-travel = Gruppen reser
choice-zapas-play = Gruppen spelar igen

## Vad spelledaren gör härnäst

zapas-next-campaign = ✅ Du är spelledare i { $name }. Härnäst: dina spelare trycker på **{ button-join }** här nedanför; du gör motståndare med /{ cmd-zapas } { cmd-zapas-npc }. /{ cmd-zapas } { cmd-zapas-pending } visar vad som väntar på dig, /{ cmd-campaign } { cmd-campaign-here } lägger till fler kanaler.
zapas-next-session = ✅ Spelmötet har börjat. När det är slut återställer /{ cmd-session } { cmd-session-end } allas reserver.
zapas-next-end = ✅ Spelmötet är slut och reserverna är återställda. /{ cmd-zapas } { cmd-zapas-experience } ger erfarenhet.
zapas-next-play = ✅ Spelet går vidare. /{ cmd-zapas } { cmd-zapas-pending } visar vad som väntar på dig.

## Rollformulär och egenskaper

button-zapas-life = Bakgrund…
button-zapas-new-trait = Ny egenskap…
button-zapas-new-flag = Ny flagga…
button-zapas-new-aspect = Nya aspekter…
button-zapas-refresh = Uppdatera
button-zapas-ready = Färdig
button-zapas-advance = Erfarenhet
button-zapas-propose = Föreslå { $count }
button-zapas-drop = Ta bort
button-zapas-take-off = Ta bort
button-zapas-wake = Väck den
button-zapas-raise = +1 T: { $price } erf.
button-zapas-sell = Sälj: +{ $refund } erf.…
button-zapas-erase = Radera: +{ $refund }…
button-zapas-rename = Byt…
form-zapas-life = En kort bakgrund
form-zapas-trait-title = En ny egenskap
form-zapas-traits = Egenskaper, en på varje rad
zapas-traits-hint = En siffra sist är nivån: Tjuv 4. Utan siffra: 6, eller det som är kvar.
form-zapas-trait = Namn: Pyromantiker, inte Trollkarl
form-zapas-changed = Hur har rollpersonen förändrats?
form-zapas-flashback = Tillbakablicken som den kommer ur
form-zapas-aspects = Nya aspekter
form-zapas-aspect = Aspekt { $number }
hint-zapas-aspect = Smal: fäktning, gevär, vig kropp
form-zapas-sell = Sälj en tärning
form-zapas-erase = Radera egenskapen
form-zapas-rename = Byt egenskap
form-zapas-text = Ny text
placeholder-zapas-open-trait = Öppna en egenskap: nivå, aspekter
placeholder-zapas-open-flag = Öppna en flagga
placeholder-zapas-thing = Öppna ett tillstånd, en kontakt eller en sak
placeholder-zapas-level = Nivå
placeholder-zapas-aspect = Öppna en aspekt
placeholder-zapas-sleeps = Sälj en tärning för { $refund } erf.: vilken aspekt somnar?
option-zapas-trait = { $trait } { $level }: { $state }
option-zapas-level = { $level }: summan blir { $have } av { $need }
option-zapas-aspect = { $aspect }: { $state }
option-zapas-renaming = Nytt namn: { $name }
option-zapas-note = { $purpose }: { $text }
zapas-page-trait = { $name }: { $trait }, nivå { $level }
zapas-page-stands = Så står det
zapas-page-sum = Nivåerna blir tillsammans { $have }; { $need } behövs.
zapas-page-aspects-later = Aspekterna kommer när bordet har godtagit egenskapen.
zapas-page-asleep = sover
zapas-page-locked = låst
zapas-page-experience = Erfarenhet: { $experience }
zapas-page-raise = Nivå { $level } kostar { $price } erfarenhet.
zapas-page-sell = Tärningen för nivå { $level } säljs för { $refund } erfarenhet.
zapas-page-erase = Att radera egenskapen ger { $refund } erfarenhet.
zapas-page-travel-only = Sälja, radera och byta: bara på resa.
zapas-page-advance = { $name } har { $experience } erfarenhet.
zapas-page-prices = **{ $trait }** { $level }: nästa tärning kostar { $price }, den senaste säljs för { $refund }
zapas-page-new-trait = En ny egenskap börjar på nivå 2 och kostar 3: på resa, eller ur en tillbakablick som bordet godtar.
zapas-page-note = { $name }: { $note }
button-zapas-note = Berätta mer…
form-zapas-note = Vad som är känt; tomt tar bort det

## Röster

button-zapas-approve = Godta
button-zapas-veto = Lägg in veto…
button-zapas-lift = Häv vetot
button-zapas-all = Godta alla
button-zapas-each = Ett i taget…
button-zapas-close = Godta för alla
button-zapas-revise = Ändra…
button-zapas-withdraw = Dra tillbaka
form-zapas-object = Lägg in veto
form-zapas-reason = Varför? Alla läser det
form-zapas-revise = Ändra

## Flaggor

button-zapas-plain-flag = En annan flagga…
button-zapas-against = Handlat emot den
button-zapas-reached = Målet är nått
button-zapas-fits = Den passar
button-zapas-fits-not = Den passar inte
button-zapas-confirm = Det stämmer
button-zapas-not-so = Det stämmer inte
form-zapas-flag-title = En ny flagga
form-zapas-flag = Flaggan, med några ord
form-zapas-through = Genom vilken SLP, om det är genom en
placeholder-zapas-relation = En positiv relation: till vem?
option-zapas-flag = { $flag }: markeringar { $marks }
option-zapas-flag-waits = { $flag }: väntar på spelledaren
zapas-page-flag = { $name }: { $flag }
zapas-page-strike = { $marks ->
        [0] Om den stryks ger den inga tärningar än: reserv { $reserve }.
        [one] Om den stryks blir { $marks } markering en tärning: reserv { $reserve } → { $after }.
       *[other] Om den stryks blir { $marks } markeringar lika många tärningar: reserv { $reserve } → { $after }.
    } Spelledaren bekräftar att rollpersonen har handlat emot den eller nått målet.
zapas-page-new-flag = En ny flagga för { $name }
zapas-page-flag-kinds = En flagga är personlighet, en relation, ett mål eller en övertygelse. Spelledaren bekräftar att den passar.
zapas-page-relation = En flagga måste vara en betydelsefull positiv relation till en annan spelares rollperson, kanske genom en SLP: välj vem i menyn.
zapas-page-nobody = Flaggan som leder till en annan spelares rollperson får vänta: det finns ingen än.

## Tillstånd

button-zapas-shows = Hur det märks…
button-zapas-lift-condition = Häv det
form-zapas-shows = Hur märks det?
placeholder-zapas-open-condition = Öppna ett tillstånd
placeholder-zapas-effect = Verkan på svårighetsgrader
placeholder-zapas-locks = Aspekter som det låser
option-zapas-condition = { $condition }: { $effect }
option-zapas-no-effect = Ingen verkan
option-zapas-effect-raise = Svårighetsgrad +{ $number }
zapas-page-conditions = { $name }: { $count ->
        [0] inga tillstånd
       *[other] { $count } tillstånd
    }
zapas-page-conditions-none = Den här rollpersonen har inga tillstånd.
zapas-page-condition = { $name }: { $condition }
zapas-page-condition-how = Det gör en sak i taget: slag blir svårare, eller aspekter låses. Ett slag riktat mot det, eller berättelsen, gör slut på det.

## Spelledarens folk och uppgifter

button-zapas-approach = Angreppssätt…
button-zapas-npc-gives = Tillstånd…
button-zapas-reveal = Avslöja
button-zapas-hide = Dölj
button-zapas-reset = Träffar { $total } → 0
form-zapas-approach = Namn: eld, magi, förtrollat järn
form-zapas-npc-gives = Till den som misslyckas, åtskilda med komma
placeholder-zapas-attack = Svårighetsgrad för attack
placeholder-zapas-kill = Dödströskel: träffar som dödar
placeholder-zapas-profile = Vilket angreppssätt menyerna gäller
option-zapas-usual = I allmänhet
option-zapas-approach = Med { $approach }
option-zapas-attack = Attack: { $difficulty }
option-zapas-kill = { $kill ->
        [one] { $kill } träff dödar
       *[other] { $kill } träffar dödar
    }
option-zapas-kill-once = Ett lyckat attackslag dödar
zapas-page-profile = Det här ställs in i menyerna: { $profile }
placeholder-zapas-task-over = En uppgift är över
zapas-page-tasks-title = Svåra uppgifter
zapas-page-tasks = { $count ->
        [0] Ingen svår uppgift är öppen.
        [one] { $count } svår uppgift är öppen.
       *[other] { $count } svåra uppgifter är öppna.
    }
zapas-page-tasks-none = Spelledaren skriver upp en med /{ cmd-zapas } { cmd-zapas-task }.
zapas-page-task = **{ $text }**
zapas-page-task-parts = **{ $text }**: lättare med { $reduction } ({ $parts })

## Vad som väntar

placeholder-zapas-vote = Förslag
placeholder-zapas-judge = Flaggor som väntar på ditt ord
placeholder-zapas-contest = Slag, dueller och scener
option-zapas-vote-trait = { $name }: { $text } ({ $state })
option-zapas-vote-aspect = { $name }, aspekt: { $text } ({ $state })
option-zapas-judge = { $name }: passar ”{ $flag }”?
option-zapas-strike = { $name }: stryka ”{ $flag }” ({ $reason })?
option-zapas-contest = { $title }
zapas-page-pending = { $count ->
        [0] Inget väntar på dig.
        [one] ⏳ { $count } sak väntar på dig.
       *[other] ⏳ { $count } saker väntar på dig.
    }
zapas-page-pending-none = Ingen väntar på någon.
zapas-page-waits = { $what } ⏳ { $names }
zapas-page-contest-waits = { $title }: { $waits }

## Krönikan

zapas-headline-facts = { $name }: { $count ->
        [0] inga avgjorda fakta
        [one] { $count } avgjort faktum
       *[other] { $count } avgjorda fakta
    }
zapas-fact = **{ $number }.** { $text }
zapas-facts-none = Fakta kommer ur dueller där två rollpersoner är oense om hur något är.
zapas-facts-page = Sida { $page } av { $pages }
