import { expect, test } from 'vitest';
import { DOOR, otherDoors } from './support/door';
import { readCode } from './support/tree';

test('only one entrance leads to checkout, and it loads a new document', () => {
  const files = readCode('src');
  expect(files.map(({ path }) => path)).toContain(DOOR);
  expect(otherDoors(files)).toEqual([]);
});
