# Trygghet vid bordet: att pausa spelet, linjer och slöjor. Ingen text nämner någon.

cmd-safety = trygghet
    .description = Pausa spelet, eller läs och skriv bordets linjer och slöjor, utan namn

button-pause = Pausa spelet
button-go-on = Fortsätt
button-limits = Linjer och slöjor
button-limit-line = Ny linje…
button-limit-veil = Ny slöja…
button-limit-drop = Ta tillbaka
button-limits-clear = Rensa alla

form-limit = Linjer och slöjor
form-limit-line = Vad får inte hända i det här spelet?
form-limit-veil = Vad får hända, men utanför bild?
form-limit-hint = Bordet läser det utan ditt namn.

safety-paused = ⏸ Spelet är pausat. Någon vid bordet bad om det. Ingen behöver säga vem eller varför.
safety-paused-until = Spelarnas drag och tidsfristerna står still tills { word-gm }n eller två av er låter spelet fortsätta.
safety-one-willing = En av er är redo att fortsätta. En till, eller { word-gm }n, räcker.
safety-was-paused = ⏸ Här var spelet pausat.
safety-goes-on = ▶ Spelet fortsätter. Tidsfristerna börjar om från nu.
safety-you-paused = ✅ Spelet är pausat. Det vet bordet, men inte vem som bad om det.
safety-untold = ✅ Spelet är pausat, men jag får inte skriva i kampanjens kanaler. De andra ser det när de försöker spela.
safety-already = Spelet är redan pausat.
safety-one-more = Noterat, utan ditt namn. En till, eller { word-gm }n, så fortsätter spelet.
safety-you-go-on = ✅ Spelet fortsätter.
safety-is-paused = Spelet är pausat.
safety-is-running = Spelet är igång.
safety-how-pause = ”{ button-pause }” stoppar spelet genast och säger det till bordet, utan ditt namn.
safety-how-limits = En linje går man aldrig över. Det som är bakom en slöja händer utanför bild.
safety-lines = Linjer
safety-veils = Slöjor
safety-limit = { $text }
safety-none = Inga än
safety-nameless = Ingen får veta vem som skrev vad, inte heller { word-gm }n. Inget av det står i journalen.
limit-added = ✅ Noterat, utan ditt namn. Bara det här meddelandet kan ta tillbaka det: stäng det inte om du är osäker.
limit-dropped = ✅ Borttagen.
limits-changed = Bordets linjer och slöjor har ändrats.
limits-cleared = { word-gm-first }n har rensat linjerna och slöjorna. Skriv igen det som fortfarande gäller för dig.
limits-sure = Rensa bordets alla linjer och slöjor? Det går inte att ångra.
now-paused = ⏸ Spelet är pausat. { word-gm-first }n, eller två av er, kan låta det fortsätta.

refusal-paused = Spelet är pausat. Vänta tills det fortsätter: det kan { word-gm }n eller två av er bestämma.
refusal-not-paused = Spelet är inte pausat längre. Spela bara vidare.
refusal-limit-gone = Den är redan borta: du tog tillbaka den, eller så rensade { word-gm }n alla. Se vad som gäller nu.
refusal-limits-full = Alla { $most } platser för linjer och slöjor är tagna. Be { word-gm }n rensa dem, och kom överens igen.
