# Слова о доске под пальцами: подтверждение, увеличение.

confirm-always = Всегда
confirm-touch = При установке пальцем
confirm-never = Никогда
setting-vibration = Вибрация
spot-target = { $spot }, можно пойти сюда
spot-pick = { $spot }, может ходить
zoom-whole = Показать всю доску
