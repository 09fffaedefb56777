# The lobby: tables that wait for somebody, and people who look for somebody.
lobby-seats = { $taken } af { $seats } pladser taget
lobby-rated = ratet
lobby-seeks = Leder efter nogen at spille med
lobby-join = Spil med
lobby-bot = { $name } (robot)
