# Nyx: motståndsslag, sidor med flera personer, motståndare som en enhet.

## Motståndsslag

nyx-headline-challenge = { $title }: motståndsslag, { $left } mot { $right }.
nyx-headline-opposed = { $title } · motståndsslag · { $due }
nyx-headline-opposed-result = Motståndsslag: { $result }.
nyx-headline-opposed-due = Motståndsslag: { $result }. { $due }
nyx-title-opposed = { $title } · motståndsslag
nyx-opposed = Motståndsslag
nyx-stake = Insats: { $stake }
nyx-stake-harms = Ett slag var, högst effekt vinner. Förloraren tar marginalen som avdrag.
nyx-stake-harmless = Ett slag var, högst effekt vinner. Ingen får något avdrag.
nyx-opposed-result = Resultat
nyx-opposed-won = **{ $name } vinner**, marginal { $margin }
nyx-opposed-even = **Ingen vinner**: båda har effekt { $effect }, och allt är som förut.
nyx-opposed-won-brief = { $name } vinner med { $margin }
nyx-opposed-even-brief = ingen vinner, allt är som förut
nyx-end-decided = { $name } vinner
nyx-end-undecided = Ingen vinner, allt är som förut

## Att avbryta

nyx-end-broke-off-by = { $name } avbryter, ingen når målet

## Flera personer på en sida

nyx-together = Tillsammans: { $names }
nyx-group-worst = { $count } personer: varje gång slår den svagaste av dem, och tar avdraget.
nyx-group-best = { $count } personer: varje gång slår den skickligaste av dem, och tar avdraget.
nyx-roller-worst = Slår nu: { $name }, den svagaste länken
nyx-roller-best = Slår nu: { $name }, den skickligaste

## Motståndare som en enhet

nyx-created-mob = Ny flock: { $name }, värde { $value }
nyx-sheet-mob = En flock: ett enda värde för alla, inga aspekter och inga aspektpoäng. Värdet sjunker med 1 varje gång den drabbas.
nyx-mob-side = Flock: värdet sjunker med 1 varje gång den drabbas
nyx-penalty-drop = { $name }: värdet sjunker med { $drop }.
nyx-penalty-drop-alone = { $name }: effekt { $effect } sänker värdet med { $drop }.
nyx-penalty-drops = Dessutom sjunker värdet med { $drop }.
nyx-mob = flocken
nyx-penalty-out-alone = ⚠ Ett attribut på 0: utslagen till nästa scen.
