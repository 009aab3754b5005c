# Characters and campaigns that come from files and go as files.

## What happened

campaign-character-imported = { $name }: персонаж пришёл из файла со всем, что стоит в листе.
campaign-gm-imported = Ведущий загрузил персонажа из файла: { $name }.
campaign-moved-in = Кампания пришла из файла. Что было раньше — в журнале.
campaign-invitation-dropped = Одного приглашения больше нет.
refusal-not-invited = Здесь нет приглашения, которое можно забыть.
