import { expect, test } from 'vitest';
import { readCode } from './support/tree';
import { webglCalls } from './support/webgl';

test('Pixi draws everything: no code uses WebGL directly', () => {
  const files = readCode('engine', 'src', 'machines', 'domain');
  expect(files.length).toBeGreaterThan(0);
  expect(webglCalls(files)).toEqual([]);
});

test.each([
  'const draw = (gl: WebGL2RenderingContext) => gl;',
  'const program = gl.createProgram();',
  'gl.bindFramebuffer(gl.FRAMEBUFFER, null);',
])('%s is found, in a game and elsewhere', (text) => {
  for (const path of ['engine/games/a/a.ts', 'engine/stage/a.ts', 'src/stage/a.ts'])
    expect(webglCalls([{ path, text }])).toHaveLength(1);
});

test('the capability probe may request a context', () => {
  const text = "const gl: WebGL2RenderingContext | null = canvas.getContext('webgl2');";
  expect(webglCalls([{ path: 'engine/stage/capabilities.ts', text }])).toEqual([]);
});
