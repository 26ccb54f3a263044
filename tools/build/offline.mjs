import path from 'node:path';
import { runnerImport } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { root } from '../launch.mjs';
import { offlineFiles } from './offline-files.mjs';

/**
 * Builds the service worker, `service-worker.js`, with its list of the client's files.
 *
 * @param {string} outDir the client's build folder, from the root
 * @returns {import('vite').PluginOption}
 */
export function offline(outDir) {
  const directory = path.join(root, outDir);
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline/worker',
    filename: 'service-worker.ts',
    // The project has its own web app manifest and its own registration.
    manifest: false,
    injectRegister: false,
    injectManifest: {
      // A classic script, because some browsers do not support module workers.
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

/** Reads the facts about the product that the list needs. */
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
  const unbuilt = FURTHER_CATALOGUE.filter(
    ({ id }) => !BUILT_GAMES.some(({ slug, gameId = slug }) => gameId === id),
  );
  return {
    whenUsed: [
      // The covers of an unbuilt game appear only on that game's page.
      ...unbuilt
        .flatMap(({ id, imageUrl }) => [imageUrl, `covers/${id}-night.webp`])
        .map((cover) => `assets/images/${cover}`),
      // The ambience files are by far the largest sounds, and every game starts without them.
      ...['rainforest', 'leaves', 'brook', 'crickets'].map((loop) => `assets/audio/${loop}.mp3`),
    ],
    atOnce: BUILT_GAMES.filter(({ isKeptFromStart }) => isKeptFromStart).map(({ slug }) => slug),
    headers: SECURITY_HEADERS,
  };
}
