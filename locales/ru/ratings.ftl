# Ratings, and solutions of games alone.
rated = Рейтинговая игра
rated-about = Результат меняет рейтинги. Без подсказок и отмены ходов, с часами.
rating-page-title = Рейтинги
rating-page-lead = Рейтинг показывает силу игрока, насколько о ней говорят результаты. Он считается для групп похожих игр.
rating-page-mine = Ваши рейтинги
rating-page-none = Рейтинга пока нет. С учётной записью можно играть рейтинговые игры.
rating-value = { $value } ± { $plusMinus }
rating-uncertain = пока не точен
rating-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}
rating-group-barricade = { game-barricade }
rating-group-square = Квадратные доски
rating-group-star = Доски-звёзды
rating-group-dice = { game-dice-halma }
rating-group-capture = Игры со взятием
rating-group-line = { game-gobang }
rating-page-levels = Уровни компьютера
rating-page-level = Уровень { $level }
rating-page-best = Лучшие
rating-page-nobody = Пока никого. Здесь те, кто показывает свою страницу и достаточно играл.
rating-page-player = Имя
rating-page-rating = Рейтинг
rating-changed = Рейтинг: { $before } → { $after }
solutions-title = Решения
solutions-lead = Каждое решение стоит здесь один раз, с именем того, кто нашёл его первым. Опубликованные и найденные с подсказками не считаются.
solutions-none = Нового решения пока никто не нашёл.
solutions-turns = Ходы
solutions-jumps = Прыжки
solutions-found = Нашёл игрок
solutions-link = Кто какое решение нашёл
quick-rated = Только рейтинговые игры
solutions-watch = Посмотреть это решение
