# Die Seiten der Web-App. Wörter des laufenden Tisches stehen in table.ftl.

## Jede Seite

skip-to-content = Zum Inhalt springen
nav-label = Seiten und Aussehen
to-gallery = Alle Spiele
theme-is-auto = Hell oder dunkel, wie das Gerät es wünscht
theme-is-light = Hell
theme-is-dark = Dunkel
missing-title = Hier ist nichts
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link abgeschnitten.
error-unreachable = Der Server ist nicht zu erreichen. Ist das Netz an?
error-missing = Das kennt der Server nicht.
error-strange = Der Server hat mit einem Fehler geantwortet ({ $status }).

## Alle Spiele

gallery-title = Was spielen wir?

## Einstellungen

settings-title = Einstellungen
setting-language = Sprache
