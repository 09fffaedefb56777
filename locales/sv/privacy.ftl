# What is kept about people, where, and for how long.

privacy-title = Integritet
privacy-lead = Spielhof visar ingen reklam, räknar inga besökare och frågar inte efter någon e-postadress. Här står vad som sparas, var och hur länge.
privacy-device-title = På din enhet
privacy-device = Dina inställningar, namn och bilder på dem som spelar här, spelen på den här enheten och hur långt du har kommit i lektionerna. Allt stannar på enheten tills du raderar det där.
privacy-guest-title = Vem du är för servern
privacy-guest = Så snart du öppnar ett bord på en server eller sätter dig vid ett är du gäst där: ett slumptal, en kaka med en hemlighet som servern bara sparar hashvärdet av, ditt namn om du anger ett, och dagen då du senast var där. En gäst som inte har varit där på länge (180 dagar, om den som driver servern inte har valt något annat) och inte är mitt i ett spel raderas.
privacy-account-title = Konton
privacy-account = Ett konto är frivilligt. Det sparar de öppna nycklarna till dina nycklar med namnen du ger dem, när de gjordes och senast användes, hashvärden av dina återställningskoder och vilka enheter som är inloggade. Det finns kvar tills du raderar det. Den hemliga delen av en nyckel lämnar aldrig din enhet.
privacy-tables-title = Bord
privacy-tables = Ett bord sparar i form av tal vem som sitter var, dessutom varje drag samt de namn och bilder som har angetts för platserna. Alla som har bordets adress kan titta på. Bord där spelet aldrig börjar raderas efter några timmar, och bord där det inte händer något mer efter några månader (90 dagar, om den som driver servern inte har valt något annat).
privacy-games-title = Avslutade spel
privacy-games = Ett avslutat spel finns kvar så länge någon av gästerna som spelade det finns kvar. Bara du ser listan över dina avslutade spel, om du inte visar den för alla.
privacy-ratings-title = Rankning
privacy-ratings = Med ett konto kan du spela rankade partier. Din rankning, vad varje parti ändrade och antalet partier sparas tills du raderar allt. Din rankning står vid ditt namn i lobbyn; du finns bland de bästa bara om du visar dina partier för alla.
privacy-chat-title = Chatt
privacy-chat = Chatt finns bara där bordets värd tillåter det. Det som har sagts sparas med bordet och raderas med det eller med den som sa det.
privacy-safety-title = Tysta, blockera, anmäla
privacy-safety = Vem du har tystat eller blockerat sparas tills du ångrar det eller tar bort dig själv; de andra får inte veta det. En anmälan sparar orsaken och de sista raderna vid bordet; den tas bort med personen den gäller, annars ett år efter att den avslutats (om den som driver servern inte valt något annat). Av en avstängd person sparas bara en nycklad kontrollsumma, utan namn och adress, så länge avstängningen varar.
privacy-tournaments-title = Turneringar och bottar
privacy-tournaments = En turnering sparar namnen på dem som är med, också dem som arrangören har skrivit in. Den raderas med arrangören, eller som ett bord där inget händer längre. En bot tillhör den som gjorde den och raderas med den personen.
privacy-address-title = Nätverksadresser
privacy-address = Servern behöver din nätverksadress för att svara dig och för att bromsa angrepp. Den har adressen bara i minnet, i några minuter, och visar den aldrig för andra spelare.
privacy-never-title = Vad som aldrig händer
privacy-never = Inga uppgifter säljs eller lämnas vidare. Sidorna hämtar ingenting från andra webbplatser.
privacy-delete-title = Se och radera
privacy-delete = Under ”Mina spel” kan du ladda ner allt som servern sparar om dig. I inställningarna kan du radera det: ditt namn, din hemlighet, din lista över spel, din offentliga sida och allt du har sagt är borta direkt. Dina motståndare behåller spelen ni spelade tillsammans, med ”Raderad spelare” på din plats. Säkerhetskopior hos den som driver servern kan innehålla äldre uppgifter tills de byts ut.
