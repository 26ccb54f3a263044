import { expect, test } from 'vitest';
import { BUILT_GAMES } from '../../domain/built-games';
import { gaps } from './support/completeness';
import { pathsBelow } from './support/tree';

test('every built game has all its parts, and no other game has any', () => {
  const slugs = BUILT_GAMES.map(({ slug }) => slug);
  expect(gaps(slugs, pathsBelow('machines', 'engine', 'src', 'tests'))).toEqual([]);
});
