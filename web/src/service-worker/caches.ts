// The caches of the service worker, and what goes into them.
import { belongs, how, languageToKeep, needed, PAGE, pathWithin, type Build } from './decide';

/** What a cache holds. */
type Kind =
  /** Files of one version: the page and all its programs. */
  | `shell ${string}`
  /** Files with their content in their name. They fit every version, so they outlive updates. */
  | 'kept'
  /** What the server said last about the games. */
  | 'data'
  /** What the worker itself has to remember. */
  | 'notes';

/** How long the network may take before the cache answers. */
const PATIENCE = 3000;
/** The number of files that are fetched at the same time. */
const LANES = 4;
/** A server that is asked too often wants to be asked later. */
const TRIES = 4;
const PAUSE = 2000;

/** Tells the page that an answer did not come from the network. */
export const FROM_CACHE = 'x-from-cache';

/** Keeps the worker alive until something is done. */
type Later = (work: Promise<unknown>) => void;

/** The caches of one version, for a worker with this scope. */
export class Store {
  readonly #build: Build;
  readonly #scope: string;

  constructor(build: Build, scope: string) {
    this.#build = build;
    this.#scope = scope;
  }

  #url = (path: string) => new URL(path, this.#scope).href;
  /** Other folders of the same host may hold other sites. */
  #name = (kind: Kind) => `spielhof ${new URL(this.#scope).pathname} ${kind}`;
  #open = (kind: Kind) => caches.open(this.#name(kind));
  get #shell(): Kind {
    return `shell ${this.#build.version}`;
  }

  /** Fetches the whole version, or fails as a whole. */
  async install(wished: readonly string[]): Promise<void> {
    try {
      const language = languageToKeep(await this.language(), wished, this.#build);
      const [shell, data] = await Promise.all([this.#open(this.#shell), this.#open('data')]);
      await each(needed(this.#build, language), async (path) => {
        await shell.put(this.#url(path), await this.#fetchWhole(path));
      });
      await data.put(this.#url('api/games'), await this.#fetchWhole('api/games'));
    } catch (reason) {
      await caches.delete(this.#name(this.#shell));
      throw reason;
    }
  }

  /** The page, without asking the network. */
  async page(request: Request): Promise<Response> {
    const page = await (await this.#open(this.#shell)).match(this.#url(PAGE));
    return page ?? fetch(request);
  }

  /** A file from any cache: its name says what is in it. Otherwise it is fetched and kept. */
  async kept(request: Request, later: Later): Promise<Response> {
    const own = await (await this.#open(this.#shell)).match(request, { ignoreVary: true });
    const found = own ?? (await caches.match(request, { ignoreVary: true }));
    if (found) return found;
    const answer = await fetch(request);
    if (usable(answer)) later(this.#put('kept', request, answer.clone()));
    return answer;
  }

  /** What the network says, or what it said the last time. */
  async fresh(request: Request, later: Later): Promise<Response> {
    const before = await (await this.#open('data')).match(request, { ignoreVary: true });
    const asked = fetch(request).then((answer) => {
      if (usable(answer)) later(this.#put('data', request, answer.clone()));
      return answer;
    });
    if (!before) return asked;
    // A late answer is still worth keeping.
    later(asked.catch(() => {}));
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    const answer = await Promise.race([asked.catch(() => null), late]);
    return answer === null || answer.status >= 500 ? marked(before) : answer;
  }

  /** Keeps files that the page will want later. Says whether all of them are here. */
  async keep(urls: readonly string[]): Promise<boolean> {
    const wanted = urls
      .map((url) => new Request(new URL(url, this.#scope)))
      .filter(({ url }) => {
        const answered = how({ method: 'GET', mode: 'cors', url }, this.#scope, this.#build);
        return answered === 'kept' || answered === 'fresh';
      });
    try {
      await each(wanted, async (request) => {
        if (await caches.match(request, { ignoreVary: true })) return;
        const path = pathWithin(request.url, this.#scope) ?? '';
        const kind = path.startsWith('api/') ? 'data' : 'kept';
        await this.#put(kind, request, await this.#fetchWhole(path));
      });
      return true;
    } catch {
      return false;
    }
  }

  /** The page speaks this language: its words are kept, also in the next version. */
  async speak(language: string): Promise<boolean> {
    const notes = await this.#open('notes');
    await notes.put(this.#url('language'), new Response(language));
    return this.keep(this.#build.words[language] ?? []);
  }

  /** Deletes what no page uses any more. Another window may still run the version before. */
  async tidy(windows: number): Promise<void> {
    if (windows > 1) return;
    const old = (await caches.keys()).filter(
      (name) => name.startsWith(this.#name('shell ')) && name !== this.#name(this.#shell),
    );
    await Promise.all(old.map((name) => caches.delete(name)));
    const kept = await this.#open('kept');
    for (const request of await kept.keys()) {
      const path = pathWithin(request.url, this.#scope);
      if (path === null || !belongs(path, this.#build)) await kept.delete(request);
    }
  }

  /** A full disk is no reason to answer nothing. */
  async #put(kind: Kind, request: Request, answer: Response): Promise<void> {
    try {
      await (await this.#open(kind)).put(request, answer);
    } catch {
      // It is fetched again the next time.
    }
  }

  /** What the page speaks, as far as it said. */
  async language(): Promise<string | null> {
    const note = await (await this.#open('notes')).match(this.#url('language'));
    return (await note?.text()) ?? null;
  }

  /** A file of this version. The page says which version it is of: behind one address there may be
   * several servers, of which not all are up to date. */
  async #fetchWhole(path: string): Promise<Response> {
    const answer = await patiently(() =>
      // What has its content in its name may come from the browser's own cache.
      fetch(this.#url(path), { cache: path.startsWith('assets/') ? 'default' : 'no-cache' }),
    );
    if (!usable(answer)) throw new Error(`${path}: ${answer.status}`);
    if (path === PAGE && !(await answer.clone().text()).includes(`"${this.#build.version}"`)) {
      throw new Error('the page is of another version');
    }
    return answer;
  }
}

const usable = (answer: Response) => answer.status === 200 && !answer.redirected;

function marked(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set(FROM_CACHE, '1');
  return new Response(answer.body, { status: answer.status, headers });
}

async function patiently(ask: () => Promise<Response>): Promise<Response> {
  for (let tried = 1; ; tried += 1) {
    const answer = await ask();
    if (![429, 503].includes(answer.status) || tried === TRIES) return answer;
    await new Promise((done) => setTimeout(done, PAUSE * tried));
  }
}

/** Does something with each, a few at a time. */
async function each<T>(all: readonly T[], deed: (one: T) => Promise<void>): Promise<void> {
  const rest = all.values();
  const lane = async () => {
    for (const one of rest) await deed(one);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
