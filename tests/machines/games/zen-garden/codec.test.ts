import { describe, expect, test } from 'vitest';
import {
  decode,
  encode,
  MOST_POINTS,
  surplus,
  VERSION,
} from '../../../../machines/games/zen-garden/garden-codec';
import { LONGEST_STROKE, STRIDE, type Stroke } from '../../../../machines/games/zen-garden/strokes';
import { stroke } from './gardener';

const GARDEN: readonly Stroke[] = [
  stroke(),
  stroke([[400.125, 200]], 'curved', 1180),
  stroke(
    [
      [300, 200],
      [700, 200],
    ],
    'circular',
    360,
  ),
  { ...stroke([[-60, -60]]), tines: 3 },
];

/** Returns the bytes of {@link GARDEN} with one change. */
function changed(change: (view: DataView) => void): ArrayBuffer {
  const bytes = encode(GARDEN);
  change(new DataView(bytes));
  return bytes;
}

test('a garden survives the round trip', () => {
  expect(decode(encode(GARDEN))).toEqual({ kind: 'garden', strokes: GARDEN, leftOut: 0 });
  expect(decode(encode([]))).toEqual({ kind: 'garden', strokes: [], leftOut: 0 });
});

test('a point takes six bytes', () => {
  const line = stroke(Array.from({ length: 1000 }, (_, x) => [x / 2, 100] as const));
  expect(encode([line]).byteLength).toBe(8 + 8 + 6 * 1000);
});

describe('refused:', () => {
  test('data truncated at any byte', () => {
    const bytes = encode(GARDEN);
    for (let length = 0; length < bytes.byteLength; length++) {
      expect(decode(bytes.slice(0, length)), `${length} bytes`).toEqual({ kind: 'broken' });
    }
  });

  test('data longer than declared', () => {
    const longer = new Uint8Array(encode(GARDEN).byteLength + 1);
    longer.set(new Uint8Array(encode(GARDEN)));
    expect(decode(longer.buffer)).toEqual({ kind: 'broken' });
  });

  test.each([
    ['another format', (view: DataView) => view.setUint8(0, 1)],
    ['version 0', (view: DataView) => view.setUint8(3, 0)],
    ['a fourth pattern', (view: DataView) => view.setUint8(8, 3)],
    ['four tines', (view: DataView) => view.setUint8(9, 4)],
    ['a width of nothing', (view: DataView) => view.setUint16(10, 0)],
    ['a width of 65 535', (view: DataView) => view.setUint16(10, 65_535)],
    ['a stroke without points', (view: DataView) => view.setUint32(12, 0)],
    ['four billion strokes', (view: DataView) => view.setUint32(4, 2 ** 32 - 1)],
    ['a point far outside', (view: DataView) => view.setInt16(16, 32_767)],
    ['a point far above', (view: DataView) => view.setInt16(18, -32_768)],
    ['a depth below nothing', (view: DataView) => view.setInt16(20, -1)],
  ])('%s', (_, change) => {
    expect(decode(changed(change))).toEqual({ kind: 'broken' });
  });

  test.each([
    [undefined],
    [null],
    [Number.NaN],
    ['garden'],
    [[Number.NaN]],
    [{ strokes: [{ points: [Number.NaN] }] }],
    [new Float64Array([Number.NaN, Number.NaN]).buffer],
    [new Uint8Array(encode(GARDEN))],
  ])('%s', (value) => {
    expect(decode(value)).toEqual({ kind: 'broken' });
  });

  test('rings of three points, and a stroke beyond the maximum length', () => {
    expect(decode(encode([stroke([[1, 1]], 'circular')]))).toEqual({ kind: 'broken' });
    const endless = { ...stroke(), points: new Int16Array((LONGEST_STROKE + 1) * STRIDE) };
    expect(decode(encode([endless]))).toEqual({ kind: 'broken' });
  });

  test('a later version, distinguished from broken data', () => {
    expect(decode(changed((view) => view.setUint8(3, VERSION + 1)))).toEqual({ kind: 'newer' });
  });
});

test('of a million points the newest strokes within the limit are read, and the number of dropped ones is reported', () => {
  const long = { ...stroke(), points: new Int16Array(10_000 * STRIDE) };
  const strokes = Array.from({ length: 100 }, () => long);
  expect(surplus(strokes)).toBe(50);
  const decoded = decode(encode(strokes));
  expect(decoded).toMatchObject({ kind: 'garden', leftOut: 50 });
  expect(decoded.kind === 'garden' && decoded.strokes.length * 10_000).toBe(MOST_POINTS);
});
