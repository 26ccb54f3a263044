/**
 * `npm test -- changed` runs every test that a change can break, but not the whole suite after a change of documents.
 */
import { expect, test } from 'vitest';
import { planFor } from '../../tools/changed.mjs';

const TESTS = [
  { path: 'tests/e2e/garden.test.ts', text: "guest.open('/games/garden')" },
  { path: 'tests/e2e/offline.test.ts', text: "openTab('/games/garden'); open('/games/cards')" },
  { path: 'tests/e2e/shell.test.ts', text: "guest.open('/profile')" },
  { path: 'tests/e2e/every-game.test.ts', text: 'BUILT_GAMES.map' },
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
      browser: ['tests/e2e/every-game.test.ts', 'tests/e2e/garden.test.ts', 'tests/e2e/offline.test.ts'],
    });
  },
);

test('a changed test runs, and a deleted one does not', () => {
  expect(plan('tests/e2e/shell.test.ts', 'tests/e2e/gone.test.ts')).toEqual({
    steps: [...ALWAYS, 'browser'],
    browser: ['tests/e2e/shell.test.ts'],
  });
  expect(plan('tests/paths/garden.test.ts').steps).toEqual([...ALWAYS, ...BY_IMPORT]);
  expect(plan('tests/server/api.test.ts').steps).toEqual([...ALWAYS, 'server']);
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
