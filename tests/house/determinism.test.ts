import { describe, expect, test } from 'vitest';
import { clocksAndChance } from './support/chance';
import { readCode } from './support/tree';

test('machines and domain use no clock and no random numbers', () => {
  const files = readCode('machines', 'domain');
  expect(files.length).toBeGreaterThan(0);
  expect(clocksAndChance(files)).toEqual([]);
});

const judge = (text: string) => clocksAndChance([{ path: 'machines/a.ts', text }]);

test.each([
  'const roll = Math.random();',
  "const roll = Math['random']();",
  'const { random } = Math;',
  'const m = Math; m.random();',
  'const pick = (name: string) => Math[name as "floor"](1);',
  'const now = Date.now();',
  'const now = globalThis.Date.now();',
  'const now = Date["now"]();',
  'const { now } = Date;',
  'const today = new Date();',
  'const today = Date();',
  'const later = new (class extends Date {})();',
  'const now = performance.now();',
  'const now = globalThis.performance.now();',
  'setTimeout(() => {}, 100);',
  'setInterval(() => {}, 100);',
  'const later = setTimeout;',
  'requestAnimationFrame(() => {});',
  'const bytes = crypto.getRandomValues(new Uint8Array(1));',
  'const id = crypto.randomUUID();',
])('%s is found', (text) => {
  expect(judge(text)).toHaveLength(1);
});

describe('similar names are accepted', () => {
  test.each([
    'const half = Math.floor(1 / 2) + Math.PI;',
    'const day = (at: number) => new Date(at).getDay();',
    'const given = (day: Date): Date => new Date(day.getTime());',
    'const known = (day: unknown) => day instanceof Date;',
    'const noon = Date.UTC(2026, 0, 1, 12); const read = Date.parse("2026-01-01");',
    'const figures = { performance: 3, crypto: 4 }; figures.performance;',
    'interface Timers { setTimeout: number }',
    '// Math.random and Date.now() are mentioned only\nconst words = "new Date()";',
    'const now = clock.now(); const seed = context.random;',
  ])('%s', (text) => {
    expect(judge(text)).toEqual([]);
  });
});
