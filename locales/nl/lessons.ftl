# Wat de lessen zeggen. Een les staat in crates/guide/lessons, één bestand voor elk spel.

## Stappen die in veel spellen voorkomen

lesson-watch-step = Een pion kan één stap doen naar een vrije plek vlak ernaast. Kijk maar.
lesson-try-step = Nu jij: doe één stap met een van je pionnen.
lesson-first-step = Een pion kan één stap doen naar een vrije plek vlak ernaast, in welke richting je wilt. Probeer het: doe één stap met een van je pionnen.
lesson-watch-jump = Een pion kan ook over een buur springen, van jou of van een ander, naar de vrije plek recht erachter. Er wordt niets geslagen.
lesson-try-jump = Nu jij: spring over een pion.
lesson-watch-chain = Na een sprong kan er nog een volgen, en elke sprong mag in een nieuwe richting gaan. De hele kettingsprong is één beurt.
lesson-watch-jumps = Een pion kan ook over een buur springen, van jou of van een ander, naar de vrije plek recht erachter, en dan verderspringen. Dat alles is één beurt, en er wordt niets geslagen.
lesson-try-chain = Nu jij: maak minstens twee sprongen in één beurt.
lesson-last-piece = Er ontbreekt nog één pion. Breng hem in je doel en win.
lesson-one-chain = Een van je pionnen lijkt ver van je doel te staan, maar één enkele kettingsprong brengt hem erin. Vind die kettingsprong.
lesson-long-jump-watch = Hier mag een sprong lang zijn: de pion waar je overheen springt, staat precies in het midden, en verder staat er niets in de weg.
lesson-long-jump-try = Nu jij: maak een lange sprong over een pion die niet vlak naast de jouwe staat.
lesson-best-chain = Vind een kettingsprong van minstens vier sprongen.
lesson-leave-yard = Breng een pion uit je startvak.

## Spellen op het vierkante bord

lesson-bridge = Bouw een brug. De achterste pion heeft bijna een weg het doel in. Doe een stap met een andere pion, zodat de achterste er de volgende beurt kan komen.
lesson-clear-yard = Je tegenstander heeft het eigen startvak verlaten, dus nu moet je het jouwe leegmaken. Breng de pion in de hoek naar buiten.
lesson-shut-in = Je tegenstander moet het eigen startvak leegmaken, maar er staat nog één pion in de hoek. Sluit hem in zodat hij geen kant meer op kan, en je wint.
lesson-make-room = Je laatste pion kan er nog niet in, want het vrije veld ligt te diep in het doel. Maak ruimte, zodat je de volgende beurt wint.
lesson-win-next = Twee beurten zijn genoeg om te winnen, maar alleen als je met de juiste zet begint. Doe een zet waarna je de volgende beurt wint, wat je tegenstander ook doet.
lesson-quick-watch = Je doel is alleen deze lijn van zes velden. Een pion die eraan voorbij is, is er nog niet: hij moet terug.
lesson-quick-try = Je laatste pion is te ver gegaan. Breng hem terug op de lijn en win.
lesson-over-line = Je kunt niet rechtstreeks op het laatste vrije veld springen. Spring voorbij de lijn en kom er in dezelfde kettingsprong op terug.
lesson-colour-step = Een pion op een donker veld mag alleen een stap doen, en alleen schuin. Zo blijft hij op donkere velden.
lesson-colour-jump = Een pion op een licht veld mag alleen springen. Zo blijft hij op lichte velden, en hij heeft altijd een pion naast zich nodig.
lesson-colour-help = De achterste pion staat op een licht veld en heeft niets om overheen te springen. Doe een stap met een andere pion, zodat de achterste de volgende beurt het doel kan bereiken.
lesson-marked-watch = De gemarkeerde pion heeft een eigen plek: het hoekveld van het doel. Je wint pas als hij daar staat.
lesson-marked-try = Al je pionnen staan in het doel, maar je hebt nog niet gewonnen. Zet de gemarkeerde pion in zijn hoek.
lesson-marked-chain = Breng de gemarkeerde pion met één enkele kettingsprong in zijn hoek. Een ander veld in het doel is niet genoeg.
lesson-marked-room = Een van je andere pionnen staat in de hoek. Haal hem daar weg, zodat de gemarkeerde pion er de volgende beurt kan komen. Versper hem de weg niet!
lesson-open-line = Een van je pionnen staat een lange sprong in de weg. Zet hem opzij, zodat de achterste pion de volgende beurt het doel kan bereiken.
lesson-dice-watch = Gooi met twee dobbelstenen. De ene zegt hoeveel pionnen een stap mogen doen, de andere hoeveel sprongen nog één andere pion maakt. Geen pion beweegt twee keer.
lesson-dice-try = Je hebt een twee en een drie gegooid. Kies de drie voor de stappen. Maak dan een kettingsprong van twee sprongen, doe stappen met andere pionnen als je wilt, en beëindig je beurt.
lesson-dice-exact = Je hebt twee drieën gegooid. Je kettingsprong moet precies drie sprongen hebben. Vind de omweg die een pion in het doel brengt.
lesson-dice-bridge = Je hebt één stap en een kettingsprong van twee sprongen. Doe eerst de stap, zodat de pion buiten het doel erin kan springen.
lesson-dice-win = Je kunt deze beurt winnen! Kies de juiste dobbelsteen voor de stappen. En let op de volgorde: een pion waar je overheen wilt springen, mag niet eerst wegstappen.
lesson-double-watch = In het doel heeft elk van je kleuren eigen velden, in hetzelfde patroon als aan het begin. Je wint als elke pion op een veld van zijn kleur staat.
lesson-double-try = Breng je laatste pion in het doel. Hij moet op een veld van zijn eigen kleur uitkomen.
lesson-alone-watch = Als je alleen speelt, telt elke beurt, hoe ver een pion ook gaat. Een lange kettingsprong is dus veel waard.
lesson-two-turns = Maak het af in twee beurten. Bedenk welke pion eerst gaat.
lesson-three-turns = Maak het af in drie beurten. Er is maar één pion die eerst kan gaan.
lesson-figure-watch = Je doel is de figuur in het midden. Al je pionnen moeten erop staan.
lesson-figure-try = Er ontbreken nog twee pionnen. Spring de figuur in met de pion die het verst weg staat.

## Spellen op de ster

lesson-star-win-next = Je kunt deze beurt niet winnen. Doe een zet waarna je de volgende beurt wint, wat je tegenstander ook doet.
lesson-star-two-turns = Maak het af in twee beurten. De eerste moet de tweede voorbereiden.
lesson-star-three-turns = Maak het af in drie beurten. Denk aan de laatste voordat je de eerste speelt.
lesson-star-two-in-way = Een lange sprong gaat maar over één pion. Recht naar je doel staat er meer dan één in de weg. Een andere kettingsprong brengt een van je pionnen in het doel. Vind hem.
lesson-star-partner-watch = Al je pionnen zijn aangekomen. Nu mag je ook de pionnen van je partner verplaatsen. Kijk maar.
lesson-star-partner-try = Je bent aangekomen. Help je partner: breng de pion die vlak buiten het doel van je partner staat, erin.
lesson-star-partner-yard = Je startvak is het doel van je partner, en een van je pionnen staat daar nog in de weg. Breng hem met één enkele kettingsprong in je eigen doel.
lesson-star-partner-bridge = De laatste pion van je partner kan nog niet in zijn doel komen. Zet een van je pionnen op een plek waar je partner eroverheen kan springen, zo het doel in.
lesson-star-partner-win = Er ontbreekt nog maar één pion van je partner. Breng hem in zijn doel, en je team wint.
lesson-star-captive-watch = Je tegenstander heeft het eigen startvak verlaten. Nu moet je het jouwe leegmaken: zolang er een pion uit kan, mag je alleen pionnen je startvak uit brengen.
lesson-star-captive-try = Je tegenstander heeft het eigen startvak verlaten, en een van je pionnen staat nog in het jouwe. Breng hem eruit.
lesson-star-captive-lost = Je startvak is leeg, dus moet je tegenstander het eigen startvak leegmaken. Nu is de laatste weg naar buiten dicht. Leegmaken lukt niet meer, en jij wint.
lesson-star-captive-tip = Je moet je startvak leegmaken. De pion helemaal in de punt heeft de langste weg. Breng hem in één beurt naar buiten.
lesson-star-captive-shut = Een van de pionnen van je tegenstander staat nog in het startvak, met maar één weg naar buiten. Sluit die af en win.
lesson-star-captive-leave-shut = Je laatste pion staat nog in je startvak, en bij je tegenstander staat er ook nog een. Eén kettingsprong brengt die van jou naar buiten en sluit de andere in. Vind hem en win.
lesson-star-line-watch = Je wint met een rechte lijn van je pionnen van de ene punt van de ster naar een andere, zonder gat. Kijk hoe het laatste gat dichtgaat.
lesson-star-line-try = Er is nog één gat in je lijn. Maak het dicht en win.
lesson-star-line-jump = De pion die je nodig hebt, is ver van het gat. Vind de kettingsprong die hem erheen brengt, en win.
lesson-star-line-stop = Je tegenstander maakt de volgende beurt een lijn af. Voorkom dat: zet een van je pionnen in het gat.
lesson-star-count = Speel je alleen, dan tel je je beurten. Een kettingsprong is één beurt, hoe lang hij ook is. Deze bespaart een hoop stappen.
lesson-star-leave-goal = In dit spel mag een pion zijn doel weer uit. Soms maakt dat ruimte voor een andere.
lesson-star-filled-watch = Wil je tegenstander je doel niet uit? Als daarin aan het begin van je beurt geen gaatje meer vrij is en meer dan de helft van jou is, win je toch.
lesson-star-filled = Een pion van je tegenstander zit vast in je doel. Vul het laatste vrije gaatje, en je wint als je volgende beurt begint.
lesson-marble-step = Een knikker kan één stap doen langs een lijn, naar het volgende vrije gaatje. Kijk maar.
lesson-marble-long = Een knikker kan ook over een andere springen, zelfs als die verder weg ligt. Die knikker ligt dan precies in het midden, en verder ligt er niets in de weg.
lesson-marble-long-try = Nu jij: maak een lange sprong over een knikker die niet vlak naast de jouwe ligt.
lesson-marble-chain = Na een sprong kan er nog een volgen. Breng een knikker in één beurt vanuit je startvak in je doel.
lesson-marble-two-in-way = Een lange sprong gaat maar over één knikker. Recht naar je doel ligt er meer dan één in de weg. Een andere kettingsprong brengt een van je knikkers in het doel. Vind hem.
lesson-marble-filled = Een knikker van je tegenstander zit vast in je doel. Vul het laatste vrije gaatje, en je wint als je volgende beurt begint.

## Barricade, Rakado, Gobang, Tippy, Kat en muis

lesson-barricade-watch-enter = Met elke worp mag een pion het spel in. Het veld boven je startvak telt als één, en de pion gaat door tot de worp op is.
lesson-barricade-enter = Nu jij. Breng een nieuwe pion zo in het spel dat hij vlak onder een barricade stopt.
lesson-barricade-hit = Kom je precies op een pion van een tegenstander uit, dan gaat die terug naar zijn startvak. Onderweg mogen pionnen de hoek om. Sla een gele pion.
lesson-barricade-pass = Je pion is ingesloten. Je kunt alleen een nieuwe in het spel brengen. In de Gold Edition mag je in plaats daarvan passen. Probeer het: pas.
lesson-barricade-watch-lift = Niemand mag een barricade voorbij. Maar kom je er precies op uit, dan pak je hem op en zet je hem meteen op een ander veld. Hier komt hij geel in de weg te staan.
lesson-barricade-goal = Slechts één van je pionnen kan met deze worp het doel boven aan het bord bereiken. Vind hem en win.
lesson-barricade-block = De voorste gele pion heeft een twee nodig om te winnen. Pak een barricade op en zet hem zo neer dat deze pion het doel niet kan bereiken.
lesson-barricade-lock = Sluit geel in! Pak een barricade op en zet hem zo neer dat geel met hoogstens één van de zes worpen nog een zet kan doen. Pas op: sommige barricades helpen je al.
lesson-rakado-watch = Gooi de dobbelsteen en ga met één pion precies zoveel velden recht vooruit. Na een zes gooi je nog een keer.
lesson-rakado-move = Verplaats de pion die het verst vooruit is. Hij gaat precies zoveel velden vooruit als de dobbelsteen aangeeft.
lesson-rakado-capture = Je slaat een pion door precies op zijn veld uit te komen. Als je kunt slaan, moet je slaan. Vind jouw slag.
lesson-rakado-goal = Je doel is de basisrij van je tegenstander. Om erin te komen, moet je precies het juiste aantal gooien. Breng nog een pion in het doel.
lesson-rakado-safe = De pionnen van je tegenstander slaan recht vooruit, tot zes velden ver. Doe een zet waarna ze met geen enkele worp iets kunnen slaan.
lesson-rakado-best-capture = Je kunt kiezen uit drie slagen. Kies de slag waarbij je tegenstander die pion met geen enkele worp kan terugslaan.
lesson-gobang-watch-five = Jullie zetten om de beurt een pion neer. Met vijf van je pionnen in een ononderbroken lijn win je: langs een rij, een kolom of een diagonaal.
lesson-gobang-five = Zet een pion zo neer dat je er vijf op een lijn hebt.
lesson-gobang-stop = Je tegenstander heeft er vier op een lijn en zou de volgende beurt kunnen winnen. Voorkom dat.
lesson-gobang-watch-move = Als iedereen alle twaalf pionnen heeft neergezet, ga je ze verplaatsen: een van je pionnen, één veld in welke richting je wilt.
lesson-gobang-move-five = Alle pionnen zijn neergezet. Verplaats een van je pionnen één veld en win.
lesson-gobang-two-threats = Dreig op twee plekken tegelijk. Zet een pion zo neer dat je er de volgende beurt vijf op een lijn hebt, wat je tegenstander ook doet.
lesson-tippy-watch = Je slaat een pion door aan alle vier de kanten ervan een pion van jou te zetten. Schuin telt niet.
lesson-tippy-capture = Twee pionnen van je tegenstander zijn bijna omsingeld. Een ervan staat aan de rand, en daar is hij veilig. Sla de andere.
lesson-tippy-guard = Je tegenstander staat op het punt een van je pionnen te slaan. Bezet het laatste vrije veld ernaast.
lesson-tippy-two = Vind het veld waar één pion er twee slaat.
lesson-tippy-last = Dit is de laatste pion van het spel. Je tegenstander heeft er twee van jou geslagen, en jij nog geen. Zet hem zo neer dat je wint.
lesson-cats-watch-place = De twee katten worden in het midden neergezet. Dan komen de negentien muizen op vrije velden naar keuze. Kijk naar de laatste twee muizen. Daarna beginnen de katten.
lesson-cats-watch-jump = Katten en muizen gaan één veld ver, in welke richting dan ook. Een kat mag ook over een muis ernaast springen, als het veld recht erachter vrij is. Zo slaat hij de muis.
lesson-cats-capture = Jij speelt de katten. Sla een muis.
lesson-cats-win = Er zijn nog maar negen muizen over. Sla er nog één, en de katten winnen.
lesson-cats-save = Nu speel jij de muizen, en beide katten kunnen springen. Verplaats één muis zo dat geen muis geslagen kan worden.
lesson-cats-shut = Jij speelt de muizen. Sluit de katten in: verplaats één muis zo dat geen van beide katten nog een kant op kan.

## Hollands halma, De Trein, Top Secret, Gevangen 2, solitaires

lesson-secret-watch-place = Eerst vullen jullie samen het midden: elke beurt zet een van jullie één pion neer. Pas als het midden vol is, gaan de pionnen bewegen.
lesson-secret-watch-off = Een pion aan de rand kan met een stap van het bord af. Een pion die naast een pion aan de rand staat, kan daaroverheen van het bord af springen. Elke kant van het bord is goed.
lesson-secret-step-off = Dit is je laatste pion, en hij staat aan de rand. Ga met een stap van het bord en win.
lesson-secret-jump-off = Je laatste pion staat nog niet aan de rand. Breng hem in deze beurt van het bord.
lesson-secret-chain-off = Je laatste pion is ver van de rand. Vind de kettingsprong die hem in één beurt van het bord brengt.
lesson-secret-two-left = Je hebt nog twee pionnen. Doe een zet waarna je de volgende beurt wint, wat je tegenstander ook doet.
lesson-dutch-watch = Een pion doet een stap recht vooruit. Staat een pion van je tegenstander er schuin voor, dan kun je eromheen haken: je komt op het veld recht erachter. Er wordt niets geslagen.
lesson-dutch-try-hook = Een van je pionnen kan om een pion van je tegenstander heen haken. Doe dat.
lesson-dutch-three-hooks = Haken kunnen op elkaar volgen. Vind een pion die in één beurt drie haken kan maken.
lesson-dutch-last-gap = Er is nog maar één veld vrij in je doel. Bereik het in één beurt en win.
lesson-dutch-hook-first = Er ontbreken nog twee pionnen in je doel. Doe een zet waarna je de volgende beurt wint, wat je tegenstander ook doet.
lesson-zug-watch = Pionnen gaan schuin vooruit en nooit terug. Ze springen over elke pion die ernaast staat. Na de laatste sprong mogen ze nog één stap doen.
lesson-zug-try = Spring met een van je pionnen, en doe na de sprong nog de extra stap.
lesson-zug-watch-station = De eerste vier rijen zijn het station van een speler. Zolang er een eigen pion in staat, mag de ander er niet in. Nu gaat de laatste eruit, en is de weg vrij.
lesson-zug-far = Het station van je tegenstander wordt bewaakt. Breng je pion van de tweede rij in één beurt tot vlak ervoor.
lesson-zug-open = Niemand bewaakt het station van je tegenstander nog. Een pion van jou die er nog buiten staat, kan in deze beurt de achterste rij bereiken. Vind de weg.
lesson-zug-two-turns = Er is nog één kruispunt van de achterste rij vrij. Doe een zet waarna je de volgende beurt wint, wat je tegenstander ook doet.
lesson-solo-watch = Een pion springt langs een rij of kolom over de pion ernaast, naar een vrij veld. Hij slaat de pion waar hij overheen springt.
lesson-solo-try = Er zijn nog twee pionnen. Spring zo dat de laatste in het midden staat.
lesson-solo-cross = Dit is het Kruis. Laat één pion over, in het midden. Wees voorzichtig met de eerste sprong.
lesson-solo-plus = Dit is de Plus. Laat één pion over, in het midden. Bewaar de pion die de laatste sprong maakt.
lesson-solo-fireplace = Dit is de Open Haard. Laat één pion over, in het midden. Neem de tijd: er zijn tien sprongen nodig.
lesson-retour-watch = Hier speel je solohalma achterstevoren. Zet een nieuwe pion naast een pion op het bord; de oude pion springt eroverheen. Zo staat er na elke sprong één pion meer.
lesson-retour-try = Maak de eerste sprong: de pion in het midden springt over een nieuwe pion.
lesson-retour-cross = Bouw in vijf sprongen een kruis: het midden, het veld eronder, de twee velden erboven, en aan elke kant één veld naast het veld vlak boven het midden.
lesson-retour-last = Er zijn vier velden vrij. Vul ze in drie sprongen allemaal, behalve het midden.
lesson-retour-holes = Er zijn zes velden vrij. Vul ze allemaal, behalve het midden. Het helpt om naar de vrije velden te kijken: ze bewegen als de pionnen bij solohalma.
lesson-captive-watch = De pionnen zijn van niemand. Spring met een pion naar keuze en sla elke pion waar hij overheen springt. Je mag meer dan één keer springen, maar de laatste sprong moet uit de zeshoek leiden.
lesson-captive-try = Spring uit de zeshoek en sla een pion.
lesson-captive-two = Sla twee pionnen in één beurt, en kom naar buiten.
lesson-captive-most = Hier kun je in één beurt zeven pionnen slaan. Vind de weg.
lesson-captive-end = Je staat één pion achter. Vind de beurt die meteen wint: daarna kan niemand meer naar buiten, en heb jij meer pionnen.
