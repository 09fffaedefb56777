# The command `spielhof admin`.

cli-admin = Se en servers anmälningar, stäng av personer, ta bort namn; svarar i JSON
cli-arg-admin-url = Serverns adress
cli-arg-admin-deed = list, ban, unban, remove-name, resolve eller audit (ett av dem)
cli-arg-admin-what = Anmälans id; vid unban personens
cli-arg-admin-table = Den som sitter vid det här bordet, i stället för en anmälan
cli-arg-admin-seat = Platsen vid det bordet
cli-arg-admin-days = Hur många dagar; utan tal för alltid (namn: 7)
cli-arg-admin-reason = insult, harassment, name, spam, cheating eller other (ett av dem)
cli-arg-admin-token-file = En fil med nyckeln; annars används SPIELHOF_ADMIN_TOKEN, och på själva datorn behövs ingen
fault-admin-whom = Säg vem det gäller: en anmälan, eller --table och --seat.
