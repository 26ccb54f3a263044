import { describe, expect, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { gaps } from './support/completeness';
import { pathsBelow } from './support/tree';

test('every built game has all its parts, and no other game has any', () => {
  const slugs = BUILT_GAMES.map(({ slug }) => slug);
  expect(gaps(slugs, pathsBelow('machines', 'engine', 'src', 'tests'))).toEqual([]);
});

describe('a gap is found:', () => {
  const parts = [
    'machines/games/garden/garden.machine.ts',
    'engine/games/garden/garden.scene.ts',
    'src/games/garden/garden.game.ts',
    'tests/machines/games/garden.test.ts',
    'tests/paths/garden.test.ts',
    'tests/players/garden.ts',
    'tests/e2e/garden.test.ts',
    'tests/screenshots/garden.test.ts',
  ];
  test('none in a complete game, whose machine tests may be a folder, beside files of all games', () => {
    expect(gaps(['garden'], parts)).toEqual([]);
    const folder = parts.map((part) => part.replace('games/garden.test.ts', 'games/garden/rake.test.ts'));
    expect(gaps(['garden'], [...folder, 'src/play/GameFrame.tsx'])).toEqual([]);
  });

  test.each(parts)('%s is missing', (part) => {
    const rest = parts.filter((other) => other !== part);
    const found = gaps(['garden'], rest);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`garden has no ${part}`);
  });

  test('a folder without a built game', () => {
    expect(gaps(['garden'], [...parts, 'engine/games/bubbles/bubble.ts'])).toEqual([
      'engine/games/bubbles belongs to no game in BUILT_GAMES',
    ]);
  });
});
