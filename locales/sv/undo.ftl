# Det som tas tillbaka: frågan före, vad alla får veta, och varför något står fast.

cmd-undo = ångra
    .description = Ångra det senaste, så länge inga tärningar slogs och inget avslöjades

campaign-undone = ↩️ Ångrat: det senaste som { $name } gjorde.
campaign-undone-gm = ↩️ Ångrat: det senaste som { word-gm }n gjorde.

undo-headline = Ångra det senaste som { $name } gjorde?
undo-headline-gm = Ångra det senaste som { word-gm }n gjorde?
undo-title = Ångra
undo-was = • { $what }
undo-unseen = • Något som inte är för allas ögon
undo-when = Gjort för { $span } sedan.
undo-when-now = Gjort alldeles nyss.
undo-then = Sedan är allt som det var innan.
undo-then-told = Sedan är allt som det var innan, och alla får veta att det ångrades.
undo-done = ✅ Ångrat. Använd /{ cmd-undo } igen för att ångra även det som kom före.
button-take-back = Ångra

undo-fix-ask = Om något är fel, be { word-gm }n rätta det så att alla ser.
undo-fix-nyx = Om något är fel, rätta det så att alla ser: /{ cmd-correct } { cmd-correct-sheet }, /{ cmd-correct } { cmd-correct-aspect } eller /{ cmd-correct } { cmd-correct-conflict }.
undo-fix-noir = Om något är fel, rätta det så att alla ser: /{ cmd-noir } { cmd-noir-correct }, eller /{ cmd-noir } { cmd-noir-fate } för poäng.
undo-fix-zapas = Om något är fel, rätta det så att alla ser: /{ cmd-zapas } { cmd-zapas-correct }, eller /{ cmd-zapas } { cmd-zapas-condition }.

refusal-undo-nothing = Här har inget hänt än som kan ångras. Spela först.
refusal-undo-not-yours = Det senaste gjorde någon annan. Be den som gjorde det, eller { word-gm }n, att ångra det.
refusal-undo-sealed = Det senaste gjordes i hemlighet. Bara den som gjorde det kan ångra det.
refusal-undo-dice = Tärningar slogs i det senaste, så det står fast. { $fix }
refusal-undo-final = Det senaste avslöjade något, eller gäller vem som sitter var, så det står fast. { $fix }
refusal-undo-made = Det senaste skapade något nytt, så det står fast. Avsluta eller ändra det som skapades. { $fix }
refusal-undo-unsaid = Det senaste är från tiden innan något kunde ångras här, så det står fast. { $fix }
refusal-undo-stale = Något har hänt sedan dess, så inget ångrades. Se vad som är senast nu:
