# Journalen: vad som har hänt, ur händelseloggen, att läsa, spara och skriva ut.

## På sidan

journal-title = { $name } · Journal
journal-kicker = Journal
journal-edition-players = Spelarnas utgåva
journal-edition-gm = { word-gm-first }ns utgåva
journal-contents = Innehåll
journal-session = Spelmöte { $session }
journal-before = Före det första spelmötet
journal-scene = Scen { $scene }
journal-over = Efter spelmöte { $session }
journal-all = Hela kampanjen
journal-session-scene = { $session }, { $scene }
journal-nothing = Här hände inget som står i den här utgåvan.
journal-utc = Tider anges i UTC.
journal-source = Sammanställd ur kampanjens händelselogg, inte ur meddelanden. Drag som ångrats är inte med.
journal-dice-key = Tärningar: fyllda räknas, tomma räknas inte, överstrukna misslyckades eller användes inte.
journal-titled = { $name }: { $title }
journal-people = Vilka de är
journal-persona = **{ $name }**: { $traits }.
journal-persona-bare = **{ $name }**.
journal-who-line = { $names }
journal-gm = { word-gm-first }n
journal-speaker = { $name }:
journal-dice = Tärningar
journal-how = Så räknades det
journal-different = Det som har ändrats: { $what }.
journal-kept = { SENTENCES($parts) }.
journal-kept-joined = { $count } gick med
journal-kept-finished = { $count ->
        [one] { $count } färdigt formulär
       *[other] { $count } färdiga formulär
    }
journal-kept-votes = { $count ->
        [one] { $count } röst
       *[other] { $count } röster
    }
journal-kept-settings = { $count ->
        [one] { $count } inställning
       *[other] { $count } inställningar
    }
journal-kept-sheets = { $count ->
        [one] { $count } rad på ett formulär
       *[other] { $count } rader på formulär
    }
journal-kept-more = { $count ->
        [one] { $count } sak till
       *[other] { $count } saker till
    }
journal-kept-undone = { $count ->
        [one] { $count } ångrat drag
       *[other] { $count } ångrade drag
    }

## Det som ritas

journal-course = Skalan, runda för runda
journal-course-words = { $steps }
journal-course-start = från början: { $place }
journal-course-step = runda { $turn }: { $place }
journal-course-corrected = rättad: { $place }
journal-ahead = { $name } +{ $steps }
journal-level = 0
journal-who = Vem
journal-from = Från början
journal-to = Till slut
journal-way = På vägen
journal-points-nyx = Aspektpoäng
journal-points-noir = Öde
journal-points-zapas = Reserv
journal-face-counts = { $value } räknas
journal-face-lost = { $value } räknas inte
journal-face = { $value }
journal-damage = Skada på { $name }
journal-throw = { $name }: { $faces }
journal-of = { $name }: { $said }
journal-values = { $name }: { $values }

## Vad som går att kontrollera

# Throws that came in from a file
journal-imported = { $count ->
        [one] { $count } kast som inte går att kontrollera
       *[other] { $count } kast som inte går att kontrollera
    }
journal-imported-why = Det som spelades innan kampanjen kom till den här servern lästes från en fil. Tärningarna där kan ingen kontrollera.
journal-bare = ⚠ Tärningar här kom in från en fil och går inte att kontrollera.
# $number: talet som hashades
journal-earlier = Spelades förut som kampanj { $number }
journal-earlier-how = Journalen som JSON har den kampanjens kedja, lekar och sigill under dess gamla nummer; ”bot.py verify” kontrollerar dem också.

journal-proof-about = Hashar låste tärningarna och de dolda valen innan någon kände till dem. I Nattvakts docs/fairness.md står hur de kontrolleras för hand; python bot.py verify gör det med den här journalen som JSON. Kampanjens nummer är { $campaign }.
journal-deck = Lek { $number } · { $rolls ->
        [0] inga slag
        [one] { $rolls } slag
       *[other] { $rolls } slag
    }
journal-deck-promise = Löfte: { $hash }
journal-deck-words = Ord: { $words }
journal-deck-closing = Kuperingen slutade med meddelande { $message } i kanal { $channel }
journal-deck-unclosed = Inget meddelande avslutade kuperingen: boten fick inte skriva där.
journal-deck-seed = Frö: { $seed }
journal-deck-closed = Fröet visas när leken öppnas.
# $contest: talet som hashades
journal-seals = Förseglade val · { $title } · konflikt { $contest }
# $seat: talet som hashades, $name: vems det är
journal-seal = Runda { $turn }, { $name } ({ $seat }): { $choice } · slumptal { $nonce } · sigill { $hash }
journal-seal-closed = Runda { $turn }, { $name } ({ $seat }): inte visat · sigill { $hash }
journal-chain = Kedja
journal-chain-link = Sista länken, från sparning { $save }: { $head }. Anteckna den, så kan ingen ändra något fram till hit utan att du märker det.
journal-hidden = Dolda slag
journal-hidden-closed = { $name }: stängt. Hash { $hash }
journal-hidden-open = { $name }: { $result }. Slumptal { $nonce }, hash { $hash }
journal-seal-gone = Runda { $turn }, { $name } ({ $seat }): ångrat · sigill { $hash }

## I chatten

journal-headline = { $name }: { $part }, sida { $page } av { $pages }
journal-empty = Där har ingenting hänt än.
journal-heading = **{ $parts }** · { $date }
journal-chapter = `{ $time }` **{ $title }**
journal-told = *{ $said }*
journal-spoken = **{ $name }:** { $text }
journal-small = -# { $said }
journal-match = `{ $time }` **{ $title }**
journal-file = { $name }: { $part }. { $edition }.
journal-option = { $part } · { $date } · { $titles }
journal-option-bare = { $part } · { $date }

refusal-no-such-part = Det spelmötet eller den scenen finns inte i kampanjen. Välj bland förslagen.
refusal-journal-too-long = Det är { $count } händelser, och högst { $most } kan berättas på en gång. Välj ett spelmöte, eller en scen i det.
refusal-journal-too-large = Filen skulle bli { $size } kB, och här får { $most } kB bifogas. Välj ett spelmöte eller en scen i det, eller Markdown i stället för en sida.
refusal-gm-edition-only = { word-gm-first }ns utgåva är bara för { word-gm }. Välj spelarnas utgåva.

## Kommandon

cmd-journal = journal
    .description = Vad som har hänt i kampanjen
cmd-journal-show = visa
    .description = Läs journalen här, bara för dig; den nyaste sidan först
opt-journal-show-session = spelmöte
    .description = Vilket spelmöte; det senaste om inget anges
opt-journal-show-scene = scen
    .description = Vilken scen i spelmötet
cmd-journal-export = exportera
    .description = Journalen som fil: en sida att läsa och skriva ut, Markdown eller JSON
opt-journal-export-format = format
    .description = Vilket slags fil
opt-journal-export-edition = utgåva
    .description = För vem: spelledarens utgåva är bara för spelledare
opt-journal-export-language = språk
    .description = Språket som journalen skrivs på
opt-journal-export-session = spelmöte
    .description = Vilket spelmöte; hela kampanjen om varken det eller en scen anges
opt-journal-export-scene = scen
    .description = Vilken scen
choice-journal-html = Sida (HTML) att läsa och skriva ut
choice-journal-md = Markdown
choice-journal-json = JSON för program
choice-edition-players = Spelarnas utgåva
choice-edition-gm = Spelledarens utgåva

cmd-journal-find = sök
    .description = Hitta namn, ord, tärningar och berättelser i journalen
opt-journal-find-words = ord
    .description = Vad du letar efter; alla orden ska stå på samma rad
opt-journal-find-session = spelmöte
    .description = Vilket spelmöte (annars alla, det senaste först)
find-headline = { $count ->
    [one] ”{ $words }”: finns på { $count } ställe
   *[other] ”{ $words }”: finns på { $count } ställen
}
find-none = ”{ $words }” står inte i journalen som du får läsa. Försök med ett annat ord, eller färre.
find-where = { $session }, { $scene }
find-hit = **{ $where }** · { $day } { $time } · { $text }
find-more = { $count ->
    [one] och { $count } tidigare ställe: lägg till ett ord eller välj ett spelmöte
   *[other] och { $count } tidigare ställen: lägg till ett ord eller välj ett spelmöte
}
find-older = Allt är inte genomsökt. Välj ett tidigare spelmöte för att leta där.
