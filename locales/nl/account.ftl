# Accounts: passkeys, recovery codes, devices.

account-title = Account
account-about = Met een account ben je op al je apparaten dezelfde persoon: je naam, je partijen en je plaatsen zijn er overal waar je inlogt. Je hebt geen wachtwoord en geen e-mailadres nodig. Je apparaat bewaart een toegangssleutel, die je ontgrendelt zoals je het apparaat ontgrendelt.
account-create = Account aanmaken
account-sign-in = Inloggen
account-lost = Inloggen met een herstelcode
account-code = Herstelcode
account-use-code = Code gebruiken
account-running = { $count ->
    [one] Je hebt op dit apparaat een plaats in een lopende partij. Die gaat naar het account.
   *[other] Je hebt op dit apparaat plaatsen in { $count } lopende partijen. Die gaan naar het account.
  }
account-over = Afgelopen partijen blijven bij de gast die je nu bent en horen niet bij het account.
account-go-on = Verder
account-not = Annuleren
account-passkeys = Toegangssleutels
account-passkey-made = toegevoegd op { $date }
account-passkey-used = laatst gebruikt op { $date }
account-passkey-unused = nog niet gebruikt
account-passkey-unnamed = Toegangssleutel
account-remove = { $name } verwijderen
account-remove-sure = Ja, { $name } verwijderen
account-new-name = Naam van de nieuwe toegangssleutel
account-add = Toegangssleutel toevoegen
account-codes = Herstelcodes
account-codes-about = Met elke code kom je één keer binnen als je je toegangssleutels kwijt bent.
account-codes-left = { $count ->
    [0] Er is geen code over.
    [one] Er is één code over.
   *[other] Er zijn { $count } codes over.
  }
account-codes-new = Nieuwe codes maken
account-codes-keep = Schrijf deze codes op of druk ze af: ze worden alleen nu getoond. Eerdere codes gelden niet meer.
account-codes-copy = Codes kopiëren
account-codes-copied = Gekopieerd.
account-codes-kept = Ik heb ze bewaard
account-devices-title = Apparaten
account-devices = { $count ->
    [one] Alleen dit apparaat is ingelogd.
   *[other] { $count } apparaten zijn ingelogd.
  }
account-sign-out = Hier uitloggen
account-sign-out-others = Alle andere apparaten uitloggen
account-created = Je account is klaar.
account-signed-in = Je bent ingelogd.
account-moved = { $count ->
    [one] Je bent ingelogd en je plaats is meegekomen.
   *[other] Je bent ingelogd en je { $count } plaatsen zijn meegekomen.
  }
account-recovered = Je bent ingelogd met een code. Voeg nu een toegangssleutel toe en verwijder de sleutels die je kwijt bent.
account-added = De toegangssleutel is toegevoegd.
account-removed = De toegangssleutel is verwijderd. Je kunt hem ook van je apparaat wissen.
account-signed-out = Je bent uitgelogd.
account-others-out = Alle andere apparaten zijn uitgelogd.
account-cancelled = Er is niets veranderd: er is geen toegangssleutel gekozen.
account-here-already = Dit apparaat heeft al een toegangssleutel voor je account.
account-impossible = Toegangssleutels hebben een veilig adres met een hostnaam nodig.
account-expired = Dat duurde te lang. Probeer het nog eens.
account-refused = De toegangssleutel is niet geaccepteerd.
account-unknown-passkey = Deze toegangssleutel hoort hier bij geen account.
account-not-added = De toegangssleutel kon niet worden toegevoegd.
account-only-way-in = Anders kom je niet meer binnen. Maak eerst herstelcodes of voeg nog een toegangssleutel toe.
account-bad-code = Deze code bestaat niet of is al gebruikt.
account-none = Je hebt geen account.
account-deleting = ‘Alles over mij wissen’ wist ook het account met alle toegangssleutels, codes en apparaten.
