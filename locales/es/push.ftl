# Avisos de turno, tal como los muestra el dispositivo con la página cerrada.

push-turn = Te toca.
push-turn-minutes = { $minutes ->
    [one] Te toca. Te queda { $minutes } minuto.
   *[other] Te toca. Te quedan { $minutes } minutos.
}
push-turn-hours = { $hours ->
    [one] Te toca. Te queda { $hours } hora.
   *[other] Te toca. Te quedan { $hours } horas.
}
push-turn-days = { $days ->
    [one] Te toca. Te queda { $days } día.
   *[other] Te toca. Te quedan { $days } días.
}
