import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where the file can be read once it is built. */
const FILE = 'licences.txt';
/** Cut from these packages, and committed (`assets/fonts`): no import leads to them. */
const FONTS = ['node_modules/@fontsource-variable/figtree', 'node_modules/@fontsource-variable/literata'];
/** What a package calls its terms. */
const TERMS = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i;

/**
 * @typedef {object} Notice
 * @property {string} name With its version.
 * @property {string} licence As its manifest says: `MIT`.
 * @property {string} text Of its terms; empty when it brings none.
 */

/**
 * Writes the terms of everything that is shipped and is not ours into one file: the packages in the client, those that
 * the server runs on, and the typefaces.
 *
 * @returns {import('vite').Plugin}
 */
export function notices() {
  return {
    name: 'stillgrove:notices',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const { root } = this.environment.config;
      const inClient = Array.from(this.getModuleIds(), (id) => packageOf(root, id)).filter(
        (name) => name !== undefined,
      );
      const folders = [...new Set([...inClient, ...(await onServer(root)), ...FONTS])].sort();
      const all = await Promise.all(folders.map((folder) => readNotice(path.join(root, folder))));
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: writeNotices(all.filter((notice) => notice !== undefined)),
      });
    },
  };
}

/**
 * @param {string} root
 * @param {string} id Of a module.
 * @returns {string | undefined} its package's folder from the root; undefined for a module of ours.
 */
function packageOf(root, id) {
  const file = path.relative(root, id.replace(/^\0/, '').split('?')[0] ?? '');
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file.split(path.sep).join('/'))?.[0];
}

/**
 * @param {string} root
 * @returns {Promise<string[]>} the folders of all packages that are installed without the development ones.
 */
async function onServer(root) {
  const { packages } = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([folder, { dev, optional, devOptional }]) =>
    // Optional ones are builds of others for one system each, under the same terms.
    folder === '' || dev || optional || devOptional ? [] : [folder],
  );
}

/**
 * @param {string} folder
 * @returns {Promise<Notice | undefined>} undefined for what is not installed here.
 */
async function readNotice(folder) {
  /** @type {string} */
  let manifest;
  try {
    manifest = await readFile(path.join(folder, 'package.json'), 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
  const { name, version, license } = JSON.parse(manifest);
  const files = (await readdir(folder)).filter((file) => TERMS.test(file)).sort();
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(folder, file), 'utf8').catch(() => '')),
  );
  return { name: `${name} ${version}`, licence: license ?? 'see below', text: texts.join('\n\n').trim() };
}

/**
 * @param {readonly Notice[]} all
 * @returns {string} each text once, under everything that it is the text of.
 */
export function writeNotices(all) {
  /** @type {Map<string, Notice[]>} */
  const byText = new Map();
  for (const notice of all) byText.set(notice.text, [...(byText.get(notice.text) ?? []), notice]);
  const parts = Array.from(byText, ([text, same]) => {
    const names = same.map(({ name, licence }) => `${name} (${licence})`).join('\n');
    return text === '' ? names : `${names}\n\n${text}`;
  });
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `Stillgrove is made with the work of others, under the terms below.${line}${parts.join(line)}\n`;
}
