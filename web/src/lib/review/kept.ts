// Reviews that were made are kept as long as the page is open, so that going back to one is instant. The
// table's banner and the page of the review ask for the same one: it is made once.
import type { Review, ReviewEffort } from '../wire';
import { review, type OnProgress } from './requests';

/** A review holds every position with a mistake: more than these are not kept. */
const MOST = 12;
/** Somebody who goes from a table to its review leaves one page before the other asks. */
const GRACE = 1500;

interface Job {
  result: Promise<Review>;
  stop: AbortController;
  /** Those who wait for it. */
  waiting: Set<OnProgress>;
  /** What was told last. */
  told: Parameters<OnProgress> | null;
}

/** The latest last. */
const kept = new Map<string, Review>();
const jobs = new Map<string, Job>();

const nameOf = (record: string, effort: ReviewEffort) => `${effort} ${record}`;

/**
 * The review of a record, kept or new. Aborting the signal rejects with its reason; when nobody waits
 * for a review any more, it is stopped.
 */
export async function reviewOf(
  record: string,
  effort: ReviewEffort,
  onprogress: OnProgress,
  signal: AbortSignal,
): Promise<Review> {
  signal.throwIfAborted();
  const name = nameOf(record, effort);
  const known = kept.get(name);
  if (known) {
    keep(name, known);
    return known;
  }
  const job = jobs.get(name) ?? begin(name, record, effort);
  return waitFor(job, onprogress, signal);
}

/** The most thorough review of a record that is kept. */
export function keptReview(record: string): Review | null {
  return kept.get(nameOf(record, 'thorough')) ?? kept.get(nameOf(record, 'quick')) ?? null;
}

/** Forgets everything, for tests. */
export function forget(): void {
  kept.clear();
  for (const job of jobs.values()) end(job);
}

function begin(name: string, record: string, effort: ReviewEffort): Job {
  const waiting = new Set<OnProgress>();
  const stop = new AbortController();
  const tell: OnProgress = (...news) => {
    job.told = news;
    for (const listener of waiting) listener(...news);
  };
  const result = review(record, effort, tell, stop.signal).then((made) => {
    keep(name, made);
    return made;
  });
  const job: Job = { result, stop, waiting, told: null };
  jobs.set(name, job);
  const over = () => {
    if (jobs.get(name) === job) jobs.delete(name);
  };
  result.then(over, over);
  return job;
}

/** Nobody waits for it any more. */
function end(job: Job): void {
  for (const [name, other] of jobs) if (other === job) jobs.delete(name);
  job.stop.abort();
}

function waitFor(job: Job, onprogress: OnProgress, signal: AbortSignal): Promise<Review> {
  // The same function may wait twice.
  const listener: OnProgress = (...news) => onprogress(...news);
  job.waiting.add(listener);
  if (job.told) listener(...job.told);
  return new Promise((resolve, reject) => {
    const leave = () => {
      job.waiting.delete(listener);
      signal.removeEventListener('abort', gone);
    };
    const gone = () => {
      leave();
      reject(signal.reason as Error);
      setTimeout(() => job.waiting.size === 0 && end(job), GRACE);
    };
    signal.addEventListener('abort', gone);
    job.result.then(resolve, reject).finally(leave);
  });
}

function keep(name: string, made: Review): void {
  kept.delete(name);
  kept.set(name, made);
  if (kept.size > MOST) kept.delete(kept.keys().next().value!);
}
