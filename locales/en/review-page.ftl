# The page of a review: where a game was decided, what would have been better, and who had luck.

mistake-inaccuracy = Inaccuracy
mistake-mistake = Mistake
mistake-blunder = Blunder

review-page-title = Review
review-page-of = Review: { $game }
review-page-about = Open a game record to see where the game was decided.
review-page-running = This game is still being played. You can review it when it's over.
review-page-progress = Turn { $turn } of { $turns }
review-page-thorough = looking deeper
review-page-stopped = The review was stopped.
review-page-ready = The review is ready.
review-page-go = Review the game
review-page-quick = This was a quick look at every turn. A deeper one takes longer and is right more often.
review-page-deeper = Look deeper
review-page-deep = Every turn was looked at thoroughly.

## The curve

review-page-curve = Chances of winning
review-page-curve-alone = Turns lost so far
review-page-start = Start
review-page-turn = Turn { $turn }
review-page-lost-so-far = { $turns ->
    [one] { $turns } turn lost so far
   *[other] { $turns } turns lost so far
}

## A turn

review-page-steps = Go to another turn
review-page-mistake-before = Previous mistake
review-page-mistake-after = Next mistake
review-page-turn-before = Previous turn
review-page-turn-after = Next turn
review-page-played = Played
review-page-better = Better
review-page-chances = Chances of winning after this turn
review-page-cost = { $turns ->
    [one] Cost: { $turns } turn, { $loss } of the chance to win.
   *[other] Cost: { $turns } turns, { $loss } of the chance to win.
}
review-page-cost-alone = { $turns ->
    [one] Cost: { $turns } turn.
   *[other] Cost: { $turns } turns.
}
review-page-luck = Luck of the dice: { $luck }

## Sections

review-page-sections = Sections of the review
review-page-overview = Overview
review-page-turns = Turns
review-page-jumps = Jumps
review-page-column-turns = turns lost
review-page-column-lost = % lost
review-page-column-chance = chance
review-page-points = Turning points
review-page-decisive = Decisive
review-page-instead = { $better } instead of { $played }
review-page-no-points = No mistake was big enough to turn the game.

## Luck and skill

review-page-skill = Skill
review-page-luck-skill = Luck and skill
review-page-errors = Errors
review-page-luck-title = Luck
review-page-in-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
review-page-verdict-both = { $who } had the most luck and played best.
review-page-verdict-apart = { $lucky } had the most luck, but { $better } played best.
review-page-verdict-luck = { $who } had the most luck; nobody played clearly best.
review-page-verdict-skill = { $who } played best.
review-page-verdict-even = Luck and skill were about even.
review-page-verdict-equal = Everybody played about equally well.
review-page-about-errors = Errors: what all turns of a side together cost of its chance to win. The less, the better it played.
review-page-about-luck = Errors: what all turns of a side together cost of its chance to win. Luck: how much better its rolls were than the average of all rolls.
review-page-dice = Dice
review-page-dice-side = Side
review-page-dice-mean = expected

## Alone

review-page-solutions = Compared with other solutions
review-page-unsolved = The game wasn't solved.
review-page-solution-this = This game
review-page-solution-device = Your best on this device
review-page-solution-known = Best known
review-page-solution-review = Found by the review
review-page-fewest = { $turns ->
    [one] The shortest solution that the review knows has { $turns } turn.
   *[other] The shortest solution that the review knows has { $turns } turns.
}

## Trying again

review-again = Try again from here
review-again-absent = Not here: { $who }. Computers play in their place.
review-again-who = Who should play?
review-again-go = Play
review-again-not = Cancel

## Learning from mistakes

review-learn-title = Learn from your mistakes
review-learn-back = Back to the review
review-learn-whose = Mistakes by
review-learn-tasks = Tasks
review-learn-progress = Task { $task } of { $tasks }
review-learn-find = { $played } was a mistake. Find a better move.
review-learn-judging = Looking at your move …
review-learn-right = Well found: { $action } is the best move.
review-learn-good = { $action } is good, too.
review-learn-wrong = { $action } isn't good enough.
review-learn-show = Show the solution
review-learn-solution = The best move is { $action }.
review-learn-end = Finish
review-learn-finished = All tasks done
review-learn-none = There are no mistakes to learn from.
review-learn-once-more = Do the tasks again
review-learn-first = Found at once
review-learn-later = Found later
review-learn-shown = Solution shown
review-learn-skipped = Skipped
review-learn-of = { $count } of { $tasks }
