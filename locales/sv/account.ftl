# Accounts: passkeys, recovery codes, devices.

account-title = Konto
account-about = Med ett konto är du samma person på alla dina enheter: ditt namn, dina partier och dina platser finns där du loggar in. Det behövs varken lösenord eller e-postadress. I stället sparar din enhet en nyckel, som du låser upp på samma sätt som enheten.
account-create = Skapa ett konto
account-sign-in = Logga in
account-lost = Logga in med en återställningskod
account-code = Återställningskod
account-use-code = Använd koden
account-running = { $count ->
    [one] Du har en plats i ett pågående parti på den här enheten. Den flyttas till kontot.
   *[other] Du har platser i { $count } pågående partier på den här enheten. De flyttas till kontot.
  }
account-over = Avslutade partier stannar hos den gäst du är nu och hör inte till kontot.
account-go-on = Fortsätt
account-not = Avbryt
account-passkeys = Nycklar
account-passkey-made = tillagd den { $date }
account-passkey-used = senast använd den { $date }
account-passkey-unused = inte använd än
account-passkey-unnamed = Nyckel
account-remove = Ta bort { $name }
account-remove-sure = Ja, ta bort { $name }
account-new-name = Namn på den nya nyckeln
account-add = Lägg till en nyckel
account-codes = Återställningskoder
account-codes-about = Varje kod släpper in dig en gång om du har tappat bort dina nycklar.
account-codes-left = { $count ->
    [0] Ingen kod är kvar.
    [one] En kod är kvar.
   *[other] { $count } koder är kvar.
  }
account-codes-new = Gör nya koder
account-codes-keep = Skriv upp koderna eller skriv ut dem: de visas bara nu. Tidigare koder gäller inte längre.
account-codes-copy = Kopiera koderna
account-codes-copied = Kopierade.
account-codes-kept = Jag har sparat dem
account-devices-title = Enheter
account-devices = { $count ->
    [one] Bara den här enheten är inloggad.
   *[other] { $count } enheter är inloggade.
  }
account-sign-out = Logga ut här
account-sign-out-others = Logga ut alla andra enheter
account-created = Ditt konto är klart.
account-signed-in = Du är inloggad.
account-moved = { $count ->
    [one] Du är inloggad, och din plats har följt med.
   *[other] Du är inloggad, och dina { $count } platser har följt med.
  }
account-recovered = Du är inloggad med en kod. Lägg till en nyckel nu och ta bort dem du har tappat bort.
account-added = Nyckeln är tillagd.
account-removed = Nyckeln är borttagen. Du kan också radera den på din enhet.
account-signed-out = Du är utloggad.
account-others-out = Alla andra enheter är utloggade.
account-cancelled = Inget har ändrats: ingen nyckel valdes.
account-here-already = Den här enheten har redan en nyckel för ditt konto.
account-impossible = Nycklar kräver en säker adress med ett värdnamn.
account-expired = Det tog för lång tid. Försök igen.
account-refused = Nyckeln godtogs inte.
account-unknown-passkey = Den här nyckeln hör inte till något konto här.
account-not-added = Nyckeln kunde inte läggas till.
account-only-way-in = Det är din enda väg in. Gör återställningskoder först eller lägg till en nyckel till.
account-bad-code = Koden finns inte eller är redan använd.
account-none = Du har inget konto.
account-deleting = ”Radera allt om mig” raderar också kontot med alla nycklar, koder och enheter.
