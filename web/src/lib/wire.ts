// Made from crates/wire. To make it anew:
// SPIELHOF_WRITE=1 cargo test -p spielhof-wire --test types

/** The number of this protocol. */
export const PROTOCOL = 2;

export type Best = { 
/**
 * How many turns.
 */
turns: number, 
/**
 * How many jumps.
 */
jumps: number, 
/**
 * The proved lower bound of the number of turns, if there is one.
 */
atLeast: number | null, };

export type BoardShape = { 
/**
 * `square`, `small-square`, `cross`, `points`, `star` or `barricade`.
 */
id: string, 
/**
 * The cells in the order of their numbers.
 */
cells: Array<CellShape>, 
/**
 * Cells that are neighbours, by number, each pair once.
 */
joins: Array<[number, number]>, };

export type Catalogue = { 
/**
 * The number of the rules.
 */
rules: number, 
/**
 * Every board.
 */
boards: Array<BoardShape>, 
/**
 * Every game, in the order of the catalogue.
 */
games: Array<GameInfo>, };

export type CellShape = { 
/**
 * What people call it.
 */
name: string, 
/**
 * To the right of the board's middle, in thousandths of the distance of neighbours.
 */
x: number, 
/**
 * Upwards from the board's middle.
 */
y: number, 
/**
 * Its shade on a chequered board.
 */
dark: boolean, };

export type ColourShape = { 
/**
 * `red`, `green`, `yellow`, `blue`, `orange` or `violet`.
 */
hue: string, 
/**
 * Its seat, from one.
 */
seat: number, 
/**
 * Its side, from one.
 */
side: number, 
/**
 * What its pieces stand for, where the sides have different kinds of pieces.
 */
kind?: PieceKind, };

export type GameInfo = { 
/**
 * The name that programs use; also the end of its keys (`game-ID`, `about-ID`).
 */
id: string, 
/**
 * Its heading.
 */
group: Group, 
/**
 * How many can play.
 */
players: Array<number>, 
/**
 * The boards, the usual one first.
 */
boards: Array<string>, 
/**
 * The house rules.
 */
options: Array<OptionShape>, 
/**
 * Do dice fall?
 */
dice: boolean, 
/**
 * Can one draw a figure of one's own?
 */
figure: boolean, 
/**
 * The booklet it is from.
 */
booklet: string, 
/**
 * The heading there.
 */
section: string, 
/**
 * How it begins with the number of players in it.
 */
layout: Layout, 
/**
 * The best game we know that one plays alone, without house rules.
 */
best: Best | null, };

export type Group = "barricade" | "square" | "star" | "alone" | "other";

export type Layout = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * How many play.
 */
players: number, 
/**
 * Which board.
 */
board: string, 
/**
 * Every option with its value.
 */
options: Array<[string, string]>, 
/**
 * The colours, by number from one.
 */
colours: Array<ColourShape>, 
/**
 * The marked areas.
 */
markings: Array<MarkingShape>, 
/**
 * The pieces at the beginning.
 */
start: Pieces, 
/**
 * The beginning as a set-up text.
 */
text: string, };

export type MarkingKind = "home" | "goal" | "entry" | "station" | "line" | "home-square" | "no-barricade" | "hexagon" | "figure";

export type MarkingShape = { 
/**
 * What it means.
 */
kind: MarkingKind, 
/**
 * Whose it is, if a colour's; from one.
 */
colour: number | null, 
/**
 * Its cells.
 */
cells: Array<number>, };

export type OptionShape = { 
/**
 * What it is called.
 */
name: string, 
/**
 * What it may be, the booklet's choice first.
 */
values: Array<string>, 
/**
 * With how many players it can be chosen.
 */
players: Array<number>, };

export type PieceKind = "cat" | "mouse";

export type Pieces = { 
/**
 * A mark for each cell, `.` where there is none.
 */
cells: string, 
/**
 * How many of each colour wait in their yard.
 */
yards: Array<number>, 
/**
 * The marks of what each seat has taken.
 */
taken: Array<string>, 
/**
 * The mark of what is in the hand, or empty.
 */
hand: string, };

export type Choices = { 
/**
 * The seat, from one.
 */
seat: number, 
/**
 * What can be picked up.
 */
picks: Array<Pick>, 
/**
 * Actions that need no piece: `s3`, `pass`, `end` …
 */
plain: Array<string>, };

export type ClockFace = { 
/**
 * Thousandths of a second that are left, at the moment this was sent.
 */
left: number, 
/**
 * Does it run?
 */
runs: boolean, };

export type EffectShape = { 
/**
 * The mark of the piece.
 */
piece: string, 
/**
 * Where it was.
 */
from: Placed, 
/**
 * Where it went.
 */
to: Placed, };

export type Gait = "step" | "jumps" | "walk";

export type Move = { 
/**
 * Whose turn it was, from one.
 */
seat: number, 
/**
 * The action in notation.
 */
action: string, 
/**
 * Did the dice do it?
 */
dice: boolean, 
/**
 * Does it go on with the turn of the action before?
 */
goesOn: boolean, 
/**
 * The way it went.
 */
way: WayShape | null, 
/**
 * What it did, in order.
 */
effects: Array<EffectShape>, };

export type Offer = { 
/**
 * Who asks, from one.
 */
seat: number, 
/**
 * For what.
 */
kind: OfferKind, 
/**
 * The seats whose people have not answered yet.
 */
open: Array<number>, };

export type OfferKind = "take-back" | "draw" | "abort";

export type Outcome = { 
/**
 * The rank of each side; empty when the game was broken off.
 */
ranks: Array<number>, 
/**
 * `rules`, `repetition`, `turn-limit`, `resignation`, `agreement`, `clock` or
 * `aborted`. The sentence is `ending-NAME`.
 */
ending: string, 
/**
 * Why a game of several that ended by its rules is over, such as `arrived` or
 * `cannot-clear`; `no-salt` where it was broken off because a salt did not come. The
 * sentence is `reason-NAME`.
 */
reason: string | null, 
/**
 * The cells that show how a game that ended by its rules was decided: a line, a full goal,
 * pieces that are shut in. Empty where the board does not show it.
 */
won: Array<number>, 
/**
 * Thousandths of a second from the first turn to the end; none where it is not known.
 */
lasted: number | null, };

export type Pick = { 
/**
 * Where it is.
 */
from: Placed, 
/**
 * Where it can go. What leaves the board has its own cell as target.
 */
targets: Array<Target>, };

export type Placed = { "cell": number } | { "yard": number } | "hand" | { "taken": number } | "out";

export type Prompt = "wait" | "roll" | "move" | "place" | "set-down" | "dice" | "huff" | "go-on" | "move-or-end" | "pass" | "over";

export type Scene = { 
/**
 * The number of the event it follows from.
 */
event: number, 
/**
 * Where all pieces are.
 */
pieces: Pieces, 
/**
 * The seat whose turn it is, also while its die falls; from one.
 */
turn: number, 
/**
 * What the game waits for.
 */
waits: Waits, 
/**
 * What is to be done, for a sentence.
 */
prompt: Prompt, 
/**
 * What the position says beside the picture (`die`, `steps`, `jumps` …).
 */
fields: Array<[string, string]>, 
/**
 * Turns that are over.
 */
turns: number, 
/**
 * Jumps made so far.
 */
jumps: number, 
/**
 * The seats whose people have still to send a salt for the dice, one for each person.
 */
owed: Array<number>, 
/**
 * The clocks, seat by seat; empty without a clock.
 */
clocks: Array<ClockFace>, 
/**
 * A question that waits for answers.
 */
offer: Offer | null, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * What can be done: only for the holder of the seat that is to act.
 */
choices: Choices | null, 
/**
 * Can the receiver take something back now without asking anybody?
 */
undo: boolean, };

export type Target = { 
/**
 * The cell.
 */
to: number, 
/**
 * The action, to be sent back.
 */
action: string, 
/**
 * One way there; none where nothing moves along the board.
 */
way: WayShape | null, };

export type Waits = "chairs" | "seeds" | "seat" | "dice" | "over";

export type WayShape = { 
/**
 * By what means.
 */
gait: Gait, 
/**
 * The cells from start to end.
 */
cells: Array<number>, };

export type ChatLine = { 
/**
 * When, in thousandths of a second since 1970.
 */
at: number, 
/**
 * By which seat, from one; none if by somebody who only watches.
 */
seat: number | null, 
/**
 * Who.
 */
name: string, 
/**
 * What: the id of a phrase if it is one.
 */
text: string, 
/**
 * Is it one of the [`PHRASES`](crate::PHRASES)?
 */
phrase?: boolean, };

export type Clock = "none" | { "turn": number } | { "total": { 
/**
 * For the whole game.
 */
seconds: number, 
/**
 * After each turn.
 */
increment: number, } } | { "days": number };

export type Drawing = { 
/**
 * Where it begins: the number of the cell on the board, from zero.
 */
from: number, 
/**
 * Where it ends.
 */
to: number, 
/**
 * Its colour.
 */
ink: Ink, };

export type Fair = { 
/**
 * SHA-256 of the server's seed, in hexadecimal.
 */
commitment: string, 
/**
 * Do dice fall in this game?
 */
dice: boolean, 
/**
 * Is the seat that begins drawn by lot?
 */
lot: boolean, 
/**
 * The players' salts, seat by seat; empty where none came yet or none is needed.
 */
seeds: Array<string>, 
/**
 * The server's seed once the game is over.
 */
revealed: string | null, };

export type Happening = { "what": "sat", 
/**
 * Which, from one.
 */
seat: number, } | { "what": "stood", 
/**
 * Which.
 */
seat: number, } | { "what": "handed", 
/**
 * Which.
 */
seat: number, } | { "what": "seeded", 
/**
 * Whose.
 */
seat: number, 
/**
 * The salt in hexadecimal.
 */
seed: string, } | { "what": "unseeded", 
/**
 * Whose.
 */
seat: number, } | { "what": "withheld", 
/**
 * Who.
 */
seat: number, } | { "what": "began" } | { "what": "drawn", 
/**
 * Which.
 */
seat: number, } | { "what": "acted", 
/**
 * What was done.
 */
moved: Move, } | { "what": "asked", 
/**
 * Who.
 */
seat: number, 
/**
 * For what.
 */
kind: OfferKind, } | { "what": "answered", 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
yes: boolean, } | { "what": "tookBack", 
/**
 * By whom.
 */
seat: number, 
/**
 * How many.
 */
actions: number, } | { "what": "resigned", 
/**
 * Who.
 */
seat: number, } | { "what": "timeUp", 
/**
 * Whose.
 */
seat: number, } | { "what": "stoodIn", 
/**
 * For whom.
 */
seat: number, 
/**
 * How well.
 */
level: number, } | { "what": "cameBack", 
/**
 * Who.
 */
seat: number, } | { "what": "away", 
/**
 * Who.
 */
seat: number, 
/**
 * Until when, in thousandths of a second since 1970.
 */
until: number, } | { "what": "back", 
/**
 * Who.
 */
seat: number, } | { "what": "hinted", 
/**
 * Who.
 */
seat: number, } | { "what": "ended" } | { "what": "revealed", 
/**
 * The seed in hexadecimal.
 */
seed: string, } | { "what": "again", 
/**
 * Its id.
 */
table: string, };

export type Holder = "open" | "person" | "computer";

export type Ink = "green" | "red" | "blue" | "yellow";

export type SeatShape = { 
/**
 * Its number, from one.
 */
number: number, 
/**
 * Its side, from one.
 */
side: number, 
/**
 * Who holds it.
 */
holder: Holder, 
/**
 * The person's name; empty for computers and for guests without one.
 */
name: string, 
/**
 * What the person's picture is drawn from; 0 without one.
 */
avatar: number, 
/**
 * Which of the people at the receiver's device plays it; empty for other devices' seats and
 * where nobody was introduced.
 */
player: string, 
/**
 * The computer's level; also of one that stands in.
 */
level: number | null, 
/**
 * Does a computer stand in for the person?
 */
standIn: boolean, 
/**
 * Has the person asked the computer for a hint?
 */
hinted: boolean, 
/**
 * Is the person's page open?
 */
here: boolean, 
/**
 * Is it the receiver's?
 */
yours: boolean, 
/**
 * Until when the person is away, in thousandths of a second since 1970; none if they are not.
 */
away?: number, 
/**
 * Does a bot hold it: a program that somebody has let play?
 */
bot?: boolean, };

export type TableView = { 
/**
 * Its id, which is all it takes to watch.
 */
id: string, 
/**
 * What it takes to sit down; only for people at the table, or if everybody can find it.
 */
invite: string | null, 
/**
 * What it was opened with.
 */
terms: Terms, 
/**
 * Board, colours, marked areas, first position.
 */
layout: Layout, 
/**
 * The seats.
 */
seats: Array<SeatShape>, 
/**
 * The actions so far.
 */
moves: Array<Move>, 
/**
 * How it stands.
 */
scene: Scene, 
/**
 * What was said lately.
 */
chat: Array<ChatLine>, 
/**
 * About the dice and the lot, if there are any.
 */
fair: Fair | null, 
/**
 * How many are watching.
 */
watching: number, 
/**
 * The table where the same people play again.
 */
rematch: string | null, 
/**
 * The conditional moves of the receiver, as far as they are left; none where they can plan
 * nothing.
 */
plans?: Array<SeatPlan>, };

export type Terms = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * How many play.
 */
players: number, 
/**
 * The seat that begins, from one; 0 until it is drawn.
 */
first: number, 
/**
 * The clock.
 */
clock: Clock, 
/**
 * Is there chat?
 */
chat: boolean, 
/**
 * May people ask the computer for a hint?
 */
hints: boolean, 
/**
 * Can everybody find it?
 */
listed: boolean, 
/**
 * Does its result change ratings?
 */
rated?: boolean, 
/**
 * Thousandths of a second that a computer takes for a turn at least.
 */
pace: number, 
/**
 * Is this no usual start?
 */
setUp: boolean, 
/**
 * How many actions, the first ones, were played elsewhere before the table was opened; 0
 * usually. Such a table is a copy: its earlier rolls are not proved, and it is never rated.
 */
earlier: number, };

export type Attempt = { 
/**
 * The actions, from the set-up of the step on. None at all asks for the set-up, and in a step
 * to watch for what is shown.
 */
actions: Array<string>, };

export type Attempted = { 
/**
 * What was done, position by position.
 */
replay: Replay, 
/**
 * What can be done now, while the step is open.
 */
choices: Choices | null, 
/**
 * The seat that the learner plays, from one.
 */
seat: number, 
/**
 * Is it solved? A step to watch always is.
 */
verdict: Verdict, };

export type Diagram = { 
/**
 * The key of the caption.
 */
caption: string, 
/**
 * What is shown.
 */
picture: Picture, };

export type Guide = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * The sections of its rules page, in order.
 */
sections: Array<Section>, 
/**
 * How it begins, for each number of players.
 */
starts: Array<Layout>, 
/**
 * Its house rules.
 */
houseRules: Array<HouseRule>, 
/**
 * What helps to play well.
 */
tips: Array<Tip>, 
/**
 * The steps of its lesson.
 */
lesson: Array<LessonStep>, };

export type HouseRule = { 
/**
 * The name of the option.
 */
option: string, 
/**
 * The number of the rule.
 */
number: number, };

export type LessonStep = { 
/**
 * What it asks for.
 */
kind: StepKind, 
/**
 * The key of the instruction.
 */
say: string, 
/**
 * The key of the paragraph of the rules page that explains it.
 */
rule: string, };

export type Paragraph = { 
/**
 * The key of its message.
 */
key: string, 
/**
 * The number of the rule; the aim has none.
 */
number: number | null, 
/**
 * What is shown beside it.
 */
diagrams: Array<Diagram>, };

export type Picture = { 
/**
 * Board, colours, marked areas.
 */
layout: Layout, 
/**
 * Where the pieces are after the move.
 */
pieces: Pieces, 
/**
 * The move.
 */
last: Move | null, };

export type Section = { 
/**
 * What it is about.
 */
kind: SectionKind, 
/**
 * Its paragraphs.
 */
paragraphs: Array<Paragraph>, };

export type SectionKind = "aim" | "set-up" | "turn" | "end";

export type StepKind = "watch" | "try" | "task";

export type Tip = { 
/**
 * The key of its message.
 */
key: string, 
/**
 * The position, after a move that follows the advice.
 */
picture: Picture, };

export type Verdict = "open" | "solved" | "missed";

export type Arg = number | string;

export type Said = { 
/**
 * The key.
 */
key: string, 
/**
 * What to fill in.
 */
args?: { [key in string]: Arg }, 
/**
 * The number of the rule that forbids it, on the rules page of the game.
 */
rule?: string, };

export type ToClient = { "say": "welcome", 
/**
 * The table.
 */
table: TableView, } | { "say": "happened", 
/**
 * Its number; the next one is one higher.
 */
number: number, 
/**
 * When, in thousandths of a second since 1970.
 */
at: number, 
/**
 * What.
 */
happening: Happening, 
/**
 * How it stands now. Only with the last of several that are sent together.
 */
scene: Scene | null, } | { "say": "seats", 
/**
 * The seats.
 */
seats: Array<SeatShape>, 
/**
 * How many are watching.
 */
watching: number, } | { "say": "chatted", 
/**
 * What and who.
 */
line: ChatLine, } | { "say": "drawn", 
/**
 * Tells those who draw apart, as long as the connection lasts.
 */
by: number, 
/**
 * Their seat, from one; none if they only watch.
 */
seat: number | null, 
/**
 * Their name.
 */
name: string, 
/**
 * Everything they have drawn; nothing any more if it is empty.
 */
drawings: Array<Drawing>, } | { "say": "done", 
/**
 * The message's id.
 */
id: string, 
/**
 * The last event that came of it.
 */
number: number, } | { "say": "refused", 
/**
 * The message's id.
 */
id: string, 
/**
 * Why not.
 */
why: Said, } | { "say": "possible", 
/**
 * The message's id.
 */
id: string, 
/**
 * One way to do it.
 */
way: WayShape | null, } | { "say": "hinted", 
/**
 * The message's id.
 */
id: string, 
/**
 * The action.
 */
action: string, 
/**
 * One way.
 */
way: WayShape | null, 
/**
 * How the seat stands then, in hundredths; none when one plays alone.
 */
score: number | null, 
/**
 * Is that certain?
 */
decided: boolean, } | { "say": "plans", 
/**
 * Those of all their seats.
 */
plans: Array<SeatPlan>, } | { "say": "closing", 
/**
 * Why.
 */
why: Said, } | { "say": "pong" };

export type ToServer = { "say": "hello", 
/**
 * The last event seen.
 */
after: number | null, 
/**
 * The protocol that the client speaks; 1 if it does not say.
 */
version?: number, } | { "say": "sit", 
/**
 * Names this message.
 */
id: string, 
/**
 * Which seat, from one.
 */
seat: number, 
/**
 * What it takes.
 */
invite: string, } | { "say": "stand", 
/**
 * Names this message.
 */
id: string, 
/**
 * Which seat.
 */
seat: number, } | { "say": "seed", 
/**
 * Names this message.
 */
id: string, 
/**
 * 32 bytes in hexadecimal.
 */
seed: string, } | { "say": "act", 
/**
 * Names this message.
 */
id: string, 
/**
 * For which seat.
 */
seat: number, 
/**
 * In notation.
 */
action: string, } | { "say": "roll", 
/**
 * Names this message.
 */
id: string, 
/**
 * For which seat.
 */
seat: number, } | { "say": "why", 
/**
 * Names this message.
 */
id: string, 
/**
 * In notation.
 */
action: string, } | { "say": "takeBack", 
/**
 * Names this message.
 */
id: string, 
/**
 * For which seat.
 */
seat: number, } | { "say": "offerDraw", 
/**
 * Names this message.
 */
id: string, 
/**
 * For which seat.
 */
seat: number, } | { "say": "abort", 
/**
 * Names this message.
 */
id: string, 
/**
 * For which seat.
 */
seat: number, } | { "say": "answer", 
/**
 * Names this message.
 */
id: string, 
/**
 * For which seat.
 */
seat: number, 
/**
 * Yes or no.
 */
yes: boolean, } | { "say": "resign", 
/**
 * Names this message.
 */
id: string, 
/**
 * For which seat.
 */
seat: number, } | { "say": "again", 
/**
 * Names this message.
 */
id: string, 
/**
 * Does everybody keep their seat, so that the next seat begins? If not, everybody goes one
 * seat on, and the same seat begins.
 */
keep: boolean, } | { "say": "hint", 
/**
 * Names this message.
 */
id: string, 
/**
 * For which seat.
 */
seat: number, } | { "say": "assist", 
/**
 * Names this message.
 */
id: string, 
/**
 * For which seat.
 */
seat: number, } | { "say": "chat", 
/**
 * Names this message.
 */
id: string, 
/**
 * What.
 */
text: string, } | { "say": "phrase", 
/**
 * Names this message.
 */
id: string, 
/**
 * Which.
 */
phrase: string, } | { "say": "draw", 
/**
 * Names this message.
 */
id: string, 
/**
 * Everything that is drawn, at most 32.
 */
drawings: Array<Drawing>, } | { "say": "introduce", 
/**
 * Names this message.
 */
id: string, 
/**
 * Which seat.
 */
seat: number, 
/**
 * Tells the people at a device apart; `me` for the device's own guest.
 */
player: string, 
/**
 * Their name.
 */
name: string, 
/**
 * What their picture is drawn from; 0 for none.
 */
avatar: number, } | { "say": "plan", 
/**
 * Names this message.
 */
id: string, 
/**
 * For which seat.
 */
seat: number, 
/**
 * How many actions the client has seen, from where the lines begin.
 */
moves: number, 
/**
 * Rows of actions in notation: what the others do, what the seat answers, and so on. Empty
 * to plan nothing any more.
 */
lines: Array<Array<string>>, } | { "say": "ping" };

export type Holiday = { 
/**
 * Since when, in thousandths of a second since 1970.
 */
since: number, 
/**
 * Until when.
 */
until: number, };

export type HolidayState = { 
/**
 * The one that is going on.
 */
holiday: Holiday | null, 
/**
 * The latest end of one that begins now, or of the one that is going on.
 */
latest: number, 
/**
 * Whole days from now until then.
 */
days: number, };

export type Line = { 
/**
 * In notation, from the position on the board.
 */
actions: Array<string>, };

export type LineSeen = { 
/**
 * How many actions were played at the table, from where the line begins.
 */
played: number, 
/**
 * The position after the line, with the choices of the seat to act.
 */
scene: Scene, 
/**
 * The actions of the line, each with what it would do.
 */
moves: Array<Move>, };

export type NewHoliday = { 
/**
 * Until when, in thousandths of a second since 1970.
 */
until: number, };

export type SeatPlan = { 
/**
 * The seat, from one.
 */
seat: number, 
/**
 * Rows of actions in notation that begin at the position on the board: what the others do, what
 * the seat answers, and so on.
 */
lines: Array<Array<string>>, };

export type FinishedGame = { 
/**
 * The id of its table.
 */
table: string, 
/**
 * The id of the game.
 */
game: string, 
/**
 * The house rules it was played by: pairs of a name and a value.
 */
options: Array<[string, string]>, 
/**
 * When it ended, in thousandths of a second since 1970.
 */
ended: number, 
/**
 * Thousandths of a second from the first turn to the end; none where it is not known.
 */
lasted: number | null, 
/**
 * The number of turns.
 */
turns: number, 
/**
 * The number of jumps.
 */
jumps: number, 
/**
 * How it ended, as in [`Outcome::ending`](crate::Outcome::ending).
 */
ending: string, 
/**
 * Did it begin with a set-up position?
 */
setUp: boolean, 
/**
 * Was it begun elsewhere and copied?
 */
copied: boolean, 
/**
 * The seats in their order.
 */
seats: Array<FinishedSeat>, };

export type FinishedSeat = { 
/**
 * Its side, from one.
 */
side: number, 
/**
 * The person's name; empty for computers, and for people without one.
 */
name: string, 
/**
 * What the person's picture is drawn from; 0 without one.
 */
avatar: number, 
/**
 * Which of the people at the device; empty for other devices' seats and where nobody was
 * introduced.
 */
player: string, 
/**
 * The level of a computer; none for people.
 */
level: number | null, 
/**
 * Was it a person who is deleted?
 */
deleted: boolean, 
/**
 * Was it a bot?
 */
bot: boolean, 
/**
 * The place; none where the game was broken off.
 */
place: number | null, 
/**
 * Did the person ask for a hint?
 */
hinted: boolean, 
/**
 * Is it a seat of the guest whose games these are?
 */
own: boolean, 
/**
 * What the game did to the rating of the person, if it did.
 */
rating?: RatingStep, };

export type BestRated = { 
/**
 * The best first.
 */
people: Array<RatedPerson>, };

export type FirstSolutions = { 
/**
 * The shortest first, each with the person who found it first.
 */
solutions: Array<Solution>, };

export type LevelRating = { 
/**
 * The level.
 */
level: number, 
/**
 * The most likely value.
 */
value: number, 
/**
 * The lower end of the 95 % interval.
 */
low: number, 
/**
 * The upper end.
 */
high: number, };

export type LobbyGame = { 
/**
 * The number in the lobby.
 */
n: number, 
/**
 * The id of its table.
 */
id: string, };

export type LobbyNews = { 
/**
 * Is this all there is, whatever was told before?
 */
whole?: boolean, 
/**
 * The numbers of what is gone, each as the difference to the one before.
 */
gone?: Array<number>, 
/**
 * Tables that wait for somebody: new ones, and those that have changed.
 */
tables?: Array<LobbyTable>, 
/**
 * People who look for somebody.
 */
seeks?: Array<LobbySeek>, 
/**
 * Games to watch.
 */
running?: Array<LobbyGame>, };

export type LobbyPerson = { 
/**
 * The name; empty without one.
 */
name?: string, 
/**
 * The rating in the group of the game, if there is one.
 */
rating?: number, 
/**
 * Is it still uncertain?
 */
provisional?: boolean, 
/**
 * The level, if it is a computer.
 */
level?: number, 
/**
 * Is it a bot?
 */
bot?: boolean, };

export type LobbySeek = { 
/**
 * The number in the lobby.
 */
n: number, 
/**
 * Who.
 */
who: LobbyPerson, 
/**
 * The ids of the games.
 */
games: Array<string>, 
/**
 * Does the result change ratings?
 */
rated?: boolean, };

export type LobbyTable = { 
/**
 * Its number in the lobby.
 */
n: number, 
/**
 * Its id.
 */
id: string, 
/**
 * The id of the game.
 */
game: string, 
/**
 * The number of seats.
 */
seats: number, 
/**
 * Who has sat down.
 */
who: Array<LobbyPerson>, 
/**
 * The house rules that differ from the booklet's choice.
 */
options?: Array<[string, string]>, 
/**
 * The clock.
 */
clock?: Clock, 
/**
 * Does its result change ratings?
 */
rated?: boolean, };

export type OwnRatings = { 
/**
 * Has one an account? Nobody else is rated.
 */
account: boolean, 
/**
 * One's ratings.
 */
ratings: Array<PersonRating>, 
/**
 * The groups.
 */
groups: Array<RatingGroup>, };

export type EndSubscription = { 
/**
 * The address that its push service has given it.
 */
endpoint: string, };

export type NewSubscription = { 
/**
 * The address that its push service has given it.
 */
endpoint: string, 
/**
 * Its public key, an uncompressed point of P-256 (`p256dh`).
 */
key: string, 
/**
 * What it shares with the server (`auth`).
 */
secret: string, 
/**
 * The language in which it is reminded: the two-letter code.
 */
language: string, };

export type PushMessage = { 
/**
 * The heading.
 */
title: string, 
/**
 * A sentence.
 */
body: string, 
/**
 * The table: a later reminder of the same table replaces this one.
 */
table: string, };

export type PushState = { 
/**
 * The public key of this server, to subscribe with; none where browsers allow no reminders.
 */
key: string | null, 
/**
 * The number of one's devices that are reminded.
 */
devices: number, };

export type PersonRating = { 
/**
 * The name of the group.
 */
group: string, 
/**
 * The estimate.
 */
value: number, 
/**
 * In 95 of 100 cases the true value is at most this far away.
 */
plusMinus: number, 
/**
 * Is it still too uncertain to be compared with others?
 */
provisional: boolean, 
/**
 * The number of games it rests on.
 */
games: number, };

export type RatedPerson = { 
/**
 * The name; empty without one.
 */
name: string, 
/**
 * The id of their page.
 */
profile: string, 
/**
 * The rating.
 */
rating: PersonRating, };

export type RatingGroup = { 
/**
 * Its name.
 */
group: string, 
/**
 * The ids of its games.
 */
games: Array<string>, 
/**
 * The computer's levels on the same scale.
 */
levels: Array<LevelRating>, };

export type RatingStep = { 
/**
 * Before.
 */
before: number, 
/**
 * After.
 */
after: number, };

export type SeatRating = { 
/**
 * The seat, from one.
 */
seat: number, 
/**
 * The rating before and after.
 */
step: RatingStep, };

export type Solution = { 
/**
 * The id of its table, whose game can be watched.
 */
table: string, 
/**
 * The number of turns.
 */
turns: number, 
/**
 * The number of jumps.
 */
jumps: number, 
/**
 * When, in thousandths of a second since 1970.
 */
ended: number, 
/**
 * The name; empty without one.
 */
name: string, 
/**
 * The id of the person's page.
 */
profile: string, };

export type TableRating = { 
/**
 * The group whose ratings it changed; none if it changed none.
 */
group: string | null, 
/**
 * Why it changed none.
 */
unrated: Said | null, 
/**
 * The changes.
 */
seats: Array<SeatRating>, };

export type History = { 
/**
 * The games.
 */
games: Array<FinishedGame>, 
/**
 * What to ask for to get the next ones; none if these were the last.
 */
next: string | null, };

export type Profile = { 
/**
 * The name; empty without one.
 */
name: string, 
/**
 * The ratings.
 */
ratings: Array<PersonRating>, 
/**
 * Some finished games.
 */
history: History, };

export type ProfileState = { 
/**
 * The id of the public page; none if there is none.
 */
profile: string | null, };

export type ShowProfile = { 
/**
 * Can everybody see them?
 */
public: boolean, };

export type QuickGame = { 
/**
 * The ids of the games one would play, the best liked first.
 */
games: Array<string>, 
/**
 * Is it the first request of a search?
 */
anew: boolean, 
/**
 * After how many seconds a computer takes the other seat; never if none.
 */
patience: number | null, 
/**
 * How well it plays.
 */
level: number, 
/**
 * Does the result change ratings? Two are paired only if both want it, or neither.
 */
rated?: boolean, };

export type QuickGameState = { 
/**
 * The table, once there is one.
 */
table: string | null, 
/**
 * How many others look for somebody.
 */
others: number, };

export type Account = { 
/**
 * The passkeys, the oldest first.
 */
passkeys: Array<PasskeyShape>, 
/**
 * How many recovery codes are left.
 */
codes: number, 
/**
 * How many devices are signed in, this one among them.
 */
devices: number, };

export type AccountState = { 
/**
 * Can there be passkeys where this page comes from? They need HTTPS and the name of a host.
 */
possible: boolean, 
/**
 * The account; none for guests without one.
 */
account: Account | null, };

export type Assertion = { 
/**
 * The ceremony.
 */
ceremony: string, 
/**
 * The id of the passkey.
 */
id: string, 
/**
 * What the account is known by to the authenticator.
 */
user: string, 
/**
 * The client's data.
 */
clientData: string, 
/**
 * The authenticator's data.
 */
authenticatorData: string, 
/**
 * The signature of both.
 */
signature: string, };

export type NewPasskey = { 
/**
 * The ceremony.
 */
ceremony: string, 
/**
 * What its owner calls it; may be empty.
 */
name: string, 
/**
 * The id of the passkey.
 */
id: string, 
/**
 * The client's data.
 */
clientData: string, 
/**
 * The attestation.
 */
attestation: string, };

export type PasskeyOptions = { 
/**
 * The ceremony, to be named in the answer.
 */
ceremony: string, 
/**
 * What the authenticator has to sign.
 */
challenge: string, 
/**
 * The host that the passkey will be good for.
 */
host: string, 
/**
 * What the account is known by to authenticators.
 */
user: string, 
/**
 * What authenticators show.
 */
name: string, 
/**
 * The numbers of the algorithms that are accepted, the best first.
 */
algorithms: Array<number>, 
/**
 * The passkeys of the account: an authenticator that has one needs no second.
 */
exclude: Array<string>, 
/**
 * For how many milliseconds the ceremony is good.
 */
timeout: number, };

export type PasskeyShape = { 
/**
 * Its id, in hexadecimal digits.
 */
id: string, 
/**
 * What its owner calls it; may be empty.
 */
name: string, 
/**
 * When it was added, in thousandths of a second since 1970.
 */
made: number, 
/**
 * When somebody last signed in with it.
 */
used: number | null, };

export type Recovery = { 
/**
 * The code, however it is written.
 */
code: string, };

export type RecoveryCodes = { 
/**
 * The codes; none if the earlier ones stay good.
 */
codes: Array<string>, };

export type SignInOptions = { 
/**
 * The ceremony, to be named in the answer.
 */
ceremony: string, 
/**
 * What the authenticator has to sign.
 */
challenge: string, 
/**
 * The host that the passkey must be good for.
 */
host: string, 
/**
 * For how many milliseconds the ceremony is good.
 */
timeout: number, };

export type Bot = { 
/**
 * What stands for it.
 */
id: string, 
/**
 * The name others see.
 */
name: string, 
/**
 * When it was last here, to the day, in thousandths of a second since 1970.
 */
seen: number, };

export type BotToken = { 
/**
 * What stands for it in its owner's list.
 */
id: string, 
/**
 * The name others see.
 */
name: string, 
/**
 * What its program shows as a bearer token. It is told this once.
 */
token: string, };

export type NewBot = { 
/**
 * The name others see.
 */
name: string, };

export type Chair = "mine" | "open" | { "computer": number };

export type Claim = { 
/**
 * The code.
 */
code: string, };

export type Code = { 
/**
 * The code.
 */
code: string, 
/**
 * For how many seconds it is good.
 */
seconds: number, };

export type CopyTable = { 
/**
 * The text of its record.
 */
record: string, 
/**
 * The number of its actions to keep; all if not said.
 */
after?: number, 
/**
 * Who shall sit where, a chair for each seat.
 */
chairs: Array<Chair>, 
/**
 * The clock, which starts fresh.
 */
clock?: Clock, 
/**
 * Is there chat?
 */
chat?: boolean, 
/**
 * May people ask the computer for a hint? If not said: only where a single person plays.
 */
hints?: boolean, 
/**
 * Can everybody find it?
 */
listed?: boolean, 
/**
 * Thousandths of a second that a computer takes for a turn at least.
 */
pace?: number, };

export type Faults = { 
/**
 * Everything at once.
 */
faults: Array<Said>, };

export type Look = { 
/**
 * Board, colours, marked areas, first position.
 */
layout: Layout, 
/**
 * How it stands.
 */
scene: Scene, };

export type Me = { 
/**
 * The name others see; empty until one is given.
 */
name: string, 
/**
 * Is it a bot who asks?
 */
bot?: boolean, };

export type MyTable = { 
/**
 * Its id.
 */
table: string, 
/**
 * What it was opened with.
 */
terms: Terms, 
/**
 * The seats.
 */
seats: Array<SeatShape>, 
/**
 * The seat whose turn it is, from one; none before the beginning and after the end.
 */
turn: number | null, 
/**
 * Is it the receiver's turn?
 */
yours: boolean, 
/**
 * When the time of the one whose turn it is is up, in thousandths of a second since 1970; none
 * without a clock.
 */
until?: number, 
/**
 * How it ended.
 */
outcome: Outcome | null, 
/**
 * When something last happened, in thousandths of a second since 1970.
 */
at: number, 
/**
 * The number of turns so far.
 */
turns: number, 
/**
 * The number of jumps so far.
 */
jumps: number, 
/**
 * Where all pieces are; none in lists that were kept before it was told.
 */
pieces: Pieces | null, };

export type NewTable = { 
/**
 * The game.
 */
plan: Plan, 
/**
 * Who shall sit where, a chair for each seat.
 */
chairs: Array<Chair>, 
/**
 * The clock.
 */
clock?: Clock, 
/**
 * Is there chat?
 */
chat?: boolean, 
/**
 * May people ask the computer for a hint? If not said: only where a single person plays.
 */
hints?: boolean, 
/**
 * Can everybody find it?
 */
listed?: boolean, 
/**
 * Does its result change ratings? Only for people with accounts, and with a clock.
 */
rated?: boolean, 
/**
 * Thousandths of a second that a computer takes for a turn at least.
 */
pace?: number, };

export type Opened = { 
/**
 * Its id.
 */
table: string, 
/**
 * What it takes to sit down.
 */
invite: string, };

export type Plan = { 
/**
 * The id of the game.
 */
game: string, 
/**
 * How many play.
 */
players: number, 
/**
 * The seat that begins, from one; drawn by lot if none.
 */
first?: number, 
/**
 * The options that differ from the booklet's choice.
 */
options?: { [key in string]: string }, 
/**
 * A figure of one's own.
 */
figure?: string, 
/**
 * A set-up to begin from.
 */
setup?: string, };

export type Rename = { 
/**
 * The name.
 */
name: string, };

export type Replay = { 
/**
 * Board, colours, marked areas, first position.
 */
layout: Layout, 
/**
 * Lines of the record for people (who sat where …).
 */
notes: Array<[string, string]>, 
/**
 * The actions.
 */
moves: Array<Move>, 
/**
 * How it stood at the beginning and after each action; one more than actions.
 */
scenes: Array<Scene>, 
/**
 * How it ended, if it has.
 */
outcome: Outcome | null, };

export type Upload = { 
/**
 * The text of the record.
 */
record: string, };

export type ReviewEffort = "quick" | "thorough";

export type NewPuzzle = { 
/**
 * The text of the record that leads to it.
 */
record: string, 
/**
 * The number of its actions to play; all if not said.
 */
after?: number, };

export type NewPuzzleTry = { 
/**
 * The text of a record that leads to the position of the puzzle.
 */
record: string, 
/**
 * The number of turns it can be done in.
 */
turns: number, 
/**
 * What was done so far, answers of others and rolls included.
 */
actions: Array<string>, 
/**
 * Is a hint wanted?
 */
hint?: boolean, };

export type PuzzleTried = { 
/**
 * What was done, position by position, with the answers of others and rolls.
 */
replay: Replay, 
/**
 * What can be done now, while the puzzle is open.
 */
choices: Choices | null, 
/**
 * The solver's seat, from one.
 */
seat: number, 
/**
 * Is it solved? Missed as soon as it cannot be done in the number of turns any more, or when no turn is
 * left.
 */
verdict: Verdict, 
/**
 * The number of turns that are left.
 */
left: number, 
/**
 * A right action, if a hint was wanted and there is one.
 */
hint: Move | null, };

export type PuzzleVerdict = { 
/**
 * The text of a record that begins with the position.
 */
record: string, 
/**
 * The fewest turns in which the side to act can force a win or solve the game; none if no solution was
 * found.
 */
turns: number | null, 
/**
 * Proved: no win can be forced within this number of turns.
 */
excluded: number, 
/**
 * The number of first actions that solve it.
 */
solutions: number, 
/**
 * How difficult it is, from one to five.
 */
difficulty: number | null, };

export type NewReview = { 
/**
 * The text of its record.
 */
record: string, 
/**
 * How much to search.
 */
effort: ReviewEffort, };

export type ReviewNews = { "is": "progress", 
/**
 * The number of steps done.
 */
done: number, 
/**
 * The number of all steps.
 */
of: number, } | { "is": "done", 
/**
 * What was found.
 */
review: Review, } | { "is": "failed", 
/**
 * Why.
 */
faults: Array<Said>, };

export type Review = { 
/**
 * How much was searched.
 */
effort: ReviewEffort, 
/**
 * The chance of winning of each side at the beginning; empty for a player alone.
 */
start: Array<number>, 
/**
 * Every turn in which somebody acted.
 */
turns: Array<ReviewTurn>, 
/**
 * What the turns of each side sum up to.
 */
sums: Array<ReviewSum>, 
/**
 * The turning points, as indices of `turns`.
 */
points: Array<number>, 
/**
 * The turn that decided the game, as an index of `turns`.
 */
decisive: number | null, 
/**
 * The fewest turns in which the game of a player alone could be solved from its start, as far
 * as is known.
 */
fewest: number | null, };

export type ReviewTurn = { 
/**
 * Its number in the record, from one.
 */
number: number, 
/**
 * Whose turn it was, from one.
 */
seat: number, 
/**
 * The side of that seat, from one.
 */
side: number, 
/**
 * The index of its first move in the replay.
 */
first: number, 
/**
 * The index behind its last move.
 */
end: number, 
/**
 * What it cost in hundredths of a turn.
 */
cost: number, 
/**
 * The chance of winning it cost.
 */
lost: number, 
/**
 * How lucky its rolls were; none without a roll.
 */
luck: number | null, 
/**
 * The chance of winning of each side after it; empty for a player alone.
 */
chances: Array<number>, 
/**
 * How bad it was, if it was.
 */
mistake: MistakeSize | null, 
/**
 * What would have been better.
 */
better: Array<Better>, };

export type MistakeSize = "inaccuracy" | "mistake" | "blunder";

export type Better = { 
/**
 * The index of the move that was played instead, in the replay.
 */
at: number, 
/**
 * What would have been better, with its way.
 */
best: Move, 
/**
 * What it cost not to play it, in hundredths of a turn.
 */
cost: number, 
/**
 * The chance of winning that it cost.
 */
lost: number, 
/**
 * Why it is better, the most important reason first.
 */
reasons: Array<Said>, 
/**
 * What could be done; only in turns with a mistake, so that somebody can try again.
 */
choices: Choices | null, };

export type ReviewSum = { 
/**
 * Turns in which it had a choice.
 */
turns: number, 
/**
 * What they cost in hundredths of a turn.
 */
cost: number, 
/**
 * The chance of winning they cost: the lower, the better it played.
 */
lost: number, 
/**
 * How lucky its rolls were; none without dice.
 */
luck: number | null, 
/**
 * Inaccuracies, mistakes and blunders.
 */
mistakes: [number, number, number], 
/**
 * How often each number was rolled, from one on; empty without dice.
 */
rolled: Array<number>, };

export type NewJudgement = { 
/**
 * The text of the record that leads to it.
 */
record: string, 
/**
 * The number of its actions to play; all if not said.
 */
after?: number, 
/**
 * The action to judge, in notation.
 */
action?: string, };

export type Judgement = { 
/**
 * The chance of winning of each side; empty for a player alone.
 */
chances: Array<number>, 
/**
 * The number of turns to a solution for a player alone, as far as is known.
 */
toGo: number | null, 
/**
 * The action that was asked about.
 */
action: JudgedAction | null, };

export type JudgedAction = { 
/**
 * What it costs in hundredths of a turn.
 */
cost: number, 
/**
 * The chance of winning it costs.
 */
lost: number, 
/**
 * How bad it is, if it is.
 */
mistake: MistakeSize | null, 
/**
 * What is better, if something is.
 */
better: Move | null, 
/**
 * Why that is better; what speaks for the action itself if nothing is.
 */
reasons: Array<Said>, };

export type GameStatistics = { 
/**
 * By source and number of players.
 */
rows: Array<StatisticsRow>, };

export type StatisticsSource = "self-play" | "server";

export type StatisticsRow = { 
/**
 * The number of players.
 */
players: number, 
/**
 * Where they come from.
 */
source: StatisticsSource, 
/**
 * The level of the computers, if computers played.
 */
level?: number, 
/**
 * The number of games.
 */
games: number, 
/**
 * How often each side was the only winner, by the order of moving; alone: how often the game was
 * solved. Empty where the games are too few to say anything.
 */
won: Array<StatisticsShare>, 
/**
 * Games in which several sides shared the first place.
 */
shared: number, 
/**
 * Games without a result; alone: those that were not solved.
 */
unfinished: number, 
/**
 * How many turns the games with a result took.
 */
turns?: StatisticsLength, 
/**
 * How much luck decides, where it was measured.
 */
luck?: StatisticsLuck, };

export type StatisticsShare = { 
/**
 * How many games.
 */
games: number, 
/**
 * The share.
 */
share: number, 
/**
 * Where the interval begins.
 */
low: number, 
/**
 * Where it ends.
 */
high: number, };

export type StatisticsLength = { 
/**
 * The mean, in hundredths of a turn.
 */
mean: number, 
/**
 * A tenth of the games took no more turns than this.
 */
p10: number, 
/**
 * Half of the games took no more turns than this.
 */
median: number, 
/**
 * Nine tenths of the games took no more turns than this.
 */
p90: number, };

export type StatisticsLuck = { 
/**
 * The correlation of luck and result, in thousandths.
 */
correlation: number, 
/**
 * Where its 95 % interval begins.
 */
low: number, 
/**
 * Where it ends.
 */
high: number, 
/**
 * By how much a roll changes the chance of winning on average, in hundredths of a per cent.
 */
swing: number, };

export type PersonAt = { 
/**
 * The table.
 */
table: string, 
/**
 * The seat they hold, from one.
 */
seat?: number, 
/**
 * Or when they said something there, in thousandths of a second since 1970.
 */
said?: number, };

export type Mark = "mute" | "block";

export type NewMark = { 
/**
 * Whom.
 */
person: PersonAt, 
/**
 * What.
 */
mark: Mark, };

export type Marked = { 
/**
 * What stands for it.
 */
id: string, 
/**
 * What.
 */
mark: Mark, 
/**
 * Their name; may be empty.
 */
name: string, 
/**
 * Is it a bot?
 */
bot: boolean, 
/**
 * When, in thousandths of a second since 1970.
 */
at: number, };

export type NewReport = { 
/**
 * Whom.
 */
person: PersonAt, 
/**
 * Why: one of [`REASONS`].
 */
reason: string, };

export type AdminPerson = { 
/**
 * What stands for the person. It is made of a keyed hash and says nothing else.
 */
person: string, 
/**
 * Their name; may be empty.
 */
name: string, 
/**
 * Is it a bot?
 */
bot: boolean, 
/**
 * Do they have an account?
 */
account: boolean, 
/**
 * Are they banned now?
 */
banned: boolean, };

export type AdminLine = { 
/**
 * When.
 */
at: number, 
/**
 * By which seat, from one.
 */
seat: number | null, 
/**
 * The name of the speaker; may be empty.
 */
name: string, 
/**
 * Is it by the person who is reported?
 */
theirs: boolean, 
/**
 * What: the id of a phrase if it is one.
 */
text: string, 
/**
 * Is it one of the [`PHRASES`]?
 */
phrase: boolean, };

export type AdminReport = { 
/**
 * What stands for it.
 */
id: string, 
/**
 * When.
 */
at: number, 
/**
 * At which table.
 */
table: string, 
/**
 * On which seat, from one.
 */
seat: number | null, 
/**
 * About whom.
 */
about: AdminPerson, 
/**
 * By whom; none if they are deleted.
 */
by: AdminPerson | null, 
/**
 * Why.
 */
reason: string, 
/**
 * When an operator was done with it.
 */
resolved: number | null, 
/**
 * What was said last at the table.
 */
lines: Array<AdminLine>, };

export type AdminBan = { 
/**
 * What stands for the person.
 */
person: string, 
/**
 * Since when.
 */
at: number, 
/**
 * Until when; for good if none.
 */
until: number | null, 
/**
 * Why.
 */
reason: string, };

export type AdminDeed = { 
/**
 * When.
 */
at: number, 
/**
 * From where: `local`, `token`, or `server`.
 */
by: string, 
/**
 * What: `ban`, `unban`, `name`, `resolve` or `limits`.
 */
deed: string, 
/**
 * About whom; empty if about nobody.
 */
person: string, 
/**
 * With which values.
 */
detail: string, };

export type AdminLimits = { 
/**
 * How many running tables a guest may have; as the server was started if none.
 */
tablesPerGuest: number | null, 
/**
 * Are new guests turned away?
 */
closed: boolean, };

export type AdminState = { 
/**
 * Reports that wait.
 */
open: Array<AdminReport>, 
/**
 * Reports that do not.
 */
resolved: Array<AdminReport>, 
/**
 * Bans.
 */
bans: Array<AdminBan>, 
/**
 * What operators did, the latest first.
 */
audit: Array<AdminDeed>, 
/**
 * For how many days that is kept.
 */
auditDays: number, 
/**
 * Limits that can be changed now.
 */
limits: AdminLimits, 
/**
 * All limits that the server was started with, by the names of the settings.
 */
started: Array<[string, number]>, };

export type AdminTarget = { "report": string } | { "at": PersonAt };

export type AdminCommand = { "do": "ban", 
/**
 * Whom.
 */
target: AdminTarget, 
/**
 * For how many days; for good if none.
 */
days: number | null, 
/**
 * Why: one of [`REASONS`].
 */
reason: string, } | { "do": "unban", 
/**
 * What stands for the person.
 */
person: string, } | { "do": "removeName", 
/**
 * Whose.
 */
target: AdminTarget, 
/**
 * For how many days they may not choose names.
 */
days: number, } | { "do": "resolve", 
/**
 * Which.
 */
report: string, } | { "do": "limits", 
/**
 * To these.
 */
limits: AdminLimits, };

export type NewTournament = { 
/**
 * What it is called.
 */
name: string, 
/**
 * How it is played.
 */
format: TournamentFormat, 
/**
 * The number of rounds, in a Swiss tournament and in groups.
 */
rounds?: number, 
/**
 * The number of games of a match, in a knock-out; 1 if not said.
 */
bestOf?: number, 
/**
 * Is there a match for the third place, in a knock-out?
 */
thirdPlace?: boolean, 
/**
 * The game, its house rules, and the players of a game.
 */
plan: Plan, 
/**
 * The clock of every game.
 */
clock?: Clock, };

export type TournamentBye = { 
/**
 * Who has it.
 */
entrant: number, 
/**
 * Whom they would have met, had that one not withdrawn.
 */
insteadOf: number | null, };

export type TournamentCommand = { "do": "join", 
/**
 * Under this name.
 */
name: string, } | { "do": "add", 
/**
 * Their name.
 */
name: string, } | { "do": "withdraw", 
/**
 * Whom.
 */
entrant: number, } | { "do": "start" } | { "do": "open", 
/**
 * Which pairing.
 */
table: number, } | { "do": "record", 
/**
 * Of which pairing.
 */
table: number, 
/**
 * The marks of its entrants.
 */
marks: Array<number | null>, } | { "do": "correct", 
/**
 * Of which round.
 */
round: number, 
/**
 * Of which pairing.
 */
table: number, 
/**
 * Which game of the match.
 */
game: number, 
/**
 * What is right.
 */
marks: Array<number | null>, } | { "do": "next" } | { "do": "end" };

export type TournamentEntrant = { 
/**
 * Their number.
 */
number: number, 
/**
 * Their name; empty if it was deleted.
 */
name: string, 
/**
 * Do they play at a device of their own?
 */
device: boolean, 
/**
 * Have they withdrawn?
 */
withdrawn: boolean, };

export type TournamentFormat = "round-robin" | "double-round-robin" | "swiss" | "knock-out" | "groups";

export type TournamentLine = { 
/**
 * Its id, which is all it takes to watch and to join.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * How far it is.
 */
phase: TournamentPhase, };

export type TournamentPhase = "joining" | "running" | "ended";

export type TournamentRound = { 
/**
 * The pairings.
 */
tables: Array<TournamentTable>, 
/**
 * Those without a game.
 */
byes: Array<TournamentBye>, };

export type TournamentStanding = { 
/**
 * The place, from one.
 */
place: number, 
/**
 * Who.
 */
entrant: number, 
/**
 * Their points, as a decimal number.
 */
points: string, 
/**
 * How many games they have played.
 */
played: number, 
/**
 * How many of them they have won.
 */
wins: number, 
/**
 * The tie-break that decided over the next line, where points are equal.
 */
tie: TournamentTie | null, };

export type TournamentTable = { 
/**
 * Who plays; the first moves first, in the next game of a match the second.
 */
entrants: Array<number>, 
/**
 * The marks of each game, in the order of the entrants.
 */
games: Array<Array<number | null>>, 
/**
 * Is nothing left to be played?
 */
decided: boolean, 
/**
 * The table of the game that is played now, or was played last.
 */
table: string | null, 
/**
 * May the receiver open that table, or play at it?
 */
yours: boolean, };

export type TournamentTie = { 
/**
 * The name of the criterion.
 */
criterion: string, 
/**
 * The value of the one in front.
 */
own: string, 
/**
 * The value of the next one.
 */
next: string, };

export type TournamentView = { 
/**
 * Its id.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * How far it is.
 */
phase: TournamentPhase, 
/**
 * How it is played.
 */
format: TournamentFormat, 
/**
 * The game, its house rules, and the players of a game.
 */
plan: Plan, 
/**
 * The number of games of a match.
 */
bestOf: number, 
/**
 * Does the receiver run it?
 */
organiser: boolean, 
/**
 * The receiver's number, if they take part.
 */
me: number | null, 
/**
 * Who takes part.
 */
entrants: Array<TournamentEntrant>, 
/**
 * How many rounds there will be; none before the start.
 */
totalRounds: number | null, 
/**
 * The rounds that were paired.
 */
rounds: Array<TournamentRound>, 
/**
 * The standings, the best first.
 */
standings: Array<TournamentStanding>, };
