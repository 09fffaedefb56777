// A browser's storage, for tests that run without a browser.
import { vi } from 'vitest';

/** Puts an empty storage where the browser has its own. */
export function useStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
}
