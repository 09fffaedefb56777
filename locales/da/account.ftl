# Accounts: passkeys, recovery codes, devices.

account-title = Konto
account-about = Med en konto er du den samme person på alle dine enheder: Dit navn, dine partier og dine pladser er der, hvor du logger ind. Det kræver hverken adgangskode eller e-mailadresse. I stedet gemmer din enhed en adgangsnøgle, som du låser op ligesom enheden.
account-create = Opret en konto
account-sign-in = Log ind
account-lost = Log ind med en gendannelseskode
account-code = Gendannelseskode
account-use-code = Brug koden
account-running = { $count ->
    [one] Du har en plads i et igangværende parti på denne enhed. Den flytter over på kontoen.
   *[other] Du har pladser i { $count } igangværende partier på denne enhed. De flytter over på kontoen.
  }
account-over = Afsluttede partier bliver hos den gæst, du er nu, og hører ikke til kontoen.
account-go-on = Fortsæt
account-not = Annuller
account-passkeys = Adgangsnøgler
account-passkey-made = tilføjet den { $date }
account-passkey-used = sidst brugt den { $date }
account-passkey-unused = ikke brugt endnu
account-passkey-unnamed = Adgangsnøgle
account-remove = Fjern { $name }
account-remove-sure = Ja, fjern { $name }
account-new-name = Navn på den nye adgangsnøgle
account-add = Tilføj en adgangsnøgle
account-codes = Gendannelseskoder
account-codes-about = Hver kode lukker dig ind én gang, hvis du har mistet dine adgangsnøgler.
account-codes-left = { $count ->
    [0] Der er ingen kode tilbage.
    [one] Der er én kode tilbage.
   *[other] Der er { $count } koder tilbage.
  }
account-codes-new = Lav nye koder
account-codes-keep = Skriv koderne ned, eller print dem: De vises kun nu. Tidligere koder gælder ikke længere.
account-codes-copy = Kopiér koderne
account-codes-copied = Kopieret.
account-codes-kept = Jeg har gemt dem
account-devices-title = Enheder
account-devices = { $count ->
    [one] Kun denne enhed er logget ind.
   *[other] { $count } enheder er logget ind.
  }
account-sign-out = Log ud her
account-sign-out-others = Log alle andre enheder ud
account-created = Din konto er klar.
account-signed-in = Du er logget ind.
account-moved = { $count ->
    [one] Du er logget ind, og din plads er fulgt med.
   *[other] Du er logget ind, og dine { $count } pladser er fulgt med.
  }
account-recovered = Du er logget ind med en kode. Tilføj en adgangsnøgle nu, og fjern dem, du har mistet.
account-added = Adgangsnøglen er tilføjet.
account-removed = Adgangsnøglen er fjernet. Du kan også slette den på din enhed.
account-signed-out = Du er logget ud.
account-others-out = Alle andre enheder er logget ud.
account-cancelled = Intet er ændret: Der blev ikke valgt nogen adgangsnøgle.
account-here-already = Denne enhed har allerede en adgangsnøgle til din konto.
account-impossible = Adgangsnøgler kræver en sikker adresse med et værtsnavn.
account-expired = Det tog for lang tid. Prøv igen.
account-refused = Adgangsnøglen blev ikke accepteret.
account-unknown-passkey = Denne adgangsnøgle hører ikke til nogen konto her.
account-not-added = Adgangsnøglen kunne ikke tilføjes.
account-only-way-in = Det er din eneste vej ind. Lav først gendannelseskoder, eller tilføj endnu en adgangsnøgle.
account-bad-code = Koden findes ikke eller er allerede brugt.
account-none = Du har ingen konto.
account-deleting = »Slet alt om mig« sletter også kontoen med alle adgangsnøgler, koder og enheder.
