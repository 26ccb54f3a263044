/**
 * `npm test -- changed` runs every test that a change can break, but not the whole suite after a change of documents.
 */
import { expect, test } from 'vitest';
import { planFor, readBrowserTests } from '../../tools/changed.mjs';

const TESTS = [
  { path: 'tests/e2e/garden.test.ts', text: "guest.open('/games/garden')" },
  { path: 'tests/e2e/offline.test.ts', text: "openTab('/games/garden'); open('/games/cards')" },
  { path: 'tests/e2e/shell.test.ts', text: "guest.open('/profile')" },
  { path: 'tests/contract/layout.browser.test.ts', text: 'BUILT_GAMES.map' },
  { path: 'tests/qa/panel.test.ts', text: "Tester.arrive('/games/cards')" },
];
const plan = (...paths: string[]) => planFor(paths, TESTS, ['garden', 'cards']);
const ALWAYS = ['types', 'lint', 'house'];
const BY_IMPORT = ['unit', 'machine', 'engine'];

test.each(['README.md', 'assets/readme/cards.webp', 'tests/screenshots/garden.test.ts'])(
  'a change of %s runs only the house tests',
  (path) => {
    expect(plan(path)).toEqual({ steps: ALWAYS, browser: [] });
  },
);

test.each(['machines/games/garden/rules.ts', 'engine/games/garden/sand.ts', 'src/games/garden/Play.tsx'])(
  'a change of %s runs the tests of its game',
  (path) => {
    expect(plan(path)).toEqual({
      steps: [...ALWAYS, ...BY_IMPORT, 'browser'],
      browser: [
        'tests/contract/layout.browser.test.ts',
        'tests/e2e/garden.test.ts',
        'tests/e2e/offline.test.ts',
      ],
    });
  },
);

test('a changed test runs, and a deleted one does not', () => {
  expect(plan('tests/e2e/shell.test.ts', 'tests/e2e/gone.test.ts')).toEqual({
    steps: [...ALWAYS, 'browser'],
    browser: ['tests/e2e/shell.test.ts'],
  });
  expect(plan('tests/qa/panel.test.ts').browser).toEqual(['tests/qa/panel.test.ts']);
  expect(plan('tests/machines/garden.test.ts').steps).toEqual([...ALWAYS, ...BY_IMPORT]);
  expect(plan('tests/server/api.test.ts').steps).toEqual([...ALWAYS, 'server']);
});

test.each(['tests/qa/page.tsx', 'tests/players/garden.ts', 'tests/replays/garden.calm.json'])(
  'a change of %s runs the tests of the QA build',
  (path) => {
    expect(plan(path)).toEqual({
      steps: [...ALWAYS, ...BY_IMPORT, 'browser'],
      browser: ['tests/qa/panel.test.ts'],
    });
  },
);

test('the browser tests of the product and of the QA build are known', async () => {
  const paths = (await readBrowserTests()).map(({ path }) => path);
  expect(paths).toContain('tests/contract/layout.browser.test.ts');
  expect(paths).toContain('tests/qa/panel.test.ts');
});

test.each([
  'domain/product.ts',
  'engine/stage/clock.ts',
  'machines/app/access.machine.ts',
  'src/ui/tokens.css',
  'server/app.ts',
  'tests/drivers/guest.ts',
  'package.json',
  'src/play/GameFrame.tsx',
  'src/games/unknown/Play.tsx',
])('%s may break anything', (path) => {
  expect(plan('README.md', path)).toEqual({
    steps: [...ALWAYS, ...BY_IMPORT, 'server', 'browser'],
    browser: [],
  });
});
