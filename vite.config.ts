import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtGames } from './server/bin/built-games.mjs';
import { chunkModules } from './server/bin/chunk-modules.mjs';
import { firstPaint } from './server/bin/first-paint.mjs';
import { fixedAddress } from './server/bin/fixed-address.mjs';
import { migrations } from './server/bin/migrations.mjs';
import { notices } from './server/bin/notices.mjs';
import { offline } from './server/bin/offline.mjs';
import { precompress } from './server/bin/precompress.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** What the first screen shares with pages that come later: one script of it weighs less than a dozen small ones. */
const SHELL =
  /\/(?:engine\/core\/listeners|domain\/(?:built-games|catalogue|person|product)|src\/(?:services\/(?:context|game-addresses)|games\/(?:define-game|use-hide-figures)|ui\/(?:format-time|PageTitle|VisuallyHidden)|device\/(?:local-storage|local-time|stored-values))|machines\/app\/access\.machine|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|defaultAttributes|icons\/leaf))\.(?:tsx?|mjs)$/;

/** What draws charts, by itself: it is large, changes seldom, and is kept offline when a chart is first shown. */
const CHARTS = /\/node_modules\/(?:echarts|zrender|size-sensor)\//;

/** The compiler's helpers, which charts share with menus: with the charts they would bring all of them to every menu. */
const HELPERS = /\/node_modules\/tslib\//;

/**
 * One `vite build` makes both halves of the product: the client in `dist/client`, the server in
 * `dist/server/main.mjs`. Tests have their own configuration, `vitest.config.ts`.
 */
export default defineConfig({
  // Nothing is served from a public folder: every file is imported, hashed and cached for good.
  publicDir: false,
  plugins: [
    react(),
    builtGames(),
    firstPaint(),
    fixedAddress('assets/audio/rainforest.mp3'),
    // Named by the web app manifest and by pages elsewhere, which the build does not rewrite.
    fixedAddress('assets/images/icons/icon-192.png'),
    fixedAddress('assets/images/icons/icon-512.png'),
    fixedAddress('assets/images/icons/maskable-192.png'),
    fixedAddress('assets/images/icons/maskable-512.png'),
    fixedAddress('assets/images/social.webp'),
    chunkModules(),
    notices(),
    offline('dist/client'),
    precompress(),
    migrations(),
  ],
  // @pixi/react and the engine must draw with the same Pixi, and React must know all of its hooks.
  resolve: { dedupe: ['pixi.js', 'react', 'react-dom'] },
  define: { 'import.meta.env.VERSION': JSON.stringify(version) },
  build: { sourcemap: false, emptyOutDir: true },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        target: 'baseline-widely-available',
        // Not `assets/`: that folder keeps the addresses that never change, such as the rainforest's.
        assetsDir: 'static',
        // Pictures and sounds stay files of their own, so that each is fetched only when it is needed.
        assetsInlineLimit: 0,
        // tests/house weighs what each screen downloads by it.
        manifest: true,
        modulePreload: { polyfill: false },
        // The budgets of tests/house are stricter than Vite's warning, and fail.
        chunkSizeWarningLimit: 1000,
        rolldownOptions: {
          input: 'index.html',
          output: {
            codeSplitting: {
              groups: [
                { name: 'shell', test: SHELL },
                { name: 'helpers', test: HELPERS, priority: 1 },
                { name: 'charts', test: CHARTS },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/server',
        target: 'node20',
        minify: false,
        rolldownOptions: {
          input: 'server/main.ts',
          // One file, read once at start: a rebuild never pulls a module from under a running server.
          output: { entryFileNames: 'main.mjs', codeSplitting: false },
        },
      },
    },
  },
  // Its presence makes `vite build` build every environment above, not the client alone.
  builder: {},
});
