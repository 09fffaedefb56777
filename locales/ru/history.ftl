# Finished games and what can be counted about them.

history-title = Мои игры
history-of = Игры: { $who }
history-filter = Какие игры
history-who = Кто
history-everybody = Все на этом устройстве
history-game = Игра
history-all-games = Все игры
history-result = Результат
history-all-results = Все результаты
history-won = Победа
history-shared = Ничья
history-lost = Поражение
history-both = Игра за обе стороны
history-broken = Прервана
history-solved = Решено
history-unsolved = Не решено
history-games = { $count ->
    [one] { $count } законченная игра
    [few] { $count } законченные игры
    [many] { $count } законченных игр
   *[other] { $count } законченной игры
}
history-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
history-with-hints = С подсказками
history-deleted = Удалённый игрок
history-more = Показать ещё
history-counts = Сколько раз вы победили
history-counts-about = Считаются только целые игры с обычной начальной позиции. «С подсказками» показывает, в скольких из них помогал компьютер.
history-players = Игроки
history-against = Соперник
history-people = Люди
history-played = Сыграно
history-rate = Процент побед
history-bests = Лучшие решения
history-best = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}, { $jumps ->
    [one] { $jumps } прыжок
    [few] { $jumps } прыжка
    [many] { $jumps } прыжков
   *[other] { $jumps } прыжка
}
history-solved-times = { $count ->
    [one] решено { $count } раз
    [few] решено { $count } раза
    [many] решено { $count } раз
   *[other] решено { $count } раза
}
history-none = Законченных игр пока нет. Как только игра закончится, вы найдёте её здесь.
history-none-public = Здесь пока нет законченных игр.
history-loading = Ищем законченные игры…
history-data = Ваши данные
history-public = Показывать мои игры всем
history-public-about = Все, у кого есть ссылка, видят ваше имя, ваши законченные игры и эти числа. Имена других игроков в них тоже видны.
history-public-link = Ваша открытая страница
history-export = Скачать мои данные
history-data-about = Удалить всё можно в настройках.
