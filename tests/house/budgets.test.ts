import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { pathsBelow, root } from './support/tree';
import { foreignAddresses, inlineCode, type Manifest, scriptsFor } from './support/weights';

/** One kilobyte, bytes. */
const KB = 1000;

/** Script size of a blank React page, gzip. */
const BLANK_REACT = 67 * KB;
/** Script size of a blank React page plus a bare Pixi page, gzip. */
const BLANK_REACT_AND_BARE_PIXI = 202 * KB;
/** Maximum script size up to the first screen, gzip. 3 KB of the budget stay spare. */
const FIRST_SCREEN_BUDGET = 2.1 * BLANK_REACT - 3 * KB;
/** Maximum script size up to the first playable frame, gzip. */
const FIRST_FRAME_BUDGET = 2.0 * BLANK_REACT_AND_BARE_PIXI;

/** Source of Home, without the page's own script. What a returning person gets loads after the first paint. */
const HOME = ['src/pages/home/Home.tsx'];
/**
 * Sources of a game's first playable frame: the page, the game, the stage, and the journal. What an idle page loads, such
 * as tooltips, is not among them.
 */
const sourcesOf = (slug: string): string[] => [
  ...HOME,
  'src/app/start-deferred-services.ts',
  'src/play/GameRoute.tsx',
  ...pathsBelow(`src/games/${slug}`).filter((file) => /\.game\.tsx?$/.test(file)),
  'src/stage/Stage.tsx',
  'src/services/journal-task.ts',
  `engine/games/${slug}/${slug}.scene.ts`,
];

function readBuilt(file: string): Buffer {
  try {
    return readFileSync(path.join(root, 'dist/client', file));
  } catch (error) {
    throw new Error('There is no build to weigh. Make one: npm test -- house', { cause: error });
  }
}

const gzipSize = (file: string) => gzipSync(readBuilt(file), { level: 9 }).length;
const builtManifest = (): Manifest => JSON.parse(readBuilt('.vite/manifest.json').toString());
/** Expects that files fit into a budget. The failure message lists the size of each file. */
function expectWithin(budget: number, files: readonly string[]): void {
  const weights = files.map((file) => ({ file, size: gzipSize(file) })).sort((a, b) => b.size - a.size);
  const total = weights.reduce((sum, { size }) => sum + size, 0);
  const list = weights.map(({ file, size }) => `  ${size} ${file}`).join('\n');
  expect(total, `${total} bytes, of ${budget} that may be:\n${list}\n`).toBeLessThanOrEqual(budget);
}

test('the sources in the budgets exist', () => {
  const present = pathsBelow('src', 'machines', 'engine');
  const named = BUILT_GAMES.flatMap(({ slug }) => sourcesOf(slug));
  expect(named.filter((source) => !present.includes(source))).toEqual([]);
});

test('the first screen is within its script budget', () => {
  expectWithin(FIRST_SCREEN_BUDGET, scriptsFor(builtManifest(), HOME));
});

describe('the first playable frame', () => {
  test.each(BUILT_GAMES)('of $slug is within its script budget', ({ slug }) => {
    const manifest = builtManifest();
    // The page's own script imports the journal from shared scripts.
    const shared = (manifest['index.html']?.dynamicImports ?? []).filter((key) => key.startsWith('_'));
    expectWithin(FIRST_FRAME_BUDGET, scriptsFor(manifest, [...sourcesOf(slug), ...shared]));
  });
});

test('the grove loads separately', () => {
  const painter = builtManifest()['src/grove/Hillside.tsx']?.file;
  expect(painter).toBeDefined();
  expect(scriptsFor(builtManifest(), ['src/pages/profile/Profile.tsx'])).not.toContain(painter);
});

describe('code that the security policy would refuse', () => {
  test('is not in the page: no inline scripts, styles or handlers', () => {
    expect(inlineCode(readBuilt('index.html').toString())).toEqual([]);
  });

  test('is not in page or styles: no files from other hosts', () => {
    const texts = pathsBelow('dist/client').filter((file) => /\.(?:html|css|svg|webmanifest)$/.test(file));
    expect(texts).toContain('dist/client/index.html');
    const found = texts.flatMap((file) => foreignAddresses(readFileSync(path.join(root, file), 'utf8')));
    expect(found).toEqual([]);
  });
});
