# Точные вероятности: /odds, что о них говорится перед броском, и `python bot.py odds`.

cmd-odds = вероятности
    .description = Точные вероятности, с картинкой
cmd-odds-roll = бросок
    .description = Точные вероятности броска с любыми числами
opt-odds-roll-value = значение
    .description = Значение; в Zapas — число кубиков
opt-odds-roll-modifier = модификатор
    .description = Что прибавляется к значению
opt-odds-roll-positive = плюс_кубики
    .description = Nyx: дополнительные кубики, считается лучший
opt-odds-roll-negative = минус_кубики
    .description = Nyx: дополнительные кубики, считается худший
opt-odds-roll-fate = судьба
    .description = Noir: Судьба, потраченная до броска
opt-odds-roll-difficulty = сложность
    .description = Zapas: сколько нужно попаданий
opt-odds-roll-opponent = противник
    .description = Значение или кубики противника: тогда бросают друг против друга
opt-odds-roll-opponent_modifier = модификатор_противника
    .description = Что прибавляется к значению противника
opt-odds-roll-game = игра
    .description = Какая игра; обычно та, что у здешней кампании
opt-odds-roll-public = для_всех
    .description = Видят ли это все здесь
cmd-odds-conflict = конфликт
    .description = Кто победит в конфликте Nyx: в том, что идёт здесь, или с любыми числами
opt-odds-conflict-value = значение
    .description = Сторона 1: значение; не указывайте для конфликта, который идёт здесь
opt-odds-conflict-opponent = противник
    .description = Сторона 2: значение; не указывайте, если она пассивна
opt-odds-conflict-modifier = модификатор
    .description = Сторона 1: что прибавляется к значению
opt-odds-conflict-opponent_modifier = модификатор_противника
    .description = Сторона 2: что прибавляется к значению
opt-odds-conflict-positive = плюс_кубики
    .description = Сторона 1: дополнительные кубики, считается лучший
opt-odds-conflict-negative = минус_кубики
    .description = Сторона 1: дополнительные кубики, считается худший
opt-odds-conflict-opponent_positive = плюс_кубики_противника
    .description = Сторона 2: дополнительные кубики, считается лучший
opt-odds-conflict-opponent_negative = минус_кубики_противника
    .description = Сторона 2: дополнительные кубики, считается худший
opt-odds-conflict-length = длина
    .description = Сколько шагов от середины шкалы до края
opt-odds-conflict-marker = маркер
    .description = Где стоит маркер: выше 0 — впереди сторона 1
opt-odds-conflict-advantage = преимущество
    .description = Итоговое ситуативное преимущество
opt-odds-conflict-mode = исход
    .description = Что происходит за краем шкалы
opt-odds-conflict-public = для_всех
    .description = Видят ли это все здесь

## Числа

odds-percent = { $whole },{ $tenth } %
odds-percent-under = <0,1 %
odds-percent-over = >99,9 %
odds-whole-percent = { $percent } %
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
odds-done = ✅ Вероятности стоят ниже.
odds-no-picture = Прикладывать файлы здесь мне нельзя, поэтому картинки нет.

## Nyx

odds-nyx-roll = Nyx: { $pool }
odds-nyx-opposed = Nyx: { $first } против { $second }
odds-nyx-chance = Шанс успеха: { $chance } · эффект в среднем { $mean }
odds-nyx-steps = Шанс успеха: { $chance } · шагов в среднем: { $mean }
odds-nyx-own-opposed = Сейчас шанс победить: { $win }, свести вничью: { $tie }
odds-nyx-effects = Эффект, 0 — неудача
odds-nyx-margins = Эффект: сторона 1 минус 2
odds-nyx-round = Раунд Nyx: { $first } против { $second }
odds-passive = пассивная сторона
odds-nyx-moves = Шагов в среднем: { $mean } · за край у стороны 1: { $over1 } · у стороны 2: { $over2 }
odds-nyx-places = Где встанет; дальше ±{ $length } — за край
odds-nyx-forecast = Прогноз: { $first } против { $second }
odds-nyx-wins = { $name }, победа: { $first } · { $other }, победа: { $second }
odds-nyx-first-blood = Следующий штраф: { $other } — { $first } · { $name } — { $second }
odds-nyx-by-place = { $name }: по местам
odds-nyx-places-won = { $name } за краем: шанс по местам маркера
odds-nyx-mix = { $name }, лучшая смесь: { $mix }
odds-nyx-part = { $tactic } { $chance }
odds-rounds = Раундов до этого, в среднем: { $rounds }
odds-no-end = Конца может и не быть.
odds-nyx-assumed = Обе стороны выбирают как можно лучше, бросают каждый раунд одинаково и берут за победу шаги.
odds-nyx-after-penalty = Штраф меняет числа, поэтому прогноз — только до следующего.
odds-nyx-own-win = Шанс победить отсюда: { $chance }
odds-nyx-own-first-blood = Шанс, что следующий штраф — другой стороне: { $chance }
odds-nyx-how = Шаги в среднем: тактики (строки) против каждого ответа; в конце — лучшая смесь против неизвестного противника.
# Столбцы таблицы: не больше 5 знаков
odds-reply-defensive = Обор.
odds-reply-waiting = Выж.
odds-reply-offensive = Нат.
odds-nyx-share = Доля

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
odds-noir-tie = Ничья — это равные сумма, чистое значение и старший кубик; тогда решают по одному кубику.

## Zapas

odds-zapas-roll = Zapas: { $dice } против сложности { $difficulty }
odds-zapas-duel = Zapas: { $first } против { $second }
odds-zapas-chance = Шанс успеха: { $chance } · попаданий в среднем: { $mean }
odds-zapas-hits = Попадания
odds-zapas-margins = Попадания: стороны 1 минус 2

## Почему нет

refusal-odds-off = За этим столом вероятности не показывают: ведущий их выключил. Ведущий может включить их командой /{ cmd-campaign } { cmd-campaign-settings }.
refusal-odds-practice = За этим столом вероятности видны только на тренировочном столе. Ведущий может изменить это командой /{ cmd-campaign } { cmd-campaign-settings }.
refusal-odds-no-game = Здесь нет кампании, чью игру взять: выберите её в «{ opt-odds-roll-game }».
refusal-odds-no-difficulty = В Zapas броску нужна сложность или кубики противника. Добавьте что-то одно.
refusal-odds-no-conflict = Здесь не идёт конфликт Nyx. Дайте числа: хотя бы «{ opt-odds-conflict-value }».
refusal-odds-off-scale = Маркер не может стоять на { $marker } при шкале длины { $length }. Выберите место на шкале.

## Сторона, которая играет сама

nyx-itself = играет сама: тактика по жребию
nyx-itself-on = { $name }: сторона теперь играет сама. Её тактику тянут из лучшей смеси втайне от всех, и от ведущего тоже.
nyx-itself-off = { $name }: сторона больше не играет сама, выбирает снова ведущий.
button-itself-on = Пусть играет сама
button-itself-off = Выбираю я
refusal-players-pick = { $name }: на этой стороне есть игрок, он и выбирает. Сами играют только стороны из НИП.
