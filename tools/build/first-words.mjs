import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const ROOT = '<div id="root"></div>';
/** Pictures that Home begins with, by the attribute under which `first-paint.ts` finds each. */
const PICTURES = { 'data-day': 'hero-day', 'data-night': 'hero-night' };

/** What the modules look for as they are loaded: nobody is at a page, and the page is Home. */
const NO_PAGE = "const document = { addEventListener() {} }, location = { pathname: '/' };";

/**
 * Puts into the built page what can be seen of it before its scripts are there: the words of `src/app/first-words.tsx`,
 * and, for `first-paint.ts`, where Home's picture is; comments go. The development server goes without.
 *
 * @returns {import('vite').Plugin}
 */
export function firstWords() {
  let words = '';
  return {
    name: 'stillgrove:first-words',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      const { root } = this.environment.config;
      const entry = path.join(root, 'src/app/first-words.tsx');
      this.addWatchFile(entry);
      words = await wordsOf(root, entry);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const styles = Object.values(bundle).flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
        );
        for (const [, names = ''] of words.matchAll(/ class="([^"]*)"/g))
          for (const name of names.split(' ').filter((name) => name.startsWith('_')))
            if (!styles.some((text) => text.includes(`.${name}`)))
              throw new Error(`No style of the build is for ${name}, which the first words have`);
        const addressOf = (/** @type {string} */ name) => {
          const file = Object.keys(bundle).find((file) => path.basename(file).startsWith(`${name}-`));
          if (!file) throw new Error(`The build has no picture ${name}`);
          return `/${file}`;
        };
        const named = Object.entries(PICTURES).map(
          ([attribute, name]) => `${attribute}="${addressOf(name)}"`,
        );
        const script = /<script\s+src="[^"]*\/first-paint-/;
        if (!html.includes(ROOT) || !script.test(html))
          throw new Error('index.html has no root, or no first script');
        const seen = words.replace(/src="\/([^"]+)\.svg"/g, (_, name) => `src="${addressOf(name)}"`);
        return html
          .replace(/\s*<!--.*?-->/gs, '')
          .replace(ROOT, () => ROOT.replace('><', () => `>${seen}<`))
          .replace(script, (tag) => tag.replace('<script', `<script ${named.join(' ')}`));
      },
    },
  };
}

/**
 * Bundles the entry for Node and asks it.
 *
 * @param {string} root
 * @param {string} entry
 * @returns {Promise<string>} HTML
 */
async function wordsOf(root, entry) {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // What is loaded later has no part in it.
    plugins: [react(), { name: 'stillgrove:not-later', resolveDynamicImport: () => false }],
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: entry,
      // A picture is known by its name until the page has its address.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { codeSplitting: false, banner: NO_PAGE, assetFileNames: '[name][extname]' },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('The first words were not built.');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-words-'));
  try {
    const file = path.join(folder, 'first-words.mjs');
    await writeFile(file, output.output[0].code);
    return (await import(pathToFileURL(file).href)).firstWords();
  } finally {
    await rm(folder, { recursive: true });
  }
}
