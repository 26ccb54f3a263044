import type { Page } from 'playwright';
import { pushStroke } from '../../engine/games/zen-garden/drawn-stroke';
import { pushSmoothArea, TriangleStrip } from '../../engine/games/zen-garden/ribbon';
import { gardenStonesIn } from '../../engine/games/zen-garden/stones';
import { noiseTexels } from '../../engine/paint/noise-tile';
import {
  FULL_DEPTH,
  type RakePattern,
  type Stroke,
  type TineCount,
  UNITS_PER_PX,
} from '../../machines/games/zen-garden/strokes';
import { decode, type Picture } from '../drivers/look/reference-picture';
import { expect, test } from '../drivers/test';
import { twinField } from '../fakes/sand-twin';
import type { SentStroke } from '../fixtures/sand/harness';
import { openSandPage } from '../fixtures/sand/sand-page';

const WIDTH = 420;
const HEIGHT = 400;

const made = (
  pattern: RakePattern,
  points: readonly (readonly [number, number])[],
  { width = WIDTH, tines = 3 as TineCount } = {},
): Stroke => ({
  pattern,
  tines,
  width,
  points: Int16Array.from(points.flatMap(([x, y]) => [x * UNITS_PER_PX, y * UNITS_PER_PX, FULL_DEPTH])),
});

/** A line, a curve past a stone, rings that cross both, and a turn that is tighter than the rake. */
const STROKES = [
  made(
    'straight',
    Array.from({ length: 28 }, (_, step) => [20 + step * 13, 60 + step]),
  ),
  made(
    'curved',
    Array.from({ length: 40 }, (_, step) => [30 + step * 9, 330 + 30 * Math.sin(step / 4)]),
  ),
  made('circular', [
    [230, 215],
    [295, 215],
  ]),
  made(
    'curved',
    Array.from({ length: 12 }, (_, step) => {
      const angle = Math.max(0, Math.min(Math.PI, (step - 3) * 0.7));
      const straight = step < 3 ? (step - 3) * 12 : Math.min(0, 8 - step) * 12;
      return [330 + straight + 14 * Math.sin(angle), 130 - 14 * Math.cos(angle)];
    }),
  ),
];

type Harness = typeof import('../fixtures/sand/harness');

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await openSandPage(browser);
});

const sent = (strokes: readonly Stroke[]): SentStroke[] =>
  strokes.map((stroke) => ({ ...stroke, points: [...stroke.points] }));

test('the field that the GPU draws equals the field computed in plain numbers', async () => {
  const text = await page.evaluate(
    ([width, strokes]) => (window as unknown as { sand: Harness }).sand.field(width, strokes),
    [WIDTH, sent(STROKES)] as const,
  );
  const drawn = Buffer.from(text, 'latin1');
  const strip = new TriangleStrip();
  pushSmoothArea(strip, { left: 0, top: 0, right: WIDTH, bottom: HEIGHT });
  for (const stroke of STROKES) pushStroke(strip, stroke, WIDTH);
  const twin = twinField(strip, noiseTexels(), gardenStonesIn(WIDTH), { width: WIDTH, height: HEIGHT });

  let [raked, far, sum] = [0, 0, 0];
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      const worked = twin[pixel * 3 + channel] as number;
      const off = Math.abs((drawn[pixel * 4 + channel] as number) - worked);
      if (Math.abs(worked - 128) > 4) raked += 1;
      if (off > 4) far += 1;
      sum += off;
    }
  }
  const count = WIDTH * HEIGHT * 3;
  // Proves that the comparison works: the raked field differs from bare sand.
  expect(raked / count).toBeGreaterThan(0.1);
  // Tolerance for rounding and interpolation of different GPUs: a mean difference below 0.5 of 255, and few outliers.
  expect(sum / count).toBeLessThan(0.5);
  expect(far / count).toBeLessThan(0.005);
});

const LIT_WIDTH = 1124;

/** Centers of patches that touch no stone, at any rotation. A patch holds five grooves. */
const PATCHES = [
  ...[60, 180, 300, 420, 540, 840, 960, 1060].map((x) => [x, 60] as const),
  ...[70, 280, 460, 580, 700, 820, 920, 1060].map((x) => [x, 345] as const),
];

/** Half the length of a patch, px. */
const HALF = 46;
/** The luminance of a patch is measured up to this distance to each side of its center, across the grooves, px. */
const ACROSS = 20;
/** The luminance of a patch is measured up to this distance to each side of its center, along the grooves, px. */
const ALONG = 16;

/**
 * Returns the difference between the darkest and the brightest line along the grooves of a patch: luminance of sRGB
 * values, 0-255.
 */
function tonalRange({ data, width }: Picture, [x, y]: readonly [number, number], angle: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const luminance = (px: number, py: number) => {
    const at = (Math.round(py) * width + Math.round(px)) * 4;
    const [red, green, blue] = [data[at], data[at + 1], data[at + 2]] as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const lines = Array.from({ length: 4 * ACROSS + 1 }, (_, step) => {
    const across = step / 2 - ACROSS;
    let sum = 0;
    for (let along = -ALONG; along <= ALONG; along++)
      sum += luminance(x + dx * along - dy * across, y + dy * along + dx * across);
    return sum / (2 * ALONG + 1);
  });
  return Math.max(...lines) - Math.min(...lines);
}

/** Returns a patch of five grooves. */
function patch([x, y]: readonly [number, number], angle: number): Stroke {
  const places = Array.from({ length: 12 }, (_, step) => {
    const along = HALF * ((2 * step) / 11 - 1);
    return [x + Math.cos(angle) * along, y + Math.sin(angle) * along] as const;
  });
  return made('straight', places, { width: LIT_WIDTH, tines: 5 });
}

test('by day and by night a groove is seen whichever way it runs: 80 of 255 between its hollow and its crest', async () => {
  for (const mode of ['day', 'night'] as const) {
    const turns = PATCHES.map((_, index) => (index * Math.PI) / PATCHES.length);
    const strokes = PATCHES.map((place, index) => patch(place, turns[index] as number));
    await page.evaluate(
      ([width, strokes, mode]) => (window as unknown as { sand: Harness }).sand.light(width, strokes, mode),
      [LIT_WIDTH, sent(strokes), mode] as const,
    );
    const picture = await decode(await page.locator('canvas').last().screenshot());
    const ranges = PATCHES.map((place, index) => tonalRange(picture, place, turns[index] as number));
    const told = ranges
      .map((range, index) => `${(index * 11.25).toFixed(0)}°: ${range.toFixed(0)}`)
      .join(', ');
    expect(Math.min(...ranges), told).toBeGreaterThanOrEqual(80);
    // Grooves across the light have more contrast than grooves along it, so the light comes from one side.
    expect(Math.max(...ranges), told).toBeGreaterThan(Math.min(...ranges) * 1.3);
  }
});
