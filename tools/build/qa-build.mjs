import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const MAIN = '/src/main.tsx';
const RECORDINGS = 'tests/replays';

/**
 * The only Content Security Policy directives that differ in the QA build. Its panel shows the page in a frame of the
 * same origin.
 */
const NO_FRAMES = `'frame-ancestors': "'none'",`;
const OWN_FRAMES = `'frame-ancestors': "'self'", 'frame-src': "'self'",`;

/**
 * Turns the build into the QA build (`vite build --mode qa`). Its page starts `tests/qa/main.tsx`, its server permits
 * frames of its own origin, and it contains the recordings of tests/replays. It has no service worker, because
 * testers always need the newest build.
 *
 * @returns {import('vite').Plugin}
 */
export function qaBuild() {
  return {
    name: 'stillgrove:qa',
    // The plugin must run before TypeScript is compiled.
    enforce: 'pre',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(MAIN)) throw new Error(`index.html does not start ${MAIN}`);
        return html.replace(MAIN, '/tests/qa/main.tsx');
      },
    },
    transform(code, id) {
      if (!id.endsWith('/server/security.ts')) return;
      if (!code.includes(NO_FRAMES)) throw new Error(`server/security.ts has no ${NO_FRAMES}`);
      return code.replace(NO_FRAMES, OWN_FRAMES);
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const folder = path.join(this.environment.config.root, RECORDINGS);
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
      const emit = (/** @type {string} */ name, /** @type {string} */ source) =>
        this.emitFile({ type: 'asset', fileName: `replays/${name}`, source });
      for (const name of names) emit(name, await readFile(path.join(folder, name), 'utf8'));
      emit('index.json', JSON.stringify(names));
    },
  };
}
