import path from 'node:path';
import { runnerImport } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { root } from '../launch.mjs';
import { offlineFiles } from './offline-files.mjs';

/**
 * Builds the service worker, `service-worker.js`, with its list of the files that the client consists of.
 *
 * @param {string} outDir Where the client is built, from the root.
 * @returns {import('vite').PluginOption}
 */
export function offline(outDir) {
  const directory = path.join(root, outDir);
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline/worker',
    filename: 'service-worker.ts',
    // The web app manifest is a file of ours, and so is the registration.
    manifest: false,
    injectRegister: false,
    injectManifest: {
      // A classic script: not every browser takes a module for a worker.
      rollupFormat: 'iife',
      globPatterns: ['**/*'],
      manifestTransforms: [
        async (files) => ({ manifest: await offlineFiles(directory, files, await facts()) }),
      ],
    },
    integration: {
      configureCustomSWViteBuild(worker) {
        worker.logLevel = 'warn';
      },
    },
  });
}

/** What the list needs to know of the product. */
async function facts() {
  const load = async (/** @type {string} */ file) =>
    (await runnerImport(path.join(root, file), { configFile: false })).module;
  const { BUILT_GAMES } = /** @type {typeof import('../../domain/built-games')} */ (
    await load('domain/built-games.ts')
  );
  const { FURTHER_CATALOGUE } = /** @type {typeof import('../../domain/catalogue')} */ (
    await load('domain/catalogue.ts')
  );
  const { SECURITY_HEADERS } = /** @type {typeof import('../../server/security')} */ (
    await load('server/security.ts')
  );
  return {
    whenUsed: [
      // Only whoever opens a further game's own page sees its cover.
      ...FURTHER_CATALOGUE.map(({ imageUrl }) => `assets/images/${imageUrl}`),
      // Ambience weighs more than all the rest, and every game starts without it.
      ...['rainforest', 'leaves', 'brook', 'crickets'].map((loop) => `assets/audio/${loop}.mp3`),
    ],
    atOnce: BUILT_GAMES.filter(({ isKeptFromStart }) => isKeptFromStart).map(({ slug }) => slug),
    headers: SECURITY_HEADERS,
  };
}
