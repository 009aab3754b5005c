# Готовые сцены: кампания, в которой персонажей разбирают, а конфликты уже приготовлены.

placeholder-ready = Готовая сцена: играть сразу
ready-option = { $game } · { $pitch }
ready-opening = Прочесть вслух
ready-text = { $text }
ready-heroes = Кем вы играете? Нажмите имя.
ready-hero = **{ $name }** — { $about }
button-ready-begin = ▶ { $title }
next-ready = ✅ Вы ведущий кампании «{ $name }», сцена готова, она ниже. Прочтите её вслух. Каждый нажимает персонажа себе по вкусу, потом вы нажимаете **▶**, и начинается игра. Кого никто не выбрал, играете вы.
ready-claimed = ✅ Ваш персонаж: { $name }.
ready-conflict-opened = ✅ Начинается: { $title }. Смотрите ниже.
ready-prepared = Сцена «{ $title }» готова, персонажи на выбор: { $names }.
ready-conflict-begun = Из сцены: { $title }.
now-ready-claim = Можно взять персонажа: { $names }. Нажмите имя.
now-ready-unclaimed = Персонажей пока никто не взял: { $names }. Кнопки — под сообщением кампании.
now-ready-begin = Из сцены можно начать конфликт: нажмите **▶**.
campaign-character-claimed = { $name }: теперь персонаж игрока.

refusal-claim-gm = Вы ведущий и играете тех, кого никто не выбрал. Пусть { $name } достанется игроку.
refusal-claimed-already = { $name } уже у другого игрока. Нажмите другое имя или **{ button-join }**, чтобы сделать своего персонажа.
refusal-claim-one = У вас уже есть персонаж: { $name }, и для начала хватит одного. Чтобы поменять, сначала верните его ведущему: /{ cmd-character } { cmd-character-give }.
refusal-ready-begun = «{ $title }» уже идёт. Ищите ниже, а /{ cmd-now } скажет, кого ждут.
refusal-ready-unclaimed = Пока никто не выбрал персонажа. Начинайте, когда кто-нибудь нажмёт имя.
