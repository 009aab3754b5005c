# Det som olika spelbord vill ha olika.

setting-headline = Inställningar för { $name }: { $changed ->
        [0] alla { $count } som i reglerna
       [one] { $changed } av { $count } ändrad
       *[other] { $changed } av { $count } ändrade
    }.
setting-how = { word-gm-first }n kan ändra en inställning när som helst, och den gäller genast.
setting-now = Nu: **{ $value }**
setting-now-usual = Nu: **{ $value }** (som vanligt)
setting-typed = { $changes } Nu: **{ $value }**. Utöver listan kan du skriva { $form }.
setting-page = Sida { $page } av { $pages }
setting-changed = Ändrade inställningar
setting-none-changed = Alla inställningar är som vanligt.
setting-topic = **{ $topic }**: { $settings }
setting-topic-other = Andra inställningar
setting-of-rule = { $name } ({ $rule })
setting-or = eller { $value }
setting-or-usual = eller { $value } (det vanliga)
setting-or-several = eller { $values }
placeholder-topic = Gå till ett ämne…
setting-common-topic-table = Bordet
setting-common-topic-time = Tidsfrister
setting-nyx-topic-conflicts = Konflikter
setting-nyx-topic-aspects = Aspekter och poäng
setting-nyx-topic-recovery = Återhämtning
setting-noir-topic-rolls = Slag
setting-noir-topic-fate = Öde
setting-noir-topic-combat = Strid
setting-noir-topic-harm = Skador
setting-zapas-topic-reserve = Reserv
setting-zapas-topic-sheets = Rollformulär
setting-zapas-topic-duels = Dueller

# What may be typed besides the values of the list; at most 100 characters.
setting-form-hint = { SENTENCES($form) }
setting-form-hours = ett helt antal timmar från 1 till 999
setting-form-span = början och slut i hela timmar, som 22-08
setting-form-offset = en skillnad mot UTC som +1, -5 eller +5:30
setting-form-99 = ett heltal från 0 till 99
setting-form-999 = ett heltal från 0 till 999
setting-form-pairs = ett till fem par som 3:5 6:2, vart och ett ett initiativ och avdraget vid det eller lägre

## Alla spel

setting-common-deadline = Tidsfrist
setting-common-deadline-changes = Hur länge spelet väntar på dem som ska göra något. När alla är klara går det vidare genast.
setting-common-deadline-off = ingen
setting-common-hours = { $hours ->
        [one] { $hours } timme
       *[other] { $hours } timmar
    }
setting-common-reminder = Påminnelse
setting-common-reminder-changes = När de som dröjer får en påminnelse, före fristens slut. Ryms den inte kommer den vid halva tiden.
setting-common-reminder-half = vid halva tiden
setting-common-reminder-before = { $hours ->
        [one] { $hours } timme före
       *[other] { $hours } timmar före
    }
setting-common-grace = Respit
setting-common-grace-changes = Hur länge efter fristen man fortfarande hinner göra sitt, innan något annat gäller i stället.
setting-common-grace-none = ingen
setting-common-default = När tiden är ute
setting-common-default-changes = Vad som gäller för den som inte har gjort sitt, där reglerna ger ett val.
setting-common-default-wait = spelet väntar
setting-common-default-gm = { word-gm }n väljer öppet
setting-common-default-random = tärningarna väljer
setting-common-quiet = Tysta timmar
setting-common-quiet-changes = När ingen påminns och inget avgörs åt någon; det får vänta tills de är slut.
setting-common-quiet-off = inga
setting-common-quiet-span = { $start } till { $end }
setting-common-offset = Spelbordets klocka
setting-common-offset-changes = Vad klockan är vid spelbordet, för tysta timmar och tidsfrister. Den ställs inte om till sommartid.
setting-common-join = Att gå med
setting-common-join-changes = Vem som får ta en plats i kampanjen.
setting-common-join-open = vem som helst på servern
setting-common-join-invited = bara den som bjudits in
setting-common-odds = Chanser
setting-common-odds-changes = Om exakta chanser visas: före ett slag, när en taktik väljs och med /{ cmd-odds }. Inget dolt val ingår någonsin i dem.{ $game ->
        [nyx] { "" }
        [zapas] { "" }
       *[other] { " " }I Noir säger de hur svårt ett slag mot en berättarperson ser ut, men inga av dess tal.
    }
setting-common-odds-on = visas
setting-common-odds-practice = bara på övningsbordet
setting-common-odds-off = visas inte
setting-common-hidden-rolls = Dolda slag
setting-common-hidden-rolls-changes = Om tärningar får falla osedda. Alla ser att ett slag föll, med ett sigill; { word-gm }n visar det senare, eller aldrig.
setting-common-hidden-rolls-off = inga
setting-common-hidden-rolls-gm = bara { word-gm }ns
setting-common-hidden-rolls-both = { word-gm }ns, och spelare slår blint
setting-common-npc-numbers = { word-gm-first }ns rollpersoner
setting-common-npc-numbers-changes = Om spelarna ser värdena för { word-gm }ns rollpersoner, före och efter slag. { word-gm-first }n ser dem alltid.
setting-common-npc-numbers-open = öppna värden
setting-common-npc-numbers-gm = värden bara för { word-gm }n

## Nyx

setting-nyx-how = En konflikt behåller skalans längd, och det som gäller för överskjutande steg och för att avbryta, från när den öppnades.
setting-nyx-overflow = Överskjutande steg
setting-nyx-overflow-changes = Vad överskjutande steg leder till i en ny konflikt, om spelledaren inte säger annat när den öppnas.
setting-nyx-overflow-penalty = ett avdrag, och konflikten går vidare
setting-nyx-overflow-goal = målet nås, utan avdrag
setting-nyx-overflow-both = ett avdrag, och målet nås
setting-nyx-break-off = Att avbryta
setting-nyx-break-off-changes = När en sida i en ny konflikt får avbryta, om spelledaren inte säger annat när den öppnas.
setting-nyx-break-off-on-win = genom att vinna taktikvalet
setting-nyx-break-off-free = i vilken deklaration som helst
setting-nyx-break-off-forbidden = aldrig
setting-nyx-length = Skalans längd
setting-nyx-length-changes = Hur många steg en ny konflikt har från mitten till vardera änden: färre gör den kortare och hårdare.
setting-nyx-length-value = { $length } steg
setting-nyx-claims = Aspekter som spelare väljer
setting-nyx-claims-changes = Om slaget väntar på spelledarens besked när en spelare slår med aspekter som spelaren själv har valt.
setting-nyx-claims-new = bara med en aspekt som är ny i konflikten
setting-nyx-claims-every = vid varje slag
setting-nyx-claims-no = aldrig: spelledaren stryker i tid eller inte alls
setting-nyx-hindrance-points = Poäng för nackdelar
setting-nyx-hindrance-points-changes = När en spelare får använda poängen för en egen aspekt som ligger i fatet.
setting-nyx-hindrance-points-own-wait = i konflikter när tärningarna faller; i egna slag och i berättelsen när spelledaren godkänner dem
setting-nyx-hindrance-points-at-once = genast, överallt
setting-nyx-hindrance-points-always-wait = alltid först när spelledaren godkänner dem
setting-nyx-buy-off = Priset för att köpa bort
setting-nyx-buy-off-changes = Vad en spelare betalar för att slippa en aspekt som spelledaren kräver.
setting-nyx-buy-off-one = 1 poäng
setting-nyx-buy-off-value = aspektens värde i poäng
setting-nyx-damage-points = Poäng för skada
setting-nyx-damage-points-changes = Om en skadeaspekt som hindrar i ett slag ger poäng, så som andra aspekter gör.
setting-nyx-damage-points-yes = skada som hindrar ger 1 poäng
setting-nyx-damage-points-no = skada ger inga poäng
setting-nyx-mob = Flockar
setting-nyx-mob-changes = Vad som händer när en flock drabbas: värdet sjunker alltid med 1; frågan är om den får ett avdrag också.
setting-nyx-mob-besides = värdet sjunker utöver avdraget
setting-nyx-mob-instead = värdet sjunker i stället för avdraget
setting-nyx-advantage = Situationsberoende övertag
setting-nyx-advantage-changes = Vad ett situationsberoende övertag gör från runda 2: det flyttar markören, eller höjer och sänker innehavarens attribut.
setting-nyx-advantage-steps = i steg på skalan
setting-nyx-advantage-attribute = på attributet
setting-nyx-opposed-harm = Skada i motståndsslag
setting-nyx-opposed-harm-changes = Om den som förlorar ett motståndsslag tar marginalen som avdrag.
setting-nyx-opposed-harm-named = bara när spelledaren säger det
setting-nyx-opposed-harm-always = alltid, om inte spelledaren säger nej
setting-nyx-gm-sees-picks = Dolda val och spelledaren
setting-nyx-gm-sees-picks-changes = Om spelledaren ser vad andra har valt innan det visas: bara personligen, och bara där inget val är eller kan bli spelledarens eget.
setting-nyx-gm-sees-picks-no = spelledaren ser inget innan det visas
setting-nyx-gm-sees-picks-after-own = spelledaren ser dem när de egna valen är gjorda
setting-nyx-fatigue = Utmattningens takt
setting-nyx-fatigue-changes = När allas utmattning försvinner. I långsammare takt blir flera konflikter i rad svårare.
setting-nyx-fatigue-scene = vid en ny scen
setting-nyx-fatigue-rest = bara vid vila
setting-nyx-fatigue-session = när spelmötet avslutas, om ingen konflikt pågår
setting-nyx-recovery = Vila och scenbyte
setting-nyx-recovery-changes = Om långsam skada läker en eller två gånger när en vila och ett scenbyte hör ihop.
setting-nyx-recovery-once = räknas en gång tillsammans
setting-nyx-recovery-each = räknas var för sig
