// Tells the client where the WebAssembly modules are. They are built by scripts/wasm; where no compiler
// can be had there are none, and the client plays on servers only.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the client imports, and the file that it stands for. Two imports, so that the pages that never
 * look back do not even know the path of the second one. */
const MODULES = new Map([
  ['virtual:engine', 'engine'],
  ['virtual:reviewer', 'review'],
]);

/** Serves the path of each module below the base of the site, or null. */
export function engine(folder: string): Plugin {
  let build = false;
  return {
    name: 'spielhof-engine',
    configResolved: ({ command }) => void (build = command === 'build'),
    resolveId: (id) => (MODULES.has(id) ? `\0${id}` : null),
    load(id) {
      const name = id.startsWith('\0') ? MODULES.get(id.slice(1)) : undefined;
      if (name === undefined) return null;
      const module = join(folder, `${name}.wasm`);
      if (!existsSync(module)) return 'export const modulePath = null;';
      if (!build) return `export const modulePath = ${JSON.stringify(`@fs${module}`)};`;
      const source = readFileSync(module);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/${name}-${hash}.wasm`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export const modulePath = ${JSON.stringify(fileName)};`;
    },
  };
}
