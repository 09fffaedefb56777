# Erinnerungen, dass man dran ist, wie sie das Gerät bei geschlossener Seite zeigt.

push-turn = Du bist dran.
push-turn-minutes = { $minutes ->
    [one] Du bist dran. Du hast noch { $minutes } Minute.
   *[other] Du bist dran. Du hast noch { $minutes } Minuten.
}
push-turn-hours = { $hours ->
    [one] Du bist dran. Du hast noch { $hours } Stunde.
   *[other] Du bist dran. Du hast noch { $hours } Stunden.
}
push-turn-days = { $days ->
    [one] Du bist dran. Du hast noch { $days } Tag.
   *[other] Du bist dran. Du hast noch { $days } Tage.
}
