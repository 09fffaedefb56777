// Tells the client where the WebAssembly module is. It is built by scripts/wasm; where no compiler
// can be had there is none, and the client plays on servers only.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:engine';

/** Serves `virtual:engine`: the path of the module below the base of the site, or null. */
export function engine(module: string): Plugin {
  let build = false;
  return {
    name: 'spielhof-engine',
    configResolved: ({ command }) => void (build = command === 'build'),
    resolveId: (id) => (id === NAME ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      if (!existsSync(module)) return 'export const modulePath = null;';
      if (!build) return `export const modulePath = ${JSON.stringify(`@fs${module}`)};`;
      const source = readFileSync(module);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/engine-${hash}.wasm`;
      this.emitFile({ type: 'asset', fileName, source });
      return `export const modulePath = ${JSON.stringify(fileName)};`;
    },
  };
}
