# The rules of each game, paragraph by paragraph. The numbers are added by the program: a variable
# such as $rule-jump stands for the number of that paragraph.

## What you are trying to do

rule-aim-race = Bli först med att föra alla dina pjäser över brädet och in i ditt mål.
rule-aim-alone = För alla dina pjäser till målet på så få turer som möjligt.
rule-aim-marked-halma = Bli först med att föra alla dina pjäser till ditt mål, med din märkta pjäs i målets bortersta hörn. Om du spelar ensam försöker du göra det på så få turer som möjligt.
rule-aim-team-star-halma = Två spelare bildar ett lag. Bli det första laget där båda lagkamraterna har alla sina pjäser i mål.
rule-aim-top-secret = Bli först med att flytta alla dina pjäser ut från brädet.
rule-aim-solo-halma = Hoppa tills bara en enda pjäs är kvar, i mitten av brädet.
rule-aim-retour = Börja med en enda pjäs och fyll hela brädet utom mitten.
rule-aim-captive-2 = Slå fler pjäser än någon annan genom att hoppa över dem på väg ut ur sexhörningen.
rule-aim-connection = Fyll en hel rak linje mellan två av stjärnans uddar med dina pjäser.
rule-aim-rakado = För fler pjäser till ditt mål än någon annan.
rule-aim-tippy = Slå fler pjäser än du förlorar genom att stänga in dem med dina egna.
rule-aim-gobang = Bli först med att få fem av dina pjäser i rad.
rule-aim-cats = Två katter spelar mot nitton möss. Katterna försöker slå möss, och mössen försöker stänga in katterna.
rule-aim-barricade = Bli först med att föra en av dina pjäser till målet, den ensamma rutan längst upp på brädet.

## How to set up

rule-board-square = Brädet har 16 × 16 rutor. I varje hörn finns en stor gård med 19 rutor och inuti den en liten gård med 13.
rule-board-star = Stjärnan har 121 hål: en sexhörning med 61 i mitten och sex uddar med 10 var.
rule-setup-halma = Två spelare börjar i motsatta hörn, var och en med 19 pjäser som fyller den stora gården. Fyra spelare börjar i de fyra hörnen, var och en med 13 pjäser som fyller den lilla gården. Ditt mål är den likadana gården i hörnet mitt emot ditt.
rule-quick-halma-setup = Varje spelare har sex pjäser på snabblinjen: de sex rutor som hör till den stora gården men inte till den lilla. Två spelare börjar i motsatta hörn, fyra i alla hörn. Ditt mål är snabblinjen mitt emot, och där det står ”din gård” i de här reglerna menas din egen snabblinje.
rule-marked-halma-setup = Pjäsen som börjar på hörnrutan i din gård är märkt. Den flyttas som alla andra.
rule-double-colour-halma-setup = De två spelarna börjar i motsatta hörn, var och en med två färger som fyller den stora gården: den ena har nio röda och tio gröna pjäser, den andra nio blå och tio gula. Röda och blå står på rutor med samma nyans som hörnrutan, gröna och gula på de andra. Röd och blå är partnerfärger, och det är grön och gul också: varje färg har sitt mål där dess partnerfärg börjar.
rule-highscore-setup = Du har 19 pjäser. De fyller den stora gården nere till vänster, och ditt mål är den stora gården i hörnet mitt emot.
rule-meeting-point-setup = Du har 19 pjäser. De fyller den stora gården nere till vänster. Ditt mål är en figur på 19 rutor som är markerad på brädet: ett kors i mitten med rader om 3, 3, 7, 3 och 3 rutor, eller en figur som du har ritat själv.
rule-setup-star-15 = Två spelare börjar mitt emot varandra, tre vid varannan udd. Varje spelare har 15 pjäser som fyller gården: udden och raden med fem hål närmast den. Ditt mål är gården mitt emot din.
rule-setup-star-four = Fyra spelare börjar vid två par motsatta uddar. Varje spelare har tio pjäser, och bara uddarna är gårdar.
rule-team-star-halma-setup = Fyra spelare börjar vid två par motsatta uddar, var och en med tio pjäser som fyller udden, spelarens gård. Lagkamrater sitter mitt emot varandra, och ditt mål är din lagkamrats udd.
rule-chinese-checkers-setup = Varje spelare har tio kulor, som här kallas pjäser. De fyller en av stjärnans uddar, spelarens gård. Två spelare börjar mitt emot varandra, tre vid varannan udd och fyra vid två par motsatta uddar; fem lämnar en udd tom, och sex använder alla. Alla spelar för sig själva, och ditt mål är udden mitt emot din.
rule-star-highscore-setup = Du har 15 pjäser. De fyller din gård: udden längst ner och raden med fem hål närmast den. Ditt mål är den likadana gården längst upp.
rule-connection-setup = Varje spelare har 13 pjäser. De fyller en av stjärnans uddar och de tre mittersta hålen i raden närmast den. Två spelare börjar mitt emot varandra, tre vid varannan udd.
rule-connection-solo-setup = Du har 13 pjäser. De fyller stjärnans udd längst ner och de tre mittersta hålen i raden närmast den.
rule-captive-2-setup = Två till sex spelare sitter runt stjärnan. Sextio pjäser fyller hela sexhörningen utom hålet i mitten, och de tillhör ingen.
rule-dutch-halma-setup = Brädet har 9 × 9 rutor. De två spelarna sitter mitt emot varandra, och var och en fyller de två rader som ligger närmast med 18 pjäser. Ditt mål är motståndarens två rader.
rule-le-zug-setup = Pjäserna står på punkterna där linjer korsas, i 17 rader med 17 punkter. De två spelarna sitter mitt emot varandra med tolv pjäser var: nio på varannan punkt i den rad som ligger närmast, den bakersta raden, och tre i raden framför. Också de tre står på varannan punkt, med början på den sjätte från vänster.
rule-top-secret-place = Brädet har 16 × 16 rutor, och de två spelarna har 18 pjäser var. Ni turas om att sätta ut en pjäs på valfri ledig ruta bland de 6 × 6 rutorna i mitten, tills de är fulla. Först därefter börjar ni flytta.
rule-solo-halma-setup = Brädet är ett kors med 33 rutor. Det står pjäser på alla utom den i mitten.
rule-retour-setup = Brädet är ett kors med 33 rutor. En pjäs står i mitten, och de andra 31 väntar bredvid brädet.
rule-rakado-setup = Två spelare använder det kvadratiska brädet med 16 × 16 rutor. Var och en har 16 pjäser som fyller den rad som ligger närmast, grundraden; ditt mål är motståndarens grundrad. Tre spelare använder stjärnan, och det får också två göra om husreglerna säger det.
rule-rakado-star = På stjärnan börjar två spelare mitt emot varandra och tre vid varannan udd. Var och en har 15 pjäser som fyller gården: udden och raden med fem hål närmast den. Ditt mål är gården mitt emot din.
rule-tippy-setup = Brädet har 16 × 16 rutor och är tomt från början. Två eller tre spelare har 15 pjäser var.
rule-gobang-setup = Brädet har 16 × 16 rutor och är tomt från början. Två, tre eller fyra spelare har tolv pjäser var.
rule-cats-setup = Brädet har 16 × 16 rutor. Först sätter den ena spelaren ut två katter på två av de fyra mittersta rutorna. Sedan sätter den andra ut nitton möss på valfria lediga rutor. Därefter turas ni om, och katterna börjar.
rule-barricade-setup = Brädet har 112 rutor, och varje ruta hänger ihop med rutorna direkt ovanför, nedanför och bredvid. Elva hinder står på de rutor som visas. Varje spelare har fem pjäser i gården nedanför brädet: två spelare tar röd och gul, tre tar grön också, och fyra tar även blå.
rule-begins = Ni väljer vem som börjar när ni förbereder spelet. Sedan går turen medurs.

## Moving

rule-one-piece = På din tur flyttar du en av dina pjäser: antingen ett steg eller en hoppkedja, aldrig båda. Du får gå in i och genom vilken gård som helst, och stanna där också.
rule-move-anywhere = På din tur flyttar du en av dina pjäser: antingen ett steg eller en hoppkedja, aldrig båda. Den får gå var som helst på brädet.
rule-step-square = Med ett steg går en pjäs till en ledig ruta alldeles intill, i någon av de åtta riktningarna: framåt, bakåt, åt sidan eller snett.
rule-step-star = Med ett steg går en pjäs längs en linje till nästa hål, i någon av de sex riktningarna, om det hålet är ledigt.
rule-jump = Ett hopp går rakt över en pjäs alldeles intill din och landar precis bakom den, om den platsen är ledig. Du får hoppa över både dina egna och andras pjäser. Pjäsen du hoppar över står kvar, och ingen måste hoppa.
rule-jump-long = Ett hopp kan också vara längre: över en pjäs som står längre bort. Då landar du lika långt bakom den som du startade framför den. Den pjäsen är alltså precis i mitten av hoppet, och allt annat mellan starten och landningen måste vara tomt.
rule-chain = En hoppkedja är ett eller flera hopp i rad med samma pjäs. Du får byta riktning efter varje hopp och sluta när du vill. Platsen du startade från räknas som tom, men kedjan får inte sluta där.
rule-pass = Om du kan göra något måste du göra det. Om det inte finns något du kan göra passar du.
rule-stay-in-goal = En pjäs som står i sitt mål när din tur börjar måste också stå där när din tur slutar. En hoppkedja får gå ut ur målet och komma tillbaka.
rule-stay-complete = Om alla pjäser av en färg är i sitt mål men du inte har vunnit än, får de lämna det igen bara när du inte har något annat drag.
rule-stay-two-colours = Om du spelar med två färger (se husreglerna) och alla pjäser av den ena är i sitt mål, får de lämna det igen bara när du inte har något annat drag.
rule-colour-halma-shade = Från en mörk ruta får en pjäs bara ta ett steg, och bara snett. Från en ljus ruta får den bara hoppa. Ett drag som börjar i ditt mål och aldrig landar utanför det är fritt: då går det bra med vilket steg eller hopp som helst.
rule-clear-no-loss = Om du måste tömma din gård (se husreglerna) måste varje drag hjälpa till med det, så länge något drag kan göra det. Om inget kan det får du göra vilket drag du vill, och du förlorar inte.
rule-double-colour-halma-stay = En pjäs som står i gården mitt emot när din tur börjar måste också stå där när din tur slutar, på vilken som helst av gårdens rutor; en hoppkedja får gå ut ur gården och komma tillbaka. Om alla dina pjäser av en färg är i den gården men du inte har vunnit än, får de lämna den igen bara när du inte har något annat drag. Även när du ska tömma din egen gård (se husreglerna) måste pjäserna lämna hela gården.
rule-team-star-halma-partner = Du flyttar dina egna pjäser. När alla är i sitt mål får du flytta din lagkamrats pjäser också.
rule-captive-1-clear = Så snart en annan spelare inte har någon pjäs kvar i sin gård måste du tömma din: du får bara flytta ut pjäser ur din gård. Om ingen kan komma ut måste du flytta en pjäs i gården närmare det yttersta hålet i ditt mål. Om du inte kan det heller är du ute ur spelet.
rule-top-secret-off = Ett steg, eller ett hopp över en pjäs, får också gå ut över brädets kant, i någon av de åtta riktningarna. Då är pjäsen ute från brädet, och din tur är slut.

## Dice Halma

rule-dice-halma-roll = På din tur kastar du två tärningar. Välj en för steg; den andra är för hopp. Om båda visar lika finns det inget att välja. Om du bara kan göra något med det ena av de två valen måste du ta det.
rule-dice-halma-move = Sedan tar högst så många pjäser som stegtärningen visar ett steg var, och en annan pjäs gör en kedja med exakt så många hopp som hopptärningen visar, eller så avstår du från kedjan. Du väljer ordningen, men ingen pjäs flyttas två gånger i samma tur. Du får gå in i och genom vilken gård som helst, och stanna där också.
rule-dice-halma-chain = Du får byta riktning efter varje hopp i kedjan, men du får inte landa två gånger på samma ruta, och inte heller på den du startade från.
rule-dice-halma-must = Om du kan göra något måste du göra minst en sak; därefter får du avsluta din tur. Om det inte finns något du kan göra med ditt kast är din tur slut.
rule-dice-halma-swap = Ett platsbyte (se husreglerna) kostar ett av dina steg. Du får byta plats när ingen pjäs som fortfarande kan flyttas den här turen skulle kunna komma in i målet med det som är kvar av ditt kast.

## Dutch Halma and Le Zug

rule-dutch-halma-step = På din tur flyttar du en av dina pjäser: antingen ett steg eller en kedja av krokar. Ett steg går en ruta rakt fram, om den rutan är ledig.
rule-dutch-halma-hook = Om en motståndares pjäs står snett framför din får du göra en krok runt den: du landar i samma kolumn som den, på rutan närmast bakom den från ditt håll sett, om den rutan är ledig. Du får göra flera krokar i rad. Ingen pjäs blir slagen.
rule-le-zug-move = På din tur flyttar du en av dina pjäser, alltid snett framåt: antingen ett steg till nästa lediga punkt eller en hoppkedja.
rule-le-zug-jump = Varje hopp går över en pjäs alldeles intill din, din egen eller motståndarens, och landar precis bakom den om den punkten är ledig. Du får hoppa så många gånger du vill, åt vänster eller åt höger varje gång, och sedan lägga till ett steg. Pjäserna du hoppar över står kvar.
rule-le-zug-station = De fyra rader som ligger närmast en spelare är den spelarens station. Så länge någon av motståndarens pjäser står i motståndarens egen station får du inte landa på någon punkt där, inte ens mitt i en hoppkedja.

## Solitaires and captures on the way

rule-solo-halma-jump = En pjäs hoppar vågrätt eller lodrätt över en pjäs alldeles intill, till den lediga rutan precis bakom. Pjäsen den hoppar över blir slagen och lämnar brädet. Det finns inga steg.
rule-solo-halma-turns = Om samma pjäs hoppar flera gånger i rad är det en enda tur.
rule-retour-jump = Välj en pjäs som har två lediga rutor intill sig i rak linje, vågrätt eller lodrätt. Sätt en ny pjäs på den närmaste av dem och hoppa över den med den första pjäsen till den som ligger längre bort. Båda står kvar på brädet.
rule-captive-2-jump = På din tur väljer du vilken pjäs du vill och hoppar med den längs linjerna över pjäser alldeles intill, varje gång till det lediga hålet precis bakom. Du får byta riktning efter varje hopp. Du slår varje pjäs så snart du hoppar över den.
rule-captive-2-out = Ditt sista hopp måste landa utanför sexhörningen, och den första landningen utanför avslutar din tur. Pjäsen du hoppade med lämnar spelet och räknas inte för någon. Om någon pjäs kan komma ut måste du spela en sådan tur.

## Rakado

rule-rakado-move = På din tur kastar du tärningen och flyttar en av dina pjäser exakt så många platser framåt i rak linje. På det kvadratiska brädet betyder det rakt fram; på stjärnan längs någon av de två linjer som leder mot ditt mål. Allt däremellan måste vara ledigt.
rule-rakado-six = Efter en sexa kastar du igen, även om du inte kunde använda den.
rule-rakado-capture = Om ditt drag slutar på en motståndares pjäs slår du den och tar bort den från brädet. Ditt drag får inte sluta på en egen pjäs.
rule-rakado-must = Om du kan slå måste du göra det; finns det flera sätt väljer du ett. Om du inte kan slå men kan flytta måste du flytta. Om du inte kan flytta alls passar du.
rule-rakado-goal = Du behöver ett exakt kast för att landa i ditt mål. En pjäs i sitt mål kan varken slå eller bli slagen, men den får flyttas vidare inne i målet.

## Tippy, Gobang, Cat and Mouse

rule-place = På din tur sätter du ut en av dina pjäser på valfri ledig plats.
rule-tippy-capture = Du slår en motståndares pjäs när du sätter ut en pjäs alldeles ovanför, nedanför, till vänster eller till höger om den och alla de fyra platserna nu är dina. En pjäs vid kanten är säker, och en pjäs som sätts ut i en lucka mellan fyra av dina pjäser blir inte slagen av det.
rule-gobang-move = När alla har satt ut alla sina pjäser flyttar ni i stället: på din tur går en av dina pjäser till en ledig ruta alldeles intill, i valfri riktning.
rule-cats-move = På din tur flyttar du en av dina pjäser till en ledig ruta alldeles intill, i någon av de åtta riktningarna. Katter och möss flyttas likadant.
rule-cats-jump = I stället får en katt hoppa över en mus alldeles intill till den lediga rutan precis bakom, och slå den musen. Den måste inte göra det. Katter får inte hoppa över varandra, och möss hoppar aldrig.

## Barricade

rule-barricade-opening = Till att börja med kastar alla en gång. Den som får högst börjar och använder det kastet till det första draget; om flera får lika högt kastar de igen. Sedan går turen medurs.
rule-barricade-roll = På din tur kastar du tärningen och flyttar en av dina pjäser exakt så många rutor, från ruta till ruta, i valfri riktning. Du får svänga, men du får inte vända om under ett drag. En sexa är inget särskilt: du kastar inte igen.
rule-barricade-enter = Pjäserna i din gård kan komma in på brädet med vilket kast som helst. Rutan precis ovanför gården räknas som ett.
rule-barricade-pass-over = Du får gå förbi pjäser av alla färger, och du räknar deras rutor också. Du får aldrig gå förbi ett hinder.
rule-barricade-hit = Om ditt drag slutar på en motståndares pjäs går den pjäsen tillbaka till sin gård. Ditt drag får inte sluta på en egen pjäs.
rule-barricade-lift = Om ditt drag slutar exakt på ett hinder tar din pjäs över rutan. Du måste genast sätta hindret på valfri ledig ruta, men aldrig i första raden, den som ligger ovanför gårdarna, och aldrig på målet.
rule-barricade-must-move = Om du kan flytta måste du göra det, även bakåt. Om det enda du kan göra är att sätta in en pjäs, se husreglerna. Om du inte kan flytta alls väntar du på din nästa tur.
rule-barricade-talk = Ni får ge varandra råd och lova saker, men ingen måste hålla sina löften.

## Winning

rule-win-opposite = Du vinner så snart alla dina pjäser är i ditt mål.
rule-filled = Du vinner också om ditt mål inte har något tomt hål när din tur börjar och dina egna pjäser står i mer än hälften av det, vem som än har resten (se husreglerna). Tills du har vunnit får pjäser lämna målet igen.
rule-win-alone = Spelet är löst så snart alla dina pjäser är i målet. Fram till dess får de lämna det igen.
rule-lost = En spelare som måste tömma sin gård (se husreglerna) men inte kan är ute ur spelet: spelarens pjäser i gården lämnar brädet, och de andra står kvar. Om en sådan pjäs står i ditt mål räknas dess plats som fylld. Den sista spelaren som är kvar vinner.
rule-captive-1-lost = När en spelare är ute ur spelet lämnar spelarens pjäser i gården brädet, och de andra står kvar. Om en sådan pjäs står i ditt mål räknas dess hål som fyllt. Den sista spelaren som är kvar vinner.
rule-marked-halma-win = Du vinner så snart alla dina pjäser är i ditt mål och din märkta pjäs står på sin hörnruta, den som ligger snett mitt emot dess start.
rule-marked-halma-corner = En pjäs från en spelare som är ute ur spelet ersätter inte din märkta pjäs på den hörnrutan. Om du vinner för att ditt mål är fyllt (se husreglerna) måste din märkta pjäs stå på hörnrutan, om det inte står en motståndares pjäs där.
rule-marked-halma-alone = Om du spelar ensam börjar dina 19 pjäser i den stora gården nere till vänster. Regel { $rule-stay-in-goal } och { $rule-stay-complete } gäller inte: pjäser får lämna målet igen.
rule-double-colour-halma-win = Du vinner så snart båda dina färger är i sina mål, varje pjäs på en ruta där dess partnerfärg började.
rule-team-star-halma-win = Ett lag vinner så snart båda lagkamraterna har alla sina pjäser i mål. Lagkamrater förlorar också tillsammans, och när pjäser eller avstånd räknas läggs deras ihop.
rule-connection-win = Du vinner så snart dina pjäser står i alla hål på en av de sex vinstlinjerna. Var och en av dem har 13 hål och går rakt från det yttersta hålet i en udd till det yttersta hålet i udden efter nästa.
rule-dutch-halma-win = Du vinner så snart dina pjäser fyller motståndarens två rader.
rule-le-zug-win = Du vinner så snart nio av dina pjäser står på de nio startpunkterna i motståndarens bakersta rad och dina andra tre står i raden framför den.
rule-top-secret-win = Du vinner så snart alla dina pjäser är ute från brädet.
rule-solo-halma-win = Spelet är löst när bara en pjäs är kvar och den står i mitten. Försök klara det på så få turer som möjligt: det går på 18, men aldrig på färre.
rule-retour-win = Spelet är löst när alla rutor utom den i mitten är fyllda. Det är Solohalma spelat baklänges.
rule-alone-score = När du spelar ensam försöker du klara dig på så få turer som möjligt. Om två spel tar lika många turer är det med färre hopp bättre.
rule-captive-2-end = Spelet slutar när ingen pjäs längre kan komma ut ur sexhörningen. Den som har slagit flest pjäser vinner; om flera har slagit lika många delar de på segern.
rule-rakado-end = Spelet slutar när ingen skulle kunna flytta med något kast alls, eller efter 500 turer var. Den som har flest pjäser i sitt mål vinner; om flera har lika många delar de på segern.
rule-tippy-end = Spelet slutar när alla har satt ut alla sina pjäser. Ta antalet pjäser du har slagit och dra ifrån antalet du har förlorat: högst resultat vinner, och de som har samma resultat delar på segern.
rule-gobang-win = Du vinner så snart fem eller fler av dina pjäser står bredvid varandra i en obruten linje, vågrätt, lodrätt eller diagonalt.
rule-cats-mice-win = Mössen vinner när det är katternas tur och ingen av katterna kan flytta sig.
rule-cats-win = Katterna vinner så snart färre än nio möss är kvar, för åtta möss kan inte stänga in två katter.
rule-cats-draw = Spelet är oavgjort efter hundra turer i rad utan att någon mus har slagits, femtio för varje spelare. Det är också oavgjort när samma ställning uppstår i början av en tur för tredje gången, eller efter 500 turer var.
rule-barricade-win = Du vinner så snart en av dina pjäser landar på målet. Du behöver ett exakt kast, för målet är en återvändsgränd.

## Other ways for a game to end

rule-endings = Spelet slutar också när alla spelare måste passa efter varandra, när samma ställning uppstår i början av en tur för tredje gången, eller efter 500 turer var.
rule-endings-dice = Spelet slutar också när ingen skulle kunna flytta med något kast alls, eller efter 500 turer var.
rule-endings-barricade = Spelet slutar också efter 500 turer var. Räkna då rutorna från var och en av dina pjäser till målet, och för en pjäs i gården en mer än från rutan ovanför den. Den minsta summan vinner, och de som har samma summa delar på segern.
rule-endings-alone = När du spelar ensam får du ta så många turer du vill, och ställningar får upprepas. Om du inte kan flytta längre är spelet inte löst.
rule-measure-square = I så fall vinner den som har flest pjäser i sitt mål. Om det är lika räknar ni ihop hur många rutor varje spelares pjäser är från det hörn av brädet där deras mål är, längs rader och kolumner och aldrig snett: den minsta summan vinner, och de som har samma summa delar på segern.
rule-measure-star = I så fall vinner den som har flest pjäser i sitt mål. Om det är lika räknar ni ihop hur många steg varje spelares pjäser är från det yttersta hålet i sitt mål: den minsta summan vinner, och de som har samma summa delar på segern.
rule-measure-dutch-halma = I så fall vinner den som har flest pjäser i sitt mål. Om det är lika räknar ni ihop hur många rader varje spelares pjäser har kommit framåt: den största summan vinner, och de som har samma summa delar på segern.
rule-measure-le-zug = I så fall förlorar en spelare som fortfarande har en pjäs i sin egen station mot en som inte har det. Annars vinner den som har fler pjäser på de nio punkterna i motståndarens bakersta rad; om det är lika delar ni på segern.
rule-measure-top-secret = I så fall vinner den som har fler pjäser ute från brädet; om det är lika delar ni på segern.
rule-measure-connection = I så fall vinner den som har flest pjäser på en enda av de linjerna; de som har lika många delar på segern.
rule-measure-shared = I så fall delar alla spelare på segern.

## What the pictures show

diagram-square-step = Ett steg går till valfri ledig ruta alldeles intill pjäsen.
diagram-square-jumps = Flera hopp i rad, över egna och andras pjäser. Allt detta är en enda tur.
diagram-super-jump = Ett långt hopp: pjäsen du hoppar över är precis i mitten.
diagram-square-goal = Den sista pjäsen når gården mitt emot och vinner spelet.
diagram-quick-goal = Den sista pjäsen når linjen mitt emot och vinner spelet.
diagram-marked-goal = Alla pjäser är framme, och den märkta står i hörnet: spelet är vunnet.
diagram-double-goal = Varje färg står där dess partnerfärg började: spelet är vunnet.
diagram-colour-step = Från en mörk ruta tar en pjäs ett steg snett.
diagram-colour-jump = Från en ljus ruta hoppar en pjäs.
diagram-dice = En etta för steg och en trea för hopp: en pjäs tar ett steg, och en annan gör en kedja med tre hopp.
diagram-figure = En pjäs hoppar till sin plats i figuren. En till saknas fortfarande.
diagram-secret-jumps = På brädet tar pjäserna steg och hoppar som vanligt.
diagram-secret-leave = Ett hopp över pjäsen vid kanten går ut från brädet.
diagram-dutch-step = Ett steg går en ruta rakt fram.
diagram-dutch-hook = Två krokar i rad, var och en runt en motståndares pjäs som står snett framför.
diagram-zug-step = Ett steg går en punkt snett framåt.
diagram-zug-jumps = Två hopp, och efter dem ett steg snett framåt.
diagram-star-step = Ett steg går längs en linje till nästa lediga hål.
diagram-star-jumps = Flera hopp i rad, över egna och andras pjäser. Allt detta är en enda tur.
diagram-star-super = Ett långt hopp: pjäsen du hoppar över är precis i mitten.
diagram-star-goal = Den sista pjäsen når gården mitt emot och vinner spelet.
diagram-chinese-goal = Den sista av de tio når udden mitt emot och vinner spelet.
diagram-connection = Den sista luckan i en linje med 13 hål är fylld: spelet är vunnet.
diagram-captive-out = Tre hopp leder ut ur sexhörningen och slår tre pjäser.
diagram-captive-one = Ett enda hopp räcker om det leder ut.
diagram-solo-jump = Ett hopp slår pjäsen det går över.
diagram-solo-last = Det sista hoppet slutar i mitten: löst.
diagram-retour-first = En ny pjäs sätts ut bredvid den första, som hoppar över den.
diagram-retour-next = Nästa tur: en pjäs hoppar, och den nya står kvar emellan.
diagram-five = Fem i en obruten diagonal vinner.
diagram-tippy = Den fjärde pjäsen sluter ringen, och motståndarens pjäs är slagen.
diagram-cat-jump = En katt hoppar över en mus och slår den.
diagram-cats-shut = Ingen av katterna kan flytta sig längre: mössen vinner.
diagram-rakado-take = En fyra: motståndarens pjäs där draget slutar blir slagen.
diagram-rakado-goal = En trea räcker precis för att nå grundraden mitt emot.
diagram-enter = Med en fyra sätts en pjäs in; rutan ovanför gården räknas som ett.
diagram-send-back = En femma: pjäsen går förbi en motståndare och skickar tillbaka den andra till sin gård.
diagram-lift = En trea slutar exakt på ett hinder: pjäsen tar över rutan, och hindret hamnar någon annanstans.
diagram-home = En trea räcker precis: den första pjäsen på målet vinner.
