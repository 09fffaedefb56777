// Fluent files as text: which messages there are, and which of them need others.

/** The messages and terms of a file by their name, each as it is written; comments are left out. */
export function entries(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let name: string | null = null;
  for (const line of text.split('\n')) {
    const [, begins] = /^(-?[a-z][\w-]*) *=/.exec(line) ?? [];
    if (begins) name = begins;
    // Everything else that is not indented ends a message: a comment, or nonsense.
    else if (/^[^\s}]/.test(line)) name = null;
    if (name === null) continue;
    const before = found.get(name);
    found.set(name, before === undefined || begins ? line : `${before}\n${line}`);
  }
  for (const [key, source] of found) found.set(key, source.trimEnd());
  return found;
}

/** The messages and terms that a message says in its own text. */
export function references(source: string): string[] {
  return [...source.matchAll(/\{\s*(-?[a-z][\w-]*)/g)].map(([, name]) => name!);
}

/** Some messages with everything they refer to. */
export function withReferences(wanted: Iterable<string>, all: Map<string, string>): string[] {
  const found = new Set<string>();
  // A set goes on with what is added while it is walked through.
  for (const key of wanted) if (all.has(key)) found.add(key);
  for (const key of found) {
    for (const other of references(all.get(key) ?? '')) if (all.has(other)) found.add(other);
  }
  return [...found];
}
