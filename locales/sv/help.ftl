# Hjälp: var man står, vad varje kommando gör och hur varje spel spelas, med våra egna ord.

cmd-help = hjälp
    .description = Vad du kan göra nu, vad ett kommando gör eller hur ett spel spelas
opt-help-topic = ämne
    .description = Ett kommando eller ett spel; vad du kan göra här om du utelämnar det
refusal-no-such-topic = Det finns inget sådant kommando eller spel. Skriv bara /{ cmd-help }, eller välj ett av förslagen.

help-title = Hjälp
help-more = /{ cmd-help } med ett ämne förklarar vilket kommando som helst, eller ett spel från första slaget.

## Var man står

help-here-dm = Det här är Nattvakt, som håller reda på reglerna i tre bordsrollspel. Spelar gör man på en server.
help-dm-server = På en server startar /{ cmd-campaign } { cmd-campaign-new } en kampanj i en kanal.
help-dm-letters = Hit kommer val som bara är dina. Du svarar med knapparna, här eller på servern.
help-here-nothing = Här spelas ingen kampanj ännu.
help-nothing-new = /{ cmd-campaign } { cmd-campaign-new } startar en här; du blir spelledare.
help-nothing-bind = /{ cmd-campaign } { cmd-campaign-here } tar hit en av dina kampanjer.
help-nothing-games = /{ cmd-help } med ämnet Nyx, Noir eller Zapas berättar hur spelet spelas.
help-here-guest = Här spelas { $name }, med reglerna i { $system }. Du har ingen plats ännu.
help-guest-join = /{ cmd-campaign } { cmd-campaign-join } ger dig en plats, om bordet är öppet eller du är inbjuden.
help-guest-follow = Eller läs bara med: **{ button-follow }**. Ingen pingar dig.
help-guest-follows = Du följer berättelsen: /{ cmd-now } säger vad som är nytt.
help-guest-look = /{ cmd-character } { cmd-character-list } visar vilka som är med, /{ cmd-campaign } { cmd-campaign-info } vad det är för kampanj.
help-here-newcomer = Du har en plats i { $name } men ingen rollperson ännu.
help-newcomer-new = /{ cmd-character } { cmd-character-new } gör en rollperson steg för steg; det du fyller i sparas efter hand.
help-newcomer-look = /{ cmd-character } { cmd-character-list } visar vilka de andra spelar.
help-here-player = Du spelar { $character } i { $name }.
help-player-sheet = /{ cmd-character } { cmd-character-sheet } visar ditt rollformulär: slå från det, betala med det eller visa det för alla.
help-player-nyx = /{ cmd-nyx } { cmd-nyx-roll } gör ett slag; i en konflikt trycker du på **{ button-choose }** under panelen.
help-player-noir = /{ cmd-noir } { cmd-noir-roll } gör ett slag, /{ cmd-noir } { cmd-noir-fate } använder Öde; i en strid sitter dina knappar under panelen.
help-player-zapas = /{ cmd-zapas } { cmd-zapas-roll } inleder ett slag; /{ cmd-zapas } { cmd-zapas-pending } visar omröstningar som väntar på dig.
help-stand-in-over = /{ cmd-character } { cmd-character-play } med en egen rollperson gör dig till dig själv igen.
help-now = /{ cmd-now } visar vad som väntar på dig och vem spelet väntar på. Menyn på ett meddelande (högerklick, *Appar*) berättar, rättar eller kontrollerar en runda, och sparar ord i journalen.
help-fair = Rent spel: /{ cmd-verify } för tärningar och dolda val, /{ cmd-dice } { cmd-dice-show } för vad som låser tärningarna, /{ cmd-luck } för hur dina slag har gått.
help-here-gm = Du är { word-gm } i { $name }.
help-gm-players = Ingen har någon rollperson ännu: /{ cmd-campaign } { cmd-campaign-invite } bjuder in spelare, och de skriver /{ cmd-character } { cmd-character-new }.
help-gm-start = /{ cmd-session } { cmd-session-start } startar ett spelmöte och visar först vad det ändrar och vad som skulle sägas om förra gången.
help-gm-scene = /{ cmd-scene } { cmd-scene-new } går vidare till nästa scen, /{ cmd-session } { cmd-session-end } avslutar spelmötet.
help-gm-nyx = /{ cmd-nyx } { cmd-nyx-conflict } öppnar en konflikt, /{ cmd-nyx } { cmd-nyx-call } begär ett slag.
help-gm-noir = /{ cmd-noir } { cmd-noir-combat } inleder en strid, /{ cmd-noir } { cmd-noir-call } begär ett slag, /{ cmd-noir } { cmd-noir-harm } skadar utan anfall.
help-gm-zapas = /{ cmd-zapas } { cmd-zapas-npc } gör motståndare; spelarna inleder slag, och du bestämmer svårighetsgraden med knappen under.

## Ett kommando

help-top = /{ $name }
help-below = { $above } { $name }
help-command-headline = { $command }: { $what }
help-command-also = { $command } – { $what }
help-option = `{ $name }` – { $what }
help-option-needed = `{ $name }` (krävs) – { $what }
help-option-choices = { $option }: { $choices }
help-or = { $before } / { $choice }
help-options-none = Det har inga alternativ.
help-example = Till exempel: `{ $example }`
help-example-option = { $before } { $name }:{ $value }
help-gm-asks-first = Du ser först vad som skulle ändras; en knapp gör det.
help-menu-message = Högerklicka på ett meddelande, eller håll det intryckt i mobilen: *Appar*, sedan **{ $command }**.
help-menu-person = Högerklicka på en person, eller håll den intryckt i mobilen: *Appar*, sedan **{ $command }**.
help-more-conflict = Två namn räcker; resten har vanliga värden. Sedan deklarerar båda sidor aspekter och väljer taktik i hemlighet; rundan slås när båda har valt.
help-more-combat = Alla slår för initiativ med en knapp. Sedan säger panelen vems tur det är och ger den personen handlingarna.
help-more-roll = Du samlar tärningar med några tryck och ser chansen hela tiden. Spelledaren bestämmer svårighetsgraden, och andra får hjälpa till.
help-more-here = En kampanj kan ha många kanaler, trådar och röstkanalers chatt. Samma kampanj fortsätter i alla.
help-more-start = I en röstkanal räknas de anslutna som närvarande, och du får förslag på ersättare för de andra. Annars kan du kryssa för vilka som är här.
help-sample-name = Mira
help-sample-campaign = Nattåget
help-sample-names = Mira, Vakten
help-sample-opponent = Vakten
help-sample-aspect = Envis
help-sample-text = Dörren är olåst
help-sample-reason = Jag läste fel på formuläret
help-sample-action = Klättra upp i masten
help-sample-trait = Tjuv
help-sample-damage = 2T+1
help-sample-weapon = Käppvärja
help-sample-affliction = Gift
help-sample-member = @Alva
help-sample-file = (en fil)
help-sample-any = …

## Ord

help-terms = Ord

## Nyx

help-nyx-headline = Nyx: aspekter som hjälper och hindrar, och konflikter med två dolda val.
help-nyx-how = **Slå** en tiosidig tärning när utgången är oviss. Visar den attributets värde eller lägre lyckas slaget, och siffran är effekten: högt är alltså bra, bara det inte är för högt.
    { "" }**Aspekter** är det som är speciellt med någon. Låt en ligga dig i fatet, så får du poäng; betala en poäng, så hjälper en: fler tärningar, av vilka den sämsta eller bästa räknas.
    { "" }**En konflikt** är en markör mellan två sidor. Varje runda slår båda, och skillnaden i effekt flyttar den. Båda väljer också taktik i hemlighet: defensiv slår offensiv, avvaktande slår defensiv, offensiv slår avvaktande. Att vinna det är värt tre steg där markören tillåter det, eller något i berättelsen.
    { "" }**Bortom skalans slut** blir det allvar: målet nås, eller så tar den andra sidan det överskjutande som utmattning eller skada.
    Den som vann taktikvalet berättar hur det gick till.
help-nyx-terms = **Effekt**: hur bra ett slag gick, som ett tal. 0 är ett misslyckande.
    { "" }**Aspektpoäng**: fem från början; man får dem av motgång och betalar med dem för hjälp.
    { "" }**Krav**: spelledaren säger att en aspekt är till hinder nu; godta det eller betala en poäng.
    { "" }**Överläge, underläge**: på vilken halva av skalan markören står för dig.
    { "" }**Överskjutande steg**: steg bortom skalans slut.
    { "" }**Utmattning**: sänker ett attribut till nästa scen.
    { "" }**Skada**: en aspekt som bara hindrar; långsam skada läker av sig själv.
help-nyx-begin = Börja: /{ cmd-character } { cmd-character-new } för spelare, /{ cmd-npc } { cmd-npc-new } och /{ cmd-nyx } { cmd-nyx-conflict } för spelledaren.

## Noir

help-noir-headline = Noir: två tiosidiga tärningar, hårda strider och Öde som vänder oddsen.
help-noir-how = **Slå** två tiosidiga tärningar och lägg till en förmåga: 20 eller mer lyckas. Mot någon annan vinner den högsta summan. En tia ger en tärning till, om inte en etta spärrar den; två lika tärningar gör utfallet exceptionellt.
    { "" }**Det som utmärker någon** ändrar summan: expertis, karaktärsdrag, drivkrafter, kännetecken, begränsningar, medhjälpare och de omständigheter som berättaren nämner.
    { "" }**En strid** går efter initiativ. Den som har högst handlar, och det man gör och hur det går höjer eller sänker ens initiativ. Varje anfall möts av ett försvar. En träff omtöcknar; en hård ger sår, och sår dödar den som ingen stabiliserar.
    { "" }**Öde** köper fler tärningar, en bättre tärning i efterhand, skydd för en vän, en vändning, en kontakt. Berättaren har en pott och betalar för att dina svagheter ska slå till.
    { "" }**En social konflikt** börjar med ord; den som förlorar ger sig eller trappar upp en nivå, ända till dödligt våld.
help-noir-terms = **Förmåga**: det man slår för. **Attribut**: räknas oftast ut ur förmågor.
    { "" }**Exceptionellt**: båda tärningarna visar lika; bättre eller sämre än vanligt.
    { "" }**Initiativ**: vem som handlar härnäst och vilka handlingar som står till buds.
    { "" }**Omtöckning**: gör varje slag svårare; för mycket sätter stopp.
    { "" }**Sår**: måste stabiliseras med ett slag för Medicin.
    { "" }**Begränsning**: en svaghet; en som Ödet slagit på upphör med scenen.
    { "" }**Leka med oddsen**: betala Öde före eller efter ett slag för en tärning till.
help-noir-begin = Börja: /{ cmd-character } { cmd-character-new } för spelare; /{ cmd-noir } { cmd-noir-npc } och /{ cmd-noir } { cmd-noir-combat } för berättaren.

## Zapas

help-zapas-headline = Zapas: nävar av tärningar, en reserv att satsa och flaggor att följa.
help-zapas-how = **Slå** en näve sexsidiga tärningar när något står i vägen. Varje 4, 5 eller 6 är en träff; lika många träffar som svårighetsgraden är ett lyckat slag.
    { "" }**Tärningarna** är en till att börja med, en för en egenskap, en för varje aspekt som passar, en om du följer en av dina flaggor, vänners hjälp och så mycket av reserven som du vågar.
    { "" }**Reserven** är vågspelet: efter ett lyckat slag är tärningarna du lade till borta; efter ett misslyckat är de kvar, och en till kommer. En återhämtningsscen med någon fyller på den, och det gör slutet på spelmötet också.
    { "" }**Misslyckanden** låter spelledaren göra det värre: en vändning, eller ett tillstånd som höjer svårighetsgrader eller låser aspekter.
    { "" }**Bordet** gör rollpersoner tillsammans: var och en får lägga in veto mot en egenskap eller aspekt, med ett skäl. Spelledaren slår aldrig; motståndare är svårighetsgrader.
    { "" }**Mellan spelare** bjuder man tärningar öppet i tur och ordning, och ett motståndsslag avgör insatserna.
help-zapas-terms = **Egenskap**: ett brett yrke eller kall med en nivå. **Aspekt**: en smal del av den, värd en tärning.
    { "" }**Flagga**: en relation, övertygelse eller mål; att följa den ger en tärning och en markering.
    { "" }**Stryka en flagga**: dess markeringar blir tärningar i reserven.
    { "" }**Träff**: en tärning på minst 4. **Lyckat slag**: tillräckligt många träffar.
    { "" }**Tillstånd**: det som är fel med någon, tills berättelsen gör slut på det.
    { "" }**Erfarenhet**: alla får lika mycket; den höjer egenskaper.
    { "" }**På resa**: tiden då rollpersoner förändras.
help-zapas-begin = Börja: /{ cmd-character } { cmd-character-new } för spelare; /{ cmd-zapas } { cmd-zapas-npc } för spelledaren; /{ cmd-zapas } { cmd-zapas-roll } för den som möter ett hinder.
