# What is kept about people, where, and for how long.

privacy-title = Privatliv
privacy-lead = Spielhof viser ingen reklamer, tæller ingen besøgende og spørger ikke efter nogen e-mailadresse. Her står, hvad der gemmes, hvor og hvor længe.
privacy-device-title = På din enhed
privacy-device = Dine indstillinger, navne og billeder på dem, der spiller her, spillene på denne enhed, og hvor langt du er nået i lektionerne. Det hele bliver på enheden, indtil du sletter det dér.
privacy-guest-title = Hvem du er for serveren
privacy-guest = Så snart du åbner et bord på en server eller sætter dig ved et, er du gæst dér: et tilfældigt tal, en cookie med en hemmelighed, som serveren kun gemmer hashværdien af, dit navn, hvis du oplyser et, og den dag, du sidst var der. En gæst, der ikke har været der længe (180 dage, hvis den, der driver serveren, ikke har valgt andet), og som ikke er midt i et spil, bliver slettet.
privacy-account-title = Konti
privacy-account = En konto er frivillig. Den gemmer de offentlige nøgler til dine adgangsnøgler med de navne, du giver dem, hvornår de blev lavet og sidst brugt, hashværdier af dine gendannelseskoder, og hvilke enheder der er logget ind. Den bliver, til du sletter den. Den hemmelige del af en adgangsnøgle forlader aldrig din enhed.
privacy-tables-title = Borde
privacy-tables = Et bord gemmer som tal, hvem der sidder hvor, desuden hvert træk og de navne og billeder, der er valgt til pladserne. Alle, der har bordets adresse, kan se på. Borde, hvor spillet aldrig begynder, bliver slettet efter nogle timer, og borde, hvor der ikke sker mere, efter nogle måneder (90 dage, hvis den, der driver serveren, ikke har valgt andet).
privacy-games-title = Afsluttede spil
privacy-games = Et afsluttet spil bliver gemt, så længe en af de gæster, der spillede det, er der. Kun du ser listen over dine afsluttede spil, medmindre du viser den til alle.
privacy-ratings-title = Ratings og løsninger
privacy-ratings = Med en konto kan du spille ratede spil. Dine ratings, hvad hvert spil ændrede, og antallet af spil gemmes, indtil du sletter alt. Din rating står ved dit navn i lobbyen; du er kun blandt de bedste, hvis du viser dine spil til alle.
privacy-chat-title = Chat
privacy-chat = Der er kun chat, hvor bordets vært tillader det. Det, der bliver sagt, gemmes sammen med bordet og slettes sammen med det eller med den, der sagde det.
privacy-safety-title = Skjul, bloker, anmeld
privacy-safety = Hvem du har skjult eller blokeret, gemmes, til du fortryder det eller sletter dig selv; de andre får det ikke at vide. En anmeldelse gemmer grunden og de sidste linjer ved bordet; den slettes med den person, den handler om, og ellers et år efter, at den er afsluttet (medmindre serverens ejer har valgt andet). Af en udelukket person gemmes kun en kodet kontrolsum uden navn eller adresse, så længe udelukkelsen varer.
privacy-tournaments-title = Turneringer og bots
privacy-tournaments = En turnering gemmer navnene på dem, der er med, også dem, arrangøren har skrevet ind. Den slettes sammen med arrangøren eller som et bord, hvor der ikke længere sker noget. En bot hører til den, der har lavet den, og slettes sammen med vedkommende.
privacy-address-title = Netværksadresser
privacy-address = Serveren bruger din netværksadresse til at svare dig og til at bremse angreb. Den har den kun i hukommelsen i nogle få minutter og viser den aldrig til andre spillere.
privacy-never-title = Hvad der aldrig sker
privacy-never = Ingen data bliver solgt eller givet videre. Siderne henter ikke noget fra andre websteder.
privacy-delete-title = Se det, og slet det
privacy-delete = Under ”Mine spil” kan du hente alt, hvad serveren gemmer om dig. I indstillingerne kan du slette det: Navn, hemmelighed, liste over spil, offentlig side og alt, hvad du har sagt, er væk med det samme. Dine modstandere beholder de spil, I har spillet sammen, med ”Slettet spiller” på din plads. Sikkerhedskopier, som den, der driver serveren, har lavet, kan indeholde ældre data, indtil de bliver udskiftet.
