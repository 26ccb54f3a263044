import { describe, expect, test } from 'vitest';
import {
  decodeStroke,
  encodeStroke,
  MAX_STORED_POINTS,
  surplusStrokeCount,
} from '../../../../machines/games/zen-garden/garden-codec';
import {
  MAX_STROKE_POINTS,
  NUMBERS_PER_POINT,
  type Stroke,
} from '../../../../machines/games/zen-garden/strokes';
import { stroke } from '../../../fixtures/sand/stroke';

const STROKES: readonly Stroke[] = [
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

const LINE = stroke();

/** Returns the bytes of {@link LINE} with one change. */
function changed(change: (view: DataView) => void): ArrayBuffer {
  const bytes = encodeStroke(LINE);
  change(new DataView(bytes));
  return bytes;
}

test('every stroke survives the round trip', () => {
  for (const one of STROKES) expect(decodeStroke(encodeStroke(one))).toEqual(one);
});

describe('refused:', () => {
  test('data truncated at any byte', () => {
    const bytes = encodeStroke(LINE);
    for (let length = 0; length < bytes.byteLength; length++) {
      expect(decodeStroke(bytes.slice(0, length)), `${length} bytes`).toBeUndefined();
    }
  });

  test('data longer than declared', () => {
    const longer = new Uint8Array(encodeStroke(LINE).byteLength + 1);
    longer.set(new Uint8Array(encodeStroke(LINE)));
    expect(decodeStroke(longer.buffer)).toBeUndefined();
  });

  test.each([
    ['another format', (view: DataView) => view.setUint8(0, 1)],
    ['version 0', (view: DataView) => view.setUint8(3, 0)],
    ['a fourth pattern', (view: DataView) => view.setUint8(8, 3)],
    ['four tines', (view: DataView) => view.setUint8(9, 4)],
    ['a width of nothing', (view: DataView) => view.setUint16(10, 0)],
    ['a width of 65 535', (view: DataView) => view.setUint16(10, 65_535)],
    ['a stroke without points', (view: DataView) => view.setUint32(12, 0)],
    ['two strokes', (view: DataView) => view.setUint32(4, 2)],
    ['a point far outside', (view: DataView) => view.setInt16(16, 32_767)],
    ['a point far above', (view: DataView) => view.setInt16(18, -32_768)],
    ['a depth below nothing', (view: DataView) => view.setInt16(20, -1)],
  ])('%s', (_, change) => {
    expect(decodeStroke(changed(change))).toBeUndefined();
  });

  test.each([
    [undefined],
    [null],
    [Number.NaN],
    ['garden'],
    [[Number.NaN]],
    [{ strokes: [{ points: [Number.NaN] }] }],
    [new Float64Array([Number.NaN, Number.NaN]).buffer],
    [new Uint8Array(encodeStroke(LINE))],
  ])('%s', (value) => {
    expect(decodeStroke(value)).toBeUndefined();
  });

  test('rings of three points, and a stroke beyond the maximum length', () => {
    expect(decodeStroke(encodeStroke(stroke([[1, 1]], 'circular')))).toBeUndefined();
    const endless = { ...stroke(), points: new Int16Array((MAX_STROKE_POINTS + 1) * NUMBERS_PER_POINT) };
    expect(decodeStroke(encodeStroke(endless))).toBeUndefined();
  });
});

test('of a million points only those within the limit are stored', () => {
  const long = { ...stroke(), points: new Int16Array(10_000 * NUMBERS_PER_POINT) };
  expect(surplusStrokeCount(Array.from({ length: 100 }, () => long))).toBe(100 - MAX_STORED_POINTS / 10_000);
});
