# Zapas: vad en person får frågor om i slag, dueller och återhämtningsscener, och deras kommandon.

## Knappar

button-zapas-act = Agera
button-zapas-base = { $number }
button-zapas-base-2 = 2 · lätt
button-zapas-base-3 = 3 · medel
button-zapas-base-4 = 4 · svårt
button-zapas-base-5 = 5 · mycket svårt
button-zapas-base-6 = 6 · extremt
button-zapas-chosen = ✓ { $text }
button-zapas-of-flag = ⚑ { $text }
button-zapas-bid = +{ $dice }
button-zapas-bid-other = +…
button-zapas-bidding = Börja bjuda
button-zapas-cancel = Blås av
button-zapas-concede = Ge upp: { $name }
button-zapas-build = Samla…
button-zapas-condition = Tillstånd…
button-zapas-counted = Så räknades det
button-zapas-help-how = Säg hur…
button-zapas-decline = Avböj
button-zapas-difficulty = Svårighetsgrad…
button-zapas-end-help = Avsluta hjälpen
button-zapas-fill = Fyll till 7
button-zapas-go-on = Fortsätt
button-zapas-help = Hjälp
button-zapas-help-for = Hjälp { $name }
button-zapas-keep = Behåll: { $name }
button-zapas-less-die = − tärning
button-zapas-lock = { $dice ->
        [one] Lås { $dice } tärning
       *[other] Lås { $dice } tärningar
    }
button-zapas-more-die = + tärning
button-zapas-nothing = Inget mer
button-zapas-object = Invänd…
button-zapas-other = Annat…
button-zapas-send = Avböj: { $name }
button-zapas-stakes = Insatser…
button-zapas-take-back = Ta tillbaka
button-zapas-throw = { $dice ->
        [one] Slå { $dice } tärning
       *[other] Slå { $dice } tärningar
    }
button-zapas-twist = Komplicera…
# En SLP och dess tal
button-zapas-usual = { $name }: { $number }

## Formulär och menyer

form-zapas-base = Svårighetsgrad, 2 till 20
form-zapas-bid = Hur många tärningar? Du har { $left } kvar
form-zapas-condition = Ett tillstånd
form-zapas-difficulty = Hur svårt är det?
form-zapas-follows = Vad som följer
form-zapas-help = Hur hjälper du?
form-zapas-help-title = { $name } hjälper med en tärning
form-zapas-label = Vad heter det?
form-zapas-raise = Höjs med (frivilligt)
form-zapas-stake = Om { $name } vinner
form-zapas-stakes = Vad som står på spel
form-zapas-twist = Hur blir det värre?
form-zapas-why = Varför höjs den?
option-zapas-approach-usual = Det vanliga
option-zapas-bar = Uteslut: { $text }
option-zapas-grant = { $dice ->
        [one] { $dice } tärning till var och en, högst till 7
       *[other] { $dice } tärningar till var och en, högst till 7
    }
option-zapas-none = Ingen
option-zapas-raise = { $text }: +{ $number }
option-zapas-reduction = Gör uppgiften lättare med { $number }
option-zapas-special = { $text } (SLP:ns eget)
option-zapas-unbar = Tillåt igen: { $text }
placeholder-zapas-approach = Vad räknas det som?
placeholder-zapas-aspects = Aspekter som gäller: 1 tärning var
placeholder-zapas-bar = Uteslut för { $name }
placeholder-zapas-conditions = Tillstånd som spelar roll här
placeholder-zapas-flag = En flagga som det följer: 1 tärning
placeholder-zapas-follows = Ett tillstånd
placeholder-zapas-for = Svara åt någon
placeholder-zapas-grant = Ge mindre
placeholder-zapas-object = Vems hjälp passar inte?
placeholder-zapas-reduction = Hur mycket lättare uppgiften blir
placeholder-zapas-send = Skicka tillbaka en hjälptärning
placeholder-zapas-trait = En egenskap som passar: 1 tärning

## Vad som väntar

zapas-due = { $name }: { $duty }
zapas-nothing-due = Du har inget att göra just nu. ⏳ { SENTENCES($waits) }
zapas-for-others = Inget väntar på dig själv. Du kan svara åt spelare: { $count }
zapas-late-button = Den knappen gäller inte längre. Det här väntar nu.
zapas-is-over = ”{ $title }” är över.
zapas-tools = Vad vill du göra?
zapas-nothing-more = Här finns inget mer som du kan göra.
zapas-sure-cancel = Blåsa av ”{ $title }”? Alla tärningar går tillbaka.
zapas-sure-cancel-duel = Blåsa av ”{ $title }”? Båda sidor måste vilja det. Alla tärningar går tillbaka.
zapas-sure-close = Avsluta hjälpen i ”{ $title }” och börja bjuda?
zapas-sure-concede = Ge upp? Då blir detta sant: { $stake }

## Ett slag

zapas-roll-begun = ”{ $title }” är öppet för alla här nedanför.
zapas-headline-difficulty = { $name }: hur svårt är det? · { $title }
zapas-difficulty-how = Ett tryck bestämmer det. Välj först vad mer som spelar roll. Oftast är det 3.
zapas-difficulty-how-attack = Ett tryck bestämmer det. Välj först vad mer som spelar roll. Oftast är det målets eget tal.
zapas-difficulty-set = ✅ Bestämt: spelaren samlar tärningar nu.
zapas-raise-unnamed = läget
# $dice: zapas-dice-count; $chance: zapas-percent
zapas-headline-gather = { $dice } mot { $difficulty }: { $chance }
zapas-gather-how = Välj vad som passar. Alla ser det; andra kan hjälpa från panelen.
zapas-reserve-left = { $name }: { $left } kvar i reserven
zapas-waits-objection = ⏳ Spelledaren avgör först om hjälpen gäller: { $names }
zapas-headline-confirm = Svårighetsgraden är { $difficulty } nu. Fortsätta?
zapas-pool-changed = Tärningarna har ändrats under tiden. Se efter en gång till.
zapas-sure-hopeless = { $dice } kan inte ge { $difficulty } träffar: slaget misslyckas säkert. Ett misslyckande ger en tärning, och vad spelledaren gör av det. Slå ändå?
zapas-thrown-success = ✅ Slaget är gjort: { $name } lyckas. Det står här nedanför för alla.
zapas-thrown-failure = ✅ Slaget är gjort: { $name } misslyckas. Spelledaren säger vad som följer.

## Hjälp

zapas-helping = ✅ { $name } hjälper med en tärning.
zapas-help-usual = hjälper till
zapas-help-taken = ✅ Tärningen är tillbaka i din reserv.
zapas-object-to = Vems hjälp passar inte? Spelledaren avgör.
zapas-object-nobody = Det finns ingen hjälp att invända mot.
zapas-objected = ✅ Tärningen räknas inte förrän spelledaren har avgjort.
zapas-headline-judge = Gäller hjälpen? { $names }
zapas-judged = ✅ Avgjort.

## Vad som följer på ett misslyckande

zapas-headline-follows = { $name } misslyckas. Vad följer?
zapas-follows-how = Spelledaren kan ge ett tillstånd, komplicera läget, både och eller ingetdera.
# $conditions: åtskilda av kommatecken
zapas-follows-special = SLP:ns egna: { $conditions }
zapas-headline-give = Vilket tillstånd för { $name }?
zapas-give-how = Spelaren säger hur det märks; du säger vad det gör.
zapas-headline-twist = Det blir värre · { $title }
zapas-follows-nothing = Inget mer följer · { $title }

## En duell

zapas-duel-begun = ”{ $title }”: utmaningen står här nedanför för alla.
zapas-headline-stakes = Vad står på spel? · { $title }
zapas-stakes-how = Säg vad som blir sant om den ena sidan vinner, och vad om den andra gör det. Båda måste godta båda.
zapas-stakes-written = ✅ Insatserna är skrivna.
zapas-headline-accept = { $name }: godtar du insatserna?
zapas-accept-how = Om insatserna ändras måste båda godta dem igen.
# $dice: zapas-dice-count
zapas-headline-choose = { $name }: { $dice } före hjälp och bud
zapas-choose-how = Välj öppet vad som passar. När båda sidor har låst ändras inget.
zapas-locked = ✅ Låst.
# $win, $tie: zapas-percent
zapas-own-chances = Som det är nu vinner du { $win }, oavgjort { $tie }.
zapas-headline-close = Har alla hjälpt som vill? · { $title }
zapas-close-how = Andra hjälper från panelen, var och en en sida. Budgivningen börjar när båda sidor vill.
zapas-headline-bid = { $name }: ditt bud · tärningar: { $dice } mot { $other }
zapas-bid-of = { $name }: bud **{ $bid }**
zapas-bid-how = Det du lägger till ligger kvar. När båda sidor direkt efter varandra säger att de är klara faller tärningarna.
zapas-bid-done = ✅ Budet är lagt.

## En återhämtningsscen

zapas-recovery-begun = Scenen är öppen här nedanför: { $title }
zapas-headline-end-recovery = Är scenen färdigspelad?
zapas-end-recovery-how = Den fyller varje reserv upp till 7, eller på med så mycket som du ger.

## Varför inget hände

refusal-not-helping = Du ger ingen tärning här, så det finns ingen att ta tillbaka. Knappen för hjälp under panelen ger en.
refusal-not-integer = Det är inget heltal. Skriv ett med siffror, till exempel 3.

## Kommandona

cmd-zapas-roll = slag
    .description = Försök något; SL säger hur svårt det är, sedan samlar du tärningar
opt-zapas-roll-action = handling
    .description = Vad din rollperson gör
opt-zapas-roll-goal = mål
    .description = Vad det ska leda till
opt-zapas-roll-purpose = syfte
    .description = Vad slaget är till för, där det spelar roll efteråt
opt-zapas-roll-what = vad
    .description = Tillståndet, delmomentet, angreppssättet, personen eller saken
opt-zapas-roll-whom = vem
    .description = Vem det är mot, eller vems tillstånd det är
opt-zapas-roll-task = uppgift
    .description = Den svåra uppgift som det hör till
opt-zapas-roll-character = rollperson
    .description = Vem som försöker; annars den du spelar
opt-zapas-roll-difficulty = svårighetsgrad
    .description = För SL: 2 till 20, bestämd på en gång
opt-zapas-roll-hidden = dolt
    .description = Slå osett: bara spelledaren ser tärningarna, och kan visa dem senare
opt-zapas-roll-dice = tärningar
    .description = För ett dolt slag: hur många tärningar
cmd-zapas-duel = duell
    .description = Utmana en annan spelares rollperson, eller avgör vad som är sant
opt-zapas-duel-opponent = motståndare
    .description = En annan spelares rollperson
opt-zapas-duel-stake = insats
    .description = Vad som blir sant om du vinner
opt-zapas-duel-their_stake = motståndarens_insats
    .description = Vad som blir sant om den andra sidan vinner
opt-zapas-duel-fact = fakta
    .description = Det handlar om vad som är sant i världen
opt-zapas-duel-character = rollperson
    .description = Vem som utmanar; annars den du spelar
cmd-zapas-recovery = återhämtning
    .description = Börja en lugn scen med minst två rollpersoner, som fyller på reserver
opt-zapas-recovery-company = sällskap
    .description = Vilka mer som är med, åtskilda med kommatecken; även SL:s personer

form-zapas-pool = Tärningarna
form-zapas-reserve = Tärningar ur reserven
