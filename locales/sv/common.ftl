# Ord som alla spel delar. Hur meddelanden får sina namn: locales/README.md

## Det som någon har skrivit

verbatim = { $text }

## Skalan

scale-alt = Skala: { $length } steg åt vardera hållet, { $left } längst till vänster, { $right } längst till höger. { $standing }.
scale-lead = { $name } har överläge med { $steps } steg
scale-level = Läget är jämnt

## Kampanjer

campaign-founded = Kampanjen ”{ $name }” har börjat.
campaign-place-bound = Den här platsen hör nu till kampanjen.
campaign-gm-seated = Spelledaren är på plats.
campaign-player-seated = En spelare har anslutit sig.
campaign-character-played = { $name } är med i spel.
campaign-scene-changed = Scen { $scene } börjar.

## När något går sönder

unforeseen = Det gick inte, och ingenting ändrades. Referens { $reference }.
unforeseen-saved = Det är sparat, men något gick fel när det skulle visas. Tryck på någon av spelets knappar för att se det. Referens { $reference }.
