# Characters and campaigns that come from files and go as files.

## What happened

campaign-character-imported = { $name } kom in från en fil, med allt som står på formuläret.
campaign-gm-imported = Spelledaren tog in { $name } från en fil.
campaign-moved-in = Kampanjen kom in från en fil. Det som hände förut står i krönikan.
campaign-invitation-dropped = En inbjudan finns inte längre.
refusal-not-invited = Här finns ingen inbjudan att glömma.
