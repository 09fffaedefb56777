# De regels van elk spel, alinea voor alinea. Het programma voegt de nummers toe: een variabele
# zoals $rule-jump staat voor het nummer van die alinea.

## Waar het om gaat

rule-aim-race = Breng als eerste al je pionnen naar de overkant van het bord, in je doel.
rule-aim-alone = Breng al je pionnen in zo weinig mogelijk beurten in het doel.
rule-aim-marked-halma = Breng als eerste al je pionnen in je doel, met je gemarkeerde pion in de verste hoek ervan. Speel je alleen, dan probeer je dat in zo weinig mogelijk beurten te doen.
rule-aim-team-star-halma = Twee spelers vormen samen een team. Breng als eerste team alle pionnen van beide partners in hun doel.
rule-aim-top-secret = Breng als eerste al je pionnen van het bord af.
rule-aim-solo-halma = Spring tot er nog maar één pion over is, in het midden van het bord.
rule-aim-retour = Begin met één pion en vul het hele bord, behalve het midden.
rule-aim-captive-2 = Sla meer pionnen dan alle anderen door eroverheen te springen op weg uit de zeshoek.
rule-aim-connection = Vul een hele rechte lijn tussen twee punten van de ster met je pionnen.
rule-aim-rakado = Breng meer pionnen in je doel dan alle anderen.
rule-aim-tippy = Sla meer pionnen dan je er verliest, door ze met je eigen pionnen in te sluiten.
rule-aim-gobang = Krijg als eerste vijf van je pionnen op een rij.
rule-aim-cats = Twee katten spelen tegen negentien muizen. De katten proberen muizen te slaan, en de muizen proberen de katten in te sluiten.
rule-aim-barricade = Breng als eerste een van je pionnen naar het doel, het ene veld helemaal boven aan het bord.

## Opstellen

rule-board-square = Het bord heeft 16 × 16 velden. In elke hoek ligt een groot startvak van 19 velden, met daarbinnen een klein startvak van 13.
rule-board-star = De ster heeft 121 gaatjes: een zeshoek van 61 in het midden en zes punten van elk 10.
rule-setup-halma = Met z’n tweeën begin je in hoeken die tegenover elkaar liggen, elk met 19 pionnen die het grote startvak vullen. Met z’n vieren begin je in de vier hoeken, elk met 13 pionnen die het kleine startvak vullen. Je doel is hetzelfde startvak in de hoek tegenover je.
rule-quick-halma-setup = Elke speler heeft zes pionnen op de snelle lijn: de zes velden die wel bij het grote startvak horen, maar niet bij het kleine. Met z’n tweeën begin je in hoeken die tegenover elkaar liggen, met z’n vieren in alle hoeken. Je doel is de snelle lijn aan de overkant, en waar in deze regels “je startvak” staat, is je eigen snelle lijn bedoeld.
rule-marked-halma-setup = De pion die op het hoekveld van je startvak begint, is gemarkeerd. Hij beweegt net als alle andere.
rule-double-colour-halma-setup = De twee spelers beginnen in hoeken die tegenover elkaar liggen, elk met twee kleuren die het grote startvak vullen: de ene speler heeft negen rode en tien groene pionnen, de andere negen blauwe en tien gele. Rood en blauw staan op velden met dezelfde tint als de hoek, groen en geel op de andere. Rood en blauw zijn partnerkleuren, en groen en geel ook: het doel van elke kleur is waar haar partnerkleur begint.
rule-highscore-setup = Je hebt 19 pionnen. Ze vullen het grote startvak linksonder, en je doel is het grote startvak in de hoek ertegenover.
rule-meeting-point-setup = Je hebt 19 pionnen. Ze vullen het grote startvak linksonder. Je doel is een figuur van 19 velden die op het bord is gemarkeerd: een kruis in het midden met rijen van 3, 3, 7, 3 en 3 velden, of een figuur die je zelf hebt getekend.
rule-setup-star-15 = Met z’n tweeën begin je tegenover elkaar, met z’n drieën steeds met één lege punt ertussen. Elke speler heeft 15 pionnen die het startvak vullen: de punt en de rij van vijf gaatjes ernaast. Je doel is het startvak tegenover het jouwe.
rule-setup-star-four = Met z’n vieren begin je in twee paar punten die tegenover elkaar liggen. Elke speler heeft tien pionnen, en alleen de punten zijn dan de startvakken.
rule-team-star-halma-setup = De vier spelers beginnen in twee paar punten die tegenover elkaar liggen, elk met tien pionnen die de punt vullen: dat is hun startvak. Partners zitten tegenover elkaar, en je doel is de punt van je partner.
rule-chinese-checkers-setup = Elke speler heeft tien knikkers, die hier pionnen heten. Ze vullen één punt van de ster, het startvak. Met z’n tweeën begin je tegenover elkaar, met z’n drieën steeds met één lege punt ertussen en met z’n vieren in twee paar punten die tegenover elkaar liggen; met z’n vijven blijft één punt leeg, en met z’n zessen zijn ze allemaal bezet. Iedereen speelt voor zichzelf, en je doel is de punt tegenover de jouwe.
rule-star-highscore-setup = Je hebt 15 pionnen. Ze vullen je startvak: de punt onderaan en de rij van vijf gaatjes ernaast. Je doel is hetzelfde startvak bovenaan.
rule-connection-setup = Elke speler heeft 13 pionnen. Ze vullen een punt van de ster en de drie middelste gaatjes van de rij ernaast. Met z’n tweeën begin je tegenover elkaar, met z’n drieën steeds met één lege punt ertussen.
rule-connection-solo-setup = Je hebt 13 pionnen. Ze vullen de punt onder aan de ster en de drie middelste gaatjes van de rij ernaast.
rule-captive-2-setup = Twee tot zes spelers zitten om de ster. Zestig pionnen vullen de hele zeshoek, behalve het gaatje in het midden. Ze zijn van niemand.
rule-dutch-halma-setup = Het bord heeft 9 × 9 velden. De twee spelers zitten tegenover elkaar, en elk vult de twee rijen vlak voor zich met 18 pionnen. De twee rijen van je tegenstander zijn je doel.
rule-le-zug-setup = De pionnen staan op de kruispunten van de lijnen, in 17 rijen van 17. De twee spelers zitten tegenover elkaar met elk twaalf pionnen: negen op de rij vlak voor zich, hun achterste rij, steeds met één vrij kruispunt ertussen, en drie op de rij daarvoor. Ook tussen die drie is steeds één kruispunt vrij; de eerste staat op het zesde van links.
rule-top-secret-place = Het bord heeft 16 × 16 velden, en de twee spelers hebben elk 18 pionnen. Om de beurt zet je één pion neer op een vrij veld naar keuze van de 6 × 6 velden in het midden, tot die vol zijn. Pas dan ga je pionnen verplaatsen.
rule-solo-halma-setup = Het bord is een kruis van 33 velden. Op alle velden staat een pion, behalve in het midden.
rule-retour-setup = Het bord is een kruis van 33 velden. In het midden staat één pion, en de andere 31 liggen klaar naast het bord.
rule-rakado-setup = Met z’n tweeën gebruik je het vierkante bord van 16 × 16 velden. Elke speler vult de rij vlak voor zich, de basisrij, met 16 pionnen; je doel is de basisrij van je tegenstander. Met z’n drieën gebruik je de ster, en met z’n tweeën mag dat ook als de huisregels het zeggen.
rule-rakado-star = Op de ster begin je met z’n tweeën tegenover elkaar en met z’n drieën steeds met één lege punt ertussen. Elke speler heeft 15 pionnen die het startvak vullen: de punt en de rij van vijf gaatjes ernaast. Je doel is het startvak tegenover het jouwe.
rule-tippy-setup = Het bord heeft 16 × 16 velden en is in het begin leeg. Twee of drie spelers hebben elk 15 pionnen.
rule-gobang-setup = Het bord heeft 16 × 16 velden en is in het begin leeg. Twee, drie of vier spelers hebben elk twaalf pionnen.
rule-cats-setup = Het bord heeft 16 × 16 velden. Eerst zet de ene speler twee katten op twee van de vier middelste velden. Dan zet de andere speler negentien muizen op vrije velden naar keuze. Daarna spelen jullie om de beurt, en de katten beginnen.
rule-barricade-setup = Het bord heeft 112 velden, en elk veld is verbonden met de velden vlak erboven, eronder en ernaast. Op de aangegeven velden staan elf barricades. Elke speler heeft vijf pionnen in het startvak onder het bord: met z’n tweeën speel je met rood en geel, met z’n drieën komt groen erbij, en met z’n vieren ook blauw.
rule-begins = Wie begint, kies je als je het spel klaarzet. Daarna gaat de beurt met de klok mee.

## Zetten

rule-one-piece = In je beurt verplaats je een van je pionnen: óf één stap, óf een kettingsprong, nooit allebei. Je mag elk startvak in en erdoorheen, en er ook stoppen.
rule-move-anywhere = In je beurt verplaats je een van je pionnen: óf één stap, óf een kettingsprong, nooit allebei. Hij mag overal op het bord komen.
rule-step-square = Met een stap gaat een pion naar een vrij veld vlak ernaast, in een van de acht richtingen: vooruit, achteruit, opzij of schuin.
rule-step-star = Met een stap gaat een pion langs een lijn naar het volgende gaatje, in een van de zes richtingen, als dat gaatje vrij is.
rule-jump = Een sprong gaat in een rechte lijn over één pion die vlak naast de jouwe staat, en eindigt er vlak achter, als die plek vrij is. Je mag over je eigen pionnen springen en over die van anderen. De pion waar je overheen springt, blijft staan, en niemand hoeft te springen.
rule-jump-long = Een sprong mag ook langer zijn: over één pion die verder weg staat, tot even ver erachter als je ervoor stond. Die pion staat dan precies in het midden van de sprong, en verder moet alles tussen begin en eind van de sprong leeg zijn.
rule-chain = Een kettingsprong is één sprong, of meer sprongen achter elkaar met dezelfde pion. Na elke sprong mag je van richting veranderen, en je stopt wanneer je wilt. De plek waar je begon, telt als leeg, maar je kettingsprong mag daar niet eindigen.
rule-pass = Als je iets kunt doen, moet je dat ook. Kun je niets doen, dan pas je.
rule-stay-in-goal = Een pion die aan het begin van je beurt in zijn doel staat, moet daar aan het eind van je beurt ook staan. Een kettingsprong mag het doel uit gaan en weer terugkomen.
rule-stay-complete = Staan alle pionnen van een kleur in hun doel maar heb je nog niet gewonnen, dan mogen ze er alleen weer uit als je geen andere zet hebt.
rule-stay-two-colours = Speel je met twee kleuren (zie de huisregels) en staan alle pionnen van een ervan in hun doel, dan mogen ze er alleen weer uit als je geen andere zet hebt.
rule-colour-halma-shade = Vanaf een donker veld mag een pion alleen een stap doen, en alleen schuin. Vanaf een licht veld mag hij alleen springen. Een zet die in je doel begint en nergens buiten het doel neerkomt, is vrij: dan mag elke stap of sprong.
rule-clear-no-loss = Als je je startvak moet leegmaken (zie de huisregels), moet elke zet daarbij helpen als dat kan. Kan dat niet, dan mag je elke zet doen, en je verliest niet.
rule-double-colour-halma-stay = Een pion die aan het begin van je beurt in het startvak aan de overkant staat, moet daar aan het eind van je beurt ook staan, op welk veld ervan dan ook; een kettingsprong mag het startvak uit gaan en weer terugkomen. Staan al je pionnen van één kleur in dat startvak maar heb je nog niet gewonnen, dan mogen ze er alleen weer uit als je geen andere zet hebt. Ook om je eigen startvak leeg te maken (zie de huisregels), moeten pionnen het hele startvak uit.
rule-team-star-halma-partner = Je verplaatst je eigen pionnen. Zodra die allemaal in hun doel staan, mag je ook de pionnen van je partner verplaatsen.
rule-captive-1-clear = Zodra een andere speler geen pion meer in het eigen startvak heeft, moet je het jouwe leegmaken: je mag dan alleen pionnen je startvak uit brengen. Kan er geen uit, dan moet je een pion in het startvak dichter bij het uiterste gaatje van je doel brengen. Kan dat ook niet, dan lig je eruit.
rule-top-secret-off = Een stap, of een sprong over een pion, mag ook over de rand van het bord gaan, in elk van de acht richtingen. De pion waarmee je dat doet, is dan van het bord af, en je beurt is voorbij.

## Dobbelsteenhalma

rule-dice-halma-roll = In je beurt gooi je met twee dobbelstenen. Kies er één voor de stappen; de andere is voor de sprongen. Bij dubbel valt er niets te kiezen. Kun je maar met één van de twee keuzes iets doen, dan moet je die nemen.
rule-dice-halma-move = Daarna doen hoogstens zoveel pionnen als de stappendobbelsteen aangeeft elk één stap, en één andere pion maakt een kettingsprong van precies zoveel sprongen als de sprongendobbelsteen aangeeft, of je laat de kettingsprong weg. De volgorde kies je zelf, maar geen pion beweegt twee keer in een beurt. Je mag elk startvak in en erdoorheen, en er ook stoppen.
rule-dice-halma-chain = Na elke sprong van de kettingsprong mag je van richting veranderen, maar je mag niet twee keer op hetzelfde veld neerkomen, en ook niet op het veld waar je begon.
rule-dice-halma-must = Als je iets kunt doen, moet je minstens één ding doen; daarna mag je je beurt beëindigen. Kun je met je worp niets doen, dan is je beurt voorbij.
rule-dice-halma-swap = Van plaats wisselen (zie de huisregels) kost een van je stappen. Het mag als geen enkele pion die deze beurt nog mag bewegen, met de rest van je worp het doel in zou kunnen.

## Hollands halma en De Trein

rule-dutch-halma-step = In je beurt verplaats je een van je pionnen: óf een stap, óf een of meer haken. Een stap gaat één veld recht vooruit, als dat veld vrij is.
rule-dutch-halma-hook = Staat er een pion van je tegenstander schuin voor de jouwe, dan mag je er met een haak omheen: je komt in de kolom van die pion, op het veld vlak erachter, van jou uit gezien, als dat vrij is. Je mag een aantal haken achter elkaar maken. Er wordt niets geslagen.
rule-le-zug-move = In je beurt verplaats je een van je pionnen, altijd schuin vooruit: óf één stap naar het volgende vrije kruispunt, óf een kettingsprong.
rule-le-zug-jump = Elke sprong gaat over één pion die vlak naast de jouwe staat, van jou of van je tegenstander, en eindigt er vlak achter als dat kruispunt vrij is. Je mag zo vaak springen als je wilt, telkens naar links of naar rechts, en er dan nog één stap aan toevoegen. De pionnen waar je overheen springt, blijven staan.
rule-le-zug-station = De vier rijen vlak voor een speler zijn het station van die speler. Zolang er een pion van je tegenstander in het eigen station staat, mag je op geen enkel kruispunt daarvan komen, ook niet halverwege een kettingsprong.

## Solitaires en slaan onderweg

rule-solo-halma-jump = Een pion springt langs een rij of kolom over een pion vlak ernaast, naar het vrije veld vlak erachter. De pion waar hij overheen springt, is geslagen en gaat van het bord. Stappen zijn er niet.
rule-solo-halma-turns = Springt dezelfde pion een paar keer achter elkaar, dan is dat één beurt.
rule-retour-jump = Kies een pion met twee vrije velden ernaast in een rechte lijn langs een rij of kolom. Zet een nieuwe pion op het dichtstbijzijnde veld en spring er met de eerste pion overheen, naar het verste. Beide blijven op het bord.
rule-captive-2-jump = In je beurt spring je met een pion naar keuze langs de lijnen over pionnen vlak ernaast, telkens naar het vrije gaatje vlak erachter. Na elke sprong mag je van richting veranderen. Je slaat elke pion zodra je eroverheen springt.
rule-captive-2-out = Je laatste sprong moet buiten de zeshoek eindigen, en zodra je erbuiten neerkomt, is je beurt voorbij. De pion waarmee je sprong, gaat uit het spel en telt voor niemand. Als er een pion naar buiten kan, moet je zo’n beurt spelen.

## Rakado

rule-rakado-move = In je beurt gooi je de dobbelsteen en ga je met een van je pionnen precies zoveel plekken vooruit in een rechte lijn. Op het vierkante bord is dat recht vooruit; op de ster langs een van de twee lijnen die naar je doel lopen. Alles daartussen moet vrij zijn.
rule-rakado-six = Na een zes gooi je nog een keer, ook als je de zes niet kon gebruiken.
rule-rakado-capture = Eindigt je zet op een pion van een tegenstander, dan sla je die en gaat hij van het bord. Op je eigen pion mag je zet niet eindigen.
rule-rakado-must = Als je kunt slaan, moet je slaan; kan het op meer manieren, dan kies je er een. Kun je niet slaan maar wel een zet doen, dan moet je een zet doen. Kun je helemaal geen zet doen, dan pas je.
rule-rakado-goal = Om in je doel te komen, moet je precies het juiste aantal gooien. Een pion in zijn doel kan niet slaan en niet geslagen worden, maar hij mag binnen het doel nog verder.

## Tippy, Gobang, Kat en muis

rule-place = In je beurt zet je een van je pionnen neer op een vrije plek naar keuze.
rule-tippy-capture = Je slaat een pion van een tegenstander als je een pion vlak boven, onder, links of rechts ervan zet en deze vier plekken dan allemaal van jou zijn. Een pion aan de rand is veilig, en een pion die in een gat tussen vier van jouw pionnen wordt gezet, wordt daardoor niet geslagen.
rule-gobang-move = Als iedereen alle pionnen heeft neergezet, ga je ze verplaatsen: in je beurt gaat een van je pionnen naar een vrij veld vlak ernaast, in welke richting je wilt.
rule-cats-move = In je beurt ga je met een van je pionnen naar een vrij veld vlak ernaast, in een van de acht richtingen. Katten en muizen bewegen op dezelfde manier.
rule-cats-jump = In plaats daarvan mag een kat over een muis vlak ernaast springen, naar het vrije veld vlak erachter, en die muis slaan. Het hoeft niet. Katten mogen niet over elkaar springen, en muizen springen nooit.

## Barricade

rule-barricade-opening = Om te beginnen gooit iedereen één keer. Wie het hoogst gooit, begint en gebruikt die worp voor de eerste zet; hebben meer spelers dezelfde hoogste worp, dan gooien zij opnieuw. Daarna gaat de beurt met de klok mee.
rule-barricade-roll = In je beurt gooi je de dobbelsteen en ga je met een van je pionnen precies zoveel velden ver, van veld naar veld, in welke richting je wilt. Je mag de hoek om, maar binnen een zet mag je niet omkeren. Een zes is niets bijzonders: je gooit niet nog een keer.
rule-barricade-enter = Pionnen in je startvak mogen met elke worp het spel in. Het veld vlak boven het startvak telt als één.
rule-barricade-pass-over = Je mag pionnen van elke kleur voorbijgaan, en je telt hun velden ook mee. Een barricade mag je nooit voorbij.
rule-barricade-hit = Eindigt je zet op een pion van een tegenstander, dan gaat die terug naar zijn startvak. Op je eigen pion mag je zet niet eindigen.
rule-barricade-lift = Eindigt je zet precies op een barricade, dan komt je pion op dat veld te staan. De barricade moet je meteen neerzetten op een vrij veld naar keuze, maar nooit op de eerste rij, die boven de startvakken, en nooit op het doel.
rule-barricade-must-move = Als je een zet kunt doen, moet je dat ook, zelfs achteruit. Kun je alleen maar een pion in het spel brengen, kijk dan bij de huisregels. Kun je helemaal geen zet doen, dan wacht je op je volgende beurt.
rule-barricade-talk = Jullie mogen elkaar raad geven en dingen beloven, maar niemand hoeft zich eraan te houden.

## Winnen

rule-win-opposite = Je wint zodra al je pionnen in je doel staan.
rule-filled = Je wint ook als er aan het begin van je beurt geen leeg gaatje meer in je doel is en je eigen pionnen in meer dan de helft ervan staan, van wie de rest ook is (zie de huisregels). Zolang je niet hebt gewonnen, mogen pionnen het doel weer uit.
rule-win-alone = Het spel is opgelost zodra al je pionnen in het doel staan. Tot die tijd mogen ze er weer uit.
rule-lost = Wie het eigen startvak moet leegmaken (zie de huisregels) en dat niet kan, ligt eruit: de pionnen in dat startvak gaan van het bord, en de andere blijven staan. Staat zo’n pion in jouw doel, dan telt die plek als gevuld. De laatste speler die overblijft, wint.
rule-captive-1-lost = Als een speler eruit ligt, gaan de pionnen in het startvak van die speler van het bord en blijven de andere staan. Staat zo’n pion in jouw doel, dan telt dat gaatje als gevuld. De laatste speler die overblijft, wint.
rule-marked-halma-win = Je wint zodra al je pionnen in je doel staan en je gemarkeerde pion op zijn hoekveld staat: het veld schuin tegenover zijn beginveld.
rule-marked-halma-corner = Een pion van een speler die eruit ligt, geldt op dat hoekveld niet als je gemarkeerde pion. Win je omdat je doel gevuld is (zie de huisregels), dan moet je gemarkeerde pion op het hoekveld staan, behalve als daar een pion van een tegenstander staat.
rule-marked-halma-alone = Speel je alleen, dan beginnen je 19 pionnen in het grote startvak linksonder. De regels { $rule-stay-in-goal } en { $rule-stay-complete } gelden dan niet: pionnen mogen het doel weer uit.
rule-double-colour-halma-win = Je wint zodra je beide kleuren in hun doel staan, elke pion op een veld waar zijn partnerkleur begon.
rule-team-star-halma-win = Een team wint zodra alle pionnen van beide partners in hun doel staan. Partners verliezen ook samen, en als pionnen of afstanden worden geteld, worden die van hen opgeteld.
rule-connection-win = Je wint zodra je pionnen op alle gaatjes van een van de zes winnende lijnen staan. Elke lijn heeft 13 gaatjes en loopt recht van het uiterste gaatje van een punt naar dat van de punt twee verder.
rule-dutch-halma-win = Je wint zodra je pionnen de twee rijen van je tegenstander vullen.
rule-le-zug-win = Je wint zodra negen van je pionnen op de negen kruispunten van de achterste rij staan waar je tegenstander begon, en je andere drie op de rij ervoor.
rule-top-secret-win = Je wint zodra al je pionnen van het bord af zijn.
rule-solo-halma-win = Het spel is opgelost als er nog maar één pion over is en die in het midden staat. Probeer zo weinig mogelijk beurten te gebruiken: het kan in 18, en nooit in minder.
rule-retour-win = Het spel is opgelost als elk veld behalve het midden gevuld is. Het is solohalma, maar dan achterstevoren.
rule-alone-score = Speel je alleen, dan probeer je zo weinig mogelijk beurten te gebruiken. Duren twee spellen evenveel beurten, dan is dat met minder sprongen beter.
rule-captive-2-end = Het spel eindigt als geen pion meer uit de zeshoek kan komen. Wie de meeste pionnen heeft geslagen, wint; bij gelijke aantallen wordt de winst gedeeld.
rule-rakado-end = Het spel eindigt als niemand met welke worp dan ook nog een zet zou kunnen doen, of na 500 beurten per speler. Wie de meeste pionnen in het eigen doel heeft, wint; bij gelijke aantallen wordt de winst gedeeld.
rule-tippy-end = Het spel eindigt als iedereen alle pionnen heeft neergezet. Neem het aantal pionnen dat je hebt geslagen en trek daar het aantal af dat je hebt verloren: de hoogste uitkomst wint, en bij gelijke uitkomsten wordt de winst gedeeld.
rule-gobang-win = Je wint zodra er vijf of meer van je pionnen naast elkaar staan in een ononderbroken lijn, langs een rij, een kolom of een diagonaal.
rule-cats-mice-win = De muizen winnen als de katten aan de beurt zijn en geen van beide katten een zet kan doen.
rule-cats-win = De katten winnen zodra er minder dan negen muizen over zijn, want acht muizen kunnen twee katten niet insluiten.
rule-cats-draw = Na honderd beurten achter elkaar waarin niets wordt geslagen, vijftig voor elke speler, is het gelijkspel. Het is ook gelijkspel als dezelfde stelling voor de derde keer aan het begin van een beurt op het bord staat, of na 500 beurten per speler.
rule-barricade-win = Je wint zodra een van je pionnen op het doel komt. Je moet precies het juiste aantal gooien, want het doel loopt dood.

## Andere manieren waarop een spel eindigt

rule-endings = Het spel eindigt ook als alle spelers na elkaar moeten passen, als dezelfde stelling voor de derde keer aan het begin van een beurt op het bord staat, of na 500 beurten per speler.
rule-endings-dice = Het spel eindigt ook als niemand met welke worp dan ook nog een zet zou kunnen doen, of na 500 beurten per speler.
rule-endings-barricade = Het spel eindigt ook na 500 beurten per speler. Tel dan de velden van elk van je pionnen tot het doel, en voor een pion in het startvak één meer dan vanaf het veld erboven. Het kleinste totaal wint, en bij gelijke totalen wordt de winst gedeeld.
rule-endings-alone = Speel je alleen, dan mag je zoveel beurten gebruiken als je wilt, en mogen stellingen terugkomen. Kun je geen zet meer doen, dan is het spel niet opgelost.
rule-measure-square = Gebeurt dat, dan wint wie de meeste pionnen in het eigen doel heeft. Is dat gelijk, tel dan voor elke speler op hoeveel velden de pionnen af staan van de hoek van het bord waar hun doel is, langs rijen en kolommen en nooit schuin geteld: het kleinste totaal wint, en bij gelijke totalen wordt de winst gedeeld.
rule-measure-star = Gebeurt dat, dan wint wie de meeste pionnen in het eigen doel heeft. Is dat gelijk, tel dan voor elke speler op hoeveel stappen de pionnen van het uiterste gaatje van hun doel af staan: het kleinste totaal wint, en bij gelijke totalen wordt de winst gedeeld.
rule-measure-dutch-halma = Gebeurt dat, dan wint wie de meeste pionnen in het eigen doel heeft. Is dat gelijk, tel dan voor elke speler op hoeveel rijen de pionnen vooruit zijn gegaan: het hoogste totaal wint, en bij gelijke totalen wordt de winst gedeeld.
rule-measure-le-zug = Gebeurt dat, dan verliest een speler met nog een pion in het eigen station van een speler zonder. Anders wint wie de meeste pionnen op de negen kruispunten van de achterste rij heeft waar de tegenstander begon; bij gelijke aantallen wordt de winst gedeeld.
rule-measure-top-secret = Gebeurt dat, dan wint wie de meeste pionnen van het bord af heeft; bij gelijke aantallen wordt de winst gedeeld.
rule-measure-connection = Gebeurt dat, dan wint wie op één van die lijnen de meeste pionnen heeft; bij gelijke aantallen wordt de winst gedeeld.
rule-measure-shared = Gebeurt dat, dan delen alle spelers de winst.

## Wat de plaatjes laten zien

diagram-square-step = Een stap gaat naar een vrij veld vlak naast de pion.
diagram-square-jumps = Sprongen achter elkaar, over je eigen pionnen en die van anderen. Dit alles is één beurt.
diagram-super-jump = Een lange sprong: de pion waar je overheen springt, staat precies in het midden.
diagram-square-goal = De laatste pion komt in het startvak aan de overkant aan en wint het spel.
diagram-quick-goal = De laatste pion komt op de lijn aan de overkant aan en wint het spel.
diagram-marked-goal = Alle pionnen zijn aangekomen, en de gemarkeerde staat in de hoek: het spel is gewonnen.
diagram-double-goal = Elke kleur staat waar haar partnerkleur begon: het spel is gewonnen.
diagram-colour-step = Vanaf een donker veld doet een pion een schuine stap.
diagram-colour-jump = Vanaf een licht veld springt een pion.
diagram-dice = Een één voor stappen en een drie voor sprongen: één pion doet een stap, en een andere maakt een kettingsprong van drie sprongen.
diagram-figure = Een pion springt naar zijn plek in de figuur. Er ontbreekt er nog één.
diagram-secret-jumps = Op het bord bewegen pionnen zoals gewoonlijk: met stappen en sprongen.
diagram-secret-leave = Een sprong over de pion aan de rand gaat van het bord af.
diagram-dutch-step = Een stap gaat één veld recht vooruit.
diagram-dutch-hook = Twee haken achter elkaar, elk om een pion van de tegenstander die er schuin voor staat.
diagram-zug-step = Een stap gaat één kruispunt schuin vooruit.
diagram-zug-jumps = Twee sprongen, en daarna nog één schuine stap.
diagram-star-step = Een stap gaat langs een lijn naar het volgende vrije gaatje.
diagram-star-jumps = Sprongen achter elkaar, over je eigen pionnen en die van anderen. Dit alles is één beurt.
diagram-star-super = Een lange sprong: de pion waar je overheen springt, staat precies in het midden.
diagram-star-goal = De laatste pion komt in het startvak aan de overkant aan en wint het spel.
diagram-chinese-goal = De laatste van de tien komt in de punt aan de overkant aan en wint het spel.
diagram-connection = Het laatste gat in een lijn van 13 is dicht: het spel is gewonnen.
diagram-captive-out = Drie sprongen leiden uit de zeshoek en slaan drie pionnen.
diagram-captive-one = Eén sprong is genoeg, als hij maar naar buiten leidt.
diagram-solo-jump = Een sprong slaat de pion waar hij overheen gaat.
diagram-solo-last = De laatste sprong eindigt in het midden: opgelost.
diagram-retour-first = Naast de eerste pion wordt een nieuwe gezet, en de eerste springt eroverheen.
diagram-retour-next = De volgende beurt: een pion springt, en de nieuwe pion blijft ertussen staan.
diagram-five = Vijf in een ononderbroken diagonaal: gewonnen.
diagram-tippy = De vierde pion sluit de ring, en de pion van de tegenstander is geslagen.
diagram-cat-jump = Een kat springt over een muis en slaat die.
diagram-cats-shut = Geen van beide katten kan nog een kant op: de muizen winnen.
diagram-rakado-take = Een vier: de pion van de tegenstander aan het eind van de zet wordt geslagen.
diagram-rakado-goal = Een drie is precies genoeg om de basisrij aan de overkant te bereiken.
diagram-enter = Een vier brengt een pion in het spel; het veld boven het startvak telt als één.
diagram-send-back = Een vijf: de pion gaat de ene tegenstander voorbij en stuurt de andere terug naar het startvak.
diagram-lift = Een drie eindigt precies op een barricade: de pion komt op dat veld, en de barricade gaat ergens anders heen.
diagram-home = Een drie is precies genoeg: de eerste pion op het doel wint.
