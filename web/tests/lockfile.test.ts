// The lock file pins the packages of every platform, so that `npm ci` works on all of them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const path = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const { packages } = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Locked> };

/** The entry that `name` resolves to for the package at `from`: its own, or the shared one. */
function entry(from: string, name: string): Locked | undefined {
  return packages[`${from}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
}

describe('package-lock.json', () => {
  it('lists the optional packages of all platforms', () => {
    const missing = Object.entries(packages).flatMap(([from, locked]) =>
      Object.keys(locked.optionalDependencies ?? {}).filter((name) => !entry(from, name)),
    );
    expect(missing).toEqual([]);
  });

  it('pins every package by its hash and names no registry', () => {
    const loose = Object.entries(packages)
      .filter(([path, locked]) => path && (!locked.integrity || locked.resolved))
      .map(([path]) => path);
    expect(loose).toEqual([]);
  });
});
