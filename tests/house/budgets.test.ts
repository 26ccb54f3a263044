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

test('an exceeded budget lists every file and its size', () => {
  expect(() => expectWithin(1, ['index.html'])).toThrow(/\d+ bytes, of 1 that may be:\n {2}\d+ index\.html/);
});

describe('weighing', () => {
  const manifest: Manifest = {
    'index.html': { file: 'static/index.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'static/react.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'static/shared.js', imports: ['index.html'] },
    'src/a.tsx': { file: 'static/a.js', imports: ['_react.js', '_pixi.js'] },
    '_pixi.js': { file: 'static/pixi.js' },
    '_style.css': { file: 'static/style.css' },
  };

  test('follows static imports, also circular ones, and counts each script once', () => {
    expect(scriptsFor(manifest, [])).toEqual(['static/index.js', 'static/react.js', 'static/shared.js']);
    expect(scriptsFor(manifest, ['src/a.tsx', 'src/a.tsx', '_style.css'])).toEqual([
      'static/index.js',
      'static/react.js',
      'static/shared.js',
      'static/a.js',
      'static/pixi.js',
    ]);
  });

  test('counts a source without its own script as part of another', () => {
    expect(scriptsFor(manifest, ['src/bundled.tsx'])).toHaveLength(3);
  });

  test('fails on an inconsistent manifest', () => {
    expect(() => scriptsFor({}, [])).toThrow('no entry');
    expect(() =>
      scriptsFor({ 'index.html': { file: 'i.js', isEntry: true, imports: ['_x.js'] } }, []),
    ).toThrow('_x.js');
  });
});

describe('finds inline code and foreign files', () => {
  test.each([
    '<script>start()</script>',
    '<script type="module">start()</script>',
    '<style>p { color: red }</style>',
    '<p style="color: red">',
    '<body onload="start()">',
    "<img src=a.png ONERROR='start()'>",
    '<a href="javascript:start()">',
  ])('%s is found', (html) => {
    expect(inlineCode(`<!doctype html><html lang="en">${html}</html>`)).toHaveLength(1);
  });

  test('finds nothing in a page without them', () => {
    const page =
      '<!-- <script>no</script> --><script type="module" src="/a.js"></script><p class="style">on = 1</p>';
    expect(inlineCode(page)).toEqual([]);
  });

  test.each([
    'p { background: url(https://elsewhere.example/a.png) }',
    'p { background: url("//elsewhere.example/a.png") }',
    "@import 'https://elsewhere.example/a.css';",
    '<link rel="stylesheet" href="https://elsewhere.example/a.css">',
    '<img src=//elsewhere.example/a.png>',
  ])('%s is found', (text) => {
    expect(foreignAddresses(text)).toHaveLength(1);
  });

  test("accepts the app's own files", () => {
    const text =
      'p { background: url(/static/a.png) } <svg xmlns="http://www.w3.org/2000/svg"> <link href="/a.css"> <a href="https://a.example">';
    expect(foreignAddresses(text)).toEqual([]);
  });
});
