# Zapas: то, что видят все: панель броска, противостояния и сцены восстановления, их история и журнал.
# Имена и тексты игроков стоят там, где их не нужно склонять.

## Суммы

zapas-plus = { $sum } + { $number } ({ $what })
zapas-minus = { $sum } − { $number } ({ $what })
zapas-difficulty = Сложность: { $sum }
zapas-difficulty-equals = Сложность: { $sum } = **{ $difficulty }**
zapas-difficulty-least = Сложность: { $sum }, но не меньше **{ $difficulty }**
zapas-dice-count = { $count ->
        [one] { $count } куб
        [few] { $count } куба
       *[many] { $count } кубов
    }
zapas-pool = Кубы: { $pool }
zapas-pool-base = 1
zapas-pool-trait = { $sum } + **{ $trait }** 1
zapas-pool-aspects = { $sum } + { $count ->
        [1] аспект
       *[other] аспекты
    } { $aspects } { $count }
zapas-pool-flag = { $sum } + флаг **{ $flag }** 1
zapas-pool-reserve = { $sum } + запас **{ $count }**
zapas-pool-help = { $sum } + помощь **{ $count }**
zapas-pool-equals = { $sum } = **{ $dice }**
zapas-percent = { $percent } %
zapas-percent-unknown = ? %
zapas-percent-under = меньше 1 %
zapas-percent-over = больше 99 %
zapas-chance = Шанс: **{ $chance }**
zapas-hopeless = ⚠ Кубов меньше, чем сложность: пока что бросок не может удаться.
zapas-die-hit = **{ $die }**
zapas-die-miss = ~~{ $die }~~
zapas-hits = { $count ->
        [0] ни одного успеха
        [one] { $count } успех
        [few] { $count } успеха
       *[many] { $count } успехов
    }
zapas-thrown = { $name }: { $dice } → { $hits }

## Чего ждём

zapas-waits-for = ⏳ { SENTENCES($names) }: { $duty }
zapas-wait-difficulty = какая сложность?
zapas-wait-build = собрать кубы и бросить
zapas-wait-confirm = согласие на новую сложность?
zapas-wait-objection = считать ли эту помощь?
zapas-wait-stakes = назвать ставки
zapas-wait-accept = принять ставки?
zapas-wait-choose = выбрать качество, аспекты, флаг
zapas-wait-close-help = начать добор?
zapas-wait-bid = ещё кубы или готово?
zapas-wait-end-recovery = сцена доиграна?
zapas-headline-panel = { $where } · { $what }

## Бросок

zapas-headline-tries = { $name }: { $title }
zapas-headline-building = { $name } собирает { $dice } против { $difficulty }: { $chance } · { $title }
zapas-gathers = { $name } собирает { $dice }.
zapas-goal = Цель: { $text }
zapas-aim = { $purpose }: { $what }
zapas-aim-of = { $text } ({ $name })
zapas-aim-part = { $text }, часть задачи «{ $task }»
zapas-aim-takes = { $part }; при удаче сложность задачи ниже на { $number }
zapas-conditions-now = Состояния, { $name }: { $conditions }
zapas-barred = Не подходит, по слову ведущего: { $items }
zapas-helps = { $name } помогает: «{ $text }»
zapas-helps-doubted = ⚠ { $said } · есть возражение: куб не считается, пока не решит ведущий
zapas-headline-success = { $name }, удача: { $hits } против { $difficulty } · { $title }
zapas-headline-failure = { $name }, неудача: { $hits } против { $difficulty } · { $title }
zapas-success = **Удача**: { $hits } против сложности { $difficulty }.
zapas-failure = **Неудача**: { $hits } против сложности { $difficulty }.
zapas-reserve-moved = { $name }: запас { $old } { SIGNED($change) } = **{ $reserve }**
zapas-reserve-brief = { $name } { $old } → { $reserve }
zapas-reserve-same = { $name }: запас прежний.
zapas-added-back = { $name } сохраняет добавленные кубы: { $count }
zapas-help-back = Кубы помощи возвращаются: { $names }
zapas-marked = На флаге **{ $flag }** новая отметка.
zapas-after-failure = Цель не достигнута. Что дальше, скажет ведущий: осложнение, состояние, то и другое сразу или ничего.
zapas-after-contact = Кто это, рассказывает { $name }.
zapas-cancelled = Прекращено: «{ $title }»
zapas-dice-back = Все кубы возвращаются туда, откуда взяты.

## Журнал бросков

zapas-told-tries = { $name } пробует: { $title }
zapas-told-approach = Считается как: { $text }
zapas-told-confirm = ⚠ Сложность изменилась: сначала её подтверждает тот, кто бросает.
zapas-told-confirmed = Бросок продолжается с этой сложностью.
zapas-told-barred = Ведущий исключает: { $text }
zapas-told-allowed = Ведущий снова разрешает: { $text }
zapas-told-help-taken = { $name } забирает куб помощи.
zapas-told-help-sent = Ведущий возвращает куб помощи: { $name }
zapas-told-help-doubted = ⚠ Есть возражение против помощи ({ $name }): решает ведущий.
zapas-told-help-kept = Ведущий засчитывает помощь: { $name }
zapas-told-twist = Становится хуже: { $text }
zapas-told-nothing-more = Больше ничего не происходит.

## Противостояние

zapas-duel-stakes = ставки
zapas-duel-build = сбор кубов
zapas-duel-help = помощь
zapas-duel-bidding = добор кубов
zapas-duel-settled = решено
zapas-duel-conceded = одна сторона сдалась
zapas-duel-cancelled = прекращено
zapas-title-duel = { $title } · { $phase }
zapas-headline-against = { $title } · кубы: { $dice } против { $other }
zapas-duel-fact = Спор о том, как устроен мир: прав победитель.
zapas-live-fact = Спор о факте.
zapas-duel-chances = Победа: { $name } { $win }, { $other } { $lose }; ничья { $tie }
zapas-bids = Добор: { $bids }
zapas-bids-earlier = до этого { $count }
zapas-bid-adds = { $name } +{ $dice }
zapas-bid-ready = { $name }: готово
zapas-bid-out = { $name }: готово, кубов не осталось
zapas-bid-so-far = Добрано **{ $bid }**, осталось { $left }
zapas-wants-bidding = { $name } предлагает начать добор кубов.
zapas-wants-cancel = { $name } предлагает прекратить.
zapas-stake = Ставка: { $text }
zapas-stake-unsaid = Ставка: ещё не названа
zapas-accepts = ✅ ставки приняты
zapas-confirmed = ✅ выбор сделан
zapas-headline-wins = { $name } побеждает: { $hits } против { $less } ({ $other })
zapas-headline-tie = Ничья ({ $names }), поровну: { $hits }
zapas-headline-concedes = { $name } сдаётся, ставку забирает { $other }
zapas-comes-true = **{ $name } побеждает**: { $text }
zapas-is-fact = Теперь это установленный факт.
zapas-tie = Ни одна ставка не сыграла.
zapas-tie-fact = Вопрос остаётся открытым.
zapas-told-account = Рассказывает { $name }: { $text }
zapas-gm-tells = Как это вышло, рассказывает ведущий, не нарушая ставок.
zapas-told-duel = { $name } бросает вызов. Кому: { $other }.
zapas-told-stake = Если побеждает { $name }: { $text }
zapas-told-stakes = Ставки: «{ $stake }» против «{ $other }». Их ещё нужно принять обеим сторонам.
zapas-told-accepts = { $name } принимает ставки.
zapas-told-locked = { $name } делает выбор.
zapas-told-phase = Теперь: { $phase }.
zapas-told-concedes = { $name } сдаётся. Выходит так: { $text }

## Сцена восстановления

zapas-headline-recovery = Восстановление: { $names }
zapas-headline-recovered = Запас восстановлен: { $reserves }
zapas-headline-recovery-over = Сцена восстановления окончена: { $names }
zapas-title-recovery = Сцена восстановления · { $names }
zapas-recovery-how = Сыграйте вместе спокойную сцену. Когда ведущий её закончит, запас меньше 7 пополнится, обычно до 7.
zapas-recovery-full = Пополнять запас никому не нужно.
zapas-has = { $name }: запас **{ $reserve }**
zapas-questions = Спросите друг друга, от лица персонажей
zapas-question = · { $question }
zapas-told-recovery = Начинается сцена восстановления: { $names }.
zapas-told-recovered = Сцена восстановления окончена.

## Живое сообщение и итог для всех

zapas-part-aspect = «{ $text }»
zapas-part-aspects = { $count ->
    [one] { $count } аспект
    [few] { $count } аспекта
   *[many] { $count } аспектов
}
zapas-part-flag = флаг «{ $text }»
zapas-part-a-flag = флаг
zapas-part-help = { $name } помогает
zapas-wait-follows = что дальше?
zapas-footer-reserve = запас { $old } { SIGNED($change) } = { $reserve }
zapas-footer-of = { $name }: { $what }
zapas-footer-bid = { $name }: +{ $bid }, ещё { $left }
zapas-at-stake = { $name }: «{ $stake }» · { $other }: «{ $theirs }»
zapas-true-now = Выходит так: «{ $text }»
