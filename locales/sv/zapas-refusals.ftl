# Varför inget hände i Zapas, och vad man gör i stället. Namnen är koderna i `Refused`.

## Tal, och det som inte finns

refusal-not-found = Det finns inte, eller inte längre. Se på rollformuläret eller den senaste panelen och välj om.
refusal-negative = Det kan inte bli mindre än 0. Välj 0 eller mer.
refusal-step-range = Det ska vara ett heltal, 1 eller mer. Välj ett annat.
refusal-difficulty-range = En svårighetsgrad går från { $least } till { $most }. Välj däremellan; höjningar och sänkningar räknas för sig.
refusal-die-range = En tärning visar 1 till 6. Slå om den.
refusal-too-many = Här finns plats för { $most }. Ta bort något först.
refusal-stake-range = En reserv har 0 till { $reserve } tärningar, erfarenheten är 0 till { $xp }. Välj tal däremellan.

## Rollformulär

refusal-empty-biography = Det finns ingen bakgrund än. Skriv några meningar om relationer, personlighet, övertygelser och mål.
refusal-trait-count = En rollperson har { $least } till { $most } egenskaper. Föreslå fler, eller ta bort några.
refusal-level-range = I början har en egenskap en nivå från { $least } till { $most }. Välj en av dem.
refusal-point-sum = Nivåerna har summan { $have } och ska ha summan { $need }. Ändra dem tills det stämmer.
refusal-no-qualifying-flag = Det saknas en flagga med en betydelsefull positiv relation till en annan spelares rollperson. Ta en, och låt spelledaren säga ja till den.
refusal-aspects-exceed-level = Egenskapen har { $have ->
        [one] { $have } aspekt
       *[other] { $have } aspekter
    }, och nivån kan inte vara lägre än så. Ta bort en aspekt först.
refusal-no-free-slot = ”{ $text }” har nivå { $most } och ingen plats ledig. Höj egenskapen, eller ta en annan.
refusal-aspect-permanent = ”{ $text }” står kvar på rollformuläret för gott, nu när rollpersonen är i spel. Skriv en aspekt till i stället.
refusal-duplicate-trait = Det finns redan en egenskap som heter ”{ $text }”. Välj ett annat namn.
refusal-duplicate-aspect = Egenskapen har redan aspekten ”{ $text }”. Skriv en annan.
refusal-trait-not-accepted = Bordet har inte godtagit egenskapen än. Vänta på svaren, eller ta en annan egenskap.
refusal-wrong-state-ready = { $name } är i spel, och rollformuläret är stängt. Från och med nu ändras egenskaper med erfarenhet, på resa.
refusal-wrong-state-not-fixed = ”{ $text }” är inte godtaget än. Ta tillbaka förslaget i stället.
refusal-wrong-state-locked = ”{ $text }” är låst av ett tillstånd: { $condition }. Den kan tas bort när spelledaren har hävt det.
refusal-not-an-npc = { $name } är en spelares rollperson. Välj en SLP.
refusal-wrong-state-npc-stays = { $name } har en SLP:s siffror och inget rollformulär som en spelare kan spela. Börja ett nytt med /{ cmd-character } { cmd-character-new } i stället.
refusal-duplicate-approach = Det finns redan siffror för ”{ $text }”. Ändra dem, eller ange ett annat angreppssätt.

## Omröstningar

refusal-not-allowed-own = Ingen röstar om sitt eget förslag. Vänta på de andra; du får skriva om det eller ta tillbaka det.
refusal-not-allowed-vote = Du kom till efter att omröstningen börjat. Be den som föreslog att skriva om det: då tillfrågas alla.
refusal-not-allowed-no-veto = Du har inget veto här att häva. Det kan bara den som lade in det.
refusal-already-accepted = ”{ $text }” är redan godtaget. Det är bara att spela.
refusal-veto-stands = ”{ $text }” stoppades av veto i just den här omröstningen. Skriv något annat, eller be att vetot hävs.
refusal-wrong-state-submitted = ”{ $text }” är redan uppe till omröstning. Vänta på svaren.
refusal-wrong-state-approved = Du har redan godtagit ”{ $text }”. Vänta på de andra.
refusal-wrong-state-vetoed = Ett veto står mot ”{ $text }”. Det måste hävas först, eller förslaget skrivas om.
refusal-wrong-state-renaming = Det röstas redan om ett nytt namn: ”{ $text }”. Avgör det först.

## Flaggor

refusal-flag-count = En rollperson har högst { $most } flaggor. Stryk en först.
refusal-duplicate-flag = Flaggan ”{ $text }” finns redan. Välj en annan.
refusal-flag-struck = Flaggan är struken och kommer aldrig tillbaka. Ta en annan.
refusal-flag-in-use = ”{ $text }” ger sin tärning till ett slag som pågår. Ta bort den därifrån först, eller vänta tills det är över.
refusal-not-confirmed = Spelledaren har inte sagt ja till flaggan ”{ $text }” än. Vänta på det, eller ta en annan flagga.
refusal-qualifying-first = Den enda positiva relationen är struken. Nästa flagga måste vara en ny, till en annan spelares rollperson.
refusal-own-character = Det är din egen rollperson, eller ingen spelares. Välj en annan spelares rollperson.
refusal-wrong-state-asked-strike = Spelledaren har fått frågan om att stryka ”{ $text }”. Vänta på svaret.
refusal-wrong-state-not-asked-strike = Ingen har bett att få stryka ”{ $text }”. Det är spelarens sak att fråga; det är aldrig ett tvång.

## Tillstånd

refusal-duplicate-condition = { $name } har redan det tillståndet: { $text }. Ändra vad det gör, eller ge ett annat.
refusal-one-effect-only = ”{ $text }” gör redan något, och ett tillstånd gör en sak åt gången. Ta bort det först.
refusal-empty-lock = Det finns ingen aspekt att låsa. Välj minst en.
refusal-cannot-act = { $name } kan inte handla: { $condition }. Spelledaren kan häva tillståndet, eller säga att det inte hindrar all handling.

## Slag

refusal-not-ready = Rollformuläret för { $name } är inte i spel än. Gör det klart först; där står vad som saknas.
refusal-roll-open = { $name } är mitt uppe i något: ”{ $title }”. Spela det till slut, eller blås av det.
refusal-gm-never-rolls = { $name } är spelledarens, och spelledaren slår aldrig. Låt en spelares rollperson handla i stället.
refusal-already-thrown = Tärningarna för ”{ $title }” är slagna, och det går inte att ändra. Börja ett nytt slag.
refusal-aspect-not-of-trait = Aspekten hör inte till slagets egenskap. Välj dess egenskap, eller aspekter till den du har.
refusal-aspect-unavailable = ”{ $text }” ger ingen tärning nu: den är låst, sover eller är inte godtagen än. Låt den vara.
refusal-not-applicable = Spelledaren säger att det inte passar här: ”{ $text }”. Låt det vara.
refusal-not-applicable-twice = ”{ $text }” räknas en gång. Ta bort den andra.
refusal-not-enough-reserve = { $have ->
        [0] Du har inga fria tärningar i reserven.
        [one] Du har { $have } fri tärning i reserven.
       *[other] Du har { $have } fria tärningar i reserven.
    } Använd inte fler än så; en återhämtningsscen ger tärningar tillbaka.
refusal-wrong-state-no-difficulty = Spelledaren har inte sagt hur svårt det är än: ”{ $title }”. Vänta på det.
refusal-wrong-state-unconfirmed = Svårighetsgraden är ändrad: nu är den { $difficulty }. Gå vidare med den, eller samla andra tärningar.
refusal-wrong-state-objection = Någon invänder mot en som hjälper till. Spelledaren avgör först.
refusal-part-done = ”{ $text }” är redan gjort. Hitta på ett annat delmoment.
refusal-npc-dead = { $name } är redan död. Välj ett annat mål, eller låt spelledaren rätta träffarna.
refusal-immune = Sådana attacker kan inte döda { $name }. Försök på ett annat sätt, eller gör det till ett delmoment.

## Hjälp

refusal-own-roll = Du kan inte hjälpa dig själv. Lägg till tärningar ur reserven, eller be en annan spelare.
refusal-already-helping = { $name } hjälper redan till, med en tärning som alla andra. Ta tillbaka den först för att hjälpa någon annanstans.
refusal-help-closed = Budgivningen har börjat, och det är för sent att hjälpa. Se hur det går.
refusal-wrong-state-objected = Det finns redan en invändning mot { $name }. Spelledaren avgör.
refusal-wrong-state-not-objected = Ingen invänder mot { $name }. Tärningen räknas redan.

## Konflikter mellan rollpersoner

refusal-empty-stakes = Båda sidor behöver en insats. Skriv vad som händer om den ena eller den andra vinner.
refusal-wrong-state-duel = ”{ $title }” väntar inte på det nu. Panelen visar vad som står på tur.
refusal-wrong-state-accepted = { $name } har redan godtagit dem. Vänta på den andra sidan.
refusal-build-locked = Tärningarna är låsta. Hjälp och reservtärningar kan fortfarande läggas till.
refusal-not-applicable-duel-flags = Vid det här bordet ger flaggor inga tärningar i dueller. Låt flaggan vara.
refusal-wrong-state-reserve = Reservtärningar kommer senare, i budgivningen. Välj egenskap, aspekter och flagga först.
refusal-bidding-closed = Ingen budgivning pågår nu. Panelen visar vad som står på tur.

## Återhämtning, spelmöten, resa

refusal-alone = En återhämtningsscen behöver någon mer. Ange en annan person, gärna en SLP.
refusal-roll-open-recovery = Någon i scenen har lovat tärningar till ett slag som pågår. Spela det till slut först.
refusal-roll-open-session = ”{ $title }” pågår fortfarande. Spela det till slut eller blås av det, och avsluta sedan spelmötet.
refusal-roll-open-stake = Fler tärningar än så är utlovade till slag som pågår. Avgör dem först, eller lämna en större reserv.
refusal-wrong-state-travel = Så är det redan. Det är bara att gå vidare.
refusal-not-in-travel = Så förändras rollpersoner på resa. Be spelledaren börja en resa; en ny egenskap kan också komma ur en tillbakablick.

## Utveckling

refusal-not-enough-xp = Det kostar { $need } erfarenhet, och det finns { $have }. Spara, eller sälj tärningar på resa.
refusal-use-erase = ”{ $text }” är på nivå 1, och den sista tärningen säljs inte. Radera egenskapen i stället.
refusal-sell-first = ”{ $text }” är över nivå 1. Sälj tärningar först, tills en är kvar.
refusal-which-aspect = ”{ $text }” har en aspekt för mycket för den lägre nivån. Välj vilken som somnar.
refusal-dormant-first = ”{ $text }” sover och kommer tillbaka före något nytt. Väck den först.
