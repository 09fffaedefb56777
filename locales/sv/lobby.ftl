# The lobby: tables that wait for somebody, and people who look for somebody.
lobby-seats = { $taken } av { $seats } platser tagna
lobby-rated = rankat
lobby-seeks = Söker någon att spela med
lobby-join = Spela
lobby-bot = { $name } (robot)
