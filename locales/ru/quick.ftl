# A quick game with the next person who wants one.

quick-title = Быстрая игра
quick-lead = Выберите, во что хотели бы сыграть. Вы сядете за стол со следующим, кто хочет одну из этих игр.
quick-games = Игры, в которые вы сыграли бы
quick-patience = Если никто не придёт, место займёт компьютер
quick-seconds = через { $count } с
quick-minutes = { $count ->
    [1] через минуту
   *[other] через { $count } мин
}
quick-never = никогда: ждать дальше
quick-level = Уровень компьютера
quick-start = Найти игру
quick-choose = Выберите хотя бы одну игру.
quick-waiting = Ищем, с кем сыграть …
quick-others = { $count ->
    [0] Сейчас больше никто не ждёт.
    [one] { $count } человек ждёт другую игру.
    [few] { $count } человека ждут другие игры.
    [many] { $count } человек ждут другие игры.
   *[other] { $count } человека ждут другие игры.
}
quick-cancel = Больше не искать
quick-watched = Быструю игру могут смотреть все. Чата и подсказок нет.
