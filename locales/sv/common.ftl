# Ord som alla spel delar. Hur meddelanden får sina namn: locales/README.md

## Det som någon har skrivit

verbatim = { $text }

## Skalan

scale-alt = Skala: { $length } steg åt vardera hållet, { $left } längst till vänster, { $right } längst till höger. { $standing }.
scale-lead = { $name } har överläge med { $steps } steg
scale-level = Läget är jämnt
