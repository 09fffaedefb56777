// Builds the service worker, and tells it which files the app is made of.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as viteBuild, type Plugin, type Rolldown } from 'vite';
import type { Build } from '../src/service-worker/decide.ts';

/** Which of the built files the worker fetches at once, and which it may keep later. */
export function plan(made: readonly string[], files: readonly string[]): Omit<Build, 'version'> {
  // Programs of workers are small; without them nothing can be played where there is no network.
  const shell = made.filter((name) => name.endsWith('.css') || name.endsWith('.js'));
  const assets = made.filter((name) => name.startsWith('assets/'));
  const words: Record<string, string[]> = {};
  for (const name of assets) {
    const [, language] = /^assets\/([a-z]{2})-(?:words|table|people)-[\w-]+\.ftl$/.exec(name) ?? [];
    if (language) (words[language] ??= []).push(name);
  }
  const [guide = ''] = assets.flatMap((name) => /^assets\/guide-[\w-]+\//.exec(name)?.[0] ?? []);
  const listed = new Set([...shell, ...Object.values(words).flat()]);
  return {
    shell: [...shell, ...files].sort(),
    words,
    others: assets.filter((name) => !listed.has(name) && !name.startsWith(guide)).sort(),
    guides: guide,
  };
}

/** The largest icon is for the system that installs the app; the page never shows it. */
const NOT_KEPT = /-512\.png$/;

/** Emits `sw.js`, and writes the version into the page. */
export function precache(worker: string): Plugin {
  let publicFolder = '';
  let program: Promise<string> | null = null;
  let version = '';
  return {
    name: 'spielhof-precache',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (publicFolder = config.publicDir),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        program ??= programOf(worker);
        version = hashOf([
          await program,
          html,
          ...contents(bundle ?? {}),
          ...filesOf(publicFolder),
        ]);
        return [
          { tag: 'meta', attrs: { name: 'build', content: version }, injectTo: 'head' as const },
        ];
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const made = Object.values(bundle)
          .map(({ fileName }) => fileName)
          .filter((name) => name !== 'index.html');
        const files = readdirSync(publicFolder).filter((name) => !NOT_KEPT.test(name));
        const build: Build = { version, ...plan(made, files) };
        const source = `const BUILD=${JSON.stringify(build)};\n${await (program ?? programOf(worker))}`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** The program of the worker. It is bundled alone: not all browsers take modules there. */
async function programOf(worker: string): Promise<string> {
  const built = (await viteBuild({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: worker, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

function contents(bundle: Rolldown.OutputBundle): string[] {
  return Object.values(bundle)
    .sort((one, other) => one.fileName.localeCompare(other.fileName))
    .map(
      (file) => `${file.fileName}\n${file.type === 'chunk' ? file.code : hashOf([file.source])}`,
    );
}

const filesOf = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name)));

function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\n');
  return hash.digest('hex').slice(0, 12);
}
