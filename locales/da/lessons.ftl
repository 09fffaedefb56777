# What the lessons say. A lesson is in crates/guide/lessons, one file for each game.

## Steps that many games share

lesson-watch-step = En brik kan gå ét skridt til en ledig plads lige ved siden af. Se her.
lesson-try-step = Nu dig: flyt en af dine brikker ét skridt.
lesson-first-step = En brik kan gå ét skridt til en ledig plads lige ved siden af, i en hvilken som helst retning. Prøv det: flyt en af dine brikker ét skridt.
lesson-watch-jump = En brik kan også springe over en nabo, din egen eller en andens, til den ledige plads lige bag den. Ingen brikker bliver slået.
lesson-try-jump = Nu dig: spring over en brik.
lesson-watch-chain = Det ene spring kan følge efter det andet, og hvert spring må gå i en ny retning. Hele kæden er én tur.
lesson-watch-jumps = En brik kan også springe over en nabo, din egen eller en andens, til den ledige plads lige bag den og så springe videre. Det hele er én tur, og ingen brikker bliver slået.
lesson-try-chain = Nu dig: lav mindst to spring i én tur.
lesson-last-piece = Der mangler stadig én brik. Få den ind i dit mål, og vind.
lesson-one-chain = En af dine brikker ser ud til at være langt fra dit mål, men en enkelt kæde af spring fører den derhen. Find kæden.
lesson-long-jump-watch = Her må et spring være langt: brikken, du springer over, er præcis i midten, og intet andet er i vejen.
lesson-long-jump-try = Nu dig: lav et langt spring over en brik, der ikke står lige ved siden af din.
lesson-best-chain = Find en kæde på mindst fire spring.
lesson-leave-yard = Få en brik ud af din gård.

## Games on the square board

lesson-bridge = Byg en bro. Den bageste brik har næsten en vej ind i målet. Gå et skridt med en anden brik, så den bageste kan nå derind i næste tur.
lesson-clear-yard = Din modstander har forladt sin gård, så nu skal du tømme din. Få brikken i hjørnet ud af den.
lesson-shut-in = Din modstander skal tømme sin gård, men én brik står stadig i hjørnet. Spær den inde, så den slet ikke kan flyttes, og du vinder.
lesson-make-room = Din sidste brik kan ikke komme ind endnu, for det ledige felt er for langt inde. Gør plads, så du vinder i næste tur.
lesson-win-next = To ture er nok til at vinde, men kun hvis du begynder med det rigtige træk. Flyt, så du vinder i næste tur, uanset hvad din modstander gør.
lesson-quick-watch = Dit mål er kun denne linje på seks felter. En brik, der er gået forbi den, er ikke i mål endnu: den skal tilbage.
lesson-quick-try = Din sidste brik er gået for langt. Få den tilbage til linjen, og vind.
lesson-over-line = Du kan ikke springe direkte ind på det sidste ledige felt. Spring forbi linjen, og kom tilbage til den i samme kæde.
lesson-colour-step = En brik på et mørkt felt må kun gå et skridt, og kun på skrå. Så den bliver på mørke felter.
lesson-colour-jump = En brik på et lyst felt må kun springe. Så den bliver på lyse felter, og den har altid brug for en brik ved siden af.
lesson-colour-help = Den bageste brik står på et lyst felt og har intet at springe over. Gå et skridt med en anden brik, så den bageste kan nå målet i næste tur.
lesson-marked-watch = Den mærkede brik har sin egen plads: hjørnefeltet i målet. Du vinder først, når den står der.
lesson-marked-try = Alle dine brikker er i målet, men du har ikke vundet endnu. Få den mærkede brik hen i sit hjørne.
lesson-marked-chain = Få den mærkede brik hen i sit hjørne i en enkelt kæde. Et andet felt i målet er ikke nok.
lesson-marked-room = En af dine andre brikker står i hjørnet. Flyt den væk, så den mærkede brik kan komme derhen i næste tur. Spær ikke vejen for den!
lesson-open-line = En af dine brikker står i vejen for et langt spring. Flyt den til side, så den bageste brik kan nå målet i næste tur.
lesson-dice-watch = Kast to terninger. Den ene siger, hvor mange brikker der må gå et skridt, den anden, hvor mange spring endnu en brik laver. Ingen brik flyttes to gange.
lesson-dice-try = Du kastede en toer og en treer. Vælg treeren til skridt. Lav så en kæde på to spring, gå skridt med andre brikker, hvis du vil, og slut din tur.
lesson-dice-exact = Du kastede to treere. Din kæde skal have præcis tre spring. Find omvejen, der fører en brik ind i målet.
lesson-dice-bridge = Du har ét skridt og en kæde på to spring. Gå skridtet først, så brikken udenfor kan springe ind i målet.
lesson-dice-win = Du kan vinde i denne tur! Vælg den rigtige terning til skridt. Og tænk på rækkefølgen: en brik, du vil springe over, må ikke gå væk først.
lesson-double-watch = I målet har hver af dine farver sine egne felter, i samme mønster som ved starten. Du vinder, når hver brik står på et felt, der hører til dens farve.
lesson-double-try = Få din sidste brik ind i målet. Den skal lande på et felt, der hører til dens farve.
lesson-alone-watch = Når du spiller alene, tæller hver tur, uanset hvor langt en brik kommer. Så en lang kæde er meget værd.
lesson-two-turns = Bliv færdig på to ture. Tænk over, hvilken brik der skal først.
lesson-three-turns = Bliv færdig på tre ture. Kun én brik kan gå først.
lesson-figure-watch = Dit mål er figuren i midten. Alle dine brikker skal stå på den.
lesson-figure-try = Der mangler stadig to brikker. Spring ind i figuren med den, der er længst væk.

## Games on the star

lesson-star-win-next = Du kan ikke vinde i denne tur. Flyt, så du vinder i næste tur, uanset hvad din modstander gør.
lesson-star-two-turns = Bliv færdig på to ture. Den første skal gøre den anden mulig.
lesson-star-three-turns = Bliv færdig på tre ture. Tænk på den sidste, før du begynder på den første.
lesson-star-two-in-way = Et langt spring går kun over én brik. I lige linje mod dit mål står der mere end én i vejen. En anden kæde fører en af dine brikker ind i målet. Find den.
lesson-star-partner-watch = Alle dine brikker er nået frem. Nu må du også flytte din makkers brikker. Se her.
lesson-star-partner-try = Du er nået frem. Hjælp din makker: flyt makkerens brik lige uden for målet ind i det.
lesson-star-partner-yard = Din gård er din makkers mål, og en af dine brikker står stadig i vejen der. Få den ind i dit eget mål med en enkelt kæde.
lesson-star-partner-bridge = Din makkers sidste brik kan ikke komme ind i sit mål endnu. Sæt en af dine brikker, hvor din makker kan springe over den, lige ind i målet.
lesson-star-partner-win = Kun én af din makkers brikker mangler stadig. Få den ind i sit mål, og jeres hold vinder.
lesson-star-captive-watch = Din modstander har forladt sin gård. Nu skal du tømme din: så længe en brik kan komme ud, må du kun flytte brikker ud af gården.
lesson-star-captive-try = Din modstander har forladt sin gård, og en af dine brikker er stadig i din. Flyt den ud.
lesson-star-captive-lost = Din gård er tom, så din modstander skal tømme sin. Nu er den sidste vej ud lukket. Din modstander kan ikke tømme gården, og du vinder.
lesson-star-captive-tip = Du skal tømme din gård. Brikken helt ude i spidsen har den længste vej. Få den ud i én tur.
lesson-star-captive-shut = En af din modstanders brikker er stadig i sin gård, og der er kun én vej ud. Luk den, og vind.
lesson-star-captive-leave-shut = Din sidste brik er stadig i din gård, og en af din modstanders er stadig i sin. Én kæde fører din ud og spærrer den anden inde. Find den, og vind.
lesson-star-line-watch = Du vinder med en lige linje af dine brikker fra en af stjernens spidser til en anden, uden tomme huller. Se, hvordan det sidste tomme hul bliver fyldt.
lesson-star-line-try = Der er ét tomt hul tilbage i din linje. Fyld det, og vind.
lesson-star-line-jump = Brikken, du har brug for, er langt fra det tomme hul. Find kæden, der fører den derhen, og vind.
lesson-star-line-stop = Din modstander fuldfører sin linje i næste tur. Stop det: sæt en af dine brikker i det tomme hul.
lesson-star-count = Når du spiller alene, tæller du dine ture. En kæde er én tur, uanset hvor lang den er. Denne sparer mange skridt.
lesson-star-leave-goal = I dette spil må en brik forlade sit mål igen. Nogle gange giver det plads til en anden.
lesson-star-filled-watch = Vil din modstander ikke forlade dit mål? Hvis din tur begynder, uden at der er et ledigt hul i det, og mere end halvdelen er din, vinder du alligevel.
lesson-star-filled = En modstanders brik sidder fast i dit mål. Fyld det sidste ledige hul, og du vinder, når din næste tur begynder.
lesson-marble-step = En kugle kan gå ét skridt langs en linje til det næste ledige hul. Se her.
lesson-marble-long = En kugle kan også springe over en anden, selv en, der ligger langt væk. Den anden er præcis i midten, og intet andet er i vejen.
lesson-marble-long-try = Nu dig: lav et langt spring over en kugle, der ikke ligger lige ved siden af din.
lesson-marble-chain = Det ene spring kan følge efter det andet. Få en kugle fra din gård ind i dit mål i en enkelt tur.
lesson-marble-two-in-way = Et langt spring går kun over én kugle. I lige linje mod dit mål ligger der mere end én i vejen. En anden kæde fører en af dine kugler ind i målet. Find den.
lesson-marble-filled = En modstanders kugle sidder fast i dit mål. Fyld det sidste ledige hul, og du vinder, når din næste tur begynder.

## Barricade, Rakado, Gobang, Tippy, Cat and Mouse

lesson-barricade-watch-enter = Du kan sætte en brik ind med ethvert kast. Feltet over din gård tæller som ét, og brikken går videre, til kastet er brugt.
lesson-barricade-enter = Nu dig. Sæt en ny brik ind, så den stopper lige under en barrikade.
lesson-barricade-hit = Lander du præcis på en modstanders brik, skal den tilbage til sin gård. Brikker må dreje om hjørner undervejs. Slå en gul brik.
lesson-barricade-pass = Din brik er spærret inde. Du kan kun sætte en ny ind. I Gold Edition må du stå over i stedet. Prøv det: stå over.
lesson-barricade-watch-lift = Ingen kan gå forbi en barrikade. Men lander du præcis på den, tager du den op og sætter den straks på et andet felt. Her kommer den i vejen for Gul.
lesson-barricade-goal = Kun én af dine brikker kan nå målet øverst med dette kast. Find den, og vind.
lesson-barricade-block = Guls forreste brik skal bruge en toer for at vinde. Tag en barrikade op, og sæt den, så den brik ikke kan nå målet.
lesson-barricade-lock = Spær Gul inde! Tag en barrikade op, og sæt den, så Gul højst kan flytte med ét af de seks kast. Pas på: nogle barrikader hjælper dig allerede.
lesson-rakado-watch = Kast terningen, og flyt én brik lige frem, præcis så mange felter. Efter en sekser kaster du igen.
lesson-rakado-move = Flyt den brik, der er længst fremme. Den går præcis så mange felter, som terningen viser.
lesson-rakado-capture = Du slår en brik ved at lande præcis på dens felt. Hvis du kan slå, skal du gøre det. Find brikken, du kan slå.
lesson-rakado-goal = Dit mål er din modstanders grundrække. Du skal kaste præcis det rigtige tal for at komme ind. Få én brik mere ind i målet.
lesson-rakado-safe = Din modstanders brikker slår lige frem, op til seks felter væk. Gør et træk, så din modstander ikke kan slå noget med et enkelt kast.
lesson-rakado-best-capture = Du kan vælge mellem tre brikker at slå. Vælg sådan, at din modstander ikke kan slå din brik igen med et enkelt kast.
lesson-gobang-watch-five = I sætter en brik ind på skift. Fem af dine i en ubrudt linje vinder: vandret, lodret eller skråt.
lesson-gobang-five = Sæt en brik, så du har fem på stribe.
lesson-gobang-stop = Din modstander har fire på stribe og kan vinde i sin næste tur. Stop det.
lesson-gobang-watch-move = Når alle har sat alle tolv brikker ind, flytter I i stedet: én af dine brikker, ét felt i en hvilken som helst retning.
lesson-gobang-move-five = Alle brikker er sat ind. Flyt en af dine ét felt, og vind.
lesson-gobang-two-threats = Lav to trusler på én gang. Sæt en brik, så du får fem på stribe i din næste tur, uanset hvad din modstander gør.
lesson-tippy-watch = Du slår en brik ved at sætte dine på alle fire sider af den. På skrå tæller ikke.
lesson-tippy-capture = To af din modstanders brikker er næsten omringet. En af dem står ved kanten, hvor den er i sikkerhed. Slå den anden.
lesson-tippy-guard = Din modstander er ved at slå en af dine brikker. Tag det sidste ledige felt ved siden af den.
lesson-tippy-two = Find det felt, hvor én brik slår to.
lesson-tippy-last = Dette er spillets sidste brik. Din modstander har slået to af dine, og du har ikke slået nogen. Sæt den, så du vinder.
lesson-cats-watch-place = De to katte sættes i midten. Så sættes de nitten mus på valgfrie ledige felter. Se, hvordan de to sidste mus bliver sat. Derefter begynder kattene.
lesson-cats-watch-jump = Alle flyttes ét felt i en hvilken som helst retning. En kat må også springe over en mus ved siden af, hvis feltet lige bagved er ledigt. Så er musen slået.
lesson-cats-capture = Du spiller kattene. Slå en mus.
lesson-cats-win = Der er kun ni mus tilbage. Slå én til, og kattene vinder.
lesson-cats-save = Nu spiller du musene, og begge katte er ved at springe. Flyt én mus, så ingen mus kan slås.
lesson-cats-shut = Du spiller musene. Spær kattene inde: flyt én mus, så ingen af kattene kan flytte sig længere.

## Dutch Halma, Le Zug, Top Secret, Captive 2, peg games

lesson-secret-watch-place = Først fylder I midten sammen: i hver tur sætter en af jer én brik. Først når midten er fuld, begynder I at flytte brikkerne.
lesson-secret-watch-off = En brik ved kanten kan gå et skridt ud over den. En brik ved siden af en brik ved kanten kan springe over den og ud. Alle brættets sider kan bruges.
lesson-secret-step-off = Dette er din sidste brik, og den står ved kanten. Gå et skridt ud over kanten, og vind.
lesson-secret-jump-off = Din sidste brik er ikke ved kanten endnu. Få den ud over kanten i denne tur.
lesson-secret-chain-off = Din sidste brik er langt fra kanten. Find kæden af spring, der fører den ud over kanten i én tur.
lesson-secret-two-left = Du har to brikker tilbage. Flyt, så du vinder i næste tur, uanset hvad din modstander gør.
lesson-dutch-watch = En brik går et skridt lige frem. Står en modstanders brik skråt foran, kan du gå i en krog uden om den: du lander på feltet lige bag den. Ingen brikker bliver slået.
lesson-dutch-try-hook = En af dine brikker kan gå i en krog uden om en modstanders brik. Gør det.
lesson-dutch-three-hooks = Kroge kan følge efter hinanden. Find en brik, der kan gå tre kroge i én tur.
lesson-dutch-last-gap = Kun ét felt i dit mål er stadig ledigt. Nå det i én tur, og vind.
lesson-dutch-hook-first = To af dine brikker mangler stadig i dit mål. Flyt, så du vinder i næste tur, uanset hvad din modstander gør.
lesson-zug-watch = Brikker går skråt frem og aldrig tilbage. De springer over enhver brik ved siden af. Efter det sidste spring må de gå ét skridt til.
lesson-zug-try = Spring med en af dine brikker, og gå det ekstra skridt efter springet.
lesson-zug-watch-station = De første fire rækker er en spillers station. Så længe en af spillerens egne brikker er i den, kommer ingen andre ind. Nu går den sidste, og vejen er fri.
lesson-zug-far = Din modstanders station er bevogtet. Få din brik fra den anden række helt hen til den i en enkelt tur.
lesson-zug-open = Ingen bevogter din modstanders station længere. En af dine brikker, der stadig er uden for den, kan nå den bageste række i denne tur. Find vejen.
lesson-zug-two-turns = Ét punkt i den bageste række er stadig ledigt. Flyt, så du vinder i næste tur, uanset hvad din modstander gør.
lesson-solo-watch = En brik springer vandret eller lodret over brikken ved siden af til et ledigt felt. Den slår brikken, den springer over.
lesson-solo-try = Der er to brikker tilbage. Spring, så den sidste står i midten.
lesson-solo-cross = Dette er Korset. Lad én brik blive tilbage, i midten. Vær omhyggelig med det første spring.
lesson-solo-plus = Dette er Plusset. Lad én brik blive tilbage, i midten. Gem brikken, der skal lave det sidste spring.
lesson-solo-fireplace = Dette er Kaminen. Lad én brik blive tilbage, i midten. Tag dig god tid: det kræver ti spring.
lesson-retour-watch = Her spiller du Solohalma baglæns. Sæt en ny brik ved siden af en på brættet; den gamle brik springer over den. Så er der én brik mere efter hvert spring.
lesson-retour-try = Lav det første spring: brikken i midten springer over en ny brik.
lesson-retour-cross = Byg et kors på fem spring: midten, feltet under den, de to felter over den og ét felt på hver side af feltet lige over midten.
lesson-retour-last = Fire felter er ledige. Fyld dem alle undtagen det midterste på tre spring.
lesson-retour-holes = Seks felter er ledige. Fyld dem alle undtagen det midterste. Det hjælper at se på de ledige felter: de flytter sig som brikkerne i Solohalma.
lesson-captive-watch = Brikkerne tilhører ingen. Spring med en hvilken som helst brik, og slå hver brik, den springer over. Du må springe flere gange, men det sidste spring skal føre ud af sekskanten.
lesson-captive-try = Spring ud af sekskanten, og slå en brik.
lesson-captive-two = Slå to brikker i én tur, og kom ud.
lesson-captive-most = Her er der en tur, der slår syv brikker. Find den.
lesson-captive-end = Du er én brik bagud. Find den tur, der vinder med det samme: efter den kan ingen komme ud, og du har flest brikker.
