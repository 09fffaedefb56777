import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { engine } from './scripts/engine-plugin.ts';
import { pack } from './scripts/pack-plugin.ts';
import { precache } from './scripts/precache-plugin.ts';
import { listsOf, puzzles } from './scripts/puzzles-plugin.ts';
import { statistics } from './scripts/statistics-plugin.ts';
import { staticSite } from './scripts/static-plugin.ts';
import { words } from './scripts/words-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['SPIELHOF_SERVER'] ?? 'http://127.0.0.1:7777';

const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string };

// `--mode static` builds a site for plain web hosts: under any path, without a server.
export default defineConfig(({ mode }) => ({
  base: mode === 'static' ? './' : '/',
  define: {
    __STATIC__: JSON.stringify(mode === 'static'),
    __VERSION__: JSON.stringify(version),
    __PUZZLED__: JSON.stringify([...listsOf(here('../crates/puzzle/data')).keys()]),
  },
  plugins: [
    words({ locales: here('../locales'), guide: here('../crates/guide') }),
    engine(here('../target/wasm')),
    statistics(here('../crates/review/data/statistics.txt')),
    puzzles(here('../crates/puzzle/data')),
    mode === 'static' && staticSite(),
    svelte(),
    precache(here('./src/service-worker/sw.ts')),
    // Plain web hosts pack by themselves.
    mode !== 'static' && pack(here('./dist')),
  ],
  resolve: { alias: { $lib: here('./src/lib') } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // Every page knows the names of all parts, and a hash cannot be packed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // A request for each small part costs more than the part.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // What every page needs.
            {
              name: 'words',
              test: /vite\/preload-helper|node_modules\/(svelte|@fluent|clsx|esm-env)\/|virtual:(words|engine)|src\/lib\/(settings\.svelte|store|words|address|engine\/local)\.ts$|src\/lib\/offline\/(network|playing)\.svelte\.ts$/,
            },
            // Small, and on several pages.
            { name: 'network', test: /src\/lib\/offline\/(NeedsNetwork|CloudOff)\.svelte/ },
            // What gallery, game and tournament choose from.
            {
              name: 'choices',
              test: /src\/lib\/(gallery|start|learn\/(offer|progress))\.ts$|src\/lib\/game\/(HouseRules\.svelte|(options|clocks|chairs)\.ts$)/,
            },
            // What every page with a board needs.
            {
              name: 'play',
              test: /src\/lib\/(table|rules)\/(connection|world|seats|speech|notation|best|link|labels|plain|hand|touches|sounds|confirms|turns)\.ts$|src\/lib\/vibration\.ts$|src\/lib\/engine\/socket\.ts$|src\/lib\/table\/(NoteLine|HandButtons)\.svelte|src\/lib\/board\/(Ground|Piece|faces|frame|geometry|ground|hues|marks|paths|signs|Above|Below|Board|Flying|Standing|Trails|flights?\.svelte|flight|names|offers|pieces|standing|ways|hops|firstpaint|zoom|grip\.svelte)\.(svelte|ts)/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': { target: server, ws: true, changeOrigin: true },
    },
  },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
}));
