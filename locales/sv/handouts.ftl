# Utdelat: det som spelledaren delar ut att läsa.

cmd-handout = utdelat
    .description = Läs det som spelledaren har delat ut; som spelledare förbereder och visar du det

button-handouts = Utdelat
button-handout-new = Nytt…
button-handout-all = Visa för alla
button-handout-drop = Radera
button-handout-read = Läs
placeholder-handout = Vilket?
placeholder-handout-seats = Visa det för…

form-handout = Något att dela ut
form-handout-title = Titel
form-handout-text = Text

handout-made = Förberett att dela ut: ”{ $title }”.
handout-shown = 📜 **{ $title }**
handout-shown-some = 📜 **{ $title }** (för några)
handout-row = > { $text }
handout-dropped = Det utdelade ”{ $title }” är raderat.
handout-title = 📜 { $title }
handout-readers = Vem får läsa det
handout-for-all = Alla
handout-for = { $names }
handout-for-nobody = Ingen utom { word-gm }n än
handout-prepared = ✅ Förberett. Ingen har sett det än.
handout-given = 📜 { word-gm-first }n har något att läsa för: { $names }. Bara de kan öppna det.
handout-sure = Radera ”{ $title }”?
handout-sure-known = Radera ”{ $title }”? De som har läst det kan inte öppna det igen. Det journalen berättar om det står kvar.
handouts-headline = { $count ->
    [one] { $count } sak är utdelad
   *[other] { $count } saker är utdelade
}
handouts-none = Inget är utdelat än.
handouts-how = Välj något för att läsa det igen.
handouts-how-gm = Förbered något och visa det när det är dags: för alla, eller först för några och senare för fler.
now-handouts = { $count ->
    [one] { $count } sak utdelad att läsa
   *[other] { $count } saker utdelade att läsa
}

refusal-no-handout = Något sådant har du inte fått. Välj bland det du kan läsa.
refusal-handout-shown = De har det redan. Välj någon annan, eller visa det för alla.
refusal-handouts-full = Alla { $most } platser för utdelade texter är tagna. Radera något som ingen behöver.
