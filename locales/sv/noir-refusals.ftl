# Varför inget hände i Noir, och vad man gör i stället. Namnen är koderna i `Refused`.

## Tal och tärningar

refusal-bad-die = En tiosidig tärning visar 1 till 10, inte { $have }. Skriv in den igen; en nolla är en tia.
refusal-bad-count = Antalet tärningar stämmer inte: { $have } i stället för { $need }. Välj eller skriv in så många som slaget kräver.
refusal-missing-dice = Det fattas extra tärningar: { $have } i stället för { $need }. Varje tia som ingen etta spärrar ger en till; skriv in dem också.
refusal-bad-level = Den storleken finns inte: { $have }. Omständigheter ger 2, 5 eller 10, karaktärsdrag och drivkrafter 1, 2 eller 4, för eller emot.
refusal-bad-value-number = Det värdet går inte här. Välj ett heltal från { $least } till { $most }.
refusal-bad-value-change = Ändringen är för stor. Välj ett heltal från −{ $most } till { $most }.
refusal-bad-value-helpers = Så många medhjälpare går inte: { $have }. Välj 0 till 20.
refusal-bad-value-complexity = En förflyttning blir svårare eller lättare med högst { $most }. Välj ett tal från −{ $most } till { $most }.
refusal-bad-value-fate = Ett konto för Ödet rymmer 0 till { $most } poäng. Välj ett tal däremellan.
refusal-bad-value-condition = Det går utanför gränserna: omtöckning 0 till { $daze }, sår och rundor 0 till { $wounds }. Välj tal däremellan.
refusal-bad-value-threshold = En Sårtröskel är minst 1, och den här är { $have }. Låt berättaren rätta den på rollformuläret först.

## Rollformulär

refusal-missing-input = Det här står inte på rollformuläret än: { $value }. Skriv in det först.
refusal-bad-value-name-twice = Det finns redan en med det namnet: { $text }. Välj ett annat namn, eller ändra den som finns.
refusal-bad-value-many = Det finns plats för { $most } här. Ta bort något först.
refusal-bad-value-level = Den nivån finns inte. Karaktärsdrag och drivkrafter har 1, 2 eller 4, en social konflikt 1 till 4; välj något av dem.
refusal-not-allowed-finished = Rollformuläret för { $name } är i spel. Nu är det berättaren som ändrar i det; be om ändringen.
refusal-not-allowed-amount = Det talet skriver berättaren in. Utelämna det, och be berättaren om det.
refusal-not-allowed-npc = { $name } är berättarens och har varken eget Öde eller egna Bakslag. Välj en huvudperson.
refusal-wrong-state-finished = Rollformuläret för { $name } är redan i spel. Det är bara att spela.
refusal-unknown-id-ability = Det finns ingen sådan förmåga här: { $text }. Välj en ur listan, eller skriv in den på rollformuläret.
refusal-unknown-id-attribute = Det finns inget sådant attribut: { $text }. Välj ett ur listan.
refusal-unknown-id-entry = Det står inte på rollformuläret, eller passar inte slaget: { $text }. Välj något ur listan.
refusal-unknown-id-template = Den mallen finns inte: { $kind }, { $grade }. Välj en sort och en erfarenhetsgrad ur listorna.
refusal-wrong-state-limitation = Den begränsningen gäller inte nu: { $text }. Utelämna den, eller låt berättaren slå på den.
refusal-wrong-state-active = Den begränsningen är redan som den ska, eller gäller alltid: { $text }. Låt den vara, eller välj en annan.
refusal-wrong-state-no-countdown = Ingen utanför en strid är dödligt sårad. Inga rundor behöver räknas.

## Ödet

refusal-no-fate = Ödet räcker inte: { $have } av { $need } poäng. Gör det utan, eller låt en annan spelare hjälpa med en Räddning.
refusal-not-allowed-gm-alone = Bara berättaren betalar för detta, ur Ödespotten. Välj något annat att använda Ödet till.
refusal-not-allowed-players-alone = Bara spelare betalar för detta, var och en för sin huvudperson. Välj något annat att använda Ödet till.
refusal-out-of-range-setback = Ett Bakslag kostar { $least } poäng, inte { $have }. Betala precis { $least }.
refusal-out-of-range-protect = Att Beskydda kostar { $least } poäng, inte { $have }. Betala precis { $least }.
refusal-out-of-range-grit = Att Bita ihop kostar { $least } poäng per runda, inte { $have }. Betala precis { $least }.
refusal-out-of-range-change = Att Förändra situationen kostar { $least } poäng, eller { $most } om en berättarperson skadas direkt; { $have } är ingetdera. Välj något av dem.
refusal-out-of-range-inspiration = Gruppen betalar { $most } poäng tillsammans för Inspiration, varken mer eller mindre; det här blir { $have }. Ändra andelarna.
refusal-out-of-range-contact = Att känna en kontakt kostar 5, 10 eller 15 poäng, inte { $have }. Berättaren väljer ett av dem.
refusal-out-of-range-odds-before = Före slaget leker man med oddsen för { $least } till { $most } poäng, inte { $have }. Välj ett tal däremellan.
refusal-out-of-range-odds-after = Efter slaget kostar en tärning { $least } poäng, inte { $have }. Betala precis { $least }.
refusal-out-of-range-rescue = För en Räddning betalar man 2, 4, 6, 8 eller 10 poäng, inte { $have }; hälften kan användas. Välj något av dem.
refusal-out-of-range-survive = För att Överleva betalar man 3, 6, 9, 12 eller 15 poäng, inte { $have }: tre för varje sår. Välj något av dem.
refusal-unknown-id-use = En Räddning kan inte gälla den användningen av Ödet. Välj en annan ur listan.
refusal-no-such-ask = Frågan till berättaren har redan fått sitt svar. Se vad mer som väntar.
refusal-wrong-state-contact = { $name } har redan träffat en gammal kontakt i den här scenen. Försök igen i nästa.
refusal-wrong-state-asked = Gruppen har lovat tillräckligt, och berättaren tänker på saken. Vänta på svaret.
refusal-wrong-state-oneself = Ingen räddar sig själv. Välj någon annan, eller betala för din egen användning.
refusal-wrong-state-has-fate = { $name } har Ödespoäng kvar. Räddning är för den som inga har: låt { $name } betala själv först.

## Vapen

refusal-bad-value-damage = Det där är inget skadevärde: { $text }. Skriv till exempel 2T+1, eller B3T-2 för ett bedövande vapen, med tal till { $most }.
refusal-bad-value-magazine = Det där är inget magasin: { $text }. Skriv till exempel 8+1, 6r, 4i, 2p eller 30b, högst { $most } patroner.
refusal-bad-value-rounds = Så många patroner ryms inte. Välj ett tal från 0 till { $most }.
refusal-bad-value-weapon = Rekyl går från 0 till { $most }, precision från −{ $most } till { $most }. Välj tal däremellan.
refusal-bad-count-weapons = Antalet vapen stämmer inte: { $have } i stället för { $need }. Välj andra vapen, eller en annan handling.
refusal-unknown-id-weapon = Det vapnet finns inte här: { $text }. Välj ett ur listan.
refusal-no-ammo = Vapnet är inte laddat. Ladda om, eller använd ett annat vapen.
refusal-no-ammo-short = För få patroner är laddade: { $have } av { $need }. Ladda om, eller välj en annan handling.
refusal-wrong-mode = { $weapon } klarar inte det: det kräver { $mode }. Välj ett annat vapen, eller en annan handling.
refusal-wrong-mode-kind = { $weapon } passar inte: det krävs ett { $kind }. Välj ett annat vapen, eller en annan handling.
refusal-wrong-state-full = Vapnet är redan fulladdat ({ $have }). Välj en annan handling.

## Slag

refusal-wrong-state-no-roll = { $name } har inget att slå nu. Panelen visar vad som står på tur.
refusal-wrong-state-answered = { $name } har redan svarat. Vänta på de andra; panelen visar på vem.
refusal-wrong-state-no-choice = Det finns inga tärningar att välja bland nu. Panelen visar vad som står på tur.
refusal-wrong-state-not-asked = Ingen tärning kan köpas till det här slaget nu. Panelen visar vad som står på tur.
refusal-wrong-state-no-late-die = Ingen köpt tärning väntar på en plats. Panelen visar vad som står på tur.

## Strid

refusal-initiative-limit-low = Det kräver minst { $least } i initiativ, och det är { $now }. Välj något annat, eller höj det genom att överblicka läget på din tur.
refusal-initiative-limit-high = Det kräver högst { $most } i initiativ, och det är { $now }. Välj en annan handling.
refusal-unknown-id-action = Den handlingen finns inte: { $text }. Välj en ur listan.
refusal-unknown-id-aim = Det går inte på det sättet: { $aim }. Välj ett annat syfte, eller en annan handling.
refusal-missing-input-fighter = { $name } kan inte strida än: { $value } saknas eller är för lågt. Skriv in det på rollformuläret först.
refusal-bad-count-fighters = En strid har { $least } till { $most } deltagare. Lägg till eller ta bort någon.
refusal-bad-count-victims = Skadan drabbar 1 till { $most } personer åt gången. Välj minst en, och inte fler än så.
refusal-wrong-state-harm = En handling pågår i ”{ $title }”. Slutför eller avbryt den först, sedan kan någon skadas.
refusal-missing-input-damage = Ingen skada är vald än. Välj hur mycket i menyn, eller skriv det.
refusal-wrong-state-harm-apart = Bara några av dem är i den striden. Skada dem först, sedan de andra.
refusal-wrong-state-harmed = Den skadan är redan utdelad. Använd /{ cmd-noir } { cmd-noir-harm } för mer.
refusal-wrong-state-help = { $name } kan inte hjälpa till i det här slaget, eller gör det redan. Låt någon annan hjälpa, eller låt berättaren avgöra.
refusal-wrong-state-not-drawn = Vapnet är inte i handen än: { $weapon }. Dra det först med handlingen Dra vapen, eller fråga berättaren.
refusal-bad-count-targets = Du valde { $have } mål, och det får vara högst { $most }. Välj om.
refusal-bad-value-target = Det går inte att välja som mål. Välj någon annan som är kvar i striden.
refusal-bad-value-side = Sidor har nummer { $least } till { $most }. Välj ett av dem; de med samma nummer strider tillsammans.
refusal-bad-value-initiative = Initiativ går från { $least } till { $most }. Välj ett tal däremellan.
refusal-no-such-fighter = Den personen är inte med i striden. Välj någon som är det, eller låt berättaren ta in personen.
refusal-not-your-turn = Det är { $name } som är på tur. Vänta på din tur; panelen visar ordningen.
refusal-unknown-id-patient = Så kan sår inte vårdas. En person slår Medicin för en som är sårad; i en strid är det en ”annan handling”.
refusal-wrong-state-tended = Såren hos { $name } har redan vårdats i den här rundan. Försök igen i nästa.
refusal-unknown-id-contest = Det finns inte längre. Se den senaste panelen, eller börja något nytt med spelets kommandon.
refusal-wrong-state-over = ”{ $title }” är över. Börja om med spelets kommandon.
refusal-wrong-state-passed = Det är för sent för det. Panelen visar vad som står på tur.
refusal-wrong-state-phase = ”{ $title }” väntar inte på det här nu. Panelen visar vad som står på tur.
refusal-wrong-state-declared = { $name } har redan deklarerat en handling. Fortsätt med den, eller låt berättaren avbryta den.
refusal-wrong-state-had-turn = { $name } har redan haft sin tur i rundan. Vänta på nästa runda.
refusal-wrong-state-cannot-act = { $name } kan inte handla nu. Bita ihop för 1 Ödespoäng, om tillståndet tillåter det, eller ta anfallet utan försvar.
refusal-wrong-state-grit = Att Bita ihop hjälper bara den som är omtöcknad eller dödligt sårad och vaken, under en runda. Det gäller inte { $name }: gå vidare utan.
refusal-wrong-state-gone = { $name } är död eller ur spel och kan inte strida. Välj någon annan, eller låt berättaren rätta tillståndet.
refusal-wrong-state-fighting = { $name } strider redan: ”{ $title }”. Avsluta den striden först, eller lämna den.
refusal-wrong-state-in-combat = { $name } är i strid: ”{ $title }”. Handla i den, eller avsluta den först.
refusal-wrong-state-no-action = Ingen handling pågår som kan avbrytas. Panelen visar vad som står på tur.
refusal-wrong-state-no-target = Ingen anfaller den personen nu, så inget försvar behövs. Panelen visar vad som står på tur.
refusal-wrong-state-not-melee = Man slår bara tillbaka i närstrid. Välj ett annat försvar.
refusal-wrong-state-protect = Den personen kan inte Beskydda mot den här träffen, eller har redan svarat. Panelen visar vad som står på tur.
refusal-wrong-state-protect-first = Andra kan fortfarande Beskydda mot den här träffen. Vänta tills de har svarat.
refusal-wrong-state-thrown = Tärningarna har fallit för { $name }. Omständigheter ges före slaget.
refusal-wrong-state-ruled = Ingen handling väntar på att berättaren säger vad man slår för. Panelen visar vad som står på tur.
refusal-wrong-state-no-wounds = Det finns inget öppet sår att stabilisera. Inget behöver göras.

## Sociala konflikter

refusal-bad-count-parties = En social konflikt står mellan två. Välj någon annan på den ena sidan.
refusal-missing-input-text = { $name } har inte sagt vad det gäller. Säg vad du vill, eller vad som händer om den andra sidan misslyckas.
refusal-no-such-party = Den personen är inte med i konflikten. Välj en av dess två sidor.
refusal-wrong-state-highest = Det finns inget värre än dödligt våld. Acceptera utfallet.
refusal-wrong-state-fight-runs = Striden ”{ $title }” pågår fortfarande. Spela den till slut, eller avsluta den, och säg sedan vem som förlorade.
