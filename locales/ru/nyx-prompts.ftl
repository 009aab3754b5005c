# Nyx: что человек собирает или о чём его спрашивают.

## Putting a roll or a declaration together

nyx-headline-draft = { $name }: { $sum }, { $dice }
nyx-draft-sum = { $sum } · { $dice }
nyx-roll-title = Бросок: { $name }
nyx-default-goal = взять верх (противник: { $name })

## Asked of one person

nyx-headline-judge = ⚠ { $name } просит сюжетное преимущество вместо трёх шагов.
nyx-judge-is = Оно взамен трёх шагов, поэтому может быть весомым. При отказе победитель выбирает снова.
nyx-headline-tools = { $title }: что ещё можно сделать
nyx-nothing-due = От вас ничего не ждут. ⏳ { $names }
nyx-nothing-due-gm = От вас ничего не ждут. ⏳ Ведущий решает, что будет в сюжете.
nyx-is-over = «{ $title }»: конфликт окончен.
nyx-bonus-taken = ✅ Ваш выбор: { $bonus }
nyx-penalty-taken = ✅ Штраф принят.
nyx-sure = Точно? Отменить будет нельзя: «{ $title }».
