# Meningarna som berättar Zapas. `narration/zapas/telling/situations.py` säger när var och en får sägas.
# $a: den som meningen handlar om; $b: den andra. En formulering byter aldrig innebörd.

## Slag

zapas-t-win-1 = { $a } gör det. ”{ $title }”: så klart.
zapas-t-win-2 = Ja! ”{ $title }”. Vad blir det härnäst?
zapas-t-win-5 = ”{ $goal }”: beställt och levererat av { $a }.
zapas-t-win-6 = { $a } får det att se ut som en god idé.
zapas-t-win-7 = Inget krångel, ingen dramatik, bara { $a }.
zapas-t-win-9 = ”{ $title }”: avbockat. Vad står mer på listan, { $a }?
zapas-t-win-11 = En plan, en knuff, och det ger vika.
zapas-t-win-12 = Klart, och historien rusar vidare.
zapas-t-win-13 = Skicklighet eller tur? Det räknas lika fullt.
zapas-t-win-14 = Det gick som det var tänkt.
zapas-t-win-exact-1 = Inte en träff för mycket, inte en för lite.
zapas-t-win-exact-3 = { $a } slinker igenom medan det ännu finns en springa.
zapas-t-win-exact-4 = ”{ $title }”: precis så det räcker. Och det räcker.
zapas-t-win-exact-9 = { $a } behöver varenda träff, och får varenda en.
zapas-t-win-exact-11 = Med en hårsmåns marginal, men med stil.
zapas-t-win-exact-12 = En träff färre, och det här vore en annan historia.
zapas-t-win-exact-13 = Allt som behövdes, och inget därutöver.
zapas-t-win-exact-14 = Det hänger på en tråd, och tråden håller.
zapas-t-win-exact-15 = Ett uns mindre, och det hade glidit undan.
zapas-t-win-exact-16 = ”{ $goal }”, men inte en träff till övers.
zapas-t-win-far-2 = { $a } kunde ha gjort det baklänges.
zapas-t-win-far-7 = { $a } får en stor knipa att se liten ut.
zapas-t-win-far-9 = Så mycket tur borde delas ut till behövande.
zapas-t-win-far-10 = ”{ $title }”? Med råge.
zapas-t-win-far-11 = Fler träffar än någon har bruk för.
zapas-t-win-far-12 = ”{ $goal }”, och det med god marginal.
zapas-t-win-far-13 = Det där var inget slag, det var en parad.
zapas-t-win-far-14 = Nu skryter tärningarna. Låt dem hållas.
zapas-t-win-hurt-4 = { $a } har inte tid med ”{ $condition }” just nu.
zapas-t-win-hurt-7 = Med ”{ $condition }”, och trots det.
zapas-t-win-hurt-8 = ”{ $condition }” är ingen ursäkt, visar det sig.
zapas-t-win-hurt-9 = Inte ens ”{ $condition }” kommer i vägen.
zapas-t-win-hurt-10 = Svårare blev det av ”{ $condition }”, men det blev av.
zapas-t-win-hurt-11 = Det krävs gott mod, med ”{ $condition }” att släpa på.
zapas-t-win-steep-2 = Svårighetsgrad { $n_difficulty }, hette det. { $a }, säger historien.
zapas-t-win-steep-4 = { $a } kommer undan med det. Skriv upp det, någon.
zapas-t-win-steep-9 = Det borde inte ha gått. Det gick.
zapas-t-win-steep-10 = Det här kommer att berättas i åratal.
zapas-t-win-steep-11 = Inte den lätta vägen, men den höll.
zapas-t-win-steep-12 = ”{ $goal }”, tvärtemot alla goda råd.
zapas-t-win-steep-13 = Svårt? Ja. Möjligt? Ja, visar det sig.
zapas-t-win-steep-14 = ”{ $title }”: ett uselt vad, men det går hem.
zapas-t-lose-1 = Inte så här, { $a }. Inte än.
zapas-t-lose-2 = ”{ $title }”: inte än, men viljan var det inget fel på.
zapas-t-lose-3 = Planen var bra. Det fanns bara en.
zapas-t-lose-5 = Det är nu det blir spännande, { $a }.
zapas-t-lose-6 = { $a } tar i, men det rör sig inte.
zapas-t-lose-7 = Det glider undan för { $a }. Vad nu?
zapas-t-lose-8 = ”{ $goal }” får vänta. Någon plan B, { $a }?
zapas-t-lose-11 = Inte den här vägen, { $a }. Det måste finnas en annan.
zapas-t-lose-13 = God idé, fel ögonblick.
zapas-t-lose-14 = Turen tittar åt ett annat håll ett ögonblick.
zapas-t-lose-15 = ”{ $title }”? Lättare sagt än gjort.
zapas-t-lose-16 = Det var i alla fall värt ett försök.
zapas-t-lose-one-2 = Så nära att det svider. ”{ $title }” får vänta.
zapas-t-lose-one-4 = Nästan är ett långt ord, { $a }.
zapas-t-lose-one-5 = Mellan { $a } och äran ligger en enda träff.
zapas-t-lose-one-7 = Åh, en träff till, { $a }!
zapas-t-lose-one-8 = ”{ $goal }” var så nära att { $a } nästan kunde ta på det.
zapas-t-lose-one-9 = Nästan! Turen tar slut ett steg för tidigt: { $a }.
zapas-t-lose-one-11 = En träff! En enda.
zapas-t-lose-one-12 = På fel sida om en hårsmån.
zapas-t-lose-one-13 = Springan fanns där, men en hårsmån för smal.
zapas-t-lose-one-14 = En miss, men vilken miss.
zapas-t-lose-none-2 = { $a }: en näve tärningar, och inte en vän bland dem.
zapas-t-lose-none-5 = Turen har ledigt, { $a }.
zapas-t-lose-none-6 = Nåja. Härifrån kan det bara bli bättre, { $a }.
zapas-t-lose-none-9 = Ingenting. Inte ens något att skylla på.
zapas-t-lose-none-10 = Tärningarna har andra planer.
zapas-t-lose-none-11 = Inte en enda tärning ställer upp.
zapas-t-lose-none-12 = Noll och intet. Sådant händer.
zapas-t-lose-none-13 = ”{ $title }”: inte ett spår av det.

## Vad ett slag har reserv, hjälp och flaggor att tacka för

zapas-t-all-in-1 = Allt på ett kort, och det håller!
zapas-t-all-in-4 = { $a } sätter allt på det, och får rätt.
zapas-t-all-in-7 = Den sista tärningen ur reserven, väl använd.
zapas-t-all-in-8 = Tom reserv, full utdelning.
zapas-t-all-in-9 = Inte en tärning kvar, och ingen behövs.
zapas-t-all-in-10 = Nu är bara fräckheten kvar i reserven.
zapas-t-all-in-lost-1 = Allt på ett kort, och allt kommer hem, med en tärning till.
zapas-t-all-in-lost-2 = Allt { $a } hade, och det räckte till en tärning extra.
zapas-t-all-in-lost-4 = { $a } riskerar allt och kommer hem en tärning rikare.
zapas-t-all-in-lost-5 = Hela reserven förgäves. Men otur får den att växa.
zapas-t-save-1 = Och inte en tärning ur reserven.
zapas-t-save-2 = Och billigt: reserven är orörd.
zapas-t-save-5 = { $a } sparar reserven till sämre tider.
zapas-t-save-7 = Reserven märkte ingenting.
zapas-t-save-8 = Alldeles gratis.
zapas-t-save-9 = Vad som än kommer, reserven finns kvar.
zapas-t-help-won-1 = Med en hand från { $h }. Det är det händer är till för.
zapas-t-help-won-2 = Två får det att se ut som tur: { $a } och { $h }.
zapas-t-help-won-3 = Ensam gör man inte sådant: { $a }, { $h }.
zapas-t-help-won-4 = Gott sällskap hjälper: { $h }.
zapas-t-help-won-5 = En del av äran går till { $h }.
zapas-t-help-won-6 = Den tärningen var väl given: { $h }.
zapas-t-help-won-7 = Kom ihåg vem som ställde upp: { $h }.
zapas-t-help-won-8 = Lagarbete, kallar historien det: { $a }, { $h }.
zapas-t-help-lost-1 = { $h } får tärningen tillbaka. Tanken räknades.
zapas-t-help-lost-5 = Tack ändå, { $h }.
zapas-t-help-lost-6 = Inte ens med { $h } ville det sig.
zapas-t-help-lost-7 = Det hängde inte på { $h }.
zapas-t-help-lost-8 = Hjälpen var god, och kostar inte { $h } något.
zapas-t-help-lost-9 = För { $h } är inget förlorat utom ögonblicket.
zapas-t-flag-1 = ”{ $flag }”. Vem hade väntat sig något annat?
zapas-t-flag-2 = ”{ $flag }”: där är det, mitt i alltihop.
zapas-t-flag-3 = Vissa saker rår { $a } inte för: ”{ $flag }”.
zapas-t-flag-4 = Det måste fram förr eller senare: ”{ $flag }”.
zapas-t-flag-5 = Typiskt { $a }: ”{ $flag }”.
zapas-t-flag-6 = { $a } står för det: ”{ $flag }”.
zapas-t-flag-7 = En markering till, väl förtjänt: ”{ $flag }”.
zapas-t-flag-8 = Fråga vem som helst vad som driver { $a }: ”{ $flag }”.

## Vad ett lyckat slag för med sig

zapas-t-npc-dead-1 = { $b }: slut på det kapitlet.
zapas-t-npc-dead-3 = Historien sluter sig om { $b }.
zapas-t-npc-dead-4 = { $a } mot { $b }: avgjort.
zapas-t-npc-dead-6 = Ridå. { $b }.
zapas-t-npc-dead-7 = Slutspelat för { $b }!
zapas-t-npc-dead-8 = Så långt, men inte längre, för { $b }.
zapas-t-npc-hit-4 = Ett steg närmare slutet för { $b }.
zapas-t-npc-hit-5 = Räkningen för { $b } växer.
zapas-t-npc-hit-6 = Aj, { $b }.
zapas-t-npc-hit-7 = Den tog, och det får { $b } medge.
zapas-t-npc-hit-8 = Den här lär { $b } minnas.
zapas-t-npc-hit-9 = Anfallet mot { $b } går hem.
zapas-t-lifted-1 = ”{ $condition }”: borta. Dags för nya misstag, { $a }.
zapas-t-lifted-2 = { $a } blir av med det: ”{ $condition }”.
zapas-t-lifted-4 = Så var det med det, { $a }. Vidare.
zapas-t-lifted-6 = Adjö, ”{ $condition }”! Ingen lär sakna det, { $a }.
zapas-t-lifted-7 = { $a } har ett bekymmer mindre.
zapas-t-lifted-8 = Stryk det: ”{ $condition }”.
zapas-t-task-part-2 = Svårt, men en smula mindre svårt nu: ”{ $task }”.
zapas-t-task-part-4 = Bit för bit, det är så de stora faller.
zapas-t-task-part-5 = Vägen till ”{ $task }” är kortare nu.
zapas-t-task-part-6 = Svårighetsgraden sjunker med { $n_reduction }. Dra på.
zapas-t-task-part-7 = En bit av det stora är gjord.
zapas-t-task-part-8 = ”{ $task }” har fått en tugga mindre. Resten är { $n_reduction } lättare.
zapas-t-task-done-1 = ”{ $task }”: alltihop. Någon borde ringa i en klocka.
zapas-t-task-done-2 = ”{ $task }” går inte, hette det. Det gick.
zapas-t-task-done-4 = Så var det med det omöjliga.
zapas-t-task-done-5 = Stryk det från listan: ”{ $task }”.
zapas-t-task-done-6 = Det stora är gjort. Vem har nästa?
zapas-t-task-done-7 = Klart, in i minsta skruv.
zapas-t-contact-3 = ”{ $text }”? Det råkar faktiskt finnas, { $a }.
zapas-t-contact-4 = Världen är liten för { $a }.
zapas-t-contact-6 = Det lönar sig att känna folk, { $a }.
zapas-t-contact-7 = Ett gammalt namn, ett gott minne, en dörr på glänt.
zapas-t-contact-8 = Någon att vända sig till: ”{ $text }”.
zapas-t-contact-9 = Klart att { $a } känner någon.
zapas-t-thing-1 = ”{ $text }”: längst ner i packningen, som alltid.
zapas-t-thing-2 = ”{ $text }”: anskaffat, och inga frågor ställda.
zapas-t-thing-3 = Precis när det behövs: ”{ $text }”.
zapas-t-thing-7 = Se där, precis rätt sak: { $a }.
zapas-t-thing-8 = Det som behövs dyker upp.
zapas-t-thing-9 = God packning är halva äventyret.
zapas-t-thing-10 = Somliga får tag på vad som helst.

## Tillstånd

zapas-t-condition-final-1 = För { $a } slutar historien här.
zapas-t-condition-final-5 = Här tar sidan slut.
zapas-t-condition-final-6 = Det finns inget att tillägga.
zapas-t-condition-stops-1 = ”{ $condition }”. För { $a } står historien still; för de andra springer den.
zapas-t-condition-stops-2 = Tills ”{ $condition }” är avklarat får de andra handla för två.
zapas-t-condition-stops-3 = Hit men inte längre: { $a }, ”{ $condition }”.
zapas-t-condition-stops-4 = För { $a } tar det stopp här.
zapas-t-condition-stops-5 = Nu är inget att göra: { $a } får vänta.
zapas-t-condition-stops-6 = Någon får komma { $a } till undsättning.
zapas-t-condition-1 = Från och med nu: ”{ $condition }”. { $a } bär det med sig.
zapas-t-condition-2 = Det har sitt pris för { $a }, och priset heter ”{ $condition }”.
zapas-t-condition-3 = ”{ $condition }”. { $a } har haft bättre dagar.
zapas-t-condition-6 = Skriv upp det, { $a }: ”{ $condition }”.
zapas-t-condition-7 = Hur det står till med { $a }? ”{ $condition }”.
zapas-t-condition-8 = Gratis var det inte: { $a }, ”{ $condition }”.
zapas-t-condition-9 = Det här kommer att kännas.
zapas-t-condition-10 = Bekymren har fått ny adress.

## Dueller

zapas-t-duel-open-1 = { $a } mot { $b }. Må den bästa historien vinna.
zapas-t-duel-open-2 = { $a } säger det. { $b } får svara.
zapas-t-duel-open-3 = Ge plats: { $a } och { $b }.
zapas-t-duel-open-4 = Två viljor, två svar: { $a }, { $b }.
zapas-t-duel-open-5 = Nu är det mellan { $a } och { $b }.
zapas-t-duel-open-6 = Vem har rätt, { $a } eller { $b }?
zapas-t-duel-open-7 = Nu går det inte att backa längre: { $a }, { $b }.
zapas-t-duel-open-8 = Alla andra, ett steg bakåt: { $a } och { $b }.
zapas-t-duel-stakes-1 = ”{ $stake }” eller ”{ $stake_b }”: nu är det allvar.
zapas-t-duel-stakes-2 = Nu är det sagt: ”{ $stake }”, ”{ $stake_b }”.
zapas-t-duel-stakes-3 = Båda vet vad det gäller: { $a }, { $b }.
zapas-t-duel-stakes-4 = Så får det bli! Fram med tärningarna: { $a }, { $b }.
zapas-t-duel-stakes-5 = På bordet: ”{ $stake }” och ”{ $stake_b }”.
zapas-t-duel-stakes-6 = Det är priset för att förlora: { $a }, { $b }.
zapas-t-duel-stakes-7 = Orden är valda, tärningarna inte: { $a }, { $b }.
zapas-t-duel-bid-1 = { $n_dice } på en gång. { $a } menar allvar.
zapas-t-duel-bid-2 = Högen växer med { $n_dice }: { $a }.
zapas-t-duel-bid-3 = { $n_dice } tärningar på ett enda kort: { $a }.
zapas-t-duel-bid-4 = { $a } höjer med { $n_dice }. Vad säger { $b }?
zapas-t-duel-high-1 = Det blir en del: { $n_total } tärningar från { $a }.
zapas-t-duel-high-2 = Högen är uppe i { $n_total }: { $a }.
zapas-t-duel-high-3 = { $a } lägger på: nu { $n_total } i högen.
zapas-t-duel-out-1 = { $a } har inget mer att lägga.
zapas-t-duel-out-3 = Ingen av dem har en tärning kvar: { $a }, { $b }.
zapas-t-duel-out-4 = Nu återstår bara att slå: { $a }, { $b }.
zapas-t-duel-out-5 = Alla kort på bordet: { $a }.
zapas-t-duel-out-6 = Där tog tärningarna slut för { $a }.
zapas-t-duel-given-up-1 = { $a }: låt gå. ”{ $stake }”. Det krävs mer än tärningar för att säga det.
zapas-t-duel-given-up-2 = { $a } ger med sig: ”{ $stake }”.
zapas-t-duel-given-up-3 = Utan att en tärning rullar: det går till { $b }.
zapas-t-duel-given-up-4 = { $a } och { $b } gör upp i godo.
zapas-t-duel-given-up-5 = { $a } kliver åt sidan. Det krävs något för det också.
zapas-t-duel-given-up-7 = Ibland är kortaste vägen att säga ja.
zapas-t-duel-tie-fact-1 = Ingen får rätt, och världen tiger om saken.
zapas-t-duel-tie-fact-2 = Två kloka huvuden, en öppen fråga.
zapas-t-duel-tie-fact-3 = Sanningen får vänta: { $a }, { $b }.
zapas-t-duel-tie-fact-4 = Båda kan ha fel. Det vet ingen: { $a }, { $b }.
zapas-t-duel-tie-1 = Två envisa, och en dörr för en.
zapas-t-duel-tie-2 = Allt det där, och ingen kom en tum längre.
zapas-t-duel-tie-3 = Oavgjort, och båda vet om det: { $a }, { $b }.
zapas-t-duel-tie-4 = Inte en träff åt någotdera hållet: { $a }, { $b }.
zapas-t-duel-tie-5 = Träff för träff, och ingen skillnad: { $a }, { $b }.
zapas-t-duel-narrow-1 = En träff mellan ”{ $stake }” och ingenting: { $a }.
zapas-t-duel-narrow-2 = Minsta möjliga marginal, och hela till { $a }: ”{ $stake }”.
zapas-t-duel-narrow-4 = En hårsmån, inte mer: { $a }, inte { $b }.
zapas-t-duel-narrow-5 = En enda träff skiljer dem åt, till förmån för { $a }.
zapas-t-duel-narrow-6 = { $a } får igenom det med nöd och näppe: ”{ $stake }”.
zapas-t-duel-narrow-7 = { $a }, med en enda träff.
zapas-t-duel-won-1 = ”{ $stake }”: så säger { $a }, och så blir det.
zapas-t-duel-won-4 = Det går till { $a }, i ärlig kamp.
zapas-t-duel-won-5 = { $a } drar det längsta strået.
zapas-t-duel-won-6 = Avgjort, alltså: ”{ $stake }”. Bra kämpat, { $b }.
zapas-t-duel-won-7 = Det behöver ingen räkna två gånger.
zapas-t-duel-won-8 = Där tog grälet slut: ”{ $stake }”.
zapas-t-duel-fact-1 = För in det på kartan: ”{ $text }”.
zapas-t-duel-fact-3 = Världen har en fråga mindre.
zapas-t-duel-fact-4 = Det som var ett påstående är nu ett faktum.
zapas-t-duel-fact-5 = Från och med nu är det så här: ”{ $text }”.

## Återhämtning

zapas-t-rest-1 = För en gångs skull lite lugn: { $names }.
zapas-t-rest-2 = En lugn scen, och tärningarna kommer tillbaka: { $names }.
zapas-t-rest-3 = Ingen brådska på en sida eller så, och reserven växer.
zapas-t-rest-4 = Gott prat ger goda tärningar.
zapas-t-rest-5 = Redo för vad som helst: { $names }.
zapas-t-rest-6 = Sällskap, och tid att fråga: { $names }.
zapas-t-rest-full-1 = Inget att fylla på. Skönt var det ändå: { $names }.
zapas-t-rest-full-2 = Ingen behövde det. Alla stannade: { $names }.
zapas-t-rest-full-3 = Den här gången var det inte för tärningarnas skull.
zapas-t-rest-full-4 = Fulla reserver, och en lugn scen för sin egen skull.
zapas-t-rest-full-5 = Inte en tärning till, men väl använd tid: { $names }.
zapas-t-rest-full-6 = Här finns inget att vinna utom gott sällskap.

## Strukna flaggor

zapas-t-flag-against-1 = ”{ $flag }”: till i dag. { $a } är någon annan nu.
zapas-t-flag-against-2 = Struket: ”{ $flag }”. Det passar inte längre på { $a }.
zapas-t-flag-against-7 = Folk ändrar sig.
zapas-t-flag-against-8 = Ett streck dras, och historien går vidare.
zapas-t-flag-against-9 = Borta, men inte förgäves: { $n_marks } till reserven.
zapas-t-flag-against-10 = Det var då: ”{ $flag }”.
zapas-t-flag-reached-1 = ”{ $flag }”: gjort. { $n_marks ->
        [one] En markering blir en tärning.
       *[other] { $n_marks } markeringar blir tärningar.
    }
zapas-t-flag-reached-2 = ”{ $flag }”. Och nu? { $a } behöver ett nytt skäl.
zapas-t-flag-reached-5 = Vad nu, { $a }? Det stora är gjort.
zapas-t-flag-reached-6 = En lång väg, och här är slutet på den.

## Resan

zapas-t-travel-1 = På väg. Tid att bli någon annan.
zapas-t-travel-2 = Vägen är lång nog att ändra sig på.
zapas-t-travel-3 = Packa ihop. Historien drar vidare.
zapas-t-travel-4 = Mellan här och där finns tid att tänka.
zapas-t-travel-5 = Så bär det av.
zapas-t-play-1 = Nog med väg. Det är här det händer.
zapas-t-play-2 = Framme. Nu gäller det.
zapas-t-play-3 = Resan är slut, men inte äventyret.
zapas-t-play-4 = Här, alltså. Vad är det som väntar?
zapas-t-play-5 = Ridån går upp.
