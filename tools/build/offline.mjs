import path from 'node:path';
import { runnerImport } from 'vite';
import { offlineFiles } from './offline-files.mjs';

/** Placeholder in the worker's source, which Workbox's types declare. */
const LIST = 'self.__WB_MANIFEST';

/**
 * Inserts the list of the client's files into the service worker. The client is built before the worker.
 *
 * @returns {import('vite').Plugin}
 */
export function offline() {
  return {
    name: 'stillgrove:offline',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'worker',
    // After minification, so that tests can read the list as JSON.
    async generateBundle(_, bundle) {
      const { root, build } = this.environment.config;
      const files = await offlineFiles(path.resolve(root, build.outDir), await facts(root));
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (!chunk.code.includes(LIST)) throw new Error(`${chunk.fileName} has no ${LIST}`);
        chunk.code = chunk.code.replace(LIST, () => JSON.stringify(files));
      }
    },
  };
}

/**
 * Reads the facts about the product that the list needs.
 * @param {string} root
 */
async function facts(root) {
  const load = async (/** @type {string} */ file) =>
    (await runnerImport(path.join(root, file), { configFile: false })).module;
  const { BUILT_GAMES } = /** @type {typeof import('../../domain/built-games')} */ (
    await load('domain/built-games.ts')
  );
  const { FURTHER_CATALOG } = /** @type {typeof import('../../domain/catalog')} */ (
    await load('domain/catalog.ts')
  );
  const { SECURITY_HEADERS } = /** @type {typeof import('../../server/security')} */ (
    await load('server/security.ts')
  );
  const unbuilt = FURTHER_CATALOG.filter(
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
    ofGames: Object.fromEntries(
      BUILT_GAMES.map(({ slug, gameId }) => [
        slug,
        ['', '-night'].map((night) => `assets/images/intros/${gameId}${night}.avif`),
      ]),
    ),
    atOnce: BUILT_GAMES.filter(({ isPrecached }) => isPrecached).map(({ slug }) => slug),
    headers: SECURITY_HEADERS,
  };
}
