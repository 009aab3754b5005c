# Förseglade val som folk ser dem, och /kontrollera: vad som går att kontrollera, och vad som kom fram.

cmd-verify = kontrollera
    .description = Kontrollera kampanjens förseglade val och tärningar, så långt de är öppna
opt-verify-round = runda
    .description = En runda, med den exakta texten bakom varje sigill; utan den kontrolleras allt
opt-verify-head = länk
    .description = En länk ur kedjan som du antecknade; du får veta om något fram till den är ändrat
# Vad valmöjligheten föreslår. $turn: rundans nummer
option-verify-round = { $title } · runda { $turn }

## Sigill

# $digits: en del av en hash
fairness-digits = `{ $digits }`
# $text: vad som skrevs till valet
fairness-chosen = { $what }: { $text }
button-verify = Kontrollera
fairness-your-seal = 🔒 Ditt sigill
fairness-your-seal-is = Första halvan av den här hashen står i meddelandet om konflikten, synlig för alla. När ditt val visas kan vem som helst kontrollera med den att ingen har ändrat valet.

## En runda

fairness-round = 🔒 **{ $title }** · runda { $turn }
fairness-holds = ✅ { $name }: { $choice }. Sigillet håller.
fairness-broken = ⚠ { $name }: { $choice }. Sigillet håller inte: texten har en annan hash.
fairness-closed = 🔒 { $name }: ännu stängt.
fairness-gone = 🔒 { $name }: ångrat, så det öppnas aldrig.
fairness-hash = Förseglat som `{ $hash }`
fairness-box = Du behöver inte lita på det här: lägg det som står i en ruta i vilket SHA-256-verktyg som helst, utan radbrytning efter sista raden. Hashen ska bli den som står under rutan; första halvan står kvar i meddelandet om konflikten.
fairness-file = Du behöver inte lita på det här: lägg varje fil i vilket SHA-256-verktyg som helst. Hashen ska bli den som förseglades.

## Allt

fairness-title = Vad som går att kontrollera
fairness-right = ✅ Allt som är öppet har kontrollerats, och inget är fel.
fairness-wrong = ⚠ Allt som är öppet har kontrollerats, och { $count ->
        [one] en sak är fel
       *[other] { $count } saker är fel
    }.
fairness-nothing = Inget av det som går att kontrollera har öppnats än.
fairness-seals = Sigill · kontrollerade: { $opened } · ännu stängda: { $closed } · ångrade: { $gone }
fairness-decks = Kontrollerade lekar: { $decks }, med { $rolls ->
        [one] { $rolls } slag
       *[other] { $rolls } slag
    }
fairness-decks-closed = Ännu stängda lekar: { $decks }, med { $rolls ->
        [0] inga slag
        [one] { $rolls } slag
       *[other] { $rolls } slag
    }
fairness-chain = Kedjan är kontrollerad: varje sparning från { $first } till { $last } bygger på den före.
# $head: början av länken, så som `python bot.py verify --head` tar den
# $links: fairness-closing, one for each
fairness-closings = Meddelanden som avslutade kuperingen: { $links }
fairness-closing = lek { $number } { $url }
fairness-unclosed = ⚠ Inget meddelande avslutade kuperingen av dessa lekar: { $decks }. Den som kände fröet och kuperade sist kan ha valt deras tärningar.
fairness-link = ⛓️ Kedjan vid sparning { $save }: `{ $head }`. Anteckna den, så kan ingen ändra något fram till hit utan att du märker det.
fairness-noted = ✅ Länken som du antecknade hör till sparning { $save }: fram till dess är inget ändrat, flyttat eller bortklippt.
fairness-lost = ⚠ Länken som du antecknade finns INTE i den här kedjan: något före den är ändrat eller bortklippt, eller så hör den till en annan kampanj.
fairness-flaw-chain = ⚠ Kedjan: { $said }.
fairness-flaw-unlike = ⚠ Resultat: { $said }.
fairness-imported = ⚠ { $count ->
        [one] { $count } kast
       *[other] { $count } kast
    } kom in från en fil och går inte att kontrollera.
fairness-earlier = Ur filen, kontrollerat igen: { $count } kast, med journalen från kampanj { $numbers }.
fairness-noted-earlier = ✅ Länken som du antecknade finns i journalen från där kampanjen spelades förut: fram till dess är inget ändrat, flyttat eller bortklippt.
fairness-flaw-seal = ⚠ { $title }, runda { $turn }, { $name }: sigillet håller inte.
fairness-flaw-choice = ⚠ { $title }, runda { $turn }, { $name }: spelet visade ett annat val än det förseglade.
fairness-flaw-unsealed = ⚠ { $title }, runda { $turn }, { $name }: spelet visade ett val vars sigill saknas.
fairness-flaw-deck = ⚠ Lek { $deck } saknas.
fairness-flaw-promise = ⚠ Lek { $deck }: fröet är inte det som utlovades.
fairness-flaw-number = ⚠ Lek { $deck }, vid slag { $roll }: ett slag saknas eller finns två gånger.
fairness-flaw-start = ⚠ Lek { $deck }, slag { $roll }: det börjar inte där det förra slutade, så tärningar har hoppats över eller använts två gånger.
fairness-flaw-faces = ⚠ Lek { $deck }, slag { $roll }: fröet ger andra sidor.
fairness-flaw-shown = ⚠ Lek { $deck }, slag { $roll }: spelet visade sidor som inte föll.
fairness-flaw-untold = ⚠ Lek { $deck }, slag { $roll }: tärningar föll, men loggen säger inte varför.
fairness-flaw-hidden = ⚠ Lek { $deck }, dolt slag { $roll }: det följer inte av fröet som utlovades.
fairness-flaw-hidden-shown = ⚠ Lek { $deck }, dolt slag { $roll }: spelet visade det annorlunda än det föll.
# $digits: början av hashen, så som meddelandet om konflikten visade den
fairness-gone-in = 🔒 Ångrat: { $name }, { $title }, runda { $turn } · `{ $digits }`
fairness-when = Ett stängt val öppnas när rundan visas, ett dolt slag när { word-gm }n visar det, en lek när ett spelmöte börjar eller slutar, eller när { word-gm }n öppnar den. Ett val som aldrig visades förblir stängt.
fairness-without-us = För att kontrollera det utan den här boten: ta journalen som JSON (/{ cmd-journal } { cmd-journal-export }) och kör `python bot.py verify` på den.

## Varför ingenting hände

refusal-no-sealed-round = Inget förseglades i den rundan. Välj en ur listan, eller utelämna rundan för att kontrollera allt.
refusal-no-link = Det där är ingen länk ur kedjan: den har minst { $digits } tecken, siffror och a till f. Kopiera den från ett spelmötes början, eller från Kontrollera under en runda.
