# Tärningar som går att kontrollera: /tärningar, och vad ett spelmöte visar av leken som de kommer ur.

cmd-dice = tärningar
    .description = Tärningar som alla kan kontrollera
cmd-dice-show = visa
    .description = Se vilken hash som låser tärningarna, de senaste slagen med nummer och tidigare lekars frön
opt-dice-show-public = offentligt
    .description = Om alla här får se det
cmd-dice-cut = kupera
    .description = Lägg ett eget ord till leken före dess första slag
opt-dice-cut-word = ord
    .description = Vilket ord som helst som ingen kunde förutse; alla ser det
cmd-dice-open = öppna
    .description = Spelledaren visar lekens frö och lägger fram en ny lek, om ni inte har spelmöten

# $rolls: hur många de var
dice-headline = 🎲 Lek { $number }: { $rolls ->
        [0] inget slag ännu
        [one] { $rolls } slag hittills
       *[other] { $rolls } slag hittills
    }.
dice-title = Tärningar som går att kontrollera
dice-fixed = 🎲 Från och med nu ligger tärningarna fast. Hashen för deras hemliga frö: `{ $hash }`
dice-hash = Hashen för lekens hemliga frö: `{ $hash }`
# $words: dice-word
dice-words = Ord i leken: { $words }
# $name: vem som lade till det
dice-word = ”{ $word }” ({ $name })
dice-uncut = Ingen har lagt något ord till den.
dice-how = Hashen finns här före det första slaget, så ingen kan byta ut fröet bakom den. Leken öppnas när ett spelmöte börjar eller slutar, eller av { word-gm }n med /{ cmd-dice } { cmd-dice-open }; då visas fröet, och alla kan räkna om varje slag.
dice-limits = Den som driver boten kan läsa fröet i dess databas och veta hur tärningarna kommer att falla, men inte ändra dem obemärkt.
dice-given = Tärningarna vid det här bordet är nedskrivna i förväg, som för ett test. De kommer inte ur någon lek och går inte att kontrollera.
dice-last = De senaste slagen, med nummer
# $dice: dice-throw
dice-roll = **{ $roll }** · { $name } · { $dice }
dice-roll-in = **{ $roll }** · { $name } · { $dice } · { $title }
dice-missing = ⚠ **{ $roll }** saknas
dice-throw = { $count }T{ $sides }
dice-earlier = Tidigare lekar
dice-earlier-deck = **{ $number }** · { $rolls ->
        [0] inga slag
        [one] { $rolls } slag
       *[other] { $rolls } slag
    } · frö `{ $seed }`
dice-earlier-closed = **{ $number }** · { $rolls ->
        [0] inga slag
        [one] { $rolls } slag
       *[other] { $rolls } slag
    } · stängd tills vidare

## Kupera

dice-cut = 🎲 Leken är kuperad: ”{ $word }” ({ $name })
dice-cut-done = ✅ Ditt ord är med. Fram till det första slaget eller den första konflikten kan du byta ut det mot ett annat.
dice-may-cut = Fram till det första slaget eller den första konflikten får vem som helst kupera leken: lägg till ett eget ord, så ändras varje tärning.
# Skrivs före det första slaget. $number: lekens, $hash: fröets
dice-closing = 🎲 Nu tar lek { $number } inte emot fler ord: härifrån kommer tärningarna ur den. Hashen för dess frö: `{ $hash }`. Numret som Discord ger det här meddelandet är med i varje tärning, så ingen kunde välja dem. Ta inte bort meddelandet: det hör till beviset.
dice-link = https://discord.com/channels/{ $home }/{ $channel }/{ $message }
dice-closed-by = Det här meddelandet avslutade kuperingen, och dess nummer är med i varje tärning: { $url }
dice-unclosed = ⚠ Jag får inte skriva i kanalen, så inget meddelande från mig avslutade kuperingen av den här leken. Tärningarna går att kontrollera ändå, men den som kände fröet och kuperade sist kan ha valt dem.
button-dice-cut = Kupera leken
form-dice-cut = Kupera leken
form-dice-word = Ett eget ord
form-dice-word-hint = Ingen ska kunna förutse det; alla ser det

## Öppna

dice-opened = 🎲 Lek { $number } är öppen: { $rolls ->
        [0] inga slag
        [one] { $rolls } slag
       *[other] { $rolls } slag
    }.
dice-seed = Lekens frö: `{ $seed }`
dice-check = Nu kan alla räkna om varje slag ur den: /{ cmd-verify }
# After a backup was put back. $number: the deck in use
dice-relaid = 🎲 En säkerhetskopia har lagts tillbaka, så dess lek används inte mer: någon kan redan ha sett dess nästa tärningar. Nu kommer de ur lek { $number }.
dice-stays = 🎲 Lek { $number } är fortfarande stängd och används vidare: dess tärningar har valt åt en sida, och det valet har inte visats än.
dice-ahead = 🎲 Då öppnas lek { $number }: dess frö visas, och en ny lek läggs fram.

## Varför ingenting hände

refusal-dice-given = Tärningarna vid det här bordet är nedskrivna i förväg, så det finns ingen lek. Spela vidare utan.
refusal-dice-no-word = Det där är inget ord. Skriv minst en bokstav eller ett tecken och skicka igen.
refusal-deck-not-closed = Discord tar inte emot meddelandet som måste komma före det första slaget. Ingenting har hänt; försök igen om en minut.
refusal-deck-begun = { $rolls ->
        [0] Kuperingen av den här leken är över
        [one] { $rolls } slag har redan gjorts med den här leken
       *[other] { $rolls } slag har redan gjorts med den här leken
    }, så inget ord kan läggas till. Kupera nästa lek, före dess första slag.
refusal-deck-unused = Inget slag har gjorts med den här leken än, så det finns inget att kontrollera. Slå först.
refusal-deck-hides = Lekens tärningar har valt åt en sida, och den som känner fröet kunde räkna ut valet. Öppna leken när rundans val har visats.

## Dolda slag

hidden-number = Dolt slag { $number }
hidden-gm = 🔒 Dolt slag { $number }: { word-gm }n slår dolt
hidden-blind = 🔒 Dolt slag { $number }: { $name } slår blint, bara { word-gm }n ser
# $said: en av de två ovan, $text: vad bordet får veta
hidden-for = { $said }: ”{ $text }”
hidden-seal = Sigill: `{ $digits }`. Om slaget visas kan vem som helst kontrollera det mot sigillet.
hidden-seal-open = Sigill: `{ $digits }`. Nu kan vem som helst kontrollera slaget mot sigillet: /{ cmd-verify }
hidden-shown = 🔓 Dolt slag { $number } visas: { $result }
hidden-done = Du slog blint: dolt slag { $number }. { word-gm-first }n ser vad det blev.
button-hidden-look = Titta
button-hidden-show = Visa alla
refusal-hidden-rolls-off = I den här kampanjen slår ingen dolt. { word-gm-first }n kan tillåta det i /{ cmd-campaign } { cmd-campaign-settings }.
refusal-hidden-rolls-gm = I den här kampanjen slår bara { word-gm }n dolt. Blinda slag kan tillåtas i /{ cmd-campaign } { cmd-campaign-settings }.
refusal-blind-own = Det här slaget gjorde du blint, så du ser det när alla gör det. Be en annan { word-gm } titta, eller visa det för alla.
refusal-no-hidden-roll = Det slaget går inte längre att visa: det är redan visat, eller så har fler än 50 kommit efter det.
refusal-hidden-dice = Ett dolt slag har 1 till { $most } tärningar. Välj ett antal däremellan.
refusal-deck-hides-nothing = Leken som används är från tiden före dolda slag. Lägg en ny med /{ cmd-dice } { cmd-dice-open } och slå sedan.
refusal-hidden-rolls-used = Leken har inga fler dolda slag: den rymmer { $most }. Lägg en ny med /{ cmd-dice } { cmd-dice-open } och slå sedan.
