import { expect, test } from 'vitest';
import { sharedTexts } from './support/lone-text';
import { readCode } from './support/tree';

test('page translation cannot break a page: a text that changes is the only child of its element', () => {
  const files = readCode('src');
  expect(files.length).toBeGreaterThan(0);
  expect(sharedTexts(files)).toEqual([]);
});
