# Herinneringen dat je aan de beurt bent, zoals het apparaat ze toont als de pagina dicht is.

push-turn = Je bent aan de beurt.
push-turn-minutes = { $minutes ->
    [one] Je bent aan de beurt. Je hebt nog { $minutes } minuut.
   *[other] Je bent aan de beurt. Je hebt nog { $minutes } minuten.
}
push-turn-hours = { $hours ->
    [one] Je bent aan de beurt. Je hebt nog { $hours } uur.
   *[other] Je bent aan de beurt. Je hebt nog { $hours } uur.
}
push-turn-days = { $days ->
    [one] Je bent aan de beurt. Je hebt nog { $days } dag.
   *[other] Je bent aan de beurt. Je hebt nog { $days } dagen.
}
