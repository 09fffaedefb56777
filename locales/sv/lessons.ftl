# What the lessons say. A lesson is in crates/guide/lessons, one file for each game.

## Steps that many games share

lesson-watch-step = En pjäs kan ta ett steg till en ledig plats alldeles intill. Titta.
lesson-try-step = Nu är det din tur: flytta någon av dina pjäser ett steg.
lesson-first-step = En pjäs kan ta ett steg till en ledig plats alldeles intill, i valfri riktning. Prova: flytta någon av dina pjäser ett steg.
lesson-watch-jump = En pjäs kan också hoppa över en granne, din egen eller någon annans, till den lediga platsen rakt bakom den. Ingen pjäs blir slagen.
lesson-try-jump = Nu är det din tur: hoppa över en pjäs.
lesson-watch-chain = Ett hopp kan följas av ett till, och varje hopp får gå i en ny riktning. Hela kedjan är en enda tur.
lesson-watch-jumps = En pjäs kan också hoppa över en granne, din egen eller någon annans, till den lediga platsen rakt bakom den, och sedan hoppa vidare. Allt detta är en enda tur, och ingen pjäs blir slagen.
lesson-try-chain = Nu är det din tur: gör minst två hopp i samma tur.
lesson-last-piece = En pjäs saknas fortfarande. För den till ditt mål och vinn.
lesson-one-chain = En av dina pjäser verkar vara långt från ditt mål, men en enda hoppkedja för den dit. Hitta kedjan.
lesson-long-jump-watch = Här får ett hopp vara långt: pjäsen du hoppar över är precis i mitten, och inget annat är i vägen.
lesson-long-jump-try = Nu är det din tur: gör ett långt hopp över en pjäs som inte står alldeles intill din.
lesson-best-chain = Hitta en kedja med minst fyra hopp.
lesson-leave-yard = Få ut en pjäs ur din gård.

## Games on the square board

lesson-bridge = Bygg en bro. Pjäsen längst bak har nästan en väg in i målet. Ta ett steg med en annan pjäs så att den bakersta kan komma dit nästa tur.
lesson-clear-yard = Din motståndare har lämnat sin gård, så nu måste du tömma din. Flytta ut pjäsen som står i hörnet.
lesson-shut-in = Din motståndare måste tömma sin gård, men en pjäs står kvar i hörnet. Stäng in den så att den inte kan flyttas alls, så vinner du.
lesson-make-room = Din sista pjäs kommer inte in än, för den lediga rutan ligger för långt in. Gör plats så att du vinner nästa tur.
lesson-win-next = Två turer räcker för att vinna, men bara om du börjar med rätt drag. Flytta så att du vinner nästa tur, vad din motståndare än gör.
lesson-quick-watch = Ditt mål är bara den här linjen med sex rutor. En pjäs som har gått förbi den är inte framme: den måste tillbaka.
lesson-quick-try = Din sista pjäs har gått för långt. För tillbaka den till linjen och vinn.
lesson-over-line = Du kan inte hoppa rakt till den sista lediga rutan. Hoppa förbi linjen och kom tillbaka till den i samma kedja.
lesson-colour-step = En pjäs på en mörk ruta får bara ta ett steg, och bara snett. Därför stannar den på mörka rutor.
lesson-colour-jump = En pjäs på en ljus ruta får bara hoppa. Därför stannar den på ljusa rutor, och den behöver alltid en pjäs intill sig.
lesson-colour-help = Pjäsen längst bak står på en ljus ruta och har inget att hoppa över. Ta ett steg med en annan pjäs så att den bakersta kan nå målet nästa tur.
lesson-marked-watch = Den märkta pjäsen har en egen plats: målets hörnruta. Du vinner bara när den står där.
lesson-marked-try = Alla dina pjäser är i målet, men du har inte vunnit än. Flytta den märkta pjäsen till sitt hörn.
lesson-marked-chain = För den märkta pjäsen till sitt hörn med en enda kedja. En annan ruta i målet räcker inte.
lesson-marked-room = En av dina andra pjäser står i hörnet. Flytta bort den så att den märkta pjäsen kommer dit nästa tur. Stå inte i vägen för den!
lesson-open-line = En av dina pjäser står i vägen för ett långt hopp. Flytta undan den så att pjäsen längst bak kan nå målet nästa tur.
lesson-dice-watch = Kasta två tärningar. Den ena säger hur många pjäser som får ta ett steg, den andra hur många hopp ytterligare en pjäs gör. Ingen pjäs flyttas två gånger.
lesson-dice-try = Du har fått en tvåa och en trea. Välj trean för steg. Gör sedan en kedja med två hopp, ta steg med andra pjäser om du vill, och avsluta din tur.
lesson-dice-exact = Du har fått två treor. Din kedja måste ha exakt tre hopp. Hitta omvägen som för en pjäs till målet.
lesson-dice-bridge = Du har ett steg och en kedja med två hopp. Ta steget först, så att pjäsen utanför kan hoppa in i målet.
lesson-dice-win = Du kan vinna den här turen! Välj rätt tärning för stegen. Och tänk på ordningen: en pjäs som du vill hoppa över får inte ta ett steg bort först.
lesson-double-watch = I målet har var och en av dina färger sina egna rutor, i samma mönster som i början. Du vinner när varje pjäs står på en ruta för sin färg.
lesson-double-try = För din sista pjäs till målet. Den måste landa på en ruta för sin egen färg.
lesson-alone-watch = När du spelar ensam räknas varje tur, hur långt en pjäs än går. Därför är en lång kedja värd mycket.
lesson-two-turns = Bli klar på två turer. Fundera på vilken pjäs som ska gå först.
lesson-three-turns = Bli klar på tre turer. Bara en av pjäserna kan gå först.
lesson-figure-watch = Ditt mål är figuren i mitten. Alla dina pjäser måste stå på den.
lesson-figure-try = Två pjäser saknas fortfarande. Hoppa in i figuren med den som är längst bort.

## Games on the star

lesson-star-win-next = Du kan inte vinna den här turen. Flytta så att du vinner nästa tur, vad din motståndare än gör.
lesson-star-two-turns = Bli klar på två turer. Den första måste förbereda den andra.
lesson-star-three-turns = Bli klar på tre turer. Tänk på den sista innan du spelar den första.
lesson-star-two-in-way = Ett långt hopp går bara över en enda pjäs. Rakt mot ditt mål är mer än en i vägen. En annan kedja för en av dina pjäser till målet. Hitta den.
lesson-star-partner-watch = Alla dina pjäser är framme. Nu får du flytta din lagkamrats pjäser också. Titta.
lesson-star-partner-try = Du är framme. Hjälp din lagkamrat: flytta in lagkamratens pjäs som står precis utanför målet.
lesson-star-partner-yard = Din gård är din lagkamrats mål, och en av dina pjäser står fortfarande i vägen där. För den till ditt eget mål med en enda kedja.
lesson-star-partner-bridge = Din lagkamrats sista pjäs kommer inte in i sitt mål än. Ställ en av dina pjäser så att din lagkamrat kan hoppa över den, rakt in i målet.
lesson-star-partner-win = Bara en av din lagkamrats pjäser saknas. För den till dess mål, så vinner ditt lag.
lesson-star-captive-watch = Din motståndare har lämnat sin gård. Nu måste du tömma din: så länge en pjäs kan komma ut får du bara flytta ut pjäser ur gården.
lesson-star-captive-try = Din motståndare har lämnat sin gård, och en av dina pjäser står kvar i din. Flytta ut den.
lesson-star-captive-lost = Din gård är tom, så din motståndare måste tömma sin. Nu stängs den sista vägen ut. Motståndaren kan inte tömma gården, och du vinner.
lesson-star-captive-tip = Du måste tömma din gård. Pjäsen längst ut i udden har längst väg. Få ut den på en enda tur.
lesson-star-captive-shut = En av motståndarens pjäser står kvar i sin gård, med en enda väg ut. Stäng den och vinn.
lesson-star-captive-leave-shut = Din sista pjäs står kvar i din gård, och en av motståndarens står kvar i sin. En kedja för ut din pjäs och stänger in motståndarens. Hitta den och vinn.
lesson-star-line-watch = Du vinner med en rak linje av dina pjäser från en av stjärnans uddar till en annan, utan luckor. Titta när den sista luckan fylls.
lesson-star-line-try = En lucka är kvar i din linje. Fyll den och vinn.
lesson-star-line-jump = Pjäsen du behöver är långt från luckan. Hitta kedjan som för den dit, och vinn.
lesson-star-line-stop = Din motståndare fyller sin linje nästa tur. Stoppa det: ställ en av dina pjäser i luckan.
lesson-star-count = När du spelar ensam räknar du dina turer. En kedja är en tur, hur lång den än är. Den här sparar många steg.
lesson-star-leave-goal = I det här spelet får en pjäs lämna sitt mål igen. Ibland ger det plats åt en annan.
lesson-star-filled-watch = Vill din motståndare inte lämna ditt mål? Om din tur börjar utan något ledigt hål i det och mer än hälften av det är ditt, vinner du ändå.
lesson-star-filled = En motståndares pjäs sitter fast i ditt mål. Fyll det sista lediga hålet, så vinner du när din nästa tur börjar.
lesson-marble-step = En kula kan ta ett steg längs en linje till nästa lediga hål. Titta.
lesson-marble-long = En kula kan också hoppa över en annan, även en som är långt borta. Den kulan är precis i mitten, och inget annat är i vägen.
lesson-marble-long-try = Nu är det din tur: gör ett långt hopp över en kula som inte ligger alldeles intill din.
lesson-marble-chain = Ett hopp kan följas av ett till. För en kula från din gård till ditt mål på en enda tur.
lesson-marble-two-in-way = Ett långt hopp går bara över en enda kula. Rakt mot ditt mål är mer än en i vägen. En annan kedja för en av dina kulor till målet. Hitta den.
lesson-marble-filled = En motståndares kula sitter fast i ditt mål. Fyll det sista lediga hålet, så vinner du när din nästa tur börjar.

## Barricade, Rakado, Gobang, Tippy, Cat and Mouse

lesson-barricade-watch-enter = Med vilket kast som helst kan du sätta in en pjäs. Rutan ovanför din gård räknas som ett, och pjäsen går vidare tills kastet är slut.
lesson-barricade-enter = Nu är det din tur. Sätt in en ny pjäs så att den stannar precis nedanför ett hinder.
lesson-barricade-hit = Landar du exakt på en motståndares pjäs går den tillbaka till sin gård. Pjäser får svänga på vägen. Slå ut en gul pjäs.
lesson-barricade-pass = Din pjäs är instängd. Det enda du skulle kunna göra är att sätta in en ny. I Gold Edition får du passa i stället. Prova: passa.
lesson-barricade-watch-lift = Ingen får gå förbi ett hinder. Men om du landar exakt på det plockar du upp det och sätter det genast på en annan ruta. Här hamnar det i vägen för Gul.
lesson-barricade-goal = Bara en av dina pjäser kan nå målet längst upp med det här kastet. Hitta den och vinn.
lesson-barricade-block = Guls främsta pjäs behöver en tvåa för att vinna. Plocka upp ett hinder och sätt det så att den pjäsen inte kan nå målet.
lesson-barricade-lock = Lås in Gul! Plocka upp ett hinder och sätt det så att Gul kan flytta med högst ett av de sex möjliga kasten. Akta dig: några hinder hjälper dig redan.
lesson-rakado-watch = Kasta tärningen och flytta en pjäs rakt fram exakt så många rutor. Efter en sexa kastar du igen.
lesson-rakado-move = Flytta pjäsen som har kommit längst fram. Den går exakt så många rutor som tärningen visar.
lesson-rakado-capture = Du slår en pjäs genom att landa exakt på dess ruta. Om du kan slå måste du göra det. Hitta pjäsen du kan slå.
lesson-rakado-goal = Ditt mål är motståndarens grundrad. Du behöver ett exakt kast för att komma in. För en pjäs till in i målet.
lesson-rakado-safe = Motståndarens pjäser slår rakt fram, upp till sex rutor bort. Gör ett drag så att motståndaren inte kan slå något med ett enda kast.
lesson-rakado-best-capture = Du kan välja mellan tre pjäser att slå. Slå den där motståndaren sedan inte kan slå din pjäs med ett enda kast.
lesson-gobang-watch-five = Ni turas om att sätta ut en pjäs. Fem av dina i en obruten linje vinner: vågrätt, lodrätt eller diagonalt.
lesson-gobang-five = Sätt ut en pjäs så att du har fem i rad.
lesson-gobang-stop = Din motståndare har fyra i rad och skulle kunna vinna nästa tur. Stoppa det.
lesson-gobang-watch-move = När alla har satt ut alla sina tolv pjäser flyttar ni i stället: på din tur går en av dina pjäser en ruta i valfri riktning.
lesson-gobang-move-five = Alla pjäser är utsatta. Flytta en av dina en ruta och vinn.
lesson-gobang-two-threats = Skapa två hot på en gång. Sätt ut en pjäs så att du får fem i rad nästa tur, vad din motståndare än gör.
lesson-tippy-watch = Du slår en pjäs genom att sätta ut dina på alla fyra sidor om den. Snett räknas inte.
lesson-tippy-capture = Två av motståndarens pjäser är nästan omringade. En av dem står vid kanten, och där är den säker. Slå den andra.
lesson-tippy-guard = Din motståndare är på väg att slå en av dina pjäser. Ta den sista lediga rutan bredvid den.
lesson-tippy-two = Hitta rutan där en enda pjäs slår två.
lesson-tippy-last = Det här är spelets sista pjäs. Din motståndare har slagit två av dina, och du har inte slagit någon. Sätt ut den så att du vinner.
lesson-cats-watch-place = De två katterna sätts ut i mitten. Sedan sätts de nitton mössen ut på valfria lediga rutor. Titta på de två sista mössen. Därefter börjar katterna.
lesson-cats-watch-jump = Alla flyttas en ruta i valfri riktning. En katt får också hoppa över en mus intill om rutan rakt bakom är ledig. Då blir musen slagen.
lesson-cats-capture = Du spelar katterna. Slå en mus.
lesson-cats-win = Bara nio möss är kvar. Slå en till, så vinner katterna.
lesson-cats-save = Nu spelar du mössen, och båda katterna är på väg att hoppa. Flytta en mus så att ingen mus kan bli slagen.
lesson-cats-shut = Du spelar mössen. Stäng in katterna: flytta en mus så att ingen av katterna kan flytta sig längre.

## Dutch Halma, Le Zug, Top Secret, Captive 2, peg games

lesson-secret-watch-place = Först fyller ni mitten tillsammans: varje tur sätter en av er ut en pjäs. Först när mitten är full börjar pjäserna flyttas.
lesson-secret-watch-off = En pjäs vid kanten kan ta ett steg ut från brädet. En pjäs intill en vid kanten kan hoppa över den och ut. Det går bra på alla brädets sidor.
lesson-secret-step-off = Det här är din sista pjäs, och den står vid kanten. Ta ett steg ut från brädet och vinn.
lesson-secret-jump-off = Din sista pjäs står inte vid kanten än. Få ut den från brädet den här turen.
lesson-secret-chain-off = Din sista pjäs är långt från kanten. Hitta hoppkedjan som för ut den från brädet på en enda tur.
lesson-secret-two-left = Du har två pjäser kvar. Flytta så att du vinner nästa tur, vad din motståndare än gör.
lesson-dutch-watch = En pjäs tar steg rakt fram. Om en motståndares pjäs står snett framför kan du göra en krok runt den: du landar på rutan rakt bakom den. Ingen pjäs blir slagen.
lesson-dutch-try-hook = En av dina pjäser kan göra en krok runt en motståndares pjäs. Gör det.
lesson-dutch-three-hooks = Krokar kan följa på varandra. Hitta en pjäs som kan göra tre krokar i samma tur.
lesson-dutch-last-gap = Bara en ruta i ditt mål är fortfarande ledig. Nå den på en enda tur och vinn.
lesson-dutch-hook-first = Två av dina pjäser saknas fortfarande i ditt mål. Flytta så att du vinner nästa tur, vad din motståndare än gör.
lesson-zug-watch = Pjäserna går snett framåt och aldrig bakåt. De hoppar över vilken pjäs som helst intill. Efter det sista hoppet får de lägga till ett steg.
lesson-zug-try = Hoppa med en av dina pjäser, och lägg till det extra steget efter hoppet.
lesson-zug-watch-station = De fyra första raderna är en spelares station. Så länge en av spelarens egna pjäser står i den kommer ingen annan in. Nu ger sig den sista pjäsen av, och vägen är fri.
lesson-zug-far = Motståndarens station är bevakad. För din pjäs från andra raden ända fram till den, på en enda tur.
lesson-zug-open = Ingen bevakar motståndarens station längre. En av dina pjäser som fortfarande är utanför den kan nå den bakersta raden den här turen. Hitta vägen.
lesson-zug-two-turns = En punkt i den bakersta raden är fortfarande ledig. Flytta så att du vinner nästa tur, vad din motståndare än gör.
lesson-solo-watch = En pjäs hoppar vågrätt eller lodrätt över pjäsen intill, till en ledig ruta. Den slår pjäsen den hoppar över.
lesson-solo-try = Två pjäser är kvar. Hoppa så att den sista står i mitten.
lesson-solo-cross = Det här är Korset. Lämna en enda pjäs, i mitten. Var försiktig med det första hoppet.
lesson-solo-plus = Det här är Plustecknet. Lämna en enda pjäs, i mitten. Spara pjäsen som gör det sista hoppet.
lesson-solo-fireplace = Det här är Eldstaden. Lämna en enda pjäs, i mitten. Ta god tid på dig: det behövs tio hopp.
lesson-retour-watch = Här spelar du Solohalma baklänges. Sätt en ny pjäs intill en på brädet; den gamla pjäsen hoppar över den. Så blir det en pjäs mer efter varje hopp.
lesson-retour-try = Gör det första hoppet: pjäsen i mitten hoppar över en ny pjäs.
lesson-retour-cross = Bygg ett kors med fem hopp: mitten, rutan nedanför den, de två rutorna ovanför den och en ruta på varje sida om rutan precis ovanför mitten.
lesson-retour-last = Fyra rutor är lediga. Fyll alla utom mitten med tre hopp.
lesson-retour-holes = Sex rutor är lediga. Fyll alla utom mitten. Det hjälper att titta på de lediga rutorna: de rör sig som pjäserna i Solohalma.
lesson-captive-watch = Pjäserna tillhör ingen. Hoppa med vilken pjäs du vill och slå varje pjäs den hoppar över. Du får hoppa flera gånger, men det sista hoppet måste leda ut ur sexhörningen.
lesson-captive-try = Hoppa ut ur sexhörningen och slå en pjäs.
lesson-captive-two = Slå två pjäser i samma tur, och kom ut.
lesson-captive-most = Här kan du slå sju pjäser på en enda tur. Hitta den.
lesson-captive-end = Du ligger en pjäs efter. Hitta turen som vinner genast: efter den kan ingen komma ut, och du har fler pjäser.
