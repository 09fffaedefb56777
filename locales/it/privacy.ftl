# What is kept about people, where, and for how long.

privacy-title = Privacy
privacy-lead = Spielhof non mostra pubblicità, non conta i visitatori e non chiede indirizzi e-mail. Questa pagina dice che cosa viene conservato, dove e per quanto tempo.
privacy-device-title = Sul tuo dispositivo
privacy-device = Le tue impostazioni, i nomi e i disegni di chi gioca qui, le partite giocate su questo dispositivo e a che punto sei nelle lezioni. Tutto resta sul dispositivo finché non lo cancelli lì.
privacy-guest-title = Chi sei per il server
privacy-guest = Appena apri un tavolo su un server o ti siedi a uno, lì sei un ospite: un numero casuale, un cookie con un segreto di cui il server conserva solo l’impronta, il tuo nome se lo dai e il giorno della tua ultima visita. Un ospite che non si vede da molto tempo (180 giorni, se il gestore del server non ha scelto altro) e che non è nel mezzo di una partita viene cancellato.
privacy-account-title = Account
privacy-account = Un account è facoltativo. Conserva le chiavi pubbliche delle tue passkey con i nomi che dai loro, quando sono state create e usate l'ultima volta, le impronte dei tuoi codici di recupero e quali dispositivi sono collegati. Resta finché non lo elimini. La parte segreta di una passkey non lascia mai il tuo dispositivo.
privacy-tables-title = Tavoli
privacy-tables = Un tavolo conserva sotto forma di numeri chi siede dove, oltre a ogni mossa e ai nomi e disegni dati per i suoi posti. Chiunque abbia l’indirizzo di un tavolo può guardare. I tavoli in cui la partita non comincia mai vengono cancellati dopo qualche ora, quelli in cui non succede più niente dopo qualche mese (90 giorni, se il gestore del server non ha scelto altro).
privacy-games-title = Partite finite
privacy-games = Una partita finita resta finché c’è ancora uno degli ospiti che l’hanno giocata. L’elenco delle tue partite finite lo vedi solo tu, a meno che tu non lo mostri a tutti.
privacy-ratings-title = Punteggi
privacy-ratings = Con un account puoi giocare partite classificate. I tuoi punteggi, ciò che ogni partita ha cambiato e il numero di partite restano finché non cancelli tutto. Il tuo punteggio compare accanto al tuo nome nella sala; sei tra i migliori solo se mostri le tue partite a tutti.
privacy-chat-title = Chat
privacy-chat = La chat c’è solo dove la permette chi ha aperto il tavolo. Quello che si dice viene conservato con il tavolo e cancellato con il tavolo o con la persona che l’ha detto.
privacy-safety-title = Silenziare, bloccare, segnalare
privacy-safety = Chi hai silenziato o bloccato viene conservato finché non lo annulli o non ti elimini; gli altri non lo sanno. Una segnalazione conserva il motivo e le ultime righe dette al tavolo; viene eliminata con la persona segnalata, altrimenti un anno dopo la chiusura (salvo diversa scelta di chi gestisce il server). Di una persona esclusa resta solo un’impronta cifrata, senza nome né indirizzo, finché dura l’esclusione.
privacy-tournaments-title = Tornei e bot
privacy-tournaments = Un torneo conserva i nomi di chi partecipa, anche di chi è stato iscritto dall'organizzatore. Viene eliminato con l'organizzatore, o come un tavolo dove non succede più nulla. Un bot appartiene alla persona che l'ha creato e viene eliminato con lei.
privacy-address-title = Indirizzi di rete
privacy-address = Al server serve il tuo indirizzo di rete per risponderti e per frenare gli attacchi. Lo tiene solo in memoria, per qualche minuto, e non lo mostra mai agli altri giocatori.
privacy-never-title = Che cosa non succede mai
privacy-never = I dati non vengono venduti né passati ad altri. Le pagine non caricano niente da altri siti.
privacy-delete-title = Vedere e cancellare
privacy-delete = In «Le mie partite» puoi scaricare tutto quello che il server conserva su di te. Nelle impostazioni puoi cancellarlo: il tuo nome, il segreto, l’elenco delle partite, la pagina pubblica e tutto quello che hai detto spariscono subito. I tuoi avversari tengono le partite giocate insieme, con «Giocatore cancellato» al tuo posto. Le copie di sicurezza del gestore possono contenere dati più vecchi finché non vengono sostituite.
