import pixelmatch from 'pixelmatch';
import { encodeStroke } from '../../machines/games/zen-garden/garden-codec';
import {
  FULL_DEPTH,
  NUMBERS_PER_POINT,
  type Stroke,
  UNITS_PER_PX,
} from '../../machines/games/zen-garden/strokes';
import { layTable } from '../drivers/look/device-tables';
import { beginGarden, difference, draw, keeps, sandAtRest } from '../drivers/sand';
import { expect, test, testInSoak } from '../drivers/test';

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
      // The marks are stored before the game opens its database.
      await guest.open('/');
      const marks = [...short, wave(10_000, 200)].map((stroke, index) => ({
        key: [0, 0, index],
        step: `0.${index}`,
        bytes: bytesOf(stroke),
      }));
      await layTable(guest.page, 'marks', marks);
      await beginGarden(guest);
      await expect.poll(() => guest.said()).toContain(`${MANY + 1} lines in the sand.`);
      const before = await sandAtRest(guest);
      await draw(guest, [
        [600, 40],
        [700, 45],
      ]);
      await keeps(guest, MANY + 2);
      expect(difference(before, await sandAtRest(guest), pixelmatch)).toBeGreaterThan(0.002);
    },
  );
});
