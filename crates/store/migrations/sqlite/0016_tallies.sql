-- What figures about a game take from a result: the number of players, and which side won, by the order
-- of moving; no number of players where the game does not count. Results from before do not count.
ALTER TABLE results ADD COLUMN tally_players INTEGER;
ALTER TABLE results ADD COLUMN tally_winner  INTEGER;

CREATE INDEX results_tally ON results (game, tally_players, tally_winner, turns)
    WHERE tally_players IS NOT NULL;
