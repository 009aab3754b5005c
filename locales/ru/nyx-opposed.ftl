# Nyx: встречные броски, стороны из нескольких участников, толпы.

## Встречные броски

nyx-headline-challenge = { $title }: встречный бросок, { $left } — { $right }.
nyx-headline-opposed = { $title } · встречный бросок · { $due }
nyx-headline-opposed-result = Встречный бросок: { $result }.
nyx-headline-opposed-due = Встречный бросок: { $result }. { $due }
nyx-title-opposed = { $title } · встречный бросок
nyx-opposed = Встречный бросок
nyx-stake = На кону: { $stake }
nyx-stake-harms = По одному броску, побеждает больший эффект. Проигравший получает отрыв как штраф.
nyx-stake-harmless = По одному броску, побеждает больший эффект. Штрафа не получает никто.
nyx-opposed-result = Итог
nyx-opposed-won = **Победа: { $name }**, отрыв { $margin }
nyx-opposed-even = **Победителя нет**: у обеих сторон эффект { $effect }, и всё остаётся как было.
nyx-opposed-won-brief = победа: { $name }, отрыв { $margin }
nyx-opposed-even-brief = победителя нет, всё остаётся как было
nyx-end-decided = Победа: { $name }
nyx-end-undecided = Победителя нет, всё остаётся как было

## Прерывание

nyx-end-broke-off-by = Конфликт прерван ({ $name }), цели не достигает никто

## Несколько участников на одной стороне

nyx-together = Вместе: { $names }
nyx-group-worst = { $count ->
        [one] { $count } участник
        [few] { $count } участника
       *[many] { $count } участников
    }: каждый раз бросает самый слабый, он же получает штраф.
nyx-group-best = { $count ->
        [one] { $count } участник
        [few] { $count } участника
       *[many] { $count } участников
    }: каждый раз бросает самый умелый, он же получает штраф.
nyx-roller-worst = Сейчас бросает { $name } (наименьшее значение)
nyx-roller-best = Сейчас бросает { $name } (наибольшее значение)

## Толпы

nyx-created-mob = Новая толпа: { $name }, значение { $value }
nyx-sheet-mob = Толпа: одно значение на всех, без аспектов и очков аспектов. Любой вред снижает значение на 1.
nyx-mob-side = Толпа: любой вред снижает значение на 1
nyx-penalty-drop = { $name }: значение падает на { $drop }.
nyx-penalty-drop-alone = { $name }: эффект { $effect } снижает значение на { $drop }.
nyx-penalty-drops = Кроме того, значение падает на { $drop }.
nyx-mob = толпа
nyx-penalty-out-alone = ⚠ Атрибут на 0: персонаж выведен из строя до следующей сцены.
