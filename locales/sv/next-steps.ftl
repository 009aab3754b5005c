# Nästa steg som knapp, välkomsten på en ny server, och att börja en kampanj med knappar.

button-help = Hjälp
button-begin = Starta en kampanj
button-new-character = Ny rollperson
button-finish-sheet = Gör klart
button-play = Spela { $name }
button-characters = Rollpersoner
button-seats = Vem sitter var
button-settings = Inställningar
button-session = Starta spelmöte
button-dice = Tärningarna

## En server som just har bjudit in boten

welcome = 🎲 Jag är Nattvakt: jag sköter reglerna i Nyx, Noir och Zapas, med tärningar, dolda val och rollformulär. För att spela, skriv /{ cmd-campaign } { cmd-campaign-new } i kanalen där ni vill spela, eller välj en färdig scen här och spela direkt. **{ button-help }** visar vägen därifrån.

## Att börja en kampanj med knappar

begin-title = En ny kampanj
begin-headline = Vilket spel vill ni spela här?
begin-game = · { $said }
begin-next = Tryck på ett av dem: du blir spelledare, och de andra går med genom en knapp. Eller välj en färdig scen: rollpersonerna finns redan, så ni kan börja på en gång.
form-begin = Ny kampanj: { $system }
form-begin-name = Vad heter kampanjen?

## En rollperson med en knapp

form-character = Ny rollperson
form-character-name = Vad heter rollpersonen?
form-come-name = Vad heter din rollperson?
form-come-hint = Lämna tomt för att göra en senare

## Hjälp, där den beror på var man står

help-here-unfinished = Du håller på att göra { $character } för { $name }: rollformuläret är inte klart än.
help-unfinished-sheet = /{ cmd-character } { cmd-character-sheet } öppnar det igen; där står vad som saknas, och allt sparas efter hand.
help-unfinished-look = När det är klart kan du spela din rollperson.
help-thread = I tråden spelas kanalens kampanj: allt fungerar likadant här.
