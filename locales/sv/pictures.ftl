# Bilder som människor skickar: porträtt och utdelat.

cmd-character-portrait = porträtt
    .description = Ge en rollperson ett porträtt från en fil, eller se det den har
opt-character-portrait-picture = bild
    .description = En PNG-, JPEG- eller WebP-fil; den beskärs till en kvadrat
opt-character-portrait-description = beskrivning
    .description = Vad bilden visar, för dem som inte kan se den
opt-character-portrait-character = rollperson
    .description = Vilken rollperson (annars den du spelar)
opt-handout-picture = bild
    .description = En PNG-, JPEG- eller WebP-fil; utan den ser du vad som har delats ut
opt-handout-title = titel
    .description = Bildens titel
opt-handout-description = beskrivning
    .description = Vad bilden visar, för dem som inte kan se den

button-portrait-drop = Radera
portrait-of = { $name }
portrait-shows = { $alt }
portrait-none = Inget porträtt än. Lägg till ett med /{ cmd-character } { cmd-character-portrait }: en fil i **{ opt-character-portrait-picture }**, och i ord vad den visar.
portrait-dropped = ✅ { $name } har inget porträtt längre.
handout-picture = 🖼 { $alt }

refusal-picture-alt = Alla kan inte se bilden. Skriv i fältet { opt-character-portrait-description } vad den visar.
refusal-picture-unreadable = Jag kan inte läsa filen som en bild. Skicka en PNG-, JPEG- eller WebP-fil.
refusal-picture-large = Bilden har fler än { $most } miljoner bildpunkter. Gör den mindre och skicka den igen.
refusal-no-portrait = Porträttet är redan borta. Det finns inget kvar att radera.
