import { expect, test } from 'vitest';
import { clocksAndChance } from './support/chance';
import { readCode } from './support/tree';

test('machines and domain use no clock and no random numbers', () => {
  const files = readCode('machines', 'domain');
  expect(files.length).toBeGreaterThan(0);
  expect(clocksAndChance(files)).toEqual([]);
});
