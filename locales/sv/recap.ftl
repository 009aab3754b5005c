# ”Förra gången”: vad spelmötet före handlade om. Samma fraser avslutar ett kapitel i journalen.
# En fras saknar punkt; meningen runt den har en.

quoted = ”{ $text }”
recap-who = Medverkande: { $names }.
recap-ends = { $ends }.
recap-and = { $one }; { $rest }
recap-facts = Sedan dess: { $facts }.
recap-told = { $name } berättade: ”{ $text }”.
recap-open = Ännu öppet: { $open }.

## Hur något slutade

recap-won = ”{ $title }” gick till { $name }
recap-won-goal = ”{ $title }” gick till { $name }: ”{ $goal }”
recap-nobody = ingen vann ”{ $title }”
recap-done = ”{ $title }” gick vägen för { $names }
recap-failed = ”{ $title }” misslyckades
noir-recap-fight = ”{ $title }” utkämpades
noir-recap-gone = ”{ $title }” utkämpades; ute ur striden: { $names }

## Vad som är annorlunda eller öppet

recap-running = ”{ $title }”
recap-running-at = ”{ $title }”, { $standing }
recap-has = { $name }: { $texts }
recap-state = { $name }: { $states }
zapas-recap-lifted = { $name } är kvitt ”{ $text }”
zapas-recap-struck = { $name } har strukit ”{ $text }”
zapas-recap-striking = { $name } vill stryka ”{ $text }”
zapas-recap-empty = inget kvar i reserven: { $name }

## Före ett spelmöte

course-recap = Innan det börjar kan du berätta för alla vad som hände förra gången. Så här skulle det låta:
button-recap-post = Lägg ut det
button-recap-change = Ändra…
button-recap-without = Utan
button-course-title = Titel…
form-course-title = En titel
form-course-title-field = Titel; får lämnas tom
form-recap = Spelmötet börjar
form-recap-field = Förra gången
now-field-recap = Förra gången, när du var borta
opt-session-start-title = titel
    .description = Vad spelmötet heter; får utelämnas
opt-scene-new-title = titel
    .description = Vad scenen heter; får utelämnas
button-recap-all = Läs alltihop
