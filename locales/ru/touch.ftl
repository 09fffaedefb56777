# Слова о доске под пальцами: подтверждение, ход заранее, увеличение.

confirm-always = Всегда
confirm-touch = При установке пальцем
confirm-never = Никогда
setting-vibration = Вибрация
spot-target = { $spot }, можно пойти сюда
spot-pick = { $spot }, может ходить
zoom-whole = Показать всю доску
premove-set = Задумано: { $from } на { $to }. Ход будет сделан в твою очередь, если он тогда разрешён.
premove-gone = Задуманный ход { $from } на { $to } сейчас не разрешён.
premove-cancelled = Задуманный ход отменён.
