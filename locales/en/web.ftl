# The pages of the web client. The words for a running table are in table.ftl.

## Every page

skip-to-content = Skip to content
nav-label = Pages and appearance
nav-history = My games
to-gallery = All games
theme-is-auto = Light or dark, same as your device
theme-is-light = Light
theme-is-dark = Dark
missing-title = Nothing here
missing-text = There's no page at this address. Part of the link may be missing.
error-unreachable = Can't reach the server. Are you online?
error-missing = The server couldn't find this.
error-strange = The server answered with an error ({ $status }).
try-again = Try again

## All games

gallery-title = What shall we play?
gallery-lead = Barricade, Halma in all its variants and Chinese Checkers: against the computer, with friends or on your own.
gallery-search = Search
gallery-players = Players
gallery-surprise = Surprise me
gallery-quick = Quick game
tournament-link = Tournament
puzzles-link = Puzzles
gallery-found = { $count ->
    [0] No games found
    [one] One game found
   *[other] { $count } games found
  }
gallery-none = No games match. Try fewer words or a different number of players.
group-barricade = Barricade
group-square = Halma on the square board
group-star = Halma on the star
group-alone = Solo games
group-other = More games
players = { $count ->
    [one] One player
   *[other] { $count } players
  }
# $range is a text such as "2–4"; $many is its last number.
players-range = { $many ->
    [one] One player
   *[other] { $range } players
  }
with-dice = with dice
play-at-once = Play { $game } now
play-at-once-short = Play now
tables-mine = Continue playing
tables-listed = Tables waiting for players
tables-running = Games to watch
continue-your-turn = Your turn
continue-open = an open seat
continue-nameless = a guest
continue-away = { $name } (away until { $until })
seat-bot = { $name } (bot)
tables-discard = Leave this game: { $game }
tables-discard-sure = Leave this game? It will end without a winner.
tables-discard-resign = Leave this game? You'll resign, and the others will be told.
tables-discard-stand = Leave this table? The others will keep waiting for players.
tables-discard-yes = Leave
tables-discard-no = Stay

## A game before it starts

picture-of = { $game }: the starting position
how-many = How many players?
who-plays = Who's playing?
chair-label = Who plays in seat { $seat }
chair-level-label = Level of the computer in seat { $seat }
chair-level-all = All computers
chair-me = Me
chair-here = Someone else here
chair-computer = Computer
chair-open = A friend, by link
chair-computer-level = Computer, level { $level }
level-1 = 1 · very easy
level-2 = 2 · easy
level-3 = 3 · medium
level-4 = 4 · hard
level-5 = 5 · very hard
level-6 = 6 · expert
friends-note = You'll get a link to send. The game starts once everyone has sat down.
start = Start
start-with-friends = Open the table
house-rules = House rules
house-rules-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
  }
as-in-booklet = as in the booklet
as-booklet = booklet
more-choices = Who goes first, clock, speed
more-choices-about = optional
who-begins = Who goes first?
begins-lot = Random
begins-seat = Seat { $seat }
choose-clock = Clock
choose-clock-none = No clock
choose-clock-turn = { $seconds ->
    [one] one second per turn
   *[other] { $seconds } seconds per turn
  }
choose-clock-total = { $minutes } min + { $increment } s per turn
choose-clock-days = { $days ->
    [one] one day per turn
   *[other] { $days } days per turn
  }
pace-quick = fast
pace-calm = relaxed
pace-slow = slow, so you can follow every move
allow-chat = Allow chat
allow-hints = Allow hints from the computer
allow-listed = Anyone can find this table and join
allow-listed-note = If not, only people with your link can. Everybody can watch a listed game.
more-about = More about { $game }
rules-link = Rules
figures-link = Figures
figures-link-about = who wins, how long it takes
edit-link = Set up a position
from-booklet = From the booklet "{ $booklet }", { $section }.

## What each house rule is about, for screen readers

about-option-blocked = What to do about opponents in your goal
about-option-places = When the game ends
about-option-colours = Each player's colours
about-option-layout = How the colours start
about-option-movement = How pieces move
about-option-jumps = How far jumps go
about-option-leave-goal = Whether pieces may leave their goal
about-option-line = Which lines win
about-option-pieces = How many pieces you start with
about-option-jumper = What happens to the piece that jumps out
about-option-teams = Teams
about-option-board = The board
about-option-directions = Where pieces can move
about-option-captures = Where pieces can capture
about-option-missed = What happens when a capture is missed
about-option-setup = How the mice are placed
about-option-chain = How many times a cat can jump
about-option-opening = Who goes first
about-option-entry = Whether you have to bring in a pawn
about-option-no-barricade-rows = Where barricades can't be placed
about-option-playing = Which colours play

## Rules

rules-of = { $game }: the rules
rules-or = Or:
rules-play = Play
rules-caption = The starting position for { $count ->
    [one] one player
   *[other] { $count } players
  }.

## Positions that players set up themselves

edit-title = { $game }: set up a position
edit-about = Choose a piece and click on spaces to add or remove it. Then start playing from that position.
edit-about-figure = Choose a piece and click on spaces to add or remove it, or draw your own figure to fill.
edit-brushes = What to place
edit-free = empty
edit-barricade = barricade
edit-shared = piece
edit-marked = { $colour }, the marked piece
edit-cell = { $cell }: { $piece }
edit-figure = Figure
edit-erase = Remove
edit-clear = Clear the board
edit-usual = Starting position
edit-good = This position can be played.
edit-turn = Whose turn is it?
edit-start = Play from here
edit-text = As text
edit-text-about = One character for each space on the board, plus a line for anything that can't be drawn. Copy it to save it, or paste one in.

## Settings

settings-title = Settings
setting-language = Language
setting-pace = Computer speed
setting-theme = Light or dark
theme-auto = same as device
theme-light = light
theme-dark = dark
setting-motion = Animation
motion-auto = same as device
motion-moving = pieces glide
motion-still = off
settings-look = Appearance
setting-coordinates = Show coordinates
settings-play = Play
setting-sound = Sounds
setting-confirm = Confirm each move
setting-confirm-about = Prevents accidental moves
setting-roll = Roll the dice automatically
settings-me = You
setting-name = Your name
setting-name-keep = Save
setting-name-kept = Saved.
settings-me-about = The name others see at the table. Nobody needs an account: this browser remembers your seats.
forget = Delete everything about me
forget-sure = Yes, delete my name and give up my seats
forget-not = No, cancel
setting-turn-along = Rotate the board to face the player whose turn it is
setting-turn-along-about = When several people play on this device
setting-shortcuts = Keyboard shortcuts
setting-code = Move a seat here from another device
setting-code-use = Sit down
setting-code-about = Get the code on the other device: at the table, under "More".

## The best known solutions of the solo games

best-known = Best known solution: { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }, { $jumps ->
    [one] one jump
   *[other] { $jumps } jumps
  }.
best-watch = Watch the best known game
best-of = { $game }: the best known game
link-copy = Copy link
open-record = Replay a saved game
continue-turn = Waiting for { $who }
continue-left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}
continue-left-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
continue-left-minutes = { $count ->
    [one] { $count } minute left
   *[other] { $count } minutes left
}
continue-urgent = Urgent:
