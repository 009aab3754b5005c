# Noir: то, что видят все: панель броска, боя и разговора, их история и журнал.
# Имена и тексты игроков стоят там, где их не нужно склонять.

## Кубики и их сумма

noir-die = { $die }
noir-die-unused = ~~{ $die }~~
noir-dice-base = { $sum } + { $die }
# Кубик, который дала десятка
noir-dice-extra = { $sum } + **{ $die }**
noir-dice-rest = { $sum } + **{ $total }** (ещё кубиков: { $count })
noir-equals = { $sum } = { $total }
noir-counts-as = { $sum }, считается как { $total }
noir-plus = { $sum } + { $number } ({ $what })
noir-minus = { $sum } − { $number } ({ $what })
noir-more = { $sum } + { $number }
noir-less = { $sum } − { $number }
noir-others = прочие модификаторы
noir-signed = { SIGNED($number) }
noir-stake = { $value } { $number }
# $note: для чего бросок, например защита
noir-name-note = { $name } ({ $note })
noir-rolled = { $name }: { $sum }
noir-rolled-outcome = { $rolled } · **{ $outcome }**
noir-rolled-remark = { $rolled } · { $remark }
# $names: the limitations that are on and were taken out of the roll
noir-without = не учтено: { $names }
noir-result = { $name }: { $value }, итог { $total }, { $outcome }
noir-stakes = { $name } бросает: { $stake }
noir-with-odds = { $stake } · Судьба { $points }
noir-exploded = взрыв: ещё { $count ->
        [one] { $count } кубик
        [few] { $count } кубика
       *[many] { $count } кубиков
    }
noir-blocked = { $count ->
        [one] заблокирована { $count } десятка
        [few] заблокированы { $count } десятки
       *[many] заблокировано { $count } десяток
    }
# $dice: noir-die-unused
noir-unused = Судьба { $points } до броска, не вошло { $dice }
noir-late = купленный кубик { $face }
noir-late-placed = купленный кубик { $face } вместо ~~{ $old }~~
noir-late-unused = купленный кубик ~~{ $face }~~ не вошёл
noir-offered = { $name }: выпало { $dice }, в счёт идут два
noir-offered-for = { $name }: выпало { $dice }, в счёт идут два и { $stake }
noir-tie-withheld = Поровну во всём: решает 1к10, { $throws }.
noir-tie-value = Поровну, { $total }: решает большее значение ({ $values }).
noir-tie-highest = Поровну, { $total }, и значения равны: решает наибольший кубик ({ $dice }).
noir-tie-throw = ({ $dice })
noir-tie-thrown = Поровну во всём, { $total }: решает 1к10, { $throws }.
noir-against-target = Против 20.
noir-against-each-other = Друг против друга: побеждает больший итог.
noir-undefended = Без защиты: попадание от 20.
noir-undefended-sure = Без защиты: верное попадание.
noir-head-roll = { $name }, «{ $title }»: { $outcome }, итог { $total }
noir-head-won = «{ $title }»: { $won }
noir-wins = { $name } побеждает: { $total } против { $less } ({ $other })
noir-wins-over = { $name } побеждает: { $total }, соперников { $count }
noir-exceptional-good = { $name }: исключительный исход, придумайте вместе ещё что-то хорошее.
noir-exceptional-bad = { $name }: исключительный исход, придумайте вместе ещё что-то плохое.

## Броски в пути

noir-test-opened = Бросок: { $title } ({ $names })
noir-title-test = { $title }
noir-roll-called-off = Прекращено: «{ $title }»
noir-throws = { $name } бросает { $dice }
noir-pays-odds = { $name } платит до броска, Судьба: { $points }
noir-takes-two = { $name } берёт два: { $dice }
noir-late-declined = { $name } оставляет бросок как есть
noir-late-thrown = { $name } покупает кубик: { $face }
noir-late-left = { $name } откладывает купленный кубик: { $dice }
noir-late-counts = { $name } ставит купленный кубик: { $dice }

## Чего ждём

noir-waits-for = ⏳ { SENTENCES($names) }: { $duty }
# Where nobody knows for what: it is something of the GM's own
noir-wait-gm = ⏳ Ведущий
noir-the-gm = ведущий
noir-wait-let = разрешить бросок?
noir-wait-ready = что важно для броска?
noir-wait-odds = Судьба до броска?
noir-wait-choose = выбрать два кубика
noir-wait-late = купить кубик после броска?
noir-wait-place = место купленного кубика
noir-wait-declare = выбрать действие
noir-wait-rule = какой бросок для этого действия?
noir-wait-defend = выбрать защиту
noir-wait-grit = стиснуть зубы или пропустить?
noir-wait-protect = заслонить жертву?
noir-wait-protect-whom = заслонить? Под ударом { $victim }
noir-wait-survive = Судьба против ран?
noir-wait-terms = назвать, что на кону
noir-wait-loss = принять или обострить?
noir-wait-name-loser = кто проиграл бой?
noir-wait-next-round = новый раунд или конец?

## Бой

noir-combat-opened = Бой: { $title }. Инициатива: { $names }.
noir-title-opening = { $title } · инициатива
noir-title-round = { $title } · раунд { $turn }
noir-headline-opened = { $title }: бой, все бросают инициативу
# $places: noir-place
noir-headline-first = { $title }, по порядку: { $places }
noir-place = { $name } ({ $initiative })
noir-headline-round = Раунд { $turn } · { $result }
noir-headline-over = Раунд { $turn }, конец · { $result }
noir-head-over = «{ $title }»: бой окончен.
noir-head-over-out = «{ $title }»: бой окончен. Вне боя: { $names }.
noir-headline-panel = { $where } · { $what }
noir-turn-of = ходит { $name }
noir-combat-over = Бой окончен.
noir-side = Сторона { $side }: { $names }
noir-gives = { $rolled } → инициатива **{ $initiative }**
noir-figure = { $initiative }
noir-figure-none = –
noir-figure-side = { $figure } { $side }
noir-had-turn = уже ходили
noir-cannot-act = действовать не могут
noir-one-side-left = ⚠ Биться может только одна сторона: ведущий может закончить бой.
noir-tell-fight = **Что мы видим теперь?**
noir-tell-talk = **Кто что говорит?**
noir-told-by = > **{ $name }:** { $text }
noir-told-by-gm = > **Ведущий:** { $text }
noir-after-standing = На ногах: { $names }.
noir-after-dying = ⚠ При смерти: { $names }. Спасти может /{ cmd-noir } { cmd-noir-stabilise }; /{ cmd-noir } { cmd-noir-round } отсчитывает раунд.
noir-after-wounds = Открытые раны: { $names }. Закрыть их может /{ cmd-noir } { cmd-noir-stabilise }, бросок Медицины.
noir-after-care = ⚠ При смерти: { $dying }. Открытые раны: { $wounded }. Поможет /{ cmd-noir } { cmd-noir-stabilise }; /{ cmd-noir } { cmd-noir-round } отсчитывает раунд.
noir-after-fallen = { $names }: смерть или обморок?
noir-after-down = Ещё не на ногах: { $names }.
noir-after-daze = Шок: { $names }.
noir-after-gm = Решает ведущий: /{ cmd-noir } { cmd-noir-correct }.
# $facts: Судьба, порог ранения, оружие с патронами
noir-own-part = **{ $name }**: { $facts }
noir-own-part-fate = Судьба { $points }
noir-own-part-threshold = порог ранения { $threshold }
noir-log = **Что уже было в раунде**
noir-log-earlier = · до этого { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
noir-log-entry = · { $entry }
noir-chapter = { $act } — { $results }
noir-more-of = { $title }, продолжение
noir-between = Между ходами
noir-round-end = Конец раунда
noir-harms = { $harms }
# $entry: последний ход коротко
noir-newest = **{ $entry }**
noir-head-turn = Ходит { $name }, раунд { $turn }.
noir-head-harm = { $a } попадает. { $b }: { $harm }.
noir-head-hit = { $a } попадает. Цель: { $b }.
noir-head-missed = { $a }: мимо. Цель: { $b }.
noir-sum = { $value } { $number } + { $dice } = { $total }
noir-sum-target = { $value } { $number } + { $dice } = { $total } из 20
noir-sum-daze = Шок { $before } + { $amount } = { $daze }
noir-sum-daze-withheld = Шок + { $amount }

## Раунды и ходы

noir-round = Начинается раунд { $turn }
noir-turn = Ходит { $name }, инициатива { $initiative }
noir-turn-title = { $name } · инициатива { $initiative }
noir-joined = { $name } вступает в бой, сторона { $side }
noir-left = { $name } выходит из боя
noir-ties = Поровну во всём, первый ход решает 1к10: { $names }
noir-grit = { $name } действует в этом раунде, стиснув зубы
noir-initiative = Инициатива: { $moves }
noir-initiative-first = { $name } { $after }
noir-initiative-moved = { $name } { $before } → { $after }
noir-circumstances = Обстоятельства следующего броска, { $name }: { $sizes }
noir-circumstances-none = Следующий бросок без обстоятельств: { $name }
noir-ended = Окончено: «{ $title }»

## Действия и защита

noir-declares = { $name }: { $act }
noir-act-with = { $act } ({ $weapons })
noir-act-for = { $act }, { $aim }
noir-act-at = { $act } → { $names }
noir-act-text = «{ $text }»
noir-defence-none = без защиты
noir-gm-rules = Что бросать, скажет ведущий.
noir-gm-weighs = Насколько это трудно, скажет ведущий.
noir-ruled = Решение ведущего: { $stake }
noir-ruled-none = Решение ведущего: без броска
noir-remind-low = ⚠ Ведущему: { $name }, низкая инициатива: возможен штраф.
noir-remind-wounds = ⚠ Ведущему: { $name }, раны: возможен штраф.
noir-defence-reopened = Ведущий заново выбирает защиту: { $name }
noir-called-off = Ведущий отзывает действие: { $name } выбирает заново
noir-moves = { $name } перемещается, до { $metres } м.
noir-tries = Пока нет: следующая попытка с +{ $bonus }.
noir-waits = { $name } выжидает.
noir-spent = { $name }, { $weapon }: { $spent ->
        [one] { $spent } выстрел
        [few] { $spent } выстрела
       *[many] { $spent } выстрелов
    }, осталось { $left }.
noir-reloaded = { $name }, { $weapon }: заряжено { $loaded }.
noir-reloaded-gm = { $name }, { $weapon }: сколько патронов вошло в ленту, скажет ведущий.
noir-missed = { $name } промахивается.
noir-aim-reached = Получилось ({ $aim }); что дальше, скажет ведущий.

## Попадания и раны

noir-hit = { $attacker } попадает. Цель: { $victim }.
noir-in-hand = В руках ({ $name }): { $weapons }.
noir-in-hand-none = В руках ничего нет: { $name }.
noir-help-confirmed = { $helper } помогает. Кому: { $name }.
noir-help-settled = Помощников засчитано, { $name }: { $count }
# $what: noir-harm-fall или подобное либо слова ведущего; $damage: noir-notation
noir-harm-dealt = { $what }: { $names }, урон { $damage }
noir-harm-at = { $what }: { $names }
noir-harm-waits = { $what }: { $victim }, впереди урон { $damage }
noir-harm-over = «{ $title }»: это всё.
noir-harm-fall = Падение
noir-harm-fire = Огонь
noir-harm-blast = Взрыв
noir-harm-other = Вред
noir-hit-waits = { $attacker } попадает. Цель: { $victim }, впереди урон { $damage }
noir-notation = { $stun ->
        [0] { "" }
       *[other] B
    }{ $dice }к10{ $flat ->
        [0] { "" }
       *[other] { SIGNED($flat) }
    }
noir-protected = { $name } принимает удар на себя (цель была { $other }).
noir-protection-declined = { $name } не вмешивается
noir-survive-paid = { $name } платит, чтобы выжить. Судьба: { $points }.
noir-damage = Урон, { $name }: { $sum }
noir-daze-sum = Шок { $before } + { $amount } = { $daze }
noir-step = { $threshold } (порог ранения)
noir-step-stun = 2 × { $threshold } (порог, оглушение)
noir-step-times = { $times } × { $step } = { $total }
noir-wounds-withheld = Шок + { $amount }: { $wounds ->
        [0] ран нет
       *[other] **ранение**
    }.
noir-wounds-none = { $daze }, не выше { $step }: ран нет.
noir-wounds-one = { $daze }, выше { $step }: **{ $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }**.
noir-wounds-lowest = { $daze }, выше { $step }: наименьший кубик, **{ $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }**.
noir-wounds-highest = { $daze }, выше { $step }: наибольший кубик, **{ $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }**.
noir-wounds-survived = Судьба хранит: было ран { $caused }, осталось { $wounds }.
noir-none-the-worse = { $name }: хуже не стало.
noir-lives = { $name } выживает.
noir-still-dazed = { $name } всё ещё в шоке.
noir-is-dazed = **{ $name } в шоке** и не может действовать.
noir-comes-round = { $name } приходит в себя и снова действует со следующего раунда.
noir-is-unconscious = **{ $name } теряет сознание.**
noir-acts-again = { $name } снова может действовать.
noir-is-mortal = **{ $name }: смертельная рана**, { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }, чтобы стабилизировать все открытые раны.
noir-rounds-left = { $name }: жить осталось { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }.
noir-dies = **{ $name } погибает.**
noir-dies-of-it = **{ $name } умирает от ран.**
noir-is-out = **{ $name } выбывает из боя.**
noir-is-saved = { $name } будет жить и сможет действовать, когда скажет ведущий (/{ cmd-noir } { cmd-noir-correct }).
noir-stabilised = { $name }: стабилизировано ран { $count }, открытых { $open }.
noir-reopened = { $name }: рана открылась снова, открытых { $open }.
noir-care-nothing = { $name }: раны не стабилизированы, открытых { $open }.
noir-stabilised-withheld = { $name }: помощь оказана, открытых ран меньше.
noir-reopened-withheld = { $name }: рана открылась снова.
noir-care-nothing-withheld = { $name }: раны не стабилизированы.
noir-brief-hit = попадание
noir-brief-missed = промах
noir-brief-harm = { $name }: { $harm }
noir-brief-wounds = { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }

## Состояние в несколько столбцов

noir-note-dazed = в шоке ({ $daze })
noir-note-daze = шок { $daze }
noir-note-dying = при смерти, { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }
noir-note-saved = жизнь спасена
noir-note-grit = стиснув зубы
noir-note-wounded = есть раны
noir-note-closed = раны стабилизированы
noir-note-wounds = { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }, открытых { $open }
noir-note-wounds-open = { $wounds ->
        [one] { $wounds } открытая рана
        [few] { $wounds } открытые раны
       *[many] { $wounds } открытых ран
    }

## Социальные конфликты

noir-social-opened = Социальный конфликт, { $level }: { $names }
noir-title-social = { $title } · { $level }
noir-goal = { $name } хочет: { $text }
# Что будет, если другая сторона потерпит неудачу
noir-effect = Иначе ({ $name }): { $text }
noir-rolls-with = { $name } бросает: { $value }
noir-head-accepts = { $name } соглашается: «{ $stake }»
noir-at-stake = { $name }: «{ $goal }». Иначе ({ $other }): «{ $effect }».
noir-lost = { $name } проигрывает.
noir-must-accept = { $name } принимает исход: уровня выше нет.
noir-may-escalate = { $name } принимает исход или обостряет: { $level }.
noir-accepts = { $name } принимает поражение.
noir-escalates = { $name } обостряет: { $level }
noir-so-be-it = Так и будет: { $text }
noir-fight-began = Дело доходит до боя: { $level }
noir-fight-decides = Всё решит бой. После него ведущий скажет, кто проиграл.
