/**
 * Subsets the two typefaces to the characters of the interface: Latin, and the symbols in the app's texts. Headings
 * have one weight, text has three. `npm run fonts` writes `assets/fonts/*.woff2`. The full fonts come from the
 * Fontsource packages (OFL).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Printable ASCII, Latin-1, Latin Extended-A for personal names, and the symbols in the app's texts. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}–—‘’“”…•·€™−×÷→`;

/** Weights from the style guide: 500 for headings, and 500, 600 and 650 for text. */
const FACES = [
  {
    from: '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
    to: 'literata-500.woff2',
    variationAxes: { wght: 500 },
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree-500-650.woff2',
    variationAxes: { wght: { min: 500, max: 650 } },
  },
];

const root = process.cwd();
for (const { from, to, variationAxes } of FACES) {
  const full = await readFile(path.join(root, 'node_modules', from));
  const cut = await subsetFont(full, LETTERS, { targetFormat: 'woff2', variationAxes });
  await writeFile(path.join(root, 'assets/fonts', to), cut);
  console.log(`${to}: ${full.length} -> ${cut.length} bytes`);
}
