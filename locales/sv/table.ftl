# Knappar, formulär, menyer och korta svar vid bordet.

## Buttons

button-accept = Godta
button-allow = Tillåt
button-aspects-first = Aspekter 1–5
button-aspects-last = Aspekter 6–10
button-break-off = Avbryt
button-buy-off = Köp bort
button-choose = Välj
button-damage = Skada…
button-declare-first = Deklarera först
button-drop = Släpp övertaget
button-end = Avsluta konflikt
button-fatigue = Utmattning
button-give-up = Ge upp
button-goal = Annat mål…
button-more = Mer…
button-penalty = Ta avdraget
button-ready = Klar
button-refuse = Avslå
button-revise = Deklarera om
button-roll = Slå
button-sheet-done = Klar
button-status = Läge
button-steps = Tre steg
button-story = I berättelsen…
button-tell = Berätta…
button-use-win = Använd vinsten
button-yes = Ja

## Forms

form-account-title = Berätta rundan
form-account = Vad hände?
form-aspects = Aspekter
form-aspect-of = Aspekt med värde { $value }
form-damage-title = Skada
form-damage = Vad är det? Den passar konflikten
form-goal-title = Ett annat mål
form-goal = Vad vill den här sidan nu?
form-story-title = Något i berättelsen
form-story = Vilken nyttig sak händer?

## Menus

option-aspect = { $aspect } ({ $value })
option-attribute = { $attribute }: { $value }
option-modifier = Modifikation { SIGNED($modifier) }
option-side-modifier = { $name }: modifikation { SIGNED($modifier) }
option-side-advantage = { $name }: övertag { $advantage }
placeholder-attribute = Attribut
placeholder-modifier = Modifikation
placeholder-advantage = Situationsberoende övertag
placeholder-positive = Aspekter som hjälper: 1 poäng var
placeholder-negative = Aspekter som stjälper: du får deras värde
placeholder-demand = Kräv en aspekt: { $name }

## Answers

done = Klart.
roll-done = Slaget är gjort: resultatet står nedan för alla.
character-played = Nu spelar du { $name }.
place-bound = Platsen hör nu till kampanjen { $campaign }.
conflict-opened = ”{ $title }” har börjat. { $picker }
conflict-opened-dm = För de sidor som du spelar skickar jag taktikvalet som direktmeddelande; ”Välj” under panelen öppnar det också.
conflict-opened-dm-closed = Jag kan inte skicka direktmeddelanden till dig: använd ”Välj” under panelen, eller tillåt direktmeddelanden från servern i dess sekretessinställningar.
conflict-opened-unseen = Men jag kunde inte visa den här: knappen nedanför försöker igen.

## Campaigns and characters

campaign-headline = { $name }: en kampanj i { $system }
campaign-system = System: { $system }
campaign-language = Berättelsens språk: { $language }
campaign-counts = Spelare: { $players } · platser: { $places }
campaign-next = Spelarna gör rollpersoner med /rollperson ny, spelledaren gör motståndare med /slp ny och inleder konflikter med /nyx konflikt.
campaign-scene-rested = Scen { $scene } börjar. Utmattningen är borta: { $names }.
roster-headline = Rollpersoner i { $name }: { $count }
roster-players = Spelarnas rollpersoner
roster-gm = Spelledarens personer
roster-nobody = Ingen ännu: /rollperson ny
