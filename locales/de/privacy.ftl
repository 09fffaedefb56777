# What is kept about people, where, and for how long.

privacy-title = Datenschutz
privacy-lead = Spielhof zeigt keine Werbung, zählt keine Besucher und fragt nach keiner E-Mail-Adresse. Hier steht, was wo und wie lange aufbewahrt wird.
privacy-device-title = Auf deinem Gerät
privacy-device = Deine Einstellungen, Namen und Bilder der Leute, die hier spielen, die Spiele auf diesem Gerät und wie weit du in den Lektionen bist. Alles bleibt auf dem Gerät, bis du es dort löschst.
privacy-guest-title = Wer du für den Server bist
privacy-guest = Sobald du auf einem Server einen Tisch eröffnest oder dich an einen setzt, bist du dort Gast: eine zufällige Zahl, ein Cookie mit einem Geheimnis, von dem der Server nur den Hashwert behält, dein Name, wenn du einen angibst, und der Tag, an dem du zuletzt da warst. Wer lange nicht da war (180 Tage, wenn der Betreiber nichts anderes gewählt hat) und nicht mitten in einem Spiel ist, wird gelöscht.
privacy-account-title = Konten
privacy-account = Ein Konto ist freiwillig. Es behält die öffentlichen Schlüssel deiner Passkeys mit den Namen, die du ihnen gibst, wann sie angelegt und zuletzt benutzt wurden, Hashwerte deiner Wiederherstellungscodes und welche Geräte angemeldet sind. Es bleibt, bis du es löschst. Der geheime Teil eines Passkeys verlässt dein Gerät nie.
privacy-tables-title = Tische
privacy-tables = Ein Tisch behält als Zahlen, wer wo sitzt, dazu jeden Zug sowie die Namen und Bilder, die für seine Plätze angegeben wurden. Alle, die die Adresse eines Tisches haben, können zusehen. Tische, an denen nie ein Spiel beginnt, werden nach einigen Stunden gelöscht, Tische, an denen nichts mehr geschieht, nach einigen Monaten (90 Tage, wenn der Betreiber nichts anderes gewählt hat).
privacy-games-title = Beendete Spiele
privacy-games = Ein beendetes Spiel bleibt, solange einer der Gäste bleibt, die es gespielt haben. Die Liste deiner beendeten Spiele siehst nur du, außer du zeigst sie allen.
privacy-ratings-title = Wertungen
privacy-ratings = Mit einem Konto kannst du gewertete Spiele spielen. Deine Wertungen, was jedes Spiel geändert hat und auf wie vielen Spielen sie beruhen, bleiben gespeichert, bis du alles löschst. Deine Wertung steht in der Lobby bei deinem Namen; unter den Besten stehst du nur, wenn du deine Spiele allen zeigst.
privacy-chat-title = Chat
privacy-chat = Chat gibt es nur, wo ihn der Gastgeber eines Tisches erlaubt. Was gesagt wurde, wird mit dem Tisch aufbewahrt und mit ihm oder mit der Person, die es gesagt hat, gelöscht.
privacy-safety-title = Stumm schalten, blockieren, melden
privacy-safety = Wen du stumm geschaltet oder blockiert hast, wird aufbewahrt, bis du es rückgängig machst oder dich löschst; die anderen erfahren es nicht. Eine Meldung bewahrt den Grund und die letzten Zeilen am Tisch auf; sie wird mit der Person gelöscht, um die es geht, sonst ein Jahr nachdem sie erledigt ist (wenn der Betreiber nichts anderes gewählt hat). Von einer ausgeschlossenen Person bleibt nur eine verschlüsselte Prüfsumme ohne Name und Adresse, solange der Ausschluss gilt.
privacy-tournaments-title = Turniere und Bots
privacy-tournaments = Ein Turnier behält die Namen derer, die mitmachen, auch derer, die der Veranstalter eingetragen hat. Es wird mit dem Veranstalter gelöscht oder wie ein Tisch, an dem nichts mehr geschieht. Ein Bot gehört der Person, die ihn angelegt hat, und wird mit ihr gelöscht.
privacy-address-title = Netzadressen
privacy-address = Der Server braucht deine Netzadresse, um dir zu antworten und Angriffe zu bremsen. Er behält sie nur einige Minuten im Arbeitsspeicher und zeigt sie nie anderen Spielern.
privacy-never-title = Was nie geschieht
privacy-never = Daten werden weder verkauft noch weitergegeben. Die Seiten laden nichts von anderen Websites.
privacy-delete-title = Ansehen und löschen
privacy-delete = Unter „Meine Spiele“ kannst du alles herunterladen, was der Server über dich aufbewahrt. In den Einstellungen kannst du es löschen: Name, Geheimnis, Spieleliste, öffentliche Seite und alles, was du gesagt hast, sind sofort weg. Deine Gegner behalten die gemeinsamen Spiele, an deiner Stelle steht dann „Gelöschter Spieler“. Sicherungskopien des Betreibers können ältere Daten enthalten, bis sie ersetzt werden.
