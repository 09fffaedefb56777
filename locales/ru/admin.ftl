# The command `spielhof admin`.

cli-admin = Просмотр жалоб сервера, запреты, удаление имён; отвечает в JSON
cli-arg-admin-url = Адрес сервера
cli-arg-admin-deed = list, ban, unban, remove-name, resolve или audit
cli-arg-admin-what = Код жалобы; для unban код человека
cli-arg-admin-table = Тот, кто сидит за этим столом, вместо жалобы
cli-arg-admin-seat = Место за этим столом
cli-arg-admin-days = На сколько дней; без числа навсегда (имена: 7)
cli-arg-admin-reason = insult, harassment, name, spam, cheating или other
cli-arg-admin-token-file = Файл с ключом; иначе берётся SPIELHOF_ADMIN_TOKEN, а на самой машине ключ не нужен
fault-admin-whom = Укажите, о ком речь: жалоба или --table и --seat.
