# Promemoria del turno, come li mostra il dispositivo a pagina chiusa.

push-turn = Tocca a te.
push-turn-minutes = { $minutes ->
    [one] Tocca a te. Ti resta { $minutes } minuto.
   *[other] Tocca a te. Ti restano { $minutes } minuti.
}
push-turn-hours = { $hours ->
    [one] Tocca a te. Ti resta { $hours } ora.
   *[other] Tocca a te. Ti restano { $hours } ore.
}
push-turn-days = { $days ->
    [one] Tocca a te. Ti resta { $days } giorno.
   *[other] Tocca a te. Ti restano { $days } giorni.
}
