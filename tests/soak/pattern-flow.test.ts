/** The water and the stones of Pattern Flow. Without a GPU a browser takes minutes to draw them. */

import { countDrawCalls, drawCalls, loseContext, pixels } from '../drivers/look/canvas';
import { PatternFlowDriver } from '../drivers/pattern-flow.driver';
import { expect, test } from '../drivers/test';

test.use({ guestOptions: { turnsClock: true } });

test.describe('the water', () => {
  const STAGE = { device: { width: 600, height: 520 } } as const;

  test('is not drawn at rest; a lit stone draws its light and one ripple with 2 draw calls per frame', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ ...STAGE, prepare: countDrawCalls });
    const player = await new PatternFlowDriver(guest, 'mouse').begin();
    await guest.wait(3000);
    const resting = await drawCalls(guest.page);
    const still = await pixels(guest.page);
    await guest.wait(3000);
    expect(await drawCalls(guest.page)).toBe(resting);

    await player.tap(1);
    await guest.page.mouse.move(2, 2);
    await guest.wait(160);
    // 160 ms have at most ten frames. A tap or a move may request a few more.
    expect(await drawCalls(guest.page)).toBeLessThanOrEqual(resting + 2 * 14);
    expect(await drawCalls(guest.page)).toBeGreaterThan(resting);
    await guest.wait(700);
    expect(await player.lit()).toEqual([]);
    // The light is off, but the ripple is still running.
    const rippled = await pixels(guest.page);
    expect(rippled.data.equals(still.data)).toBe(false);
    await guest.wait(2500);
    const after = await drawCalls(guest.page);
    await guest.wait(2000);
    expect(await drawCalls(guest.page)).toBe(after);
  });

  test('with reduced motion changes only its light', async ({ newGuest }) => {
    const guest = await newGuest({ ...STAGE, reducedMotion: true, prepare: countDrawCalls });
    const player = await new PatternFlowDriver(guest, 'mouse').begin();
    await player.tap(1);
    await guest.page.mouse.move(2, 2);
    await guest.wait(800);
    const dark = await drawCalls(guest.page);
    await guest.wait(1000);
    expect(await drawCalls(guest.page)).toBe(dark);
  });

  test('looks the same after the context was lost and restored', async ({ newGuest }) => {
    const guest = await newGuest({ ...STAGE, prepare: countDrawCalls });
    await new PatternFlowDriver(guest, 'mouse').begin();
    await guest.wait(3000);
    const before = await pixels(guest.page);
    await loseContext(guest.page);
    await guest.wait(200);
    const after = await pixels(guest.page);
    expect(after.data.equals(before.data)).toBe(true);
  });
});

for (const device of [
  { width: 320, height: 400 },
  { width: 844, height: 390 },
  { width: 2560, height: 1440 },
])
  test(`lets every stone be tapped, without overlaps, at ${device.width} x ${device.height}`, async ({
    newGuest,
  }) => {
    const guest = await newGuest({ device, reducedMotion: true });
    const player = await new PatternFlowDriver(guest, 'mouse').begin();
    const boxes = await Promise.all([1, 2, 3, 4, 5].map((number) => player.stone(number).boundingBox()));
    for (const [place, box] of boxes.entries()) {
      if (!box) throw new Error(`Stone ${place + 1} has no place`);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(device.width);
    }
    const [first] = await player.listen();
    await player.stone(first as number).click();
    expect(await player.lit()).toEqual([first]);
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth)).toBe(device.width);
  });
