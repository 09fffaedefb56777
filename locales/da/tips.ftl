# Tips for playing well. Each has a position in crates/guide/tips where the computer follows it.

## Games on the square board

tip-ladder = Byg en stige: brikker på linje med ét ledigt felt imellem. De bageste brikker springer hele vejen langs den i en enkelt tur.
tip-borrow = Din modstanders brikker er også broer. Brug dem, mens de står der.
tip-straggler = Lad ikke en brik stå alene tilbage. Få den sidste med, mens den stadig har noget at springe over.
tip-deep-first = Fyld de inderste felter i dit mål først. En brik, der stopper ved kanten, står i vejen for dem bagved.
tip-colour-pairs = Hold dine brikker på mørke og lyse felter sammen. De på lyse felter kan kun springe, og de andre kan være deres broer.
tip-marked-corner = Hold hjørnet i dit mål frit til den mærkede brik og vejen derhen åben.
tip-long-lines = Se før hver tur langs alle otte linjer fra hver brik, også langt væk. En enlig brik på en åben linje er et langt spring.
tip-dice-order = Tænk på rækkefølgen. Spring over en brik, før du går med den, og gå skridtet først, hvis det bygger en bro.
tip-dice-steps = Ser du ingen god kæde, så tag den højeste terning til skridt. Mange små skridt er bedre end en kæde, du ikke kan lave.
tip-double-shade = Spring og skrå skridt ændrer aldrig, om en brik står på lyst eller mørkt. Står den på den forkerte feltfarve, så gå ét lige skridt.
tip-rear-first = Flyt den bageste brik først. Hvis den forreste løber væk, er der intet tilbage at springe over.
tip-figure-far = Fyld den fjerneste side af figuren først. Brikker, der stopper på den nærmeste side, står i vejen.

## Games on the star

tip-star-straggler = Flyt den allerbageste brik, mens den stadig har en kæde. Når de andre er væk, har den intet at springe over og må gå skridt for skridt.
tip-star-borrow = Din modstanders brikker er også trædesten. Kig efter kæder, der går over både andres og dine egne.
tip-star-deep = Gå så langt ind i dit mål, du kan. En brik, der stopper ved indgangen, spærrer vejen for den næste.
tip-star-leapfrog = Hold to brikker sammen: den bageste springer over den forreste og så omvendt. Det er dobbelt så hurtigt som at gå.
tip-star-far-jump = Se langs hele linjen, ikke kun på naboerne. En enlig brik langt væk kan bringe dig over det halve bræt.
tip-star-partner-yard = Forlad din gård tidligt. Den er din makkers mål, og din makker kan ikke blive færdig, mens du står i den.
tip-star-captive-early = Få brikkerne fra spidsen af din gård frem tidligt. Når din modstander har forladt sin, kan du kun tømme din.
tip-star-captive-shut = Er din egen gård tom, så se på din modstanders. Måske kan du forhindre, at den sidste brik der kommer ud eller tættere på sit mål; så har din modstander tabt.
tip-star-line-stop = Tæl også de tomme huller i din modstanders linje. Når der kun er ét tilbage, så sæt en af dine brikker i det.
tip-star-line-gap = En brik i din linje kan springe hen i linjens tomme hul. Så er det tomme hul et andet sted, hvor det er lettere for dig at fylde eller sværere at spærre.
tip-marble-far-jump = Se langs hele linjen, ikke kun på naboerne. En enlig kugle langt væk kan bringe dig over det halve bræt.
tip-marble-deep = Gå så langt ind i dit mål, du kan. En kugle, der stopper ved indgangen, spærrer vejen for den næste.

## Barricade, Rakado, Gobang, Tippy, Cat and Mouse

tip-barricade-leader = Kan du vælge, hvilken brik du slår, så slå den, der er tættest på målet. Den har den længste vej tilbage.
tip-barricade-wall = Sæt en barrikade lige foran den af modstandernes brikker, der er tættest på målet. Så kræver det en etter eller en lang omvej at komme videre.
tip-barricade-lift = Land på en barrikade, når du kan. Du åbner vejen for dig selv og lukker den for en anden.
tip-rakado-goal = Hvis dit kast fører en brik ind i målet, så gå ind. Der kan den ikke slås, og kun brikker i målet tæller.
tip-rakado-recapture = Kan du vælge mellem flere brikker at slå, så se op langs kolonnen. Vælg en, hvor ingen af modstanderens brikker er tæt nok på til at slå dig igen.
tip-gobang-three = Hvis tre på stribe har begge ender frie, så stop dem med det samme. Venter du, bliver de til fire med begge ender frie, og du kan kun stoppe den ene ende.
tip-gobang-two-threats = Sæt en brik, hvor to af dine linjer krydser hinanden. Din modstander kan kun stoppe den ene af to trusler.
tip-tippy-two = Kig efter et felt ved siden af to af din modstanders brikker. Én brik der kan måske slå begge.
tip-tippy-guard = Hvis din modstander har tre sider af din brik, så tag selv den fjerde. Så kan den ikke slås.
tip-mice-rows = Med musene: hold en mus bag hver mus. En kat kan ikke springe, hvis feltet bagved er optaget.
tip-cats-capture = Med kattene: slå en mus, mens feltet bag den er ledigt. Færre mus har sværere ved at spærre dig inde.

## Dutch Halma, Le Zug, Top Secret, Captive 2, peg games

tip-secret-rim = Når du sætter dine brikker ind, så tag yderkanten af midten. Derfra kommer du hurtigere væk end indefra.
tip-secret-bridge = Brug hver brik som bro, også din modstanders. Én lang kæde sparer mange skridt.
tip-secret-inner-first = Hvis en brik kan springe ud over din egen brik ved kanten, så gør det først. Brikken ved kanten kan stadig gå ud senere.
tip-dutch-hook-now = Gå krogen før skridtet. Modstanderens brik, som du skal bruge til krogen, kan være væk i næste tur.
tip-dutch-no-gift = Gå ikke hen på et felt skråt foran en modstanders brik, hvis den derfra kan gå i en krog uden om dig.
tip-zug-chain = Kig først efter den længste kæde, og glem ikke det ekstra skridt. Din modstanders brikker er også gode at springe over.
tip-zug-guard = Lad én brik blive i din station som vagt, mens din modstander venter foran den. Din modstander står stille, og du går videre.
tip-solo-arms = Få brikkerne i enderne af armene ind tidligt. Når de står alene derude, kan intet nå dem længere.
tip-solo-purge = Lær at rydde tre brikker på række. En brik ved siden af den yderste springer over den, den i den anden ende springer over den midterste, og den første brik springer tilbage.
tip-solo-last-jump = Tænk på slutningen: det sidste spring skal lande i midten. Sørg for to brikker side om side, der peger mod den.
tip-retour-holes = Se på de ledige felter i stedet for brikkerne. De flytter sig som brikkerne i Solohalma, og det sidste skal være midten.
tip-retour-rim = Fyld armenes hjørner tidligt. Kun et spring, der ender der, kan fylde dem.
tip-captive-most = Følg hver vej til ende, før du begynder. En længere vej ud slår flere brikker.
tip-captive-end = Står du til at vinde optællingen, så slut spillet: vælg en tur, så ingen kan komme ud bagefter.
