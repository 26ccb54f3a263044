import { FULL_DEPTH, NUMBERS_PER_POINT, type Stroke } from '../../machines/games/zen-garden/strokes';
import type { Guest } from '../drivers/guest';
import type { Picture } from '../drivers/look/reference-picture';
import { beginGarden, draw, keeps, sandAtRest, sandBox, storedStrokes } from '../drivers/sand';
import { expect, test, testInSoak } from '../drivers/test';

test.use({ guestOptions: { device: { width: 800, height: 760 } } });

/** Position of a pen, CSS px from the upper left corner of the sand, and its pressure, 0-1. */
type Pressed = readonly [x: number, y: number, force: number];

/** Starts of lines of 288 px that touch no stone, CSS px. */
const PLACES = {
  upperLeft: [40, 40],
  upperRight: [400, 40],
  lowerLeft: [40, 345],
  lowerRight: [400, 345],
} as const;
type PlaceName = keyof typeof PLACES;

/** Returns a line to the right in 24 steps, each with its own pressure. */
const line = (where: PlaceName, force: (step: number) => number): Pressed[] =>
  Array.from({ length: 25 }, (_, step) => [PLACES[where][0] + step * 12, PLACES[where][1], force(step)]);

/** Returns the depth of a stroke at each of its points, as a multiple of the depth that a mouse draws. */
const depths = ({ points }: Stroke): number[] =>
  [...points].filter((_, index) => index % NUMBERS_PER_POINT === 2).map((depth) => depth / FULL_DEPTH);

/**
 * Returns the contrast of light and shade across a line: standard deviation of the brightness of its rows, 0-255.
 */
function relief(picture: Picture, where: PlaceName): number {
  // The picture starts 24 px from the edge of the sand. The measured part excludes the ends of a line.
  const [left, middle] = [PLACES[where][0] - 24 + 60, PLACES[where][1]];
  const rows = Array.from({ length: 66 }, (_, row) => {
    let sum = 0;
    for (let x = left; x < left + 160; x++) {
      sum += picture.data[((middle - 33 + row) * picture.width + x) * 4 + 1] as number;
    }
    return sum / 160;
  });
  const mean = rows.reduce((sum, value) => sum + value, 0) / rows.length;
  return Math.sqrt(rows.reduce((sum, value) => sum + (value - mean) ** 2, 0) / rows.length);
}

/** Draws with a pressure-sensitive pen. */
async function rakeWithPen(guest: Guest, places: readonly Pressed[]): Promise<void> {
  // Playwright does not support pens.
  const device = await guest.context.newCDPSession(guest.page);
  const { x, y } = await sandBox(guest);
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [px, py, force]: Pressed) =>
    device.send('Input.dispatchMouseEvent', {
      type,
      x: x + px,
      y: y + py,
      force,
      tiltX: 30,
      pointerType: 'pen',
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await send('mousePressed', places[0] as Pressed);
  for (const place of places.slice(1)) await send('mouseMoved', place);
  await send('mouseReleased', places.at(-1) as Pressed);
}

testInSoak(
  'a pen pressed harder rakes deeper, in the stored garden and in the picture; a mouse rakes in between',
  async ({ newGuest }) => {
    const guest = await newGuest();
    await beginGarden(guest);
    // A pen may report a pressure of 0 while it is lifted. That must not deepen the groove.
    await rakeWithPen(
      guest,
      line('upperLeft', (step) => (step < 22 ? 0.1 : 0)),
    );
    await draw(guest, [PLACES.upperRight, [PLACES.upperRight[0] + 288, PLACES.upperRight[1]]], 24);
    await rakeWithPen(
      guest,
      line('lowerLeft', () => 1),
    );
    // Some pens never report pressure.
    await rakeWithPen(
      guest,
      line('lowerRight', () => 0),
    );
    await keeps(guest, 4);
    const kept = (await storedStrokes(guest)).map(depths);
    for (const [index, depth] of [0.6, 1, 1.5, 1].entries()) {
      for (const at of kept[index] as number[]) expect(at).toBeCloseTo(depth, 2);
    }
    const picture = await sandAtRest(guest);
    const [light, mouse, hard, untold] = (
      ['upperLeft', 'upperRight', 'lowerLeft', 'lowerRight'] as const
    ).map((where) => relief(picture, where)) as [number, number, number, number];
    expect(mouse).toBeGreaterThan(light * 1.2);
    expect(hard).toBeGreaterThan(mouse * 1.08);
    expect(untold / mouse).toBeCloseTo(1, 0.5);
  },
);
