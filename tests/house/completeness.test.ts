import { describe, expect, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/catalogue';
import { gaps } from './support/completeness';
import { pathsBelow, readCode } from './support/tree';

test('every built game has all its parts, and nothing is half a game', () => {
  const registries = readCode('machines/games', 'engine/games', 'src/games').filter(({ path }) =>
    path.endsWith('/games/registry.ts'),
  );
  expect(gaps(BUILT_GAMES, pathsBelow('machines', 'engine', 'src', 'tests'), registries)).toEqual([]);
});

describe('a gap is found:', () => {
  const parts = [
    'machines/games/garden/garden.machine.ts',
    'engine/games/garden/garden.scene.ts',
    'src/games/garden/garden.screen.tsx',
    'tests/machines/games/garden.test.ts',
    'tests/paths/garden.test.ts',
    'tests/e2e/garden.test.ts',
    'tests/screenshots/garden.test.ts',
  ];
  const registries = [
    {
      path: 'machines/games/registry.ts',
      text: "export const M = { garden: () => import('./garden/garden.machine') };",
    },
    {
      path: 'engine/games/registry.ts',
      text: "export const S = { garden: () => import('./garden/garden.scene') };",
    },
    {
      path: 'src/games/registry.ts',
      text: "export const S = { garden: () => import('./garden/garden.screen') };",
    },
  ];

  test('none in a whole game, whose machine tests may be a folder, beside files of all games', () => {
    expect(gaps(['garden'], parts, registries)).toEqual([]);
    const folder = parts.map((part) => part.replace('games/garden.test.ts', 'games/garden/rake.test.ts'));
    expect(gaps(['garden'], [...folder, 'src/games/GameFrame.tsx'], registries)).toEqual([]);
  });

  test.each(parts)('%s is missing', (part) => {
    const rest = parts.filter((other) => other !== part);
    const found = gaps(['garden'], rest, registries);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`garden has no ${part}`);
  });

  test.each(registries)('$path does not load it', ({ path }) => {
    const silent = registries.map((file) =>
      file.path === path ? { path, text: '// garden\nexport {};' } : file,
    );
    expect(gaps(['garden'], parts, silent)).toEqual([`${path} does not load garden`]);
    const without = registries.filter((file) => file.path !== path);
    expect(gaps(['garden'], parts, without)).toEqual([`${path} does not load garden`]);
  });

  test('a folder that belongs to no built game', () => {
    expect(gaps(['garden'], [...parts, 'engine/games/bubbles/bubble.ts'], registries)).toEqual([
      'engine/games/bubbles belongs to no game in BUILT_GAMES',
    ]);
  });
});
