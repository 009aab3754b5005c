# Ord som alla spel delar. Hur meddelanden får sina namn: locales/README.md

## Den som leder spelet: i Noir berättaren, annars spelledaren. Ändelsen skrivs efter klammern: { word-gm }n

word-gm = { $game ->
    [noir] berättare
   *[other] spelledare
}
word-gm-first = { $game ->
    [noir] Berättare
   *[other] Spelledare
}

## Det som någon har skrivit

verbatim = { $text }
and-more = och { $count } till
# Mellan namnen i en lista och ”och 2 till”
before-more = { " " }

## Kampanjer

campaign-founded = Kampanjen ”{ $name }” har börjat.
campaign-place-bound = Kampanjen spelas nu också här.
campaign-gm-seated = { word-gm-first }n är på plats.
campaign-player-seated = En spelare har gått med.
campaign-character-played = { $name } är med i spel.
campaign-place-left = Kampanjen spelas inte här längre.
campaign-invited = Någon är inbjuden till kampanjen.
campaign-seat-left = En plats vid bordet är ledig; dess rollpersoner väntar.
campaign-seat-handed = En plats vid bordet har gått över till någon annan.
campaign-chair-handed = Kampanjen har en ny { word-gm }.
campaign-co-gm-made = Det finns en med{ word-gm } till.
campaign-co-gm-ended = En med{ word-gm } är spelare igen.
campaign-stand-in-appointed = En frånvarande spelare har en ersättare.
campaign-stand-in-ended = En ersättare är inte ersättare längre.
campaign-luck-shown = Nu kan hela bordet se hur slagen har gått.
campaign-luck-hidden = Hur slagen har gått visas inte längre för bordet.
campaign-character-given = { $name } spelas nu av någon annan.
campaign-character-given-gm = { $name } är nu { word-gm }ns.
campaign-acted-for = ✅ Agerade åt { $who }: { $by }.
campaign-time-ran-out-dice = ⏳ Tiden är ute för { $who }: tärningarna väljer.
campaign-time-ran-out-gm = ⏳ Tiden är ute för { $who }: { word-gm }n väljer öppet.
campaign-the-gm = { word-gm }n
campaign-scene-changed = Scen { $scene } börjar.
campaign-scene-titled = Scen { $scene } börjar: ”{ $title }”.
campaign-rested = Rollpersonerna vilar.
campaign-counted-with-rest = Vilan är redan räknad: nu läker bara skador som kom efter den.
campaign-counted-with-scene = Scenbytet är redan räknat: nu läker bara skador som kom efter det.
campaign-time-moved = Tiden i spelet går: { $span }. Sedan början: { $clock }.
campaign-session-started = Spelmöte { $session } börjar.
campaign-session-titled = Spelmöte { $session } börjar: ”{ $title }”.
campaign-recap = **Förra gången.** { $recap }
campaign-session-ended = Spelmöte { $session } är slut.
campaign-break-begun = Ett längre uppehåll i spelet: rollpersoner får förändras, som mellan spelmöten.
campaign-break-over = Uppehållet är slut, och spelet går vidare.
campaign-setting-changed = { $setting }: { $old } → { $new }

## Tid i spelet

span = { $parts }
span-days = { $count } dygn
span-hours = { $count ->
        [one] { $count } timme
       *[other] { $count } timmar
    }
span-minutes = { $count ->
        [one] { $count } minut
       *[other] { $count } minuter
    }

## När något går sönder

unforeseen = Något gick fel, och ingenting ändrades. Referens { $reference }.
unforeseen-saved = Det är sparat, men något gick fel när det skulle visas. Tryck på någon av spelets knappar för att se det. Referens { $reference }.
storage-trouble = Ingenting ändrades: databasen går inte att nå just nu. Försök igen om en minut; om det inte hjälper, säg till den som driver boten. Referens { $reference }.
storage-unsure = Förbindelsen till databasen bröts medan detta sparades. Se efter om det finns där innan du gör om det. Referens { $reference }.
storage-newer = Ingenting ändrades: en nyare version av boten håller på att installeras, och kampanjen använder den redan. Försök igen om en minut; om det inte hjälper, säg till den som driver boten. Referens { $reference }.

# Two sentences of one paragraph, or a sentence and all that follow it.
telling-and = { $one } { $rest }
# Sentences of a story, each beginning with a capital letter, whatever the case of a name in that place
telling-sentence = { SENTENCES($told) }

# Two parts of one row.
beside = { $one } · { $other }
