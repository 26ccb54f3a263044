import { expect, test } from 'vitest';
import { readCode } from './support/tree';
import { webglCalls } from './support/webgl';

test('Pixi draws everything: no code uses WebGL directly', () => {
  const files = readCode('engine', 'src', 'machines', 'domain');
  expect(files.length).toBeGreaterThan(0);
  expect(webglCalls(files)).toEqual([]);
});
