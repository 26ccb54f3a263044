import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildOf } from './tools/build/build-of.mjs';
import { firstPaint } from './tools/build/first-paint.mjs';
import { fixedAddresses } from './tools/build/fixed-addresses.mjs';
import { migrations } from './tools/build/migrations.mjs';
import { offline } from './tools/build/offline.mjs';
import { precompress } from './tools/build/precompress.mjs';
import { prerender } from './tools/build/prerender.mjs';
import { qaBuild } from './tools/build/qa-build.mjs';
import { SERVER_PACKAGES } from './tools/build/server-packages.mjs';
import { shaders } from './tools/build/shaders.mjs';
import { sourceMaps } from './tools/build/source-maps.mjs';

/** README lists these browsers. `src/app/first-paint.ts` shows a message in older ones. */
const BROWSERS = ['safari16.4', 'chrome111', 'edge111', 'firefox114'];

/**
 * One `vite build` builds the client, in `dist/client`, the server, in `dist/server/main.mjs`, and the service worker,
 * which lists the client's files. `--mode qa` builds client and server with the QA panel into `dist/qa`. Tests have their own configuration, `vitest.config.ts`.
 */
export default defineConfig(({ mode }) => ({
  // There is no public folder. Files are imported, hashed and cached permanently, except those with fixed addresses.
  publicDir: false,
  plugins: [
    react(),
    firstPaint(),
    shaders(),
    ...(mode === 'qa' ? [qaBuild()] : [prerender(), offline(), precompress()]),
    // Files with fixed URLs, because the product specification, the web app manifest and other sites refer to them. The
    // build does not hash their names.
    fixedAddresses([
      'assets/audio/rainforest.mp3',
      'assets/images/icons/icon-192.png',
      'assets/images/icons/icon-512.png',
      'assets/images/icons/maskable-192.png',
      'assets/images/icons/maskable-512.png',
      'assets/images/social.webp',
      'assets/screenshots/home-narrow.webp',
      'assets/screenshots/home-wide.webp',
      'assets/screenshots/memory-cards-narrow.webp',
      'assets/screenshots/memory-cards-wide.webp',
    ]),
    migrations(),
    sourceMaps(),
  ],
  // @pixi/react and the engine must draw with the same copy of Pixi. Hooks work only if there is a single copy of
  // React.
  resolve: {
    dedupe: ['pixi.js', 'react', 'react-dom'],
  },
  css: {
    // Without Vite's line numbers, which scripts cannot compress, a game's first frame is 0.6 KB smaller.
    modules: { generateScopedName: '[local]_[hash:base64:3]' },
  },
  define: { BUILD_OF_VITE: JSON.stringify(buildOf(import.meta.dirname)) },
  build: { sourcemap: 'hidden', emptyOutDir: true },
  environments: {
    client: {
      build: {
        outDir: `${folderOf(mode)}/client`,
        target: BROWSERS,
        // Not `assets/`, because that folder contains the files with fixed URLs, such as `assets/audio/rainforest.mp3`.
        assetsDir: 'static',
        // Pictures and sounds stay separate files, so that the browser fetches each one only when it is needed.
        assetsInlineLimit: 0,
        // tests/house uses the manifest to measure the downloads of each screen.
        manifest: true,
        // Licenses of all bundled packages. Those of the typefaces are in assets/licenses.
        license: { fileName: 'licenses.txt' },
        modulePreload: {
          polyfill: false,
          // The page itself loads the first script. Firefox fires an error event if a preload names a script that is
          // already running.
          resolveDependencies: (_, files) => files.filter((file) => !/\/index-[\w-]+\.js$/.test(file)),
        },
        // The budgets in tests/house are stricter than Vite's warning, and exceeding them fails a test.
        chunkSizeWarningLimit: 1000,
        rolldownOptions: {
          input: 'index.html',
          output: {
            codeSplitting: {
              groups: [
                // The first screen is one script.
                { name: 'shell', tags: ['$initial'], priority: 1 },
                // Icons that at least two entries share, 3 KB. With one file for each icon a game needs up to four more
                // requests.
                { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 2 },
                // Code that no game needs.
                { name: 'queries', test: /\/node_modules\/@tanstack\//, minShareCount: 2 },
                {
                  name: 'account',
                  test: /\/src\/data\/(?:account|sync-journal)\.ts$/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                // Modules that at least four entries share, except those that may import Pixi.
                {
                  name: 'page',
                  test: /\/(?:src|machines|domain|engine\/(?:paint|audio))\/|\/node_modules\/(?!@?pixi)/,
                  minShareCount: 4,
                },
                // This chunk excludes dependencies, because Pixi's index imports every part of Pixi, including the
                // parts that Pixi loads on demand.
                { name: 'engine', minShareCount: 4, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true, external: SERVER_PACKAGES },
      build: {
        outDir: `${folderOf(mode)}/server`,
        target: 'node20',
        minify: false,
        license: { fileName: 'licenses.txt' },
        rolldownOptions: {
          input: 'server/main.ts',
          // One file, which is read once at the start. A rebuild never replaces a module of a running server.
          output: { entryFileNames: 'main.mjs', codeSplitting: false },
        },
      },
    },
    ...(mode !== 'qa' && {
      worker: {
        consumer: 'client',
        build: {
          outDir: 'dist/client',
          // The client's files stay.
          emptyOutDir: false,
          target: BROWSERS,
          rolldownOptions: {
            input: 'src/offline/worker/service-worker.ts',
            // A classic script, because some browsers do not support module workers.
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      },
    }),
  },
  // The presence of `builder` makes `vite build` build all environments above instead of only the client.
  builder: {},
}));

function folderOf(mode: string): string {
  return mode === 'qa' ? 'dist/qa' : 'dist';
}
