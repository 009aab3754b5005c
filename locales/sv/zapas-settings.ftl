# Det som olika spelbord vill ha olika i Zapas.

setting-zapas-how = Där reglerna tiger eller är oklara visar det vanliga värdet hur boten läser dem.
# What may be typed besides the values of the list
setting-form-7-99 = ett heltal från 7 till 99

setting-zapas-ceiling = Tak för reserven
setting-zapas-ceiling-changes = Hur många tärningar en reserv kan ha innan misslyckanden slutar höja den.
setting-zapas-ceiling-none = inget tak
setting-zapas-ceiling-value = { $number } tärningar
setting-zapas-extra-die = Tärningen för ett misslyckande
setting-zapas-extra-die-changes = Om ett misslyckat slag ger en tärning även när inga reservtärningar lades till.
setting-zapas-extra-die-always = varje misslyckande ger en
setting-zapas-extra-die-added = bara när reservtärningar lades till
setting-zapas-reset = Slutet på ett spelmöte
setting-zapas-reset-changes = Vad slutet på ett spelmöte gör med en reserv på mer än 7 tärningar.
setting-zapas-reset-seven = varje reserv blir 7
setting-zapas-reset-fill = det som är över 7 får vara kvar
setting-zapas-refund = Att sälja köpta tärningar
setting-zapas-refund-changes = Vad en tärning som köpts för erfarenhet ger tillbaka när den säljs. I reglerna står 3 för varje tärning; vi läser dem så att ingen tjänar på att sälja.
setting-zapas-refund-paid = aldrig mer än den kostade, som vi läser det
setting-zapas-refund-three = 3 för varje tärning, som det står
setting-zapas-duel-flags = Flaggor i dueller
setting-zapas-duel-flags-changes = Om en flagga ger sin tärning i en duell mellan rollpersoner.
setting-zapas-duel-flags-yes = de ger sin tärning
setting-zapas-duel-flags-no = de ger ingen tärning
setting-zapas-tie = Oavgjord duell
setting-zapas-tie-changes = Vad oavgjort gör med reserverna. Reglerna har en vinnare, som betalar som vid ett lyckat slag, och en förlorare, som får en tärning som vid ett misslyckat. Oavgjort har ingetdera.
setting-zapas-tie-back = alla tärningar går tillbaka, ingen får någon ny
setting-zapas-tie-failure = båda får en tärning, som vid ett misslyckat slag
