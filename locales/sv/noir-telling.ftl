# Meningarna som berättar Noir. `narration/noir/telling/situations.py` säger när var och en får sägas.
# $a: den som handlar; $b: den som det händer. En formulering byter aldrig innebörd.

## Anfall

noir-t-hit-1 = { $a } skjuter. Det träffar { $b }.
noir-t-hit-2 = Krutrök, eko och en träff: { $b }.
noir-t-hit-3 = Det tar där det skulle: { $b }.
noir-t-hit-4 = { $a } till { $b }. Mottaget.
noir-t-hit-5 = { $a } slösar inte.
noir-t-hit-6 = På kontot: en träff. { $b }.
noir-t-hit-7 = { $b } får ta emot.
noir-t-hit-8 = Skickat och framme: { $b }.
noir-t-hit-exceptional-1 = Allt går rätt, och så lite till: { $a }.
noir-t-hit-exceptional-2 = { $a } får det att se lätt ut. Det är det aldrig.
noir-t-hit-exceptional-3 = Ingen kommer att tro det sedan: { $a }.
noir-t-hit-exceptional-4 = Rent som en namnteckning: { $a }.
noir-t-miss-1 = { $a } skjuter, och { $b } är kvar och hör det.
noir-t-miss-2 = Krutrök, eko, och { $b } är kvar.
noir-t-miss-3 = Inget att visa upp: { $a }.
noir-t-miss-4 = { $a } betalar och får inget.
noir-t-miss-5 = Det går förbi { $b }.
noir-t-miss-6 = Avsett för { $b }. Det kommer aldrig fram.
noir-t-miss-7 = Inte den här gången, { $a }.
noir-t-miss-8 = Mycket väsen, och det är allt: { $a }.
noir-t-miss-exceptional-1 = Det som kunde gå fel hittade dit: { $a }.
noir-t-miss-exceptional-2 = Det finns misstag, och det finns detta: { $a }.
noir-t-miss-exceptional-3 = { $a } talar helst inte om det.
noir-t-melee-1 = { $a } kommer innanför, och { $b } får betala.
noir-t-melee-2 = Nära nog för { $a }. För nära för { $b }.
noir-t-melee-3 = Slutpratat mellan { $a } och { $b }.
noir-t-melee-4 = { $a } gör upp för hand.
noir-t-melee-miss-1 = { $a } griper efter { $b } och får tag i ingenting.
noir-t-melee-miss-2 = { $b } är inte där slaget går.
noir-t-melee-miss-3 = Mest luft: { $a }.
noir-t-melee-miss-4 = Nära, och inte mer än nära: { $a }.
noir-t-frenzy-1 = Ingen plan kvar hos { $a }, bara tyngd.
noir-t-frenzy-2 = Allt på en gång: { $a }.
noir-t-frenzy-3 = { $a } slutar räkna.
noir-t-throw-hit-1 = { $a } släpper iväg det. Det kommer fram.
noir-t-throw-hit-2 = Det vänder sig i luften och hittar { $b }.
noir-t-throw-hit-3 = Kastat, och inte i onödan: { $a }.
noir-t-throw-miss-1 = Det får plockas upp: { $a }.
noir-t-throw-miss-2 = { $a } kastar bort det.
noir-t-throw-miss-3 = Det hamnar någon annanstans än hos { $b }.
noir-t-aim-1 = Inte för att skada, den här gången. Det går: { $a }.
noir-t-aim-2 = { $a } får det som draget var till för.
noir-t-aim-3 = Det är en fråga om grepp: { $a }.
noir-t-empty-1 = { $a } har tomt i vapnet, och alla har räknat.
noir-t-empty-2 = Det var sista skottet.
noir-t-empty-3 = Efter det här bara klicket: { $a }.
noir-t-undefended-1 = Ingen svarar för { $b }. Det är ingen strid, det är ett ärende.
noir-t-undefended-2 = { $b } utan försvar. Det märks.
noir-t-undefended-3 = Inget försvar från { $b }, och nu är det för sent.
noir-t-many-1 = Inget val. Mer än en träffas, och det gjorde { $a }.
noir-t-many-2 = Flera på en gång: { $a }.
noir-t-many-3 = Ett namn på notan hade räckt: { $a }.

## Andra handlingar

noir-t-reload-1 = { $a } är tillbaka i samtalet.
noir-t-reload-2 = Laddat igen: { $a }.
noir-t-reload-3 = Loppet är laddat. Det är tystnaden också: { $a }.
noir-t-reload-fails-1 = Patronerna vill inte dit de ska: { $a }.
noir-t-reload-fails-2 = { $a } får börja om.
noir-t-reload-fails-3 = Brådska laddar ingenting: { $a }.
noir-t-scan-1 = { $a } ser efter en gång till. Det lönar sig.
noir-t-scan-2 = Värt en andra blick: { $a }.
noir-t-scan-3 = Nu är det klart vem som står var: { $a }.
noir-t-scan-fails-1 = För mycket på en gång: { $a }.
noir-t-scan-fails-2 = { $a } tittar och blir inte klokare.
noir-t-scan-fails-3 = Öppna ögon och inget svar: { $a }.
noir-t-does-it-1 = { $a } får det gjort.
noir-t-does-it-2 = Det går: { $a }.
noir-t-does-it-3 = Gjort, och ingen tid att vara stolt: { $a }.
noir-t-does-not-1 = { $a } försöker. Det är allt.
noir-t-does-not-2 = Det går inte: { $a }.
noir-t-does-not-3 = En tur förbrukad, inget köpt: { $a }.
noir-t-grit-1 = Egentligen är det slut för { $a }. Ödet säger: inte än.
noir-t-grit-2 = { $a } biter ihop. Det kostar.
noir-t-grit-3 = Inte nere än: { $a }.
noir-t-protect-1 = Det var menat för { $b }. { $a } står i vägen.
noir-t-protect-2 = { $a } tar emot det som var adresserat till { $b }.
noir-t-protect-3 = Adresserat till { $b }. Kvitterat av { $a }.

## Vad det gjorde

noir-t-dies-1 = Det var { $b }.
noir-t-dies-2 = Någon måste få veta det: { $b }.
noir-t-dies-3 = { $b } dör. Resten är papper.
noir-t-dies-4 = Kassaboken stängs för { $b }.
noir-t-mortal-1 = Härifrån är det nedräkning: { $b }.
noir-t-mortal-2 = Det { $b } har kvar är ett tal, och det går åt ett håll.
noir-t-mortal-3 = Nu räknar { $b }.
noir-t-knocked-out-1 = Någon släcker ljuset för { $b }.
noir-t-knocked-out-2 = { $b } vet inget mer om det som följer.
noir-t-knocked-out-3 = Borta, tills vidare: { $b }.
noir-t-out-1 = En mindre att räkna: { $b }.
noir-t-out-2 = Ingen fortsättning här för { $b }.
noir-t-out-3 = Struket, för den här striden: { $b }.
noir-t-dazed-1 = Världen går vidare utan { $b }.
noir-t-dazed-2 = { $b } hör allt på långt håll.
noir-t-dazed-3 = En lång sekund för { $b }.
noir-t-dazed-4 = För ett ögonblick är ingen hemma: { $b }.
noir-t-back-1 = { $b } är tillbaka, och har frågor.
noir-t-back-2 = Världen kommer tillbaka till { $b }.
noir-t-back-3 = Närvarande igen: { $b }.
noir-t-wound-1 = Djupt nog att räknas: { $b }.
noir-t-wound-2 = Det lämnar något efter sig: { $b }.
noir-t-wound-3 = { $b } har sår, och vet om det.
noir-t-wound-4 = Bokfört som skada: { $b }.
noir-t-wound-5 = Den hamnar på notan: { $b }.
noir-t-unhurt-1 = Inget som inte kan vänta: { $b }.
noir-t-unhurt-2 = Det skakar om { $b }, inte mer.
noir-t-unhurt-3 = { $b } är kvar och kan klaga.
noir-t-unhurt-4 = Inget sår. En påminnelse: { $b }.
noir-t-over-1 = Det är slut. Ingen kvitterar.
noir-t-over-2 = Tystnad, och någon får städa upp.
noir-t-over-3 = Striden är slut. Räkenskapen är det inte.
noir-t-over-4 = Och så finns inget mer att slåss om.

## Ord som vapen

noir-t-won-words-1 = { $a } har de bättre orden: ”{ $goal }”.
noir-t-won-words-2 = Rätt tonläge, för en gångs skull: { $a }.
noir-t-won-words-3 = Poängen går till { $a }.
noir-t-won-words-4 = Svaren tar slut för { $b }. Blickarna gör det inte.
noir-t-lost-words-1 = { $b } har hört bättre. Priset är satt: ”{ $effect }”.
noir-t-lost-words-2 = Det biter inte på { $b }.
noir-t-lost-words-3 = Väl talat, till ingen nytta: { $a }.
noir-t-lost-words-4 = Dörren förblir stängd, artigt: { $b }.
noir-t-accepts-1 = Må så vara. { $a } vet när något är sagt.
noir-t-accepts-2 = { $a } låter det stå.
noir-t-accepts-3 = Undertecknat, om än inte gärna: { $a }.
noir-t-up-quarrel-1 = Ingen är artig längre, minst av alla { $a }.
noir-t-up-quarrel-2 = Härifrån blir det högre.
noir-t-up-quarrel-3 = Rösterna stiger. Priset också: { $a }.
noir-t-up-brawl-1 = Det som är kvar är inget argument: { $a }.
noir-t-up-brawl-2 = Nog med ord: { $a }.
noir-t-up-brawl-3 = Orden var billigare: { $a }.
noir-t-up-deadly-1 = { $a } tar det dit där inget tas tillbaka.
noir-t-up-deadly-2 = Efter det här säger ingen att det bara var prat.
noir-t-up-deadly-3 = Det finns inget artigt ord för det som kommer nu: { $a }.

## Slag utanför strid

noir-t-roll-won-1 = ”{ $title }”: gjort, utan åthävor. { $a }.
noir-t-roll-won-2 = Det är gjort, och { $a } gjorde det.
noir-t-roll-won-3 = Ingen frågar hur: { $a }.
noir-t-roll-won-4 = ”{ $title }”. Ja.
noir-t-roll-won-5 = Det håller, med eller mot oddsen: { $a }.
noir-t-roll-won-6 = För en gångs skull stämde priset: { $a }.
noir-t-roll-lost-1 = ”{ $title }”. Nej.
noir-t-roll-lost-2 = Den här gången blir det inget: { $a }.
noir-t-roll-lost-3 = Det kostar lite värdighet och ger ingenting: { $a }.
noir-t-roll-lost-4 = ”{ $title }”: inte i dag.
noir-t-roll-lost-5 = Någonstans förblir en dörr stängd: { $a }.
noir-t-roll-lost-6 = Svaret är nej. Det brukar det vara: { $a }.
noir-t-roll-exceptional-1 = Bättre än någon hade rätt att vänta sig: { $a }.
noir-t-roll-exceptional-2 = ”{ $title }”: och så lite till.
noir-t-roll-exceptional-3 = Något att minnas, på det goda viset: { $a }.
noir-t-roll-disaster-1 = Det kunde knappast ha gått sämre: { $a }.
noir-t-roll-disaster-2 = ”{ $title }”: ju mindre sagt, desto bättre.
noir-t-roll-disaster-3 = Något att minnas, på det andra viset: { $a }.
noir-t-opposed-1 = Vägt mot de andra, och tyngst: { $a }.
noir-t-opposed-2 = Det faller på { $a }.
noir-t-opposed-3 = { $a }, och ingen säger emot.
noir-t-tie-broken-1 = Lika i allt. En tärning till får säga det: { $a }.
noir-t-tie-broken-2 = Inget skiljer dem utom en tärning till: { $a }.
