import { describe, expect, test } from 'vitest';
import { LINE_HEIGHT, lineCountOf } from '../../../../engine/games/thought-bubbles/bubble-text';
import {
  coveredShare,
  EDGE_MARGIN,
  LIGHTS_BAND_HEIGHT,
  smallestGap,
} from '../../../../engine/games/thought-bubbles/homes';
import {
  type BubbleField,
  driftScaleIn,
  ICON_HEIGHTS,
  LARGEST_SCALE,
  LEAST_LETTER_SIZE,
  layOutBubbles,
  MOST_COVERED_SHARE,
  SMALLEST_SCALE,
} from '../../../../engine/games/thought-bubbles/layout';
import { THOUGHTS, thoughtAt } from '../../../../machines/games/thought-bubbles/thoughts';
import { measure, wordsOf } from './measured';

const field = (width: number, height: number, textScale = 1): BubbleField => ({ width, height, textScale });
const TABLET = field(1124, 544);
const PHONE = field(390, 580);
const WIDE = field(2504, 800, 1.25);
const LYING = field(844, 280);
const DRIFTING: readonly (readonly [name: string, BubbleField])[] = [
  ['tablet', TABLET],
  ['tablet upright', field(712, 760)],
  ['phone', PHONE],
  ['phone of 360 x 640', field(360, 440)],
  ['phone on its side', LYING],
  ['very wide', WIDE],
];

describe.each(DRIFTING)('on a %s', (_, size) => {
  const scale = (driftScaleIn(size) ?? 0) * size.textScale;

  test('bubbles drift in their proportions, apart from each other and from the edge', () => {
    for (const isMirrored of [false, true]) {
      const { kind, bubbles } = layOutBubbles(size, wordsOf(thoughtAt(0)), isMirrored, measure);
      expect(kind).toBe('drift');
      const spots = bubbles.map(({ spot }) => spot);
      const [thought, ...others] = spots.map(({ radius }) => radius);
      expect(others.map((radius) => radius / (thought as number))).toEqual(
        [100, 100, 100, 80].map((diameter) => expect.closeTo(diameter / 120)),
      );
      expect(smallestGap(spots)).toBeGreaterThan(6);
      for (const { x, y, radius } of spots) {
        expect(x - radius).toBeGreaterThanOrEqual(EDGE_MARGIN - 0.1);
        expect(x + radius).toBeLessThanOrEqual(size.width - EDGE_MARGIN + 0.1);
        expect(y - radius).toBeGreaterThanOrEqual(LIGHTS_BAND_HEIGHT - 0.1);
        expect(y + radius).toBeLessThanOrEqual(size.height - EDGE_MARGIN + 0.1);
      }
      expect(coveredShare(size, scale)).toBeLessThanOrEqual(MOST_COVERED_SHARE);
    }
  });

  test('all words of all thoughts fit their bubbles, in letters of 14 px or more', () => {
    for (const thought of THOUGHTS) {
      const words = wordsOf(thought);
      const { kind, bubbles } = layOutBubbles(size, words, false, measure);
      expect(kind).toBe('drift');
      bubbles.forEach(({ spot, fit }, bubble) => {
        expect(fit.size).toBeGreaterThanOrEqual(LEAST_LETTER_SIZE);
        const letters = fit.size * size.textScale;
        const width = 2 * (spot.radius - fit.inset);
        const lines = lineCountOf(words[bubble] as (typeof words)[number], letters, width, measure);
        expect(lines, `${words[bubble]?.text} in ${width} px`).toBeLessThanOrEqual(4);
        const tall = ((lines ?? 9) * LINE_HEIGHT + (ICON_HEIGHTS[bubble] as number)) * letters;
        expect(Math.hypot(tall, width) / 2).toBeLessThanOrEqual(spot.radius);
      });
    }
  });
});

test("bubbles have the style guide's size on a tablet and on a phone", () => {
  expect(driftScaleIn(TABLET)).toBeCloseTo(LARGEST_SCALE);
  expect(driftScaleIn(field(390, 500))).toBeCloseTo(SMALLEST_SCALE);
  expect(driftScaleIn(WIDE)).toBeGreaterThan(2);
});

describe('a column appears', () => {
  const THOUGHT = wordsOf(thoughtAt(4));

  test.each([
    ['where bubbles would cover more than half of the field', field(360, 430)],
    ['in a very small window', field(320, 230)],
    ['at a text size of 200 %', field(1124, 544, 2)],
    ['at 200 % on a phone', field(390, 300, 2)],
    ['in a field that is too low for the thought', field(1000, 200)],
  ])('%s, wide and high enough for all words', (_, size) => {
    const { kind, bubbles, height } = layOutBubbles(size, THOUGHT, false, measure);
    expect(kind).toBe('column');
    let below = LIGHTS_BAND_HEIGHT - 0.1;
    let after = 0;
    let top = 0;
    bubbles.forEach(({ row, fit, spot }, bubble) => {
      if (!row) throw new Error('A column has rows');
      if (row.y === top) expect(row.x).toBeGreaterThan(after);
      else expect(row.y).toBeGreaterThan(below);
      below = row.y + row.height;
      after = row.x + row.width;
      top = row.y;
      expect(row.x).toBeGreaterThanOrEqual(0);
      expect(row.x + row.width).toBeLessThanOrEqual(size.width);
      expect(row.height).toBeGreaterThanOrEqual(44);
      expect(fit.size).toBeGreaterThanOrEqual(LEAST_LETTER_SIZE);
      const letters = fit.size * size.textScale;
      const words = THOUGHT[bubble] as (typeof THOUGHT)[number];
      const lines = lineCountOf(words, letters, row.width - 2 * fit.inset - 64, measure) ?? 9;
      expect(lines * LINE_HEIGHT * letters).toBeLessThanOrEqual(row.height);
      expect(spot.y - spot.radius).toBeGreaterThanOrEqual(row.y);
      expect(spot.y + spot.radius).toBeLessThanOrEqual(row.y + row.height);
    });
    expect(below).toBeLessThanOrEqual(Math.max(height, size.height));
  });
});

test.each(THOUGHTS.map((_, number) => [number] as const))(
  'on a phone of 740 x 360 held sideways all rows of thought %i are whole above the fold',
  (number) => {
    // 217 px remain below the head and the link to help.
    const { bubbles } = layOutBubbles(field(740, 217), wordsOf(thoughtAt(number)), false, measure);
    for (const { row } of bubbles) expect((row?.y ?? Number.NaN) + (row?.height ?? 0)).toBeLessThan(217);
  },
);

test('every field from 320 x 200 to 2560 x 1400 has a layout, and drifting bubbles do not overlap', () => {
  for (let width = 320; width <= 2560; width += 280) {
    for (let height = 200; height <= 1400; height += 200) {
      const { kind, bubbles } = layOutBubbles(field(width, height), wordsOf(thoughtAt(7)), false, measure);
      expect(bubbles).toHaveLength(5);
      if (kind === 'drift') expect(smallestGap(bubbles.map(({ spot }) => spot))).toBeGreaterThanOrEqual(6);
    }
  }
});
