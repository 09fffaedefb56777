// Packs what was built, so that the server need not do it again for every visitor.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(js|css|html|svg|webmanifest|ftl|json|wasm)$/;

/** Writes a `.br` and a `.gz` beside everything of the built client that gets smaller by it. */
export function pack(folder: string): Plugin {
  return {
    name: 'spielhof-pack',
    apply: 'build',
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const path of files
        .filter((name) => PACKED.test(name))
        .map((name) => join(folder, name))) {
        const text = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
