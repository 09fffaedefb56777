# The lobby: tables that wait for somebody, and people who look for somebody.
lobby-seats = занято мест: { $taken } из { $seats }
lobby-rated = рейтинговая
lobby-seeks = Ищут, с кем сыграть
lobby-join = Играть
lobby-bot = { $name } (бот)
