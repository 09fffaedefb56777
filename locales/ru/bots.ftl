# Bots: programs that play, and the tokens they show.

bots-title = Боты
bots-about = Ваша программа может играть здесь как бот. Все видят, что это бот. Как её подключить, описано в docs/bots.md.
bots-name = Имя бота
bots-make = Создать бота
bots-token = Ключ бота { $name }. Он показывается только сейчас: скопируйте его.
bots-copy = Скопировать ключ
bots-copied = Ключ скопирован.
bots-seen = был здесь: { $day }
bots-delete = Удалить { $name }
bots-delete-sure = Удалить { $name } навсегда: ключ сразу перестанет действовать
bots-keep = Оставить
bots-deleted = Удалено: { $name }.
