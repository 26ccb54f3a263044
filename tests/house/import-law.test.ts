import { expect, test } from 'vitest';
import { circles } from './support/circles';
import { breaches } from './support/law';
import { CODE_FOLDERS, readCode } from './support/tree';

test('the whole tree obeys the import law', () => {
  const files = readCode(...CODE_FOLDERS);
  expect(files.length).toBeGreaterThan(0);
  expect(breaches(files)).toEqual([]);
});

test('no files import each other in a circle', () => {
  expect(circles(readCode('domain', 'machines', 'engine', 'src', 'server'))).toEqual([]);
});
