# Spelmöten, scener och vila: vad de ändrar, först som fråga och sedan som berättelse.

course-ask-scene = Ska scen { $old } sluta och scen { $new } börja? Se först vad det ändrar.
course-ask-rest = Ska rollpersonerna vila? Se först vad det ändrar.
course-ask-start = Ska spelmöte { $session } börja? Se först vad det ändrar.
course-ask-end = Ska spelmöte { $session } avslutas? Se först vad det ändrar.
course-not-yet = Ingenting har hänt än: det händer först när du trycker på knappen.
course-changed = ⚠ Något har ändrats under tiden. Så här är det nu:
course-nothing = I { $system } ändrar det inget på rollformulären.
course-no-characters = Ingen spelare har någon rollperson ännu. Härnäst: be dem skriva /{ cmd-character } { cmd-character-new }.
course-touched = { $first } Något ändras för: { $names }.
course-touched-many = { $first } Något ändras för { $count } rollpersoner.
course-joined = { $first } { $second }
course-a-player = en spelare

## Vilka är här

course-present = Här: { $names }.
course-nobody-present = Ingen är markerad som närvarande.
course-tick = Vilka är här? De du markerar nämns i berättelsen med sina rollpersoner.
course-absent = Inte här: { $names }. Vem ersätter dem? Ersättaren spelar även deras rollpersoner, och alla ser det.
course-stands-in = Ersättare för { $name }: { $by }.
course-stands-no-more = { $name } har ingen ersättare längre.
option-course-seat = { $name } ({ $called })
option-course-stands = { $name } är ersättare
option-course-nobody = Ingen ersättare
placeholder-course-who = Vilka är här?
placeholder-course-stands = { $name }: vem är ersättare?
button-course-start = Starta
button-course-end = Avsluta
button-course-scene = Nästa scen
button-course-rest = Vila
button-course-who = Vilka är här?
button-course-others = De andra
button-course-contest = Gå dit

## Nyx

nyx-course-fatigue = { $name }: { $attribute } { $was } → { $becomes } (utmattning { $old } → { $new })
nyx-course-healed = { $name }: läker av sig självt: { $damage }
nyx-course-owed = { $name }: en av de här läker, spelaren säger vilken: { $damage }
nyx-course-fixed = Aspekterna ligger fast tills spelmötet är slut eller du utlyser ett längre uppehåll.
nyx-course-may-change = Får ändra aspekter nu, med /{ cmd-character } { cmd-character-change }: { $names }
nyx-course-may-heal = { $name }: { $points } aspektpoäng; { $price } tar bort en av: { $damage }

## Noir

noir-course-limitation = { $name }: { $limitation } på → av
noir-course-contact = { $name }: kontakt använd → fri igen

## Zapas

zapas-course-reserve = { $who }: reserv { $old } → { $new }
zapas-course-stays = Erfarenhet, markeringar och tillstånd står kvar. Härnäst: /{ cmd-zapas } { cmd-zapas-experience } ger alla erfarenhet.
zapas-course-scene = Inget rollformulär ändras. Reserven fylls på i en återhämtningsscen, med /{ cmd-zapas } { cmd-zapas-recovery }.
