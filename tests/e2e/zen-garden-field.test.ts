import { expect, test } from 'vitest';
import { pushStroke } from '../../engine/games/zen-garden/drawn-stroke';
import { Strip } from '../../engine/games/zen-garden/ribbon';
import { stonesIn } from '../../engine/games/zen-garden/stones';
import { noiseTexels } from '../../engine/gpu/noise-tile';
import { FULL_DEPTH, type Pattern, type Stroke, UNIT } from '../../machines/games/zen-garden/strokes';
import { launchBrowser } from '../support/browser';
import type { SentStroke } from '../support/sand/harness';
import { openSandPage } from '../support/sand/sand-page';
import { twinField } from '../support/sand/twin';

const WIDTH = 420;
const HEIGHT = 400;

const made = (pattern: Pattern, points: readonly (readonly [number, number])[]): Stroke => ({
  pattern,
  tines: 3,
  width: WIDTH,
  points: Int16Array.from(points.flatMap(([x, y]) => [x * UNIT, y * UNIT, FULL_DEPTH])),
});

/** A line, a curve past a stone, and rings over both. */
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
];

test('the field that the graphics card draws is the one that is worked out in plain numbers', async () => {
  const browser = await launchBrowser();
  try {
    const page = await openSandPage(browser);
    const sent: SentStroke[] = STROKES.map((stroke) => ({ ...stroke, points: [...stroke.points] }));
    const drawn = await page.evaluate(
      ([width, strokes]) =>
        (window as unknown as { sand: typeof import('../support/sand/harness') }).sand.field(width, strokes),
      [WIDTH, sent] as const,
    );
    const strip = new Strip();
    for (const stroke of STROKES) pushStroke(strip, stroke, WIDTH);
    const twin = twinField(strip, noiseTexels(), stonesIn(WIDTH), { width: WIDTH, height: HEIGHT });

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
    // The comparison has something to compare.
    expect(raked / count).toBeGreaterThan(0.1);
    // Cards round and interpolate in their own way: a step of 255 on average, and hardly a pixel far off.
    expect(sum / count).toBeLessThan(0.5);
    expect(far / count).toBeLessThan(0.005);
  } finally {
    await browser.close();
  }
});
