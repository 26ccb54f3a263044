import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {{ url: string, revision: string | null, integrity?: string, games?: string[] }} ListedFile
 *   An entry of the service worker's list. Without `games` the worker caches the file at installation; with `games`,
 *   when one of these games opens or when the file is first used.
 * @typedef {{ file: string, name?: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?:
 *   string[], dynamicImports?: string[], css?: string[] }} Chunk
 *   An entry of Vite's manifest.
 */

/** Files that are cached at installation, so that a page or game that was never opened opens offline too. */
const ALWAYS = /\.(?:html|js|css|woff2|webmanifest)$/;
/** Files whose names contain a hash of their content. */
const HASHED = /^static\/.*-[\w-]{8}\.\w+$/;
/** Scripts of a game, in `<layer>/games/<slug>`. */
const OF_A_GAME = /^(?:src|engine|machines)\/games\/([^/]+)\//;
/** The script with the chart library. It is large, so it is cached only when a chart is first shown. */
const CHARTS = 'src/ui/chart/ChartCanvas.tsx';

/**
 * Returns the worker's list of all files of the build. A picture or sound belongs to the shell if the shell's page,
 * scripts or styles name it. Otherwise it belongs to every game whose scripts or styles name it. Some files, such as
 * icons, belong neither to the shell nor to a game.
 *
 * @param {string} directory `dist/client`, with Vite's manifest.
 * @param {object} options
 * @param {readonly string[]} options.whenUsed Sources, or fixed addresses, of pictures and sounds that the shell names
 *   but that are cached at their first use.
 * @param {Readonly<Record<string, readonly string[]>>} options.ofGames Sources of pictures that the shell names but that
 *   belong to one game, by its slug.
 * @param {readonly string[]} options.atOnce Slugs of games that other pages may open at any time, also offline: their
 *   pictures and sounds are cached at installation.
 * @param {unknown} options.headers Response headers, which the worker caches with the page. A change of the headers
 *   therefore changes the revision of the page.
 * @returns {Promise<ListedFile[]>}
 */
export async function offlineFiles(directory, { whenUsed, ofGames, atOnce, headers }) {
  const read = (/** @type {string} */ file) => readFile(path.join(directory, file), 'utf8');
  const files = await Promise.all((await filesBelow(directory)).map((url) => revised(directory, url)));
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(await read('.vite/manifest.json'));
  const page = await read('index.html');
  const named = async (/** @type {Iterable<string>} */ sources, more = '') => {
    const texts = [more, ...(await Promise.all([...sources].map(read)))];
    return new Set(files.filter(({ url }) => texts.some((text) => text.includes(url))).map(({ url }) => url));
  };

  // A shared chunk has no source. Only the scripts that import it dynamically name it.
  const later = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports));
  const starts = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry || manifest[key]?.isDynamicEntry || later.has(key),
  );
  const slugs = new Set(starts.flatMap((key) => OF_A_GAME.exec(key)?.[1] ?? []));
  const ofShell = loadedWith(
    manifest,
    starts.filter((key) => !OF_A_GAME.test(key)),
  );
  // The pictures in the page's meta tags are for other sites.
  const shell = await named(ofShell, page.replace(/<meta[^>]*>/g, ''));
  const fileOf = (/** @type {string} */ source) => manifest[source]?.file ?? source;
  for (const source of [...whenUsed, ...Object.values(ofGames).flat()]) shell.delete(fileOf(source));

  /** @type {[string, Set<string>][]} */
  const games = await Promise.all(
    [...slugs].sort().map(async (slug) => {
      const own = starts.filter((key) => OF_A_GAME.exec(key)?.[1] === slug);
      const loaded = [...loadedWith(manifest, own)].filter((file) => !ofShell.has(file));
      const needs = new Set([...(await named(loaded)), ...(ofGames[slug] ?? []).map(fileOf)]);
      return /** @type {[string, Set<string>]} */ ([slug, needs]);
    }),
  );

  for (const [slug, needs] of games) if (atOnce.includes(slug)) for (const file of needs) shell.add(file);
  return files.map((file) => {
    const { url } = file;
    const listed = { ...file, url: `/${url}` };
    if (url === 'index.html') {
      // The integrity hash makes an installation fail if a newer build replaces the page meanwhile.
      const integrity = `sha256-${createHash('sha256').update(page).digest('base64')}`;
      const revision = createHash('sha256').update(JSON.stringify(headers)).update(page).digest('hex');
      return { ...listed, revision: revision.slice(0, 16), integrity };
    }
    if (url === manifest[CHARTS]?.file) return { ...listed, games: ['analytics'] };
    if (ALWAYS.test(url) || shell.has(url)) return listed;
    return { ...listed, games: games.filter(([, needs]) => needs.has(url)).map(([slug]) => slug) };
  });
}

/**
 * @param {string} directory
 * @returns {Promise<string[]>} the addresses of all files, without Vite's manifest
 */
async function filesBelow(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .filter((url) => !url.startsWith('.'))
    .sort();
}

/**
 * @param {string} directory
 * @param {string} url
 * @returns {Promise<ListedFile>} an entry whose revision changes with the file's content
 */
async function revised(directory, url) {
  if (HASHED.test(url)) return { url, revision: null };
  const content = await readFile(path.join(directory, url));
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}

/**
 * @param {Record<string, Chunk>} manifest
 * @param {readonly string[]} keys
 * @returns {Set<string>} these scripts and the scripts and styles that load together with them
 */
function loadedWith(manifest, keys) {
  /** @type {Set<string>} */
  const files = new Set();
  const follow = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`Vite's manifest lacks ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const key of keys) follow(key);
  return files;
}
