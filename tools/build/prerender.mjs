import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const ROOT = '<div id="root"></div>';

/** Stubs for the browser globals that the app's modules use when they load. */
const BROWSER =
  "const document = { addEventListener() {}, createElement: () => ({ style: {} }) }, location = { pathname: '/' }, navigator = {};";

/**
 * Inserts the prerendered Home and the notice for unsupported browsers (`src/app/prerender.tsx`) into the built page.
 * The development server does not prerender.
 *
 * @returns {import('vite').Plugin}
 */
export function prerender() {
  let home = '';
  let unsupported = '';
  return {
    name: 'stillgrove:prerender',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      const { root, css, build: client } = this.environment.config;
      const outDir = path.join(root, 'node_modules/.cache/prerender');
      await build({
        root,
        configFile: false,
        publicDir: false,
        // Gives classes the same names as in the client.
        css: { modules: css.modules ?? {} },
        logLevel: 'warn',
        // Excludes pages that are loaded dynamically.
        plugins: [react(), { name: 'stillgrove:not-later', resolveDynamicImport: () => false }],
        build: {
          ssr: 'src/app/prerender.tsx',
          outDir,
          emptyOutDir: true,
          // Gives the pictures the same URLs as in the client.
          assetsDir: client.assetsDir,
          assetsInlineLimit: 0,
          rolldownOptions: {
            output: { codeSplitting: false, entryFileNames: 'prerender.mjs', banner: BROWSER },
          },
        },
      });
      const pages = await import(pathToFileURL(path.join(outDir, 'prerender.mjs')).href);
      home = await pages.prerenderHome();
      unsupported = pages.prerenderUnsupported();
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
        return html.replace(ROOT, () => ROOT.replace('><', () => `>${home}<`) + unsupported);
      },
    },
  };
}
