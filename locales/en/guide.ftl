# Around rules pages and lessons: headings, buttons and what a lesson says, in the browser and in
# the terminal.

## Rules pages

section-aim = Aim of the game
section-set-up = Setting up
section-turn = Your turn
section-end = End of the game
section-tips = Tips
rules-options = Choose these before the game. The first of each is the usual one.
rules-learn = Learn it step by step
rules-contents = On this page
fallback-notice = This text isn't available in your language yet, so it's shown in English.

## Lessons

learn-link = Lesson
learn-of = { $game }: the lesson
learn-steps = Steps of the lesson
learn-step = Step { $step } of { $steps }
learn-watch = Watch
learn-try = Try it
learn-task = Puzzle
learn-pieces = Your pieces: { $colours }
# Colours of pieces, after learn-pieces.
pieces-red = red
pieces-green = green
pieces-yellow = yellow
pieces-blue = blue
pieces-orange = orange
pieces-violet = violet
lesson-solved = Well done, that's it!
lesson-missed = That's allowed, but it's not what was asked. Here's the rule:
learn-next = Next
learn-skip = Skip
learn-show-again = Show again
learn-try-again = Try again
learn-finished = Lesson finished!
learn-finished-text = You know how to play now. Try it yourself!
learn-play = Play now
learn-rules = Read the rules
learn-once-more = Do the lesson again
learn-offer = New to { $game }? Learn it in two minutes.
learn-offer-start = Start the lesson
learn-offer-no = No thanks

## Lessons in the terminal

learn-no-terminal = A lesson needs a terminal. Start "spielhof learn" in one, or use --piped to send your moves through a pipe.
learn-welcome = { $game }: a lesson in { $steps ->
    [one] one step
   *[other] { $steps } steps
  }. Type "help" to see what you can type.
learn-enter = Press Enter to go on.
learn-pieces-mark = { $colour } (shown as { $mark })
learn-back = The pieces are back where they were. Try again.
learn-done = That was the lesson! To play now, type: spielhof play { $game }
learn-help =
    Type a move such as { $example }. You can also type:
    moves          the moves you can make
    why MOVE       why a move is possible or not
    undo           start this step again
    rules          the rules of the game
    board          draw the board again
    skip           go on with the next step
    quit           leave the lesson
# Words that may be typed for this command; the first is the usual one.
command-skip = skip next
cli-learn = Learn a game step by step
cli-arg-step = Begin with this step of the lesson
