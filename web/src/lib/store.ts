// What is kept on this device. A browser may forbid it: then nothing is kept, and nothing breaks.

/** What was kept under a name, if it is still readable. */
export function recall<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(`spielhof.${name}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keeps a value under a name. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`spielhof.${name}`, JSON.stringify(value));
  } catch {
    // Kept in memory only.
  }
}
