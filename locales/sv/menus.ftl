# Menyerna på ett meddelande och på en person.

menu-verify = Kontrollera
    .description = Kontrollera sigillen i rundan som meddelandet visar; visar det ingen kontrolleras allt
menu-correct = Rätta
    .description = Skriv om det du berättade, eller ångra det som gjordes senast där
menu-tell-this-round = Berätta rundan
    .description = Berätta resultatet med egna ord, som ett svar på det
menu-keep-in-journal = Spara i journalen
    .description = Lägg in det någon skrev i journalen, under personens namn
menu-character-sheet = Rollformulär
    .description = Se rollformuläret för den som personen spelar här

campaign-kept = 🔖 { $name }: sparat i journalen.
kept-player = En spelare

refusal-message-shows-nothing = Det här meddelandet visar varken en runda eller ett slag. Välj ett med ett resultat.
# $fix: vad man gör i stället, en hel mening
refusal-correct-passed = Mer har hänt sedan dess, så det går inte att ångra. { $fix }
refusal-nothing-to-tell = Det finns inget formulär för att berätta det här resultatet. Skriv om det i kanalen med egna ord.
refusal-plays-nobody = Den personen spelar ingen rollperson här. Välj en i listan över rollpersoner.
refusal-kept-stranger = Bara ord från dem som har en plats vid bordet kan sparas. Låt personen gå med först.
refusal-kept-not-yours = Bara den som skrev det här, eller { word-gm }n, kan spara det. Be någon av dem.
refusal-kept-already = Det här finns redan i journalen. Läs det där.
refusal-kept-bots = Bara det som människor skriver kan sparas: det jag skriver finns ändå i journalen. Välj ett meddelande från en spelare eller { word-gm }n.

button-show-all = Visa för alla
button-roll-again = Slå igen
button-noir-spend = Använd Öde
button-zapas-try = Försök något
form-zapas-action = Vad försöker du?
form-zapas-goal = Vad vill du uppnå?
placeholder-use-aspect = Använd en aspekt i berättelsen
form-aspect-helps = En aspekt som hjälper
form-aspect-hurts = En aspekt som hindrar
form-aspect-fact = Vad förändrar den?
option-aspect-helps = { $aspect } hjälper: kostar 1 poäng
option-aspect-hurts = { $aspect } hindrar: du får { $value } poäng
