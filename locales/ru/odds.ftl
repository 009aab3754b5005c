# Точные вероятности: /odds, что о них говорится перед броском, и `python bot.py odds`.

cmd-odds = вероятности
    .description = Точные вероятности, с картинкой
cmd-odds-roll = бросок
    .description = Точные вероятности броска с любыми числами
opt-odds-roll-value = значение
    .description = Значение; в Zapas — число кубов
opt-odds-roll-modifier = модификатор
    .description = Что прибавляется к значению
opt-odds-roll-positive = плюс_кубики
    .description = Nyx: дополнительные кубики, считается лучший
opt-odds-roll-negative = минус_кубики
    .description = Nyx: дополнительные кубики, считается худший
opt-odds-roll-fate = судьба
    .description = Noir: Судьба, потраченная до броска
opt-odds-roll-difficulty = сложность
    .description = Zapas: сколько нужно успехов
opt-odds-roll-opponent = противник
    .description = Значение (в Zapas — кубы) противника: тогда бросают друг против друга
opt-odds-roll-opponent_modifier = модификатор_противника
    .description = Что прибавляется к значению противника
opt-odds-roll-reserve = запас
    .description = Zapas: кубы в запасе; тогда видно, сколько останется
opt-odds-roll-added = из_запаса
    .description = Zapas: сколько кубов взято из запаса
opt-odds-roll-game = игра
    .description = Какая игра; обычно игра здешней кампании
opt-odds-roll-public = для_всех
    .description = Видят ли это все здесь
cmd-nyx-odds = nyx-вероятности
    .description = Nyx: точные вероятности конфликта, раунда или затяжного штрафа
cmd-nyx-odds-conflict = конфликт
    .description = Кто победит в конфликте Nyx: в том, что идёт здесь, или с любыми числами
opt-nyx-odds-conflict-value = значение
    .description = Сторона 1: значение; не указывайте для конфликта, который идёт здесь
opt-nyx-odds-conflict-opponent = противник
    .description = Сторона 2: значение; не указывайте, если она пассивна
opt-nyx-odds-conflict-modifier = модификатор
    .description = Сторона 1: что прибавляется к значению
opt-nyx-odds-conflict-opponent_modifier = модификатор_противника
    .description = Сторона 2: что прибавляется к значению
opt-nyx-odds-conflict-positive = плюс_кубики
    .description = Сторона 1: дополнительные кубики, считается лучший
opt-nyx-odds-conflict-negative = минус_кубики
    .description = Сторона 1: дополнительные кубики, считается худший
opt-nyx-odds-conflict-opponent_positive = плюс_кубики_противника
    .description = Сторона 2: дополнительные кубики, считается лучший
opt-nyx-odds-conflict-opponent_negative = минус_кубики_противника
    .description = Сторона 2: дополнительные кубики, считается худший
opt-nyx-odds-conflict-length = длина
    .description = Сколько шагов от середины шкалы до края
opt-nyx-odds-conflict-marker = маркер
    .description = Где стоит маркер: выше 0 — впереди сторона 1
opt-nyx-odds-conflict-advantage = преимущество
    .description = Итог ситуативных преимуществ: в шагах или к атрибуту, как за столом; ниже 0 — у стороны 2
opt-nyx-odds-conflict-mode = исход
    .description = Что происходит за краем шкалы
opt-nyx-odds-conflict-public = для_всех
    .description = Видят ли это все здесь

cmd-nyx-odds-round = раунд
    .description = Nyx: где может закончиться раунд, известны тактики или нет
opt-nyx-odds-round-value = значение
    .description = Сторона 1: значение
opt-nyx-odds-round-tactic = тактика
    .description = Сторона 1: тактика; если не указана, любая
opt-nyx-odds-round-opponent = противник
    .description = Сторона 2: значение; не указывайте, если она пассивна
opt-nyx-odds-round-opponent_tactic = тактика_противника
    .description = Сторона 2: тактика; если не указана, любая
opt-nyx-odds-round-modifier = модификатор
    .description = Сторона 1: что прибавляется к значению
opt-nyx-odds-round-opponent_modifier = модификатор_противника
    .description = Сторона 2: что прибавляется к значению
opt-nyx-odds-round-positive = плюс_кубики
    .description = Сторона 1: дополнительные кубики, считается лучший
opt-nyx-odds-round-negative = минус_кубики
    .description = Сторона 1: дополнительные кубики, считается худший
opt-nyx-odds-round-opponent_positive = плюс_кубики_противника
    .description = Сторона 2: дополнительные кубики, считается лучший
opt-nyx-odds-round-opponent_negative = минус_кубики_противника
    .description = Сторона 2: дополнительные кубики, считается худший
opt-nyx-odds-round-length = длина
    .description = Сколько шагов от середины шкалы до края
opt-nyx-odds-round-marker = маркер
    .description = Где стоит маркер: выше 0 — впереди сторона 1
opt-nyx-odds-round-shift = сдвиг
    .description = Шаги, которые ситуация даёт стороне 1
opt-nyx-odds-round-public = для_всех
    .description = Видят ли это все здесь
cmd-nyx-odds-slow = недуг
    .description = Nyx: ущерб от затяжного штрафа
opt-nyx-odds-slow-value = значение
    .description = Значение, на которое бросают
opt-nyx-odds-slow-modifier = модификатор
    .description = Сила штрафа и всё, что ещё прибавляется
opt-nyx-odds-slow-positive = плюс_кубики
    .description = Дополнительные кубики, считается лучший
opt-nyx-odds-slow-negative = минус_кубики
    .description = Дополнительные кубики, считается худший
opt-nyx-odds-slow-rolls = броски
    .description = Сколько бросков впереди; обычно 3
opt-nyx-odds-slow-public = для_всех
    .description = Видят ли это все здесь
cmd-noir-odds = noir-вероятности
    .description = Noir: точные вероятности урона и ещё одного кубика
cmd-noir-odds-damage = урон
    .description = Noir: урон от попадания и раны от него
opt-noir-odds-damage-dice = кубики
    .description = Сколько кубиков урона: 2 для 2к10+1
opt-noir-odds-damage-plus = плюс
    .description = Что прибавляется: 1 для 2к10+1, усиление урона, бонус действия
opt-noir-odds-damage-stun = оглушает
    .description = Оглушает ли оружие
opt-noir-odds-damage-threshold = порог_ранения
    .description = Порог ранения того, в кого попали, чтобы посчитать и раны
opt-noir-odds-damage-daze = шок
    .description = Шок того, в кого попали, до попадания
opt-noir-odds-damage-public = для_всех
    .description = Видят ли это все здесь
cmd-noir-odds-late = после-броска
    .description = Noir: поможет ли кубик за 4 очка Судьбы после броска
opt-noir-odds-late-dice = кубики
    .description = Кубики на столе, по порядку: 10 4 7
opt-noir-odds-late-value = значение
    .description = Значение, на которое бросали
opt-noir-odds-late-modifier = модификатор
    .description = Что прибавляется к значению
opt-noir-odds-late-opponent_total = итог_противника
    .description = Итог броска противника; если не указать, против 20
opt-noir-odds-late-opponent_value = значение_противника
    .description = Чистое значение противника, для ничьей; если не указано, ничья — поражение
opt-noir-odds-late-opponent_highest = наибольший_противника
    .description = Наибольший кубик противника, для ничьей
opt-noir-odds-late-public = для_всех
    .description = Видят ли это все здесь

## Числа

odds-percent = { $whole },{ $tenth } %
odds-percent-under = <0,1 %
odds-percent-over = >99,9 %
# In a table whose heading says that it is in percent: at most 5 characters
odds-cell = { $whole },{ $tenth }
odds-cell-under = <0,1
odds-cell-over = >99,9
odds-whole-percent = { $percent } %
odds-whole-percent-under = <1 %
odds-whole-percent-over = >99 %
# Стоит вместо шанса там, где за столом его видеть не хотят
odds-veiled = –
odds-number = { $whole },{ $tenth }
odds-negative = −{ $number }
odds-positive = +{ $number }

## Везде

# $title: о чём спросили; $drawn: что за столбики; $bars: odds-bar
odds-alt = { $title }. { $drawn }: { $bars }.
odds-bar = { $label }: { $chance }
odds-side-1 = Сторона 1
odds-side-2 = Сторона 2
odds-tie = Ничья
odds-opposed = Победа стороны 1: { $a } · ничья: { $tie } · победа стороны 2: { $b }
odds-who-wins = Кто победит
odds-done = ✅ Вероятности показаны ниже.
odds-no-picture = Прикладывать файлы здесь мне нельзя, поэтому картинки нет.

## Nyx

odds-nyx-roll = Nyx: { $pool }
odds-nyx-opposed = Nyx: { $first }; против: { $second }
odds-nyx-chance = Шанс успеха: { $chance } · эффект в среднем { $mean }
odds-nyx-demand = Шанс успеха: принять — { $accepted }, откупиться — { $bought }
odds-nyx-steps = Шанс успеха: { $chance } · шагов в среднем: { $mean }
odds-nyx-own-opposed = Сейчас шанс победить: { $win }, свести вничью: { $tie }
odds-nyx-effects = Эффект, 0 — провал
odds-nyx-margins = Эффект: сторона 1 минус 2
odds-nyx-round = Раунд Nyx: { $first }; против: { $second }
odds-passive = пассивная сторона
odds-nyx-moves = Шагов в среднем: { $mean } · за край у стороны 1: { $over1 } · у стороны 2: { $over2 }
odds-nyx-place = Место (края: ±{ $length })
odds-nyx-places = Где встанет; дальше ±{ $length } — за край
odds-nyx-forecast = Прогноз: { $first }; против: { $second }
odds-nyx-wins = { $name }, победа: { $first } · { $other }, победа: { $second }
odds-nyx-first-blood = Следующий штраф: { $other } — { $first } · { $name } — { $second }
odds-nyx-goal-or-blood = { $name }, цель достигнута: { $first } · прежде штраф: { $second }
odds-nyx-by-place = { $name }: по местам
odds-nyx-places-won = { $name } за краем: шанс по местам маркера
odds-nyx-mix = { $name }, наилучшая смешанная тактика: { $mix }
odds-nyx-part = { $tactic } { $chance }
odds-rounds = Раундов до этого, в среднем: { $rounds }
odds-no-end = Бывает, что конца нет.
odds-nyx-assumed = Обе стороны выбирают как можно лучше, бросают в каждом раунде одинаково и берут за победу шаги.
odds-nyx-assumed-passive = В каждом раунде бросают одинаково.
odds-nyx-after-penalty = Штраф меняет числа, поэтому прогноз — только до следующего.
odds-nyx-own-win = Шанс победить отсюда: { $chance }
odds-nyx-own-first-blood = Шанс, что следующий штраф получит другая сторона: { $chance }
odds-nyx-how = Тот же шанс в процентах: тактики (строки) против каждого ответа; в конце — как часто их выбирает наилучшая смешанная тактика.
odds-nyx-table = Таблица: { $name }, шанс в процентах: тактики (строки) и ответы; в конце — как часто выбирать.
# Столбцы таблицы: не больше 5 знаков
odds-reply-defensive = Обор.
odds-reply-waiting = Выж.
odds-reply-offensive = Нат.
odds-nyx-share = Доля
odds-nyx-any-picks = Если выбор неизвестен, все тактики считаются равновероятными.
odds-nyx-slow = Затяжной штраф: { $rolls ->
        [one] { $rolls } бросок
        [few] { $rolls } броска
       *[many] { $rolls } бросков
    } · { $pool }
odds-nyx-slow-damage = Ущерба в среднем: { $mean } · совсем без него: { $spared } · успех броска: { $chance }
odds-nyx-slow-aspects = Затяжные аспекты ущерба

## Noir

odds-noir-check = Noir: { $side } против 20
odds-noir-opposed = Noir: { $first } против { $second }
odds-noir-side = { $value } { SIGNED($modifier) } = { $total }
odds-noir-side-plain = { $value }
odds-noir-paying = { $side }, Судьба { $points }
odds-noir-success = Успех: { $chance } · исключительный: { $success } · исключительный провал: { $failure }
odds-noir-grades = Чем кончится
odds-noir-exceptional-failure = Искл. провал
odds-noir-failure = Провал
odds-noir-success-grade = Успех
odds-noir-exceptional-success = Искл. успех
odds-noir-with-fate = Успех с Судьбой до броска: { $chances }
odds-noir-fate-part = { $points }: { $chance }
odds-noir-tie = Ничья — это равные сумма, чистое значение и наибольший кубик; тогда решают по одному кубику.
odds-noir-total = Noir: сколько даст { $side }
odds-noir-total-mean = В среднем { $mean }
odds-noir-totals = Сумма всех кубиков
odds-noir-late = Noir: { $side }, кубики { $dice } — это { $total } против { $against }
odds-noir-late-chance = С ещё одним кубиком за 4 очка Судьбы успех: { $chance }
odds-noir-late-how = Новый кубик займёт место, где он полезнее всего, или никакое.
odds-noir-damage = Noir: урон { $damage }
odds-noir-hit = { $damage }, шок { $daze }, порог ранения { $threshold }
odds-noir-damage-mean = Урон в среднем: { $mean }
odds-noir-damages = Урон
odds-noir-wounds = Раны
odds-noir-wounded = Без ран: { $none } · одна: { $one } · больше: { $more }
odds-noir-wounds-how = Выше порога — одна рана, выше двух порогов — наименьший кубик, выше четырёх — наибольший.
odds-noir-wounds-how-stun = Оглушение: выше двух порогов — одна рана, выше четырёх — наименьший кубик, выше восьми — наибольший.

## Zapas

odds-zapas-roll = Zapas: { $dice } против сложности { $difficulty }
odds-zapas-duel = Zapas: { $first }; против: { $second }
odds-zapas-chance = Шанс удачи: { $chance } · успехов в среднем: { $mean }
odds-zapas-hits = Успехи
odds-zapas-margins = Успехи: сторона 1 минус 2
odds-zapas-reserve = Запас потом: { $success } при удаче, { $failure } при неудаче
odds-zapas-reserve-mean = { $reserve } · в среднем { $mean }

## Почему нет

refusal-odds-off = За этим столом вероятности не показывают: ведущий их выключил. Ведущий может включить их командой /{ cmd-campaign } { cmd-campaign-settings }.
refusal-odds-practice = Ведущий показывает вероятности только на тренировочном столе. Изменить это ведущий может командой /{ cmd-campaign } { cmd-campaign-settings }.
refusal-odds-no-game = Здесь нет кампании, по которой видно, какая игра. Выберите игру в параметре «{ opt-odds-roll-game }».
refusal-odds-no-difficulty = В Zapas броску нужна сложность или кубы противника. Добавьте что-то одно.
refusal-odds-withheld = Числа своих персонажей здесь знает только ведущий, поэтому и шансы видит он один. Впишите числа сами — бот посчитает по ним.
refusal-odds-no-conflict = Здесь не идёт конфликт Nyx. Дайте числа: хотя бы «{ opt-nyx-odds-conflict-value }».
refusal-odds-off-scale = Маркер не может стоять на { $marker } при шкале длины { $length }. Выберите место на шкале.
refusal-odds-no-reserve = Чтобы брать кубы из запаса, нужен сам запас: добавьте «{ opt-odds-roll-reserve }» — сколько кубов в нём до броска.
refusal-odds-added = Столько кубов из запаса не взять: { $added } из { $dice }, а в запасе { $reserve }, и один куб всегда базовый. Дайте другие числа.

## Сторона, которая играет сама

nyx-itself = тактику решает жребий
nyx-itself-on = { $name }: тактику теперь тянет жребий из наилучшей смешанной тактики, втайне от всех, даже от ведущего; победа идёт на шаги.
nyx-itself-off = { $name }: снова выбирает ведущий.
button-itself-on = Пусть играет сама
button-itself-off = Выбираю я
refusal-players-pick = { $name }: на этой стороне есть игрок, он и выбирает. Сами играют только стороны из НИП.
