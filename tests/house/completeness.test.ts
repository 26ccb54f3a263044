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
    'tests/players/garden.ts',
  ];

  test('none in a complete game, beside files of all games', () => {
    expect(gaps(['garden'], [...parts, 'src/play/GameFrame.tsx'])).toEqual([]);
  });

  test('all missing parts, at once', () => {
    expect(gaps(['garden'], [])).toEqual(parts.map((part) => `garden has no ${part}`));
  });

  test('a folder without a built game', () => {
    expect(gaps(['garden'], [...parts, 'engine/games/bubbles/bubble.ts'])).toEqual([
      'engine/games/bubbles belongs to no game in BUILT_GAMES',
    ]);
  });
});
