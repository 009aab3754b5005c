# Rollpersoner och kampanjer som kommer från filer och går som filer.

## Vad som hänt

campaign-character-imported = { $name } lästes in från en fil, med allt som står på formuläret.
campaign-gm-imported = { word-gm-first }n läste in { $name } från en fil.
campaign-moved-in = Kampanjen lästes in från en fil. Det som hände förut står i journalen.
campaign-invitation-dropped = En inbjudan finns inte längre.

## Kommandon och svar

cmd-character-export = exportera
    .description = Få en rollperson som en fil som en annan kampanj kan ta in
opt-character-export-character = rollperson
    .description = Vems formulär; annars den du spelar
cmd-character-import = importera
    .description = Ta in en rollperson från en exporterad fil
opt-character-import-file = fil
    .description = JSON-filen, högst 1 megabyte
cmd-campaign-export = exportera
    .description = Få kampanjen som en fil som en annan server kan ta in
cmd-campaign-import = importera
    .description = Starta en kampanj här från en exporterad fil; du blir spelledare
opt-campaign-import-file = fil
    .description = JSON-filen, högst 8 megabyte

character-exported = { $name } som fil. /{ cmd-character } { cmd-character-import } tar in den i en annan kampanj i samma spel. Frågor och omröstningar som inte var klara är inte med.
character-imported = { $name } är inläst. /{ cmd-character } { cmd-character-sheet } visar formuläret.
character-imported-look = { word-gm-first }: formuläret är som filen har det. Titta på det med /{ cmd-character } { cmd-character-sheet } och rätta det som ni vill ha annorlunda.
campaign-exported = { $name } som fil, med rollpersoner och journal men utan konton och platser. Den rymmer sådant som bara { word-gm }n får veta: behåll den för dig själv. /{ cmd-campaign } { cmd-campaign-import } tar in den någon annanstans.
campaign-exported-without = { $name } som fil, med rollpersoner och journal men utan konton och platser. Inte med, eftersom det pågår: { $left }. Avsluta det först om det ska följa med. Filen rymmer sådant som bara { word-gm }n får veta: behåll den för dig själv.
campaign-imported = { $name } är inläst, och du är { word-gm }. Alla andra platser är tomma men har kvar sina rollpersoner: lämna över dem med /{ cmd-seat } { cmd-seat-hand }.

## Varför en fil inte tas emot

refusal-not-invited = Den inbjudan finns inte längre. Be { word-gm }n om en ny för att gå med.
refusal-file-size = Filen är för stor: högst { $most } kilobyte. Inget ändrades.
refusal-file-gone = Jag fick inte filen från Discord. Skicka den igen. Inget ändrades.
refusal-file-too-heavy = Filen kräver för mycket tid eller minne för att läsas. Exportera en gång till, eller be den som driver boten om hjälp. Inget ändrades.
refusal-import-running = En fil från dig, eller två från servern, läses fortfarande in. Försök igen om en minut. Inget ändrades.
refusal-file-too-long = Det skulle bli en fil på { $have } kilobyte, och högst { $most } kan läsas in igen. Be den som driver boten om en kopia av databasen.
refusal-file-not-json = Filen är inte giltig JSON: det tar stopp vid { $place } (rad och kolumn). Skicka filen som den exporterades. Inget ändrades.
refusal-file-deep = Filen är nästlad djupare än { $most } nivåer och kommer inte från Nattvakt. Inget ändrades.
refusal-file-no-character = Filen rymmer ingen rollperson från Nattvakt. Skicka en från /{ cmd-character } { cmd-character-export }. Inget ändrades.
refusal-file-no-campaign = Filen rymmer ingen kampanj från Nattvakt. Skicka en från /{ cmd-campaign } { cmd-campaign-export }. Inget ändrades.
refusal-file-newer = Filen skrevs av en nyare Nattvakt än den här. Be den som driver boten att uppdatera den. Inget ändrades.
refusal-file-other-game = Det är en rollperson i { $asked }, och här spelas { $here }. Ta in den i en kampanj i sitt eget spel. Inget ändrades.
refusal-file-fault = Filen stämmer inte vid { $path }: { $fault } Rätta det och skicka den igen. Inget ändrades.

fault-missing = här fattas något.
fault-extra = det här hör inte hit.
fault-whole = det måste vara ett heltal.
fault-number = talet ligger utanför det som reglerna tillåter.
fault-text = det måste vara en text på en rad, varken tom eller för lång, utan osynliga tecken.
fault-flag = det måste vara true eller false.
fault-list = det måste vara en lista.
fault-object = det måste vara ett objekt med namngivna fält.
fault-word = det är inget av orden som får stå här.
fault-value = det går inte ihop med resten.
fault-twice = det finns två gånger.
fault-unknown = det pekar på något som inte finns i filen.
fault-many = de är för många.
fault-old = det är av en äldre sort och kan inte uppdateras.
fault-open = det har inte avslutats, och bara det som är slut kan flyttas.
fault-untold = det går inte att visa eller berätta för någon.
