# Varför inget hände, och vad man gör i stället. Namnen är koderna i `Refused`.

## Kampanjer och platser vid bordet

# A form that was refused: the field, and what was typed there
button-correct-it = Rätta
refused-field = Under **{ $field }** skrev du ”{ $value }”.
refused-field-empty = **{ $field }** är tomt.

refusal-campaign-founded = Den här kampanjen har redan en { word-gm }. Starta en ny med /{ cmd-campaign } { cmd-campaign-new }.
refusal-no-campaign-here = Den här kanalen har ingen kampanj än. Starta en med /{ cmd-campaign } { cmd-campaign-new }, eller koppla kanalen till en som finns med /{ cmd-campaign } { cmd-campaign-here }.
refusal-other-system = Det här är ett kommando för { $asked }, och kampanjen här spelas med reglerna för { $here }. Använd kommandona för { $here }; /{ cmd-campaign } { cmd-campaign-info } berättar mer om kampanjen.
refusal-no-such-campaign = Den här kampanjen finns inte längre. Starta en ny med /{ cmd-campaign } { cmd-campaign-new }.
refusal-which-campaign = Den här servern har flera kampanjer: { $campaigns }. Ange den du menar.
refusal-place-bound-already = Här spelas redan { $campaign }. Det är bara att spela vidare.
refusal-place-taken = Här spelas redan en annan kampanj. Ta en annan kanal eller en tråd.
refusal-seat-taken-already = Du är redan med i { $campaign }. Det är bara att spela vidare.
refusal-gm-only = Bara { word-gm }n får göra det här. Be { word-gm }n göra det åt dig.
refusal-no-seat = Du är inte med i den här kampanjen än. Gör en rollperson där den spelas, med /{ cmd-character } { cmd-character-new }.
refusal-not-here = Den här kampanjen finns inte här: den är borta, spelas på en annan server, eller så är du inte med i den. Spela den där den började, eller starta en ny med /{ cmd-campaign } { cmd-campaign-new }.
refusal-stale-button = Knappen är från ett tidigare skede och gör inget längre. Använd spelets senaste meddelande.
refusal-outdated-command = Det här kommandot används inte här. En server har kommandona för de spel som den har kampanjer i: starta en med /{ cmd-campaign } { cmd-campaign-new }. Om er kampanj redan är i gång, starta om Discord så att det läser in dem igen, och försök en gång till.
refusal-not-on-server = { $name } är inte med på den här servern. Bjud in personen till servern först och försök sedan igen.
refusal-left-server = Du är inte längre med på servern där kampanjen spelas, så knappen gör ingenting. Gå med på servern igen, så väntar din plats på dig.
refusal-server-silent = Discord svarar inte just nu på om du är kvar på kampanjens server. Ingenting ändrades. Försök igen om en minut, eller använd knapparna i spelets kanal.
refusal-unfit-option = Ett av valen har ett värde som inte passar. Välj något som Discord föreslår och skicka kommandot igen.
refusal-too-fast = Det gick fortare än jag hinner med. Vänta { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekunder
    } och gör om det. Inget ändrades.
refusal-work-running = Något som du har bett om är inte klart än, eller två sådana saker för servern. Försök igen om en minut. Inget ändrades.
refusal-work-too-heavy = Det kräver mer tid eller minne än jag får använda på en gång. Be om mindre, till exempel ett enda spelmöte, eller be den som driver boten om hjälp. Inget ändrades.
refusal-too-many-campaigns = Du är redan med i { $most ->
        [one] { $most } kampanj
       *[other] { $most } kampanjer
    }, och fler tillåter inte den som driver boten. Lämna en med /{ cmd-campaign } { cmd-campaign-leave }, eller ta bort en av dina egna.
refusal-too-many-campaigns-here = Servern har redan { $most ->
        [one] { $most } kampanj
       *[other] { $most } kampanjer
    }, och fler tillåter inte den som driver boten. Be en spelledare ta bort en som är slut med /{ cmd-campaign } { cmd-campaign-delete }.
refusal-too-many-characters = En kampanj får ha { $most ->
        [one] { $most } rollperson
       *[other] { $most } rollpersoner
    } här. Använd en som redan finns, eller be den som driver boten att tillåta fler.
refusal-too-slow = Det tog för lång tid, och ingenting ändrades. Tryck på knappen igen.
refusal-may-not-write = Jag får inte skriva här. Be den som sköter servern att låta mig se kanalen och skicka meddelanden, eller välj ett annat ställe.

## Texter

refusal-name-empty = Ett namn behöver minst en bokstav eller ett tecken. Skriv ett namn och skicka igen.
refusal-text-empty = Det finns ingen text att använda. Skriv en kort mening och skicka igen.
refusal-text-too-long = Det där är { $have } tecken, och det finns plats för { $most }. Korta av det och skicka igen.

## Rollpersoner

refusal-no-such-character = Det finns ingen rollperson med det namnet här. Välj en ur listan, eller se /{ cmd-character } { cmd-character-list }.
refusal-no-character-yet = Du spelar ingen än. Gör en rollperson med /{ cmd-character } { cmd-character-new }, eller ange en.
refusal-not-your-character = Du spelar inte { $name }. Välj en av dina egna rollpersoner.
refusal-name-taken = Det finns redan någon som heter { $name }. Välj ett annat namn.
refusal-sheet-finished = Rollformuläret är klart och kan inte skrivas om: { $name }. Det är bara att spela.
refusal-no-such-attribute = { $name } har inget sådant attribut. Välj ett som står på rollformuläret.
refusal-attribute-bounds = Värdet måste vara { $least } till { $most }. Välj ett annat tal.
refusal-npc-needs-sheet = I { $system } är en SLP aldrig ett enda värde eller en flock. Utelämna { opt-npc-new-value } och { opt-npc-new-mob }, så kommer ett formulär att fylla i.
refusal-attributes-sum = Attributen för { $name } ska ha summan { $need } och har summan { $have }. Ändra dem med /{ cmd-character } { cmd-character-sheet } och försök igen.
refusal-aspect-slots = Ett rollformulär har plats för { $most } aspekter. Ge inte fler än så ett namn.
refusal-aspect-twice = Två aspekter heter { $aspect }. Ge en av dem ett annat namn.
refusal-aspects-unnamed = { $left ->
        [one] { $left } av { $need } aspekter saknar namn.
       *[other] { $left } av { $need } aspekter saknar namn.
    } Ge dem namn, eller låt rollformuläret vänta: det som står är sparat.
refusal-character-out = { $name } är utslagen: ett attribut står på 0. Utmattningen försvinner, oftast till nästa scen.

## Aspekter och poäng

refusal-mixed-signs = Aspekter som hjälper och aspekter som hindrar kan inte väljas till samma slag. Behåll bara den ena sorten.
refusal-aspect-used = { $aspect } används redan i det här slaget. Välj en annan aspekt.
refusal-no-such-aspect = { $name } har ingen sådan aspekt. Välj en som har ett namn på rollformuläret.
refusal-no-aspect-points = { $name } är ett enda värde, utan aspekter och aspektpoäng. Spela vidare utan dem.
refusal-not-enough-points = Du har { $have ->
        [0] inga aspektpoäng
       *[other] { $have } aspektpoäng
    } och behöver { $need }. Låt en aspekt hindra dig, så får du dess värde i poäng.
refusal-damage-not-positive = { $aspect } är en skada och kan bara hindra. Välj en annan aspekt till hjälp.
refusal-demand-open = Spelledaren kräver en aspekt av { $name }: { $aspect }. Godta den eller köp bort den först.
refusal-no-demand = Spelledaren kräver inget av den aspekten nu. Det är bara att gå vidare.
refusal-points-spent = { $name } har redan använt poäng som deklarationen gav, så den kan inte öppnas igen. Gå vidare med den som den är.

## Slag

refusal-in-conflict = { $name } är med i en konflikt. Handla i den, eller avsluta den först.
refusal-rolled-already = { $name } har redan slagit med den här knappen. Gör ett nytt slag med /{ cmd-nyx } { cmd-nyx-roll }.

## Att öppna en konflikt

refusal-two-passive = Den första sidan måste vara en rollperson som handlar. Sätt hindret på den andra sidan.
refusal-same-character = Ingen kan vara båda sidor i en konflikt. Välj någon annan till den ena.
refusal-goal-missing = { $name } behöver ett mål. Säg vad den sidan vill med konflikten.
refusal-out-of-bounds = { $have } går inte här ({ $what }). Välj ett heltal från { $least } till { $most }.
refusal-scene-in-conflict = ”{ $title }” pågår fortfarande. Spela den till slut, eller avsluta den, innan nästa scen börjar.
refusal-has-seen = Du vet redan vad den andra sidan har valt i den här rundan. Låt någon annan välja för { $name }: en annan spelare, en ersättare eller tärningarna.

## En konflikt i spel

refusal-no-such-conflict = Det här finns inte längre. Använd den senaste panelen, eller börja om med spelets kommandon.
refusal-conflict-over = ”{ $title }” är över. Inled en ny konflikt med /{ cmd-nyx } { cmd-nyx-conflict }.
refusal-stale-turn = Runda { $asked } är över. Det här är runda { $now }: använd den senaste panelen.
refusal-not-your-side = { $name } är inte din sida. Tryck på knapparna för din egen.
refusal-side-passive = { $name } är en passiv part och gör inget av sig själv. Välj den andra sidan.
refusal-no-tactics = { $name } är passiv, så ingen taktik väljs. Deklarera, så faller tärningarna.
refusal-declarations-closed = Rundans deklarationer är stängda. Det får vänta till nästa runda.
refusal-not-declared = Inget är deklarerat än, så det finns inget att öppna igen. Deklarera först.
refusal-other-declaring = { $name } har inte deklarerat än. Deklarera först om du vill använda aspekter, eller vänta.
refusal-gm-declares-first = { $name } är spelledarens och deklarerar först. Vänta tills det är gjort, och deklarera sedan.
refusal-attribute-zero = Det attributet står på 0: { $name }. Välj ett annat.
refusal-nothing-to-pick = Ingen taktik ska väljas nu. Panelen visar vad som står på tur.
refusal-picked-already = Du har valt, och valet är slutgiltigt. Det visas när båda sidor har valt.
refusal-no-win = { $name } har ingen vinst att använda nu. Panelen visar vad som står på tur.
refusal-chosen-already = Du har valt vad vinsten ska användas till, och det är slutgiltigt. Vänta på de andra.
refusal-break-off-forbidden = { $name } kan inte avbryta den här konflikten. Ta stegen eller ett berättarmässigt övertag; nästa runda går det att ge upp.
refusal-break-off-not-free = { $name } kan inte avbryta konflikten när som helst. Vinn taktikvalet först, om det räcker här, eller ge upp.
refusal-no-story = Inget berättarmässigt övertag väntar på spelledaren. Panelen visar vad som står på tur.
refusal-no-penalty-due = { $name } har inget avdrag att ta nu. Panelen visar vad som står på tur.
refusal-not-rolled = Det är inte den runda som slogs senast. Berätta den senaste.
refusal-not-narrator = Det här är andras att berätta. Lägg till din del i kanalen med egna ord.

## Kampanjens gång

refusal-session-on = Ett spelmöte pågår redan. Avsluta det innan du startar nästa.
refusal-session-off = Inget spelmöte pågår. Starta ett först.
refusal-break-declared-already = Så är det redan. Det är bara att spela vidare.
refusal-time-bounds = Tiden i spelet kan gå 1 minut till { $most } dygn åt gången. Välj en tid däremellan.
refusal-no-such-setting = Den inställningen finns inte. Välj en ur listan.
refusal-no-such-value = Det valet finns inte här. Välj ett ur listan.
refusal-setting-value-form = Det går inte att ställa in här. Välj något ur listan, eller skriv { $form }.
refusal-setting-same = Inställningen har redan det värdet. Välj ett annat, eller låt den vara.

## Begärda slag och grupper

refusal-group-empty = Ingen är vald att slå. Ange minst en rollperson.
refusal-group-mode = Flera personer behöver en regel för vem som slår. Säg om den svagaste eller den skickligaste av dem gör det.
refusal-not-the-roller = { $name } slår inte för den här sidan nu. Välj någon av dem som står på tur.

## Att fråga spelledaren, och att förändras

refusal-ask-open = { $name } väntar fortfarande på spelledarens svar. Låt spelledaren svara på det först.
refusal-no-ask = Här finns ingen fråga att svara på längre. Se vad mer som väntar på dig.
refusal-in-session = Rollpersoner förändras bara mellan spelmöten. Be { word-gm }n om ett längre uppehåll, eller vänta tills mötet är slut.
refusal-sheet-unfinished = { $name } har inget färdigt rollformulär vars aspekter kan ändras. Gör det klart först.
refusal-aspect-value = En aspekt har ett värde från 1 till { $most }: { $aspect }. Ändra det, eller stryk aspekten.
refusal-aspects-total = Värdena har summan { $have } och ska ha summan { $need }. Ändra dem tills det stämmer.
refusal-aspects-threes = Högst { $most } aspekt får ha värdet 3. Sänk någon annan.
refusal-aspects-twos = Högst { $most } aspekter får ha värdet 2. Sänk en av dem.
refusal-aspect-step = Ingen aspekt ändras med mer än 1 åt gången: { $aspect }. En ny börjar på 1, och bara en etta kan försvinna.
refusal-change-nothing = Det skulle inte ändra något. Skriv vad som ska bli annorlunda, eller låt det vara.

## Skada och långsamma avdrag

refusal-no-such-damage = { $name } har ingen sådan skada längre. Rollformuläret visar vad som är kvar.
refusal-nothing-healed = { $name } har ingen skada som har läkt nu. Den läker med en vila eller nästa scen.
refusal-no-affliction-due = { $name } har inget slag att göra mot ett långsamt avdrag nu. Det kommer med tiden i spelet.
refusal-period-bounds = Verkningsperioden ska vara 1 minut till tio år i spelet. Välj en annan.

## Motståndsslag

refusal-opponent-missing = Ett motståndsslag behöver två rollpersoner som handlar. Ange den andra också.
refusal-stake-missing = Om förloraren ska drabbas måste det sägas före slaget. Skriv vad som står på spel.
refusal-simple-conflict = ”{ $title }” är ett motståndsslag, utan markör och skala. Där finns inget att rätta; slå, eller avsluta det.

## Rättelser

refusal-aspect-demanded = Spelledaren kräver den aspekten just nu: { $aspect }. Låt kravet få sitt svar innan du rättar den.
refusal-no-such-side = Ett mål hör till en av de två sidorna. Säg vilken det gäller.
refusal-not-a-number = Här finns inget tal att läsa: ”{ $text }”. Skriv ett heltal; för en aspekt dess namn och dess värde.
refusal-no-claim = Här finns inga aspekter att bedöma längre. Kanske är det redan gjort.
refusal-claim-waits = { $name } väntar redan på spelledarens besked om just det här slaget. Vänta på det, eller välj andra aspekter.
refusal-aspect-struck = Spelledaren har strukit ”{ $aspect }” den här rundan. Välj en annan aspekt, eller ingen.
refusal-no-gain = De här poängen är redan avgjorda. Se /{ cmd-nyx } { cmd-nyx-pending } för det som är kvar.
