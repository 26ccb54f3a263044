import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtGames } from './tools/build/built-games.mjs';
import { chunkModules } from './tools/build/chunk-modules.mjs';
import { firstPaint } from './tools/build/first-paint.mjs';
import { firstWords } from './tools/build/first-words.mjs';
import { fixedAddress } from './tools/build/fixed-address.mjs';
import { migrations } from './tools/build/migrations.mjs';
import { notices } from './tools/build/notices.mjs';
import { offline } from './tools/build/offline.mjs';
import { precompress } from './tools/build/precompress.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/**
 * What any game needs and no first screen does: the page that runs games, and the small parts of house and engine that
 * scenes share. One script weighs less, and asks the network less often, than a dozen small ones.
 */
const GAMES =
  /\/(?:src\/(?:play\/(?:AskBefore|GameFrame|GameIntro|GamePage|GameRoute|defin[^/]+|game-context|play-recorder|use-(?:emitted|hide-figures|preload|session-focus|start))\.tsx?|stage\/(?:SceneHost|StageMirror|TargetButton|roving)\.tsx?|(?:device|services)\/(?:free-tries|screen-awake)\.ts)|engine\/(?:stage\/color|shaders\/noise-tile)\.ts|machines\/(?:random|game|emitted)\.ts|lucide-react\/dist\/esm\/icons\/(?:play|pause|ticket|rotate-ccw)\.mjs)$/;

/** Pixi, and the parts of the engine that draw with it: in a group with anything else, Home would load Pixi too. */
const STAGE =
  /\/(?:node_modules\/(?:pixi\.js|@pixi\/[^/]+)\/.*|engine\/(?:stage\/(?!color)[^/]+|shaders\/shader-quad)\.ts)$/;

/** What nearly every page but the first screen has; and what begins once any page stands, with what it asks at once. */
const PAGES =
  /\/src\/(?:ui\/(?:PageTitle|VisuallyHidden|format-time|words)|offline\/worker-registration|play\/use-hide-figures|app\/start-following|device\/import\/importing)\.tsx?$/;

/** What opens the device's database: free tries need it, and nothing else of the journal. */
const DATABASE = /\/src\/device\/database\.ts$/;

/** What checks what comes from elsewhere. Checkout has it too, and nothing of the journal. */
const SCHEMAS = /\/(?:node_modules\/zod\/.*|domain\/(?:contract|mood)\.ts)$/;

/** The journal on the device, which is written with every play. */
const JOURNAL =
  /\/(?:src\/(?:device\/(?:journal(?:-day|-store|-tables)?|keeping|memory-journal)|services\/journal-task)|domain\/(?:journal|tally))\.ts$/;

/** What every page loads when it is idle. */
const IDLE = /\/src\/(?:overlay\/Tooltips|offline\/Offline)\.tsx$/;

/** Tabs, with what moves the focus in them. */
const TABS = /\/node_modules\/@radix-ui\/react-(?:tabs|roving-focus|id|direction|use-is-hydrated)\//;

/** Controls, icons and what leads by voice, as several games and pages share them: alone each would be a file of a few hundred bytes. */
const PARTS =
  /\/(?:src\/(?:ui\/(?:Alert|Field|Segments|SliderRow|SwitchRow)\.tsx|device\/(?:download|media-controls)\.ts|services\/use-led\.ts|play\/(?:EndAfter\.tsx|use-(?:above-keyboard|rainforest|save-picture)\.ts))|engine\/audio\/(?:narrator|pink-noise|voices)\.ts|lucide-react\/dist\/esm\/icons\/[^/]+\.mjs)$/;

/** What plays sounds, with the ones of every page. */
const AUDIO = /\/engine\/audio\/(?:ambience|mixer|cue-player|shared\.cues|waking)\.ts$/;

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
    firstWords(),
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
                // All of it comes with the first screen, whoever else needs it.
                { name: 'shell', tags: ['$initial'], priority: 2 },
                { name: 'helpers', test: HELPERS, priority: 1 },
                {
                  name: 'stage',
                  test: STAGE,
                  priority: 1,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                { name: 'charts', test: CHARTS },
                { name: 'pages', test: PAGES },
                { name: 'database', test: DATABASE },
                { name: 'schemas', test: SCHEMAS },
                { name: 'journal', test: JOURNAL },
                { name: 'games', test: GAMES },
                { name: 'idle', test: IDLE },
                { name: 'tabs', test: TABS, includeDependenciesRecursively: false },
                { name: 'parts', test: PARTS, minShareCount: 2 },
                { name: 'audio', test: AUDIO },
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
