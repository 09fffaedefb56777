# Accounts: passkeys, recovery codes, devices.

account-title = Konto
account-about = Mit einem Konto bist du auf allen deinen Geräten dieselbe Person: Dein Name, deine Partien und deine Plätze sind überall da, wo du dich anmeldest. Es braucht weder ein Passwort noch eine E-Mail-Adresse. Stattdessen bewahrt dein Gerät einen Passkey auf, den du so entsperrst wie das Gerät.
account-create = Konto anlegen
account-sign-in = Anmelden
account-lost = Mit einem Wiederherstellungscode anmelden
account-code = Wiederherstellungscode
account-use-code = Code verwenden
account-running = { $count ->
    [one] Du hast auf diesem Gerät einen Platz in einer laufenden Partie. Er geht auf das Konto über.
   *[other] Du hast auf diesem Gerät Plätze in { $count } laufenden Partien. Sie gehen auf das Konto über.
  }
account-over = Beendete Partien bleiben bei dem Gast, der du jetzt bist, und gehören nicht zum Konto.
account-go-on = Weiter
account-not = Abbrechen
account-passkeys = Passkeys
account-passkey-made = hinzugefügt am { $date }
account-passkey-used = zuletzt verwendet am { $date }
account-passkey-unused = noch nicht verwendet
account-passkey-unnamed = Passkey
account-remove = { $name } entfernen
account-remove-sure = Ja, { $name } entfernen
account-new-name = Name des neuen Passkeys
account-add = Passkey hinzufügen
account-codes = Wiederherstellungscodes
account-codes-about = Mit jedem Code kommst du einmal hinein, wenn du deine Passkeys verloren hast.
account-codes-left = { $count ->
    [0] Es ist kein Code übrig.
    [one] Ein Code ist übrig.
   *[other] { $count } Codes sind übrig.
  }
account-codes-new = Neue Codes erzeugen
account-codes-keep = Schreib diese Codes auf oder drucke sie aus: Sie werden nur jetzt gezeigt. Frühere Codes gelten nicht mehr.
account-codes-copy = Codes kopieren
account-codes-copied = Kopiert.
account-codes-kept = Ich habe sie aufbewahrt
account-devices-title = Geräte
account-devices = { $count ->
    [one] Nur dieses Gerät ist angemeldet.
   *[other] { $count } Geräte sind angemeldet.
  }
account-sign-out = Hier abmelden
account-sign-out-others = Alle anderen Geräte abmelden
account-created = Dein Konto ist fertig.
account-signed-in = Du bist angemeldet.
account-moved = { $count ->
    [one] Du bist angemeldet, und dein Platz ist mitgekommen.
   *[other] Du bist angemeldet, und deine { $count } Plätze sind mitgekommen.
  }
account-recovered = Du bist mit einem Code angemeldet. Füge jetzt einen Passkey hinzu und entferne die verlorenen.
account-added = Der Passkey ist hinzugefügt.
account-removed = Der Passkey ist entfernt. Du kannst ihn auch auf deinem Gerät löschen.
account-signed-out = Du bist abgemeldet.
account-others-out = Alle anderen Geräte sind abgemeldet.
account-cancelled = Es hat sich nichts geändert: Es wurde kein Passkey gewählt.
account-here-already = Dieses Gerät hat schon einen Passkey für dein Konto.
account-impossible = Passkeys brauchen eine sichere Adresse mit einem Hostnamen.
account-expired = Das hat zu lange gedauert. Bitte versuch es noch einmal.
account-refused = Der Passkey wurde nicht angenommen.
account-unknown-passkey = Dieser Passkey gehört hier zu keinem Konto.
account-not-added = Der Passkey konnte nicht hinzugefügt werden.
account-only-way-in = Anders kämst du nicht mehr hinein. Erzeuge zuerst Wiederherstellungscodes oder füge einen weiteren Passkey hinzu.
account-bad-code = Diesen Code gibt es nicht, oder er wurde schon verwendet.
account-none = Du hast kein Konto.
account-deleting = „Alles über mich löschen“ löscht auch das Konto mit allen Passkeys, Codes und Geräten.
