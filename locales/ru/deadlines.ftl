# Сроки: напоминания и что будет, когда время вышло.

deadline-moment = { $day } { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[other] декабря
    }, { $time } ({ $clock })
deadline-waits = ⏳ «{ $title }» ещё ждёт: { $who }.
deadline-until = Срок — { $moment }: <t:{ $unix }:F>, <t:{ $unix }:R>.
deadline-then-gm = Если кто-то не успеет до { $moment }, ведущий выберет за него открыто.
deadline-then-dice = Если кто-то не успеет до { $moment }, за него решит жребий.
deadline-drawn = ⏳ Время вышло: { $who }. Решает жребий.
deadline-offered = ⏳ Время вышло: { $who }. Ведущий может выбрать за них, открыто для всех.
deadline-picked = ⏳ { $who }, открытый выбор ведущего: { $what }.
deadline-somebody = игрок
deadline-ask = Время вышло: { $who }. Ваш выбор сразу увидят все.
button-pick-openly = Выбрать открыто…
placeholder-default = { $who }: что будет вместо хода?
refusal-gm-acts-first = Вы узнали бы лишнее: сначала сделайте здесь выбор ведущего, потом выбирайте за других.
refusal-time-not-out = Этого уже не ждут, или время ещё не вышло. Что нужно сейчас, сказано на панели.

default-nyx-declare = вступает как раньше, без аспектов
default-nyx-steps = берёт шаги на шкале
default-nyx-fatigue = принимает утомление
default-nyx-accept = соглашается с требованием
default-noir-ready = вступает без Судьбы
default-noir-odds = не платит Судьбой
default-noir-highest = оставляет два наибольших кубика
default-noir-late = не покупает кубик
default-noir-place = откладывает купленный кубик
default-noir-wait = выжидает
default-noir-defend = просто защищается, без Судьбы
default-noir-pass = пропускает ход
default-noir-protect = не вмешивается
default-noir-loss = признаёт поражение
default-zapas-help = больше не просит помощи
default-zapas-bid = не добавляет кубов
default-zapas-choose = подтверждает свои кубы как есть
