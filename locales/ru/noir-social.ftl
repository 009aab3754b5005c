# Броски вне боя и социальные конфликты: о чём спрашивают одного человека, и команды.

## Кнопки, формы, меню

button-noir-accept = Принять
button-noir-escalate = Обострить
button-noir-other = Другая способность
button-noir-restate = Заново: { $name }
button-noir-state = Сказать…
form-noir-tell-title = Чем всё кончилось
form-noir-goal = Чего хочет эта сторона?
form-noir-effect = Что будет, если другая сторона не справится?
placeholder-noir-given = Обстоятельства этого броска
placeholder-noir-given-to = Обстоятельства: { $name }
choice-noir-much-easier = очень большая помощь, +10
choice-noir-easier = большая помощь, +5
choice-noir-bit-easier = небольшая помощь, +2
choice-noir-bit-harder = небольшая помеха, −2
choice-noir-harder = большая помеха, −5
choice-noir-much-harder = очень большая помеха, −10

## Броски

# $value: что бросают
noir-roll-title = { $name }: { $value }
noir-care-title = { $medic } стабилизирует раны: { $patient }
noir-headline-value = { $name }: что бросаете?
noir-value-how = Выберите способность или атрибут.
noir-roll-begun = Бросок начат.
# $names: через запятую; $hint: noir-advice или noir-settled
noir-called = Бросают: { $names }. { $hint }
noir-advice = Бросок уместен, когда интересны и успех, и провал; простое пусть просто удаётся.
noir-settled = Заметьте: в этой сцене об этом уже бросали. Что решили кубики, то решено.

## Социальные конфликты

noir-social-begun = «{ $title }» начинается.
noir-headline-goal = { $name }: чего вы хотите?
noir-headline-effect = { $name }: что будет, если другая сторона не справится?
# $value: способность
noir-states-with = Вы бросаете: { $value }.
noir-restate-how = Пока кубики не брошены, можно заново сказать, чего вы хотите.
noir-headline-loss = Проигрыш: { $name }. Принять или обострить?
noir-accept-goal = Принять: другая сторона достигает цели.
noir-accept-effect = Принять: происходит то, о чём сказала другая сторона.
# $level: noir-social-…
noir-escalate-to = Обострить: дальше — { $level }, с новым броском.
noir-escalate-fights = Там всё решают правила боя.
noir-headline-loser = Бой окончен: кто проиграл?
noir-loser-how = Проигравшая сторона выберет: принять или обострить, если есть куда.

## Почему ничего не произошло

refusal-wrong-state-rolled = { $name }: этой кнопкой бросок уже сделан. Для нового броска есть /{ cmd-noir } { cmd-noir-roll }.
refusal-missing-input-side = Чтобы бросать против кого-то, нужна способность. Выберите её в параметре команды.

## Команды

cmd-noir-roll = бросок
    .description = Бросить против 20 или против кого-то
opt-noir-roll-rolls = что
    .description = Способность или атрибут; если не указать, выберете из меню
opt-noir-roll-title = название
    .description = О чём бросок
opt-noir-roll-opponent = противник
    .description = Кто бросает против вас
opt-noir-roll-opponent_rolls = что_противник
    .description = Что бросает противник; если не указать, то же, что и вы
opt-noir-roll-character = персонаж
    .description = Кто бросает; если не указать, тот, за кого вы играете
opt-noir-roll-hidden = скрыто
    .description = Бросок втайне: итог видит только ведущий и может показать его потом
cmd-noir-call = проверка
    .description = Назначить проверку: каждому против 20 или всем друг против друга
opt-noir-call-characters = персонажи
    .description = Кто бросает; имена через запятую
opt-noir-call-rolls = что
    .description = Способность или атрибут
opt-noir-call-title = название
    .description = О чём бросок
opt-noir-call-opponents = противники
    .description = Кто бросает против них; если не указать, каждый бросает против 20
opt-noir-call-opponent_rolls = что_противники
    .description = Что бросают противники; если не указать, то же самое
opt-noir-call-circumstances = обстоятельства
    .description = Что им помогает или мешает, например +5 -2
opt-noir-call-opponent_circumstances = обстоятельства_противников
    .description = Что помогает или мешает противникам, например +5 -2
cmd-noir-stabilise = стабилизировать
    .description = Попробовать стабилизировать чьи-то открытые раны, по Медицине
opt-noir-stabilise-patient = пациент
    .description = Чьи раны
opt-noir-stabilise-medic = врач
    .description = Кто пробует; если не указать, тот, за кого вы играете
opt-noir-stabilise-circumstances = обстоятельства
    .description = Ведущему: что помогает или мешает, например +5 -2
cmd-noir-social = конфликт
    .description = Начать социальный конфликт: от разговора до смертельного насилия
opt-noir-social-passive = с_кем
    .description = С кем он
opt-noir-social-active = кто
    .description = Кто чего-то хочет; если не указать, тот, за кого вы играете
opt-noir-social-goal = цель
    .description = Чего хочет активная сторона; если не указать, её спросят
opt-noir-social-effect = последствие
    .description = Что будет, если она не справится; если не указать, спросят пассивную сторону
opt-noir-social-rolls = что
    .description = Что бросает активная сторона; обычно Обаяние
opt-noir-social-passive_rolls = что_пассивная
    .description = Что бросает пассивная сторона; обычно Стойкость, против угрозы Сопротивляемость
opt-noir-social-threat = угроза
    .description = Угрожают ли насилием
opt-noir-social-both_active = обе_активны
    .description = Обе стороны чего-то хотят: последствие — цель второй
opt-noir-social-level = уровень
    .description = С чего начать; выше разговора решает ведущий
