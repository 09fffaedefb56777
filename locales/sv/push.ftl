# Påminnelser om ens tur, så som enheten visar dem när sidan är stängd.

push-turn = Det är din tur.
push-turn-minutes = { $minutes ->
    [one] Det är din tur. Du har { $minutes } minut kvar.
   *[other] Det är din tur. Du har { $minutes } minuter kvar.
}
push-turn-hours = { $hours ->
    [one] Det är din tur. Du har { $hours } timme kvar.
   *[other] Det är din tur. Du har { $hours } timmar kvar.
}
push-turn-days = { $days ->
    [one] Det är din tur. Du har { $days } dag kvar.
   *[other] Det är din tur. Du har { $days } dagar kvar.
}
