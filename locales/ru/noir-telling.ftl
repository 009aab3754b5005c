# Предложения, которыми рассказывает Noir. Когда какое годится, сказано в `narration/noir/telling/situations.py`.
# $a: кто действует; $b: с кем это происходит. Смысл записанной фразы не меняется никогда.

## Нападения

noir-t-hit-1 = { $a } стреляет. Попадание: { $b }.
noir-t-hit-2 = Дым, эхо, попадание: { $b }.
noir-t-hit-3 = Попадание, как и задумано: { $b }.
noir-t-hit-4 = { $a }, и сразу { $b }. Доставлено.
noir-t-hit-5 = { $a } зря не тратит.
noir-t-hit-6 = На счёт: одно попадание. { $b }.
noir-t-hit-7 = { $b } получает своё.
noir-t-hit-8 = Отправлено и получено: { $b }.
noir-t-hit-exceptional-1 = Всё идёт как надо и даже лучше: { $a }.
noir-t-hit-exceptional-2 = { $a } делает это будто легко. Легко не бывает.
noir-t-hit-exceptional-3 = Потом никто не поверит: { $a }.
noir-t-hit-exceptional-4 = Чисто, как подпись: { $a }.
noir-t-miss-1 = { $a } стреляет. { $b } это слышит, и только.
noir-t-miss-2 = Дым, эхо. { $b } на месте.
noir-t-miss-3 = Показать нечего: { $a }.
noir-t-miss-4 = { $a } платит и ничего не получает.
noir-t-miss-5 = Мимо. { $b }: без счёта.
noir-t-miss-6 = Послано, но не дошло: { $b }.
noir-t-miss-7 = Не на этот раз: { $a }.
noir-t-miss-8 = Шуму много, толку нет: { $a }.
noir-t-miss-exceptional-1 = Всё, что могло пойти не так, пошло: { $a }.
noir-t-miss-exceptional-2 = Бывают ошибки, а бывает такое: { $a }.
noir-t-miss-exceptional-3 = { $a } предпочитает об этом молчать.
noir-t-melee-1 = { $a } подходит вплотную, и { $b } платит.
noir-t-melee-2 = Слишком близко для любых слов: { $a } и { $b }.
noir-t-melee-3 = Разговоры кончились: { $a }, { $b }.
noir-t-melee-4 = { $a } решает вопрос вручную.
noir-t-melee-miss-1 = { $a } хватает пустоту.
noir-t-melee-miss-2 = { $b } уже не там, куда метят.
noir-t-melee-miss-3 = В основном воздух: { $a }.
noir-t-melee-miss-4 = Близко, но и только: { $a }.
noir-t-frenzy-1 = Плана больше нет, есть напор: { $a }.
noir-t-frenzy-2 = Всё сразу: { $a }.
noir-t-frenzy-3 = { $a } больше не считает.
noir-t-throw-hit-1 = { $a } бросает. Долетает.
noir-t-throw-hit-2 = Оборот в воздухе, и вот: { $b }.
noir-t-throw-hit-3 = Брошено не зря: { $a }.
noir-t-throw-miss-1 = Придётся поднимать: { $a }.
noir-t-throw-miss-2 = { $a } бросает впустую.
noir-t-throw-miss-3 = Падает в стороне. { $b }: ничего.
noir-t-aim-1 = Не ради раны. Получилось: { $a }.
noir-t-aim-2 = { $a } добивается того, ради чего всё затеяно.
noir-t-aim-3 = Вопрос хватки: { $a }.
noir-t-empty-1 = { $a }: пусто, и все это сосчитали.
noir-t-empty-2 = Это был последний патрон.
noir-t-empty-3 = Дальше только щелчок: { $a }.
noir-t-undefended-1 = Защиты нет. Это не бой, это работа.
noir-t-undefended-2 = { $b }: без защиты. Это видно.
noir-t-undefended-3 = Защищаться поздно: { $b }.
noir-t-many-1 = Без разбора: задет не один. { $a }.
noir-t-many-2 = Сразу нескольких: { $a }.
noir-t-many-3 = Хватило бы и одного имени в счёте: { $a }.

## Другие действия

noir-t-reload-1 = { $a } снова участвует в разговоре.
noir-t-reload-2 = Снова заряжено: { $a }.
noir-t-reload-3 = Заряжено. Теперь слушают: { $a }.
noir-t-reload-fails-1 = Патроны не слушаются: { $a }.
noir-t-reload-fails-2 = { $a } начинает сначала.
noir-t-reload-fails-3 = Спешкой не зарядишь: { $a }.
noir-t-scan-1 = { $a } смотрит дважды. Не зря.
noir-t-scan-2 = Второй взгляд окупается: { $a }.
noir-t-scan-3 = Теперь ясно, кто где: { $a }.
noir-t-scan-fails-1 = Слишком много всего: { $a }.
noir-t-scan-fails-2 = { $a } смотрит и ничего не узнаёт.
noir-t-scan-fails-3 = Смотреть мало, надо видеть: { $a }.
noir-t-does-it-1 = { $a } делает что надо.
noir-t-does-it-2 = Удалось: { $a }.
noir-t-does-it-3 = Сделано, и гордиться некогда: { $a }.
noir-t-does-not-1 = { $a } пробует. И всё.
noir-t-does-not-2 = Не вышло: { $a }.
noir-t-does-not-3 = Ход потрачен, покупки нет: { $a }.
noir-t-grit-1 = По правилам всё. По Судьбе ещё нет: { $a }.
noir-t-grit-2 = { $a } стискивает зубы. Это стоит дорого.
noir-t-grit-3 = Пока на ногах: { $a }.
noir-t-protect-1 = { $a } встаёт на пути.
noir-t-protect-2 = Чужой счёт. Платит теперь { $a }.
noir-t-protect-3 = Адресат: { $b }. В получении расписка: { $a }.

## Что из этого вышло

noir-t-dies-1 = Это всё: { $b }.
noir-t-dies-2 = Кому-то придётся сообщить: { $b }.
noir-t-dies-3 = { $b } умирает. Остальное запишут.
noir-t-dies-4 = Счёт закрыт: { $b }.
noir-t-mortal-1 = Дальше идёт счёт: { $b }.
noir-t-mortal-2 = Осталось число, и оно убывает: { $b }.
noir-t-mortal-3 = { $b } считает.
noir-t-knocked-out-1 = { $b }: темнота.
noir-t-knocked-out-2 = { $b } больше ничего не видит и не слышит.
noir-t-knocked-out-3 = Пока без сознания: { $b }.
noir-t-out-1 = Одним меньше: { $b }.
noir-t-out-2 = Дальше без этого имени: { $b }.
noir-t-out-3 = Из списка на этот бой вычеркнуто: { $b }.
noir-t-dazed-1 = Мир идёт дальше без спроса: { $b }.
noir-t-dazed-2 = { $b } слышит всё будто издалека.
noir-t-dazed-3 = Долгая секунда: { $b }.
noir-t-dazed-4 = На миг никого нет дома: { $b }.
noir-t-back-1 = { $b } снова здесь, и есть вопросы.
noir-t-back-2 = Мир возвращается на место: { $b }.
noir-t-back-3 = Снова в строю: { $b }.
noir-t-wound-1 = Достаточно глубоко, чтобы считать: { $b }.
noir-t-wound-2 = После этого что-то останется: { $b }.
noir-t-wound-3 = { $b } теперь знает цену.
noir-t-wound-4 = Записано в убыток: { $b }.
noir-t-wound-5 = Это войдёт в счёт: { $b }.
noir-t-unhurt-1 = Ничего, что не подождёт: { $b }.
noir-t-unhurt-2 = Встряска, не больше: { $b }.
noir-t-unhurt-3 = { $b } ещё может жаловаться.
noir-t-unhurt-4 = Не рана, а напоминание: { $b }.
noir-t-over-1 = Всё. Подписи никто не ставит.
noir-t-over-2 = Тишина. Кому-то убирать.
noir-t-over-3 = Бой окончен, счета нет.
noir-t-over-4 = И драться больше не за что.

## Слова вместо оружия

noir-t-won-words-1 = { $a } находит слова: «{ $goal }».
noir-t-won-words-2 = Верный тон: { $a }.
noir-t-won-words-3 = Очко в споре: { $a }.
noir-t-won-words-4 = Ответов больше нет, остались взгляды: { $b }.
noir-t-lost-words-1 = { $b } слышит и не такое. Цена названа: «{ $effect }».
noir-t-lost-words-2 = Не действует: { $b }.
noir-t-lost-words-3 = Сказано хорошо, а толку нет: { $a }.
noir-t-lost-words-4 = Дверь закрыта, вежливо: { $b }.
noir-t-accepts-1 = Быть посему. Сказанного не вернуть: { $a }.
noir-t-accepts-2 = { $a } соглашается.
noir-t-accepts-3 = Подписано, пусть и без радости: { $a }.
noir-t-up-quarrel-1 = Вежливость кончилась: { $a }.
noir-t-up-quarrel-2 = Дальше громче.
noir-t-up-quarrel-3 = Голоса выше, цена тоже: { $a }.
noir-t-up-brawl-1 = Доводы кончились: { $a }.
noir-t-up-brawl-2 = Хватит слов: { $a }.
noir-t-up-brawl-3 = Слова были дешевле: { $a }.
noir-t-up-deadly-1 = { $a } переходит черту, за которой назад не берут.
noir-t-up-deadly-2 = После этого никто не скажет, что это были просто слова.
noir-t-up-deadly-3 = Вежливого слова для этого нет: { $a }.

## Броски вне боя

noir-t-roll-won-1 = «{ $title }»: сделано, без шума. { $a }.
noir-t-roll-won-2 = Готово. Чья работа? { $a }.
noir-t-roll-won-3 = Как, никто не спросит: { $a }.
noir-t-roll-won-4 = «{ $title }». Да.
noir-t-roll-won-5 = Держится, вопреки всему или нет: { $a }.
noir-t-roll-won-6 = Цена на этот раз верная: { $a }.
noir-t-roll-lost-1 = «{ $title }». Нет.
noir-t-roll-lost-2 = На этот раз ничего: { $a }.
noir-t-roll-lost-3 = Немного достоинства, и всё зря: { $a }.
noir-t-roll-lost-4 = «{ $title }»: не сегодня.
noir-t-roll-lost-5 = Где-то дверь так и не открылась: { $a }.
noir-t-roll-lost-6 = Ответ «нет». Обычно так и бывает: { $a }.
noir-t-roll-exceptional-1 = Лучше, чем кто-либо смел ждать: { $a }.
noir-t-roll-exceptional-2 = «{ $title }»: и ещё немного сверх того.
noir-t-roll-exceptional-3 = Такое вспоминают добрым словом: { $a }.
noir-t-roll-disaster-1 = Хуже вряд ли могло быть: { $a }.
noir-t-roll-disaster-2 = «{ $title }»: чем меньше слов, тем лучше.
noir-t-roll-disaster-3 = Такое тоже вспоминают, но иначе: { $a }.
noir-t-opposed-1 = На весах против других перевесила одна чаша: { $a }.
noir-t-opposed-2 = Достаётся так: { $a }.
noir-t-opposed-3 = { $a }, и спорить некому.
noir-t-tie-broken-1 = Равны во всём. Решает ещё один кубик: { $a }.
noir-t-tie-broken-2 = Разницы никакой, кроме лишнего кубика: { $a }.
