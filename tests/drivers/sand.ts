/** The sand of the Zen Garden in a real browser: draws in it with the mouse, shows its picture, reads its strokes. */
import type pixelmatch from 'pixelmatch';
import { expect } from 'playwright/test';
import { decodeStroke } from '../../machines/games/zen-garden/garden-codec';
import type { Stroke } from '../../machines/games/zen-garden/strokes';
import type { Guest } from './guest';
import { pixels } from './look/canvas';
import { readTable } from './look/device-tables';
import { compare, type Picture } from './look/reference-picture';
import { drawsAFrame } from './look/settle';

/** CSS px from the upper left corner of the sand. */
export type Place = readonly [x: number, y: number];

/** Opens and starts the garden. */
export async function beginGarden(guest: Guest): Promise<void> {
  await guest.open('/games/zen-garden');
  await guest.press('Begin Zen Garden');
  await guest.button('Sand garden').waitFor();
}

/** Returns the rectangle of the sand on the page. */
export async function sandBox({
  page,
}: Guest): Promise<{ x: number; y: number; width: number; height: number }> {
  const slot = await page.locator('[data-slot]').boundingBox();
  if (!slot) throw new Error('There is no sand');
  return slot;
}

/** Draws with the mouse through points. */
export async function draw(guest: Guest, places: readonly Place[], steps = 6): Promise<void> {
  const { x, y } = await sandBox(guest);
  const { mouse } = guest.page;
  const [first = [0, 0], ...rest] = places;
  await mouse.move(x + first[0], y + first[1]);
  await mouse.down();
  for (const [px, py] of rest) await mouse.move(x + px, y + py, { steps });
  await mouse.up();
}

/** Returns the bytes of the visible strokes, oldest first. A mark without bytes has smoothed all earlier ones. */
async function visibleMarks({ page }: Guest): Promise<readonly (readonly number[])[]> {
  const marks = (await readTable(page, 'marks')) as { readonly bytes: readonly number[] | null }[];
  const smoothed = marks.findLastIndex(({ bytes }) => bytes === null);
  return marks.slice(smoothed + 1).flatMap(({ bytes }) => (bytes ? [bytes] : []));
}

/** Waits until this many visible strokes are stored on the device. */
export const keeps = (guest: Guest, strokes: number): Promise<void> =>
  expect.poll(async () => (await visibleMarks(guest)).length).toBe(strokes);

/** Returns the visible strokes stored on the device, oldest first. */
export async function storedStrokes(guest: Guest): Promise<readonly Stroke[]> {
  return (await visibleMarks(guest)).map((bytes) => {
    const stroke = decodeStroke(Uint8Array.from(bytes).buffer);
    if (!stroke) throw new Error('A stored mark is broken');
    return stroke;
  });
}

/** Moves the pointer off the sand, and returns a screenshot of the sand. */
async function picture(guest: Guest): Promise<Picture> {
  await guest.page.mouse.move(1, 1);
  const { x, y, width, height } = await sandBox(guest);
  // Excludes the rounded corners, where the background shows and may have changed.
  return pixels(guest.page, { x: x + 24, y, width: width - 48, height });
}

/** Returns a screenshot of the sand once two consecutive ones are equal: all movement has ended. */
export async function sandAtRest(guest: Guest): Promise<Picture> {
  let last = await picture(guest);
  for (let look = 0; look < 20; look++) {
    await drawsAFrame(guest.page);
    const next = await picture(guest);
    if (compare(next, last).max === 0) return next;
    last = next;
  }
  throw new Error('The sand does not come to rest');
}

/** Returns the share of pixels that differ visibly. */
export function difference(one: Picture, other: Picture, match: typeof pixelmatch): number {
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return 1;
  return match(one.data, other.data, undefined, width, height, { threshold: 0.1 }) / (width * height);
}
