# Påmindelser om ens tur, som enheden viser, når siden er lukket.

push-turn = Det er din tur.
push-turn-minutes = { $minutes ->
    [one] Det er din tur. Du har { $minutes } minut tilbage.
   *[other] Det er din tur. Du har { $minutes } minutter tilbage.
}
push-turn-hours = { $hours ->
    [one] Det er din tur. Du har { $hours } time tilbage.
   *[other] Det er din tur. Du har { $hours } timer tilbage.
}
push-turn-days = { $days ->
    [one] Det er din tur. Du har { $days } dag tilbage.
   *[other] Det er din tur. Du har { $days } dage tilbage.
}
