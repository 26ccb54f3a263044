import pixelmatch from 'pixelmatch';
import { encodeStroke } from '../../machines/games/zen-garden/garden-codec';
import {
  FULL_DEPTH,
  NUMBERS_PER_POINT,
  type Stroke,
  UNITS_PER_PX,
} from '../../machines/games/zen-garden/strokes';
import { expect, test, testInSoak } from '../drivers/test';
import { difference, layGarden, ZenGardenDriver } from '../drivers/zen-garden.driver';

test.use({ guestOptions: { device: { width: 800, height: 760 } } });

/** Returns a wave across the garden. */
function wave(points: number, y: number): Stroke {
  const values = new Int16Array(points * NUMBERS_PER_POINT);
  for (let index = 0; index < points; index++) {
    const x = 20 + ((index * 10) % 700);
    values.set(
      [x * UNITS_PER_PX, (y + 12 * Math.sin(index / 3)) * UNITS_PER_PX, FULL_DEPTH],
      index * NUMBERS_PER_POINT,
    );
  }
  return { pattern: 'curved', tines: 5, width: 744, points: values };
}

const bytesOf = (stroke: Stroke) => [...new Uint8Array(encodeStroke(stroke))];

test.describe('a stored garden', () => {
  const MANY = 5000;

  testInSoak(
    `of ${MANY} strokes is drawn, and takes another stroke of 10,000 points`,
    async ({ newGuest }) => {
      const guest = await newGuest();
      const short = Array.from({ length: MANY }, (_, index) => wave(6, 20 + (index % 360)));
      await layGarden(guest, [...short, wave(10_000, 200)].map(bytesOf));
      const raker = await ZenGardenDriver.begin(guest);
      await expect.poll(() => raker.said()).toContain(`${MANY + 1} lines in the sand.`);
      const before = await raker.rests();
      await raker.drag([
        [600, 40],
        [700, 45],
      ]);
      await raker.keeps(MANY + 2);
      expect(difference(before, await raker.rests(), pixelmatch)).toBeGreaterThan(0.002);
    },
  );
});
