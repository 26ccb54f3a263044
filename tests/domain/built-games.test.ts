import { describe, expect, test } from 'vitest';
import {
  BUILT_GAMES,
  catalogContradictions,
  catalogEntryOf,
  costsTryThoughFree,
  hasBuiltGame,
} from '../../domain/built-games';

const slug = BUILT_GAMES[0]?.slug ?? 'memory-cards';

test('the built games contradict neither each other nor the catalog', () => {
  expect(catalogContradictions()).toEqual([]);
  for (const built of BUILT_GAMES) expect(catalogEntryOf(built).id).toBe(built.gameId);
});

test('Memory Cards costs a try although it is free; the garden costs one because it is not', () => {
  expect(costsTryThoughFree('memory-cards')).toBe(true);
  expect(costsTryThoughFree('zen-garden')).toBe(false);
});

test('an unbuilt game is not built, and neither is an unknown id', () => {
  expect(hasBuiltGame('memory-cards')).toBe(true);
  expect(hasBuiltGame('sound-journey')).toBe(false);
  expect(hasBuiltGame('__proto__')).toBe(false);
});

describe('a contradiction is described in a sentence:', () => {
  test('none for two games with one entry at separate addresses', () => {
    const games = [
      { slug, gameId: 'breathing-puzzle', addresses: ['/games/basic-breathing'] },
      { slug, gameId: 'breathing-puzzle', addresses: ['/games/breathing-puzzle', '/games/simple'] },
    ];
    expect(catalogContradictions(games)).toEqual([]);
  });

  test('two games at one address', () => {
    const game = { slug, gameId: 'zen-garden', addresses: ['/games/zen-garden'] };
    expect(catalogContradictions([game, game])).toEqual([
      `The games ${slug} and ${slug} are both at /games/zen-garden.`,
    ]);
  });

  test('an unknown id', () => {
    expect(
      catalogContradictions([{ slug, gameId: 'rock-garden', addresses: ['/games/rock-garden'] }]),
    ).toEqual([`The game ${slug} belongs to "rock-garden", which the catalog does not have.`]);
    expect(() => catalogEntryOf({ slug, gameId: 'rock-garden' })).toThrow('the catalog does not have');
  });

  test('a catalog address without a game', () => {
    expect(catalogContradictions([{ slug, gameId: 'zen-garden', addresses: ['/games/elsewhere'] }])).toEqual([
      'The catalog leads to /games/zen-garden for "zen-garden", where none of its games is played.',
    ]);
  });
});
