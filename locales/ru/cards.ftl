# Картинки раундов: немногие слова на них и всё, что они показывают, словами — для тех, кто их не видит

card-sentences = { $before } { $after }

# Кубики: лишний — просто число
card-die-counts = { $face } (в счёт)
card-die-failed = { $face } (мимо)

## Конфликт «Нюкс»

card-no-ground = отступать некуда
card-passive = пассивно
card-with = { $name }, { $what }
card-side-rolled = { $name }, бросок: { $dice }; эффект { $effect }.
card-side-idle = { $name }: без кубиков.
card-beats = { $winner } сильнее, чем { $loser }.
card-beats-void = { $winner } сильнее, чем { $loser }, но без последствий.
card-same-tactic = Тактика одна и та же.
card-way = Маркер с { $start }: { $legs }.
card-by-dice = кубики дают { $steps } ({ $name })
card-by-tactic = тактика даёт { $steps } ({ $name })
card-by-situation = ситуация даёт { $steps } ({ $name })
card-level = Вровень: { $left } и { $right }, шкала { $length }.
card-ahead = { $name }: перевес { $steps } из { $length }.
card-over = За краем: { $steps }.
card-end = Итог: { $what }.
card-wins = Победа: { $name }.
card-tied = Ничья.

## Отдельный бросок

card-success = Успех
card-failure = Неудача
card-effect = эффект · { $attribute } { $target }
card-effect-withheld = эффект · { $attribute }
card-result = { $figure } { $target }
card-rolls = { $name }, бросок: { $dice }; { $figure }. { SENTENCES($verdict) }.

## Весь путь конфликта

card-course = Маркер по раундам (+ { $left }, − { $right }), шкала { $length }: { $places }.
card-course-place = { SIGNED($place) }
card-end-won = Победа: { $name }.
card-end-open = Победителя нет.

## Noir

card-roller = { $name }: { $dice }; сумма { $total }.
card-order = Порядок: { $fighters }.
card-fighter = { $name } { $initiative } ({ $parts })
card-side-letter = сторона { $side }
card-acts = ходит
card-daze = шок { $daze }
card-wounds = раны { $wounds }
card-wounded = есть раны
card-had-turn = ход позади
card-out = вне боя
card-dying = смерть через { $rounds }
card-dazed = в шоке
card-level-of = { $word }, ступень { $level } из { $most }.
unknown-number = ?
card-target = из { $target }

## Zapas

card-gives = { $what } { $dice }
card-pool = Кубы: { $gives }; сложность { $difficulty }; { $chance }.
card-thrown = Бросок: { $dice }; успехи { $hits } из { $difficulty }. { $verdict }.
card-reserve = Запас { $before }, затем { $after }.
card-reserve-is = Запас { $reserve }.
card-give-base = основа
card-give-trait = качество
card-give-aspects = аспекты
card-give-flag = флаг
card-give-reserve = запас
card-give-help = помощь
card-bidder = { $name }: кубов { $fixed }, ставка { $bid }, в запасе { $free }; { $chance }.
card-to-bid = Ставку делает { $name }.
card-threw = { $name }, бросок: { $dice }; успехов { $hits }.
card-struck = Флаг вычеркнут: «{ $flag }» ({ $reason }).
