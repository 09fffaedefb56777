# Reminders that it is one’s turn, as the device shows them while the page is closed.

push-turn = It is your turn.
push-turn-minutes = { $minutes ->
    [one] It is your turn. You have { $minutes } minute left.
   *[other] It is your turn. You have { $minutes } minutes left.
}
push-turn-hours = { $hours ->
    [one] It is your turn. You have { $hours } hour left.
   *[other] It is your turn. You have { $hours } hours left.
}
push-turn-days = { $days ->
    [one] It is your turn. You have { $days } day left.
   *[other] It is your turn. You have { $days } days left.
}
