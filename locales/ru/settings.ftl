# То, что за разными столами хотят по-разному.

setting-headline = Настройки кампании «{ $name }»: { $changed ->
        [0] все { $count } как в правилах
        [one] изменена { $changed } из { $count }
        [few] изменены { $changed } из { $count }
       *[many] изменено { $changed } из { $count }
    }.
setting-how = Ведущий может изменить любую настройку когда угодно, и она действует сразу.
setting-now = Сейчас: **{ $value }**
setting-now-usual = Сейчас: **{ $value }** (как обычно)
setting-typed = { $changes } Сейчас: **{ $value }**. Кроме значений из списка можно ввести { $form }.
setting-page = Страница { $page } из { $pages }
setting-changed = Изменённые настройки
setting-none-changed = Все настройки обычные.
setting-topic = **{ $topic }**: { $settings }
setting-topic-other = Другие настройки
setting-of-rule = { $name } ({ $rule })
setting-or = или { $value }
setting-or-usual = или { $value } (обычно)
setting-or-several = или { $values }
placeholder-topic = Перейти к теме…
setting-common-topic-table = За столом
setting-common-topic-time = Сроки
setting-nyx-topic-conflicts = Конфликты
setting-nyx-topic-aspects = Аспекты и очки
setting-nyx-topic-recovery = Восстановление
setting-noir-topic-rolls = Броски
setting-noir-topic-fate = Судьба
setting-noir-topic-combat = Бой
setting-noir-topic-harm = Раны и шок
setting-zapas-topic-reserve = Запас
setting-zapas-topic-sheets = Листы
setting-zapas-topic-duels = Противостояния

# What may be typed besides the values of the list; at most 100 characters.
setting-form-hint = { SENTENCES($form) }
setting-form-hours = целое число часов от 1 до 999
setting-form-span = начало и конец в часах, например 22-08
setting-form-offset = сдвиг от UTC, например +1, -5 или +5:30
setting-form-99 = целое число от 0 до 99
setting-form-999 = целое число от 0 до 999
setting-form-pairs = от одной до пяти пар вида 3:5 6:2: инициатива и штраф при ней или ниже

## Все игры

setting-common-deadline = Срок хода
setting-common-deadline-changes = Сколько ждут тех, кто должен действовать. Как только готовы все, игра идёт дальше сразу.
setting-common-deadline-off = нет
setting-common-hours = { $hours ->
        [one] { $hours } час
        [few] { $hours } часа
       *[many] { $hours } часов
    }
setting-common-reminder = Напоминание
setting-common-reminder-changes = Когда тех, кого ещё ждут, позовут один раз до конца срока. Если срок для этого слишком короток — на его половине.
setting-common-reminder-half = на половине срока
setting-common-reminder-before = { $hours ->
        [one] за { $hours } час
        [few] за { $hours } часа
       *[many] за { $hours } часов
    }
setting-common-grace = Отсрочка
setting-common-grace-changes = Сколько после срока ещё можно действовать, прежде чем решат за вас.
setting-common-grace-none = нет
setting-common-default = Когда время вышло
setting-common-default-changes = Кто решает за того, кто не успел, если правила оставляют выбор.
setting-common-default-wait = игра ждёт
setting-common-default-gm = ведущий выбирает открыто
setting-common-default-random = решает жребий
setting-common-quiet = Тихие часы
setting-common-quiet-changes = Когда никому не напоминают и ни за кого не решают: и то и другое ждёт их конца.
setting-common-quiet-off = нет
setting-common-quiet-span = с { $start } до { $end }
setting-common-offset = Часы стола
setting-common-offset-changes = Который час за этим столом: для тихих часов и сроков. На летнее время эти часы не переходят.
setting-common-join = Вступление
setting-common-join-changes = Кто может занять место в кампании.
setting-common-join-open = любой на сервере
setting-common-join-invited = только приглашённые
setting-common-odds = Вероятности
setting-common-odds-changes = Видны ли точные вероятности: перед броском, при выборе тактики и по команде /{ cmd-odds }. Тайный выбор в них никогда не учитывается.{ $game ->
        [nyx] { "" }
        [zapas] { "" }
       *[other] { " " }В Noir они говорят, насколько труден бросок против НИП, но не его числа.
    }
setting-common-odds-on = видны
setting-common-odds-practice = только на тренировочном столе
setting-common-odds-off = не видны
setting-common-hidden-rolls = Скрытые броски
setting-common-hidden-rolls-changes = Можно ли бросать втайне. Все видят, что бросок был, и его печать; ведущий покажет его потом или никогда.
setting-common-hidden-rolls-off = нет
setting-common-hidden-rolls-gm = только у ведущего
setting-common-hidden-rolls-both = у ведущего, а игроки бросают вслепую
setting-common-npc-numbers = Персонажи ведущего
setting-common-npc-numbers-changes = Видят ли игроки числа персонажей ведущего до броска и после него. Сам ведущий видит их всегда.
setting-common-npc-numbers-open = числа видят все
setting-common-npc-numbers-gm = числа видит только ведущий

## Nyx

setting-nyx-how = У начатого конфликта длина шкалы и правила прерывания и излишка уже не меняются.
setting-nyx-overflow = Излишек
setting-nyx-overflow-changes = Что делает излишек в новом конфликте, если ведущий в начале не решит иначе.
setting-nyx-overflow-penalty = штраф, и конфликт продолжается
setting-nyx-overflow-goal = цель достигнута, без штрафа
setting-nyx-overflow-both = штраф, и цель достигнута
setting-nyx-break-off = Прерывание конфликта
setting-nyx-break-off-changes = Когда сторона нового конфликта может его прервать, если ведущий в начале не решит иначе.
setting-nyx-break-off-on-win = после победы в выборе тактики
setting-nyx-break-off-free = при любой заявке
setting-nyx-break-off-forbidden = никогда
setting-nyx-length = Длина шкалы
setting-nyx-length-changes = Сколько шагов в новом конфликте от середины до каждого края: чем их меньше, тем он короче и жёстче.
setting-nyx-length-value = { $length ->
        [one] { $length } шаг
        [few] { $length } шага
       *[many] { $length } шагов
    }
setting-nyx-claims = Названные аспекты
setting-nyx-claims-changes = Ждёт ли бросок слова ведущего, если игрок берёт в него аспекты по своему выбору.
setting-nyx-claims-new = только с аспектом, новым в этом конфликте
setting-nyx-claims-every = при каждом броске
setting-nyx-claims-no = никогда: ведущий вычёркивает вовремя или никак
setting-nyx-hindrance-points = Очки за помехи
setting-nyx-hindrance-points-changes = Когда игрок может тратить очки за собственный аспект, который мешает.
setting-nyx-hindrance-points-own-wait = в конфликтах — с броском; в своих бросках и в истории — когда ведущий их зачтёт
setting-nyx-hindrance-points-at-once = сразу и везде
setting-nyx-hindrance-points-always-wait = всегда только когда ведущий их зачтёт
setting-nyx-buy-off = Цена откупа
setting-nyx-buy-off-changes = Сколько игрок платит, чтобы откупиться от аспекта, которого требует ведущий.
setting-nyx-buy-off-one = 1 очко
setting-nyx-buy-off-value = значение аспекта в очках
setting-nyx-damage-points = Очки за ущерб
setting-nyx-damage-points-changes = Даёт ли аспект ущерба очко, когда вредит в броске, как его дают другие аспекты.
setting-nyx-damage-points-yes = ущерб во вред даёт 1 очко
setting-nyx-damage-points-no = ущерб очков не даёт
setting-nyx-mob = Толпа
setting-nyx-mob-changes = Что вред делает с толпой: её значение всегда падает на 1; вопрос в том, получает ли она ещё и штраф.
setting-nyx-mob-besides = значение падает помимо штрафа
setting-nyx-mob-instead = значение падает вместо штрафа
setting-nyx-advantage = Ситуативное преимущество
setting-nyx-advantage-changes = Что оно делает со второго раунда: двигает маркер либо повышает и понижает атрибут своего обладателя.
setting-nyx-advantage-steps = двигает маркер
setting-nyx-advantage-attribute = меняет атрибут
setting-nyx-opposed-harm = Вред во встречном броске
setting-nyx-opposed-harm-changes = Получает ли проигравший во встречном броске отрыв как штраф.
setting-nyx-opposed-harm-named = только если так сказал ведущий
setting-nyx-opposed-harm-always = всегда, если ведущий не сказал иначе
setting-nyx-gm-sees-picks = Тайный выбор и ведущий
setting-nyx-gm-sees-picks-changes = Видит ли ведущий чужой выбор до раскрытия: только лично и только там, где самому ведущему выбирать не нужно и не придётся.
setting-nyx-gm-sees-picks-no = ведущий ничего не видит до раскрытия
setting-nyx-gm-sees-picks-after-own = ведущий видит его, когда сам уже выбрал
setting-nyx-fatigue = Темп утомления
setting-nyx-fatigue-changes = Когда у всех проходит утомление. Чем медленнее, тем труднее даются несколько конфликтов подряд.
setting-nyx-fatigue-scene = с новой сценой
setting-nyx-fatigue-rest = только с отдыхом
setting-nyx-fatigue-session = в конце сессии, если нет открытых конфликтов
setting-nyx-recovery = Отдых и смена сцены
setting-nyx-recovery-changes = Один раз или дважды проходит затяжной ущерб, когда отдых и смена сцены идут вместе.
setting-nyx-recovery-once = вместе считаются один раз
setting-nyx-recovery-each = считаются по отдельности
