// Made from crates/browser. To make it anew:
// SPIELHOF_WRITE=1 cargo test -p spielhof-browser --test messages

import type { Judgement, MyTable, Said } from '../lib/wire';

export type Input = { "request": { 
/**
 * Names it.
 */
id: number, 
/**
 * `GET` or `POST`.
 */
method: string, 
/**
 * What follows `/api/`.
 */
path: string, 
/**
 * The body, as JSON.
 */
body: string | null, } } | { "connect": { 
/**
 * Names it.
 */
socket: number, 
/**
 * Which table.
 */
table: string, } } | { "message": { 
/**
 * Which connection.
 */
socket: number, 
/**
 * The message.
 */
text: string, } } | { "disconnect": { 
/**
 * Which.
 */
socket: number, } } | { "stored": { 
/**
 * Of which effect.
 */
id: number, 
/**
 * What came of it.
 */
outcome: StoreOutcome, } } | { "loaded": { 
/**
 * Of which effect.
 */
id: number, 
/**
 * The table; none if there is none of this id.
 */
table: KeptTable | null, } } | { "thought": { 
/**
 * Of which effect.
 */
id: number, 
/**
 * What it found; none if it broke.
 */
answer: Thought | null, } } | { "changed": { 
/**
 * Which.
 */
table: string, } } | "wake";

export type StoreOutcome = "done" | "taken" | "full" | "failed";

export type KeptEvent = { 
/**
 * When it happened, in thousandths of a second since 1970.
 */
at: number, 
/**
 * What happened, as JSON.
 */
event: string, 
/**
 * The id of the message that it came from, with the last event of that message.
 */
message: string | null, };

export type NewKept = { 
/**
 * What it takes to sit down.
 */
invite: string, 
/**
 * The seed of the dice, in hexadecimal.
 */
seed: string, 
/**
 * When it was opened.
 */
created: number, };

export type KeptTable = { 
/**
 * What it was created with.
 */
row: NewKept, 
/**
 * Its log, from event 1 on.
 */
events: Array<KeptEvent>, };

export type Effect = { "do": "answer", 
/**
 * Which.
 */
id: number, 
/**
 * As in HTTP.
 */
status: number, 
/**
 * JSON; the text of a record.
 */
body: string, } | { "do": "send", 
/**
 * Which connection.
 */
socket: number, 
/**
 * The message.
 */
text: string, } | { "do": "close", 
/**
 * Which.
 */
socket: number, 
/**
 * The code, as a server uses it.
 */
code: number, } | { "do": "store", 
/**
 * Names it.
 */
id: number, 
/**
 * Which table.
 */
table: string, 
/**
 * The number of the first event; the others follow.
 */
first: number, 
/**
 * The events.
 */
events: Array<KeptEvent>, 
/**
 * For a new table.
 */
row: NewKept | null, } | { "do": "load", 
/**
 * Names it.
 */
id: number, 
/**
 * Which table.
 */
table: string, } | { "do": "summarise", 
/**
 * Which table.
 */
table: string, 
/**
 * How it stands.
 */
summary: MyTable, } | { "do": "think", 
/**
 * Names it.
 */
id: number, 
/**
 * What is asked.
 */
question: ThinkingQuestion, } | { "do": "forget", 
/**
 * Which.
 */
id: number, } | { "do": "wakeAt", 
/**
 * When; never if none.
 */
at: number | null, };

export type ThinkingQuestion = { 
/**
 * The game so far, as a record.
 */
record: string, 
/**
 * What is wanted.
 */
task: ThinkingTask, 
/**
 * Chooses among good answers: a whole number of 64 bits.
 */
luck: string, };

export type ThinkingTask = { "play": number } | "hint";

export type Thought = { 
/**
 * What it would do, in notation.
 */
action: string, 
/**
 * How the side to act stands then, in hundredths.
 */
score: number, 
/**
 * The number of nodes that were searched.
 */
nodes: number, };

export type Judged = { "judgement": Judgement } | { "faults": Array<Said> };
