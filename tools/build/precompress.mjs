import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set(['.html', '.txt', '.js', '.css', '.svg', '.json', '.webmanifest']);

/**
 * Writes a `.br` and a `.gz` file next to every text file of the client build, so that the server does not compress
 * at request time. Pictures and sounds are already compressed.
 *
 * @returns {import('vite').Plugin}
 */
export function precompress() {
  return {
    name: 'stillgrove:precompress',
    apply: 'build',
    // The worker is the last file of the client's folder.
    applyToEnvironment: (environment) => environment.name === 'worker',
    async closeBundle() {
      const { root, build } = this.environment.config;
      const dir = path.resolve(root, build.outDir);
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      await Promise.all(
        entries
          .filter((entry) => entry.isFile() && TEXT.has(path.extname(entry.name)))
          .map((entry) => compressBeside(path.join(entry.parentPath, entry.name))),
      );
    },
  };
}

const brotliCompressed = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** @param {string} file */
async function compressBeside(file) {
  const bytes = await readFile(file);
  const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    brotliCompressed(bytes, { params: best }).then((smaller) => writeFile(`${file}.br`, smaller)),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }).then((smaller) =>
      writeFile(`${file}.gz`, smaller),
    ),
  ]);
}
