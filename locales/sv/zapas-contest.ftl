# Zapas: det alla ser av slag, dueller och återhämtningsscener: panelen, berättelsen, journalen över alla tre.
# Namn och det som andra har skrivit står där inget språk behöver böja dem.

## Summor

zapas-plus = { $sum } + { $number } ({ $what })
zapas-minus = { $sum } − { $number } ({ $what })
zapas-difficulty = Svårighetsgrad: { $sum }
zapas-difficulty-equals = Svårighetsgrad: { $sum } = **{ $difficulty }**
zapas-difficulty-least = Svårighetsgrad: { $sum }, men minst **{ $difficulty }**
zapas-dice-count = { $count ->
        [one] { $count } tärning
       *[other] { $count } tärningar
    }
zapas-pool = Tärningar: { $pool }
zapas-pool-base = 1
zapas-pool-trait = { $sum } + **{ $trait }** 1
zapas-pool-aspects = { $sum } + { $count ->
        [one] aspekt
       *[other] aspekter
    } { $aspects } { $count }
zapas-pool-flag = { $sum } + flagga **{ $flag }** 1
zapas-pool-reserve = { $sum } + reserv **{ $count }**
zapas-pool-help = { $sum } + hjälp **{ $count }**
zapas-pool-equals = { $sum } = **{ $dice }**
zapas-percent = { $percent } %
zapas-percent-unknown = ? %
zapas-percent-under = under 1 %
zapas-percent-over = över 99 %
zapas-chance = Chans: **{ $chance }**
zapas-hopeless = ⚠ Färre tärningar än svårighetsgraden: som det är kan det inte lyckas.
zapas-die-hit = **{ $die }**
zapas-die-miss = ~~{ $die }~~
zapas-hits = { $count ->
        [0] ingen träff
        [one] { $count } träff
       *[other] { $count } träffar
    }
zapas-thrown = { $name }: { $dice } → { $hits }

## Vad som väntas på

zapas-waits-for = ⏳ { SENTENCES($names) }: { $duty }
zapas-wait-difficulty = hur svårt är det?
zapas-wait-build = samla tärningar och slå
zapas-wait-confirm = gå vidare så här svårt?
zapas-wait-objection = gäller hjälpen?
zapas-wait-stakes = säg vad som står på spel
zapas-wait-accept = godta insatserna?
zapas-wait-choose = välj egenskap, aspekter, flagga
zapas-wait-close-help = börja budgivningen?
zapas-wait-bid = fler tärningar, eller klar?
zapas-wait-end-recovery = när är scenen färdigspelad?
zapas-headline-panel = { $where } · { $what }

## Ett slag

zapas-headline-tries = { $name }: { $title }
zapas-headline-building = { $name } samlar { $dice } mot { $difficulty }: { $chance } · { $title }
zapas-gathers = { $name } samlar { $dice }.
zapas-goal = Mål: { $text }
zapas-aim = { $purpose }: { $what }
zapas-aim-of = { $text } ({ $name })
zapas-aim-part = { $text }, för ”{ $task }”
zapas-aim-takes = { $part }; om slaget lyckas sjunker svårighetsgraden med { $number }
zapas-conditions-now = Tillstånd, { $name }: { $conditions }
zapas-barred = Passar inte, säger spelledaren: { $items }
zapas-helps = { $name } hjälper till: ”{ $text }”
zapas-helps-doubted = ⚠ { $said } · någon invänder: tärningen räknas inte förrän spelledaren har avgjort det
zapas-headline-success = { $name } lyckas: { $hits } mot { $difficulty } · { $title }
zapas-headline-failure = { $name } misslyckas: { $hits } mot { $difficulty } · { $title }
zapas-success = **Lyckat slag**: { $hits } mot svårighetsgrad { $difficulty }.
zapas-failure = **Misslyckande**: { $hits } mot svårighetsgrad { $difficulty }.
zapas-reserve-moved = { $name }: reserv { $old } { SIGNED($change) } = **{ $reserve }**
zapas-reserve-brief = { $name } { $old } → { $reserve }
zapas-reserve-same = { $name }: reserven är som förut.
zapas-added-back = { $name } får behålla de tillagda tärningarna: { $count }
zapas-help-back = Hjälptärningarna går tillbaka: { $names }
zapas-marked = Flaggan **{ $flag }** får en markering till.
zapas-after-failure = Målet nås inte. Spelledaren säger vad som följer: en komplikation, ett tillstånd, både och eller ingetdera.
zapas-after-contact = { $name } berättar vem det är.
zapas-cancelled = Avblåst: { $title }
zapas-dice-back = Alla tärningar går tillbaka dit de kom ifrån.

## Journalen över slag

zapas-told-tries = { $name } försöker: { $title }
zapas-told-approach = Det räknas som: { $text }
zapas-told-confirm = ⚠ Svårighetsgraden är en annan: den som slår bekräftar först.
zapas-told-confirmed = Slaget går vidare med den svårighetsgraden.
zapas-told-barred = Passar inte, säger spelledaren: { $text }
zapas-told-allowed = Spelledaren släpper igenom det ändå: { $text }
zapas-told-help-taken = { $name } tar tillbaka sin hjälptärning.
zapas-told-help-sent = Spelledaren skickar tillbaka hjälptärningen: { $name }
zapas-told-help-doubted = ⚠ Någon invänder mot hjälpen från { $name }: spelledaren avgör.
zapas-told-help-kept = Spelledaren låter hjälpen gälla: { $name }
zapas-told-twist = Det blir värre: { $text }
zapas-told-nothing-more = Inget mer följer.

## En konflikt mellan rollpersoner

zapas-duel-stakes = insatserna
zapas-duel-build = tärningarna
zapas-duel-help = hjälp
zapas-duel-bidding = budgivning
zapas-duel-settled = avgjord
zapas-duel-conceded = uppgiven
zapas-duel-cancelled = avblåst
zapas-title-duel = { $title } · { $phase }
zapas-headline-against = { $title } · tärningar: { $dice } mot { $other }
zapas-duel-fact = Det gäller hur det är i världen: vinnaren får rätt.
zapas-live-fact = Det gäller ett faktum.
zapas-duel-chances = { $name } vinner { $win }, { $other } { $lose }, oavgjort { $tie }
zapas-bids = Bud: { $bids }
zapas-bids-earlier = { $count } tidigare
zapas-bid-adds = { $name } +{ $dice }
zapas-bid-ready = { $name } är klar
zapas-bid-out = { $name } är klar, inga tärningar kvar
zapas-bid-so-far = Bud **{ $bid }**, { $left } kvar
zapas-wants-bidding = { $name } vill börja budgivningen.
zapas-wants-cancel = { $name } vill blåsa av det; den andra sidan måste gå med på det.
zapas-stake = Insats: { $text }
zapas-stake-unsaid = Insats: inte sagd än
zapas-accepts = ✅ godtar insatserna
zapas-confirmed = ✅ har valt
zapas-headline-wins = { $name } vinner: { $hits } mot { $less } för { $other }
zapas-headline-tie = Oavgjort: { $names }, { $hits } var
zapas-headline-concedes = { $name } ger upp: { $other } får sin insats
zapas-comes-true = **{ $name } vinner**: { $text }
zapas-is-fact = Nu är det ett avgjort faktum.
zapas-tie = Ingen av insatserna blir sann.
zapas-tie-fact = Inget av påståendena är avgjort.
zapas-told-account = { $name } berättar: { $text }
zapas-gm-tells = Spelledaren berättar hur det går till, inom insatserna.
zapas-told-duel = { $name } utmanar { $other }.
zapas-told-stake = Om { $name } vinner: { $text }
zapas-told-stakes = Insatserna: ”{ $stake }” mot ”{ $other }”. Ingen har godtagit dem än.
zapas-told-accepts = { $name } godtar insatserna.
zapas-told-locked = { $name } har valt.
zapas-told-phase = Nu: { $phase }.
zapas-told-concedes = { $name } ger upp. Det blir så här: { $text }

## En återhämtningsscen

zapas-headline-recovery = Återhämtning: { $names }
zapas-headline-recovered = Återhämtade: { $reserves }
zapas-headline-recovery-over = Återhämtningsscenen är över: { $names }
zapas-title-recovery = Återhämtningsscen · { $names }
zapas-recovery-how = Spela en lugn scen tillsammans. När spelledaren avslutar den fylls reserver under 7 på, som regel till 7.
zapas-recovery-full = Ingen hade någon tärning att få tillbaka.
zapas-has = { $name }: reserv **{ $reserve }**
zapas-questions = Fråga varandra, i rollerna
zapas-question = · { $question }
zapas-told-recovery = En återhämtningsscen börjar: { $names }.
zapas-told-recovered = Återhämtningsscenen är över.

## Meddelandet medan det pågår, och resultatet för alla

zapas-part-aspect = ”{ $text }”
zapas-part-aspects = { $count ->
    [one] { $count } aspekt
   *[other] { $count } aspekter
}
zapas-part-flag = flagga ”{ $text }”
zapas-part-a-flag = flagga
zapas-part-help = { $name } hjälper till
zapas-wait-follows = vad följer?
zapas-footer-reserve = reserv { $old } { SIGNED($change) } = { $reserve }
zapas-footer-of = { $name }: { $what }
zapas-footer-bid = { $name }: bud { $bid }, { $left } kvar
zapas-at-stake = { $name }: ”{ $stake }” · { $other }: ”{ $theirs }”
zapas-true-now = Så blir det: ”{ $text }”
