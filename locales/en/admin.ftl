# The command `spielhof admin`.

cli-admin = See a server's reports, ban people, remove names; answers in JSON
cli-arg-admin-url = The address of the server
cli-arg-admin-deed = list, ban, unban, remove-name, resolve or audit
cli-arg-admin-what = The id of the report; for unban that of the person
cli-arg-admin-table = Who sits at this table, instead of a report
cli-arg-admin-seat = The seat at that table
cli-arg-admin-days = For how many days; for good without a number (names: 7)
cli-arg-admin-reason = insult, harassment, name, spam, cheating or other
cli-arg-admin-token-file = A file with the token; otherwise SPIELHOF_ADMIN_TOKEN is used, and on the machine itself none is needed
fault-admin-whom = Say whom it is about: a report, or --table and --seat.
