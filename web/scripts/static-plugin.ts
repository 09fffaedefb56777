// What the build for plain web hosts does differently: pages stand behind the `#` of an address, and the
// page itself says what it may load, for there is no server to do so.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** As the server's own header, `crates/server/src/http/protection.rs`; a test compares them. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];
/** Only a header can say this. */
const HEADER_ONLY = "frame-ancestors 'none'";

const HEADERS = `/*
  Content-Security-Policy: ${[...POLICY, HEADER_ONLY].join('; ')}
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: no-referrer
  Cross-Origin-Opener-Policy: same-origin

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/sw.js
  Cache-Control: no-cache
`;

/** Puts every link that is written out in markup behind the `#`: `href="/g/halma"` becomes
 * `href="#/g/halma"`. So it can be copied, and opened in another window. */
export function linksBehindHash(source: string): string {
  return source.replaceAll('href="/', 'href="#/');
}

/** Changes links, the page and the manifest, and adds what web hosts look for. */
export function staticSite(): Plugin {
  let folder = '';
  return {
    name: 'spielhof-static',
    enforce: 'pre',
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir)),
    transform: {
      filter: { id: /\.svelte$/ },
      handler: (source) => ({ code: linksBehindHash(source), map: null }),
    },
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY.join('; ') },
        injectTo: 'head-prepend',
      },
    ],
    closeBundle() {
      copyFileSync(join(folder, 'index.html'), join(folder, '404.html'));
      writeFileSync(join(folder, '_headers'), HEADERS);
      writeFileSync(join(folder, '.nojekyll'), '');
      const manifest = join(folder, 'manifest.webmanifest');
      // An id counts from the host's root, where several sites may be. Without one, the address counts.
      const said = JSON.parse(readFileSync(manifest, 'utf8')) as object;
      writeFileSync(manifest, `${JSON.stringify({ ...said, id: undefined }, null, 2)}\n`);
    },
  };
}
