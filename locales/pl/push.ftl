# Przypomnienia o kolejce, jakie pokazuje urządzenie przy zamkniętej stronie.

push-turn = Twoja kolej.
push-turn-minutes = { $minutes ->
    [one] Twoja kolej. Została { $minutes } minuta.
    [few] Twoja kolej. Zostały { $minutes } minuty.
    [many] Twoja kolej. Zostało { $minutes } minut.
   *[other] Twoja kolej. Zostały { $minutes } minuty.
}
push-turn-hours = { $hours ->
    [one] Twoja kolej. Została { $hours } godzina.
    [few] Twoja kolej. Zostały { $hours } godziny.
    [many] Twoja kolej. Zostało { $hours } godzin.
   *[other] Twoja kolej. Zostały { $hours } godziny.
}
push-turn-days = { $days ->
    [one] Twoja kolej. Został { $days } dzień.
    [few] Twoja kolej. Zostały { $days } dni.
    [many] Twoja kolej. Zostało { $days } dni.
   *[other] Twoja kolej. Zostały { $days } dni.
}
