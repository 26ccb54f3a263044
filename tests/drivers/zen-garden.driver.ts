/** Rakes the Zen Garden with mouse, fingers or keyboard, and reads the sand. */
import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import { decodeStroke } from '../../machines/games/zen-garden/garden-codec';
import type { Stroke } from '../../machines/games/zen-garden/strokes';
import { Fingers } from './fingers';
import type { Guest } from './guest';
import { pixels } from './look/canvas';
import { layTable } from './look/device-tables';
import { compare, type Picture } from './look/reference-picture';

export type Place = readonly [x: number, y: number];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bytes stored on the device, as an array that can be transferred between test and page. */
export type Bytes = readonly number[];

/** Position of a pen, CSS px from the upper left corner of the sand, and its pressure, 0-1. */
export type Pressed = readonly [x: number, y: number, force: number];

export class ZenGardenDriver {
  readonly #guest: Guest;
  #fingers: Fingers | undefined;

  constructor(guest: Guest) {
    this.#guest = guest;
  }

  /** Opens and starts the garden. */
  static async begin(guest: Guest): Promise<ZenGardenDriver> {
    await guest.open('/games/zen-garden');
    await guest.press('Begin Zen Garden');
    const raker = new ZenGardenDriver(guest);
    if (guest.isClockHeld) await guest.until(raker.sand);
    else await raker.sand.waitFor();
    return raker;
  }

  get sand(): Locator {
    return this.#guest.button('Sand garden');
  }

  /** Returns all current announcements as one text. */
  async said(): Promise<string> {
    return (await this.#guest.page.getByRole('status').allInnerTexts()).join(' ');
  }

  /** Returns the rectangle of the sand on the page. */
  async box(): Promise<Box> {
    const slot = await this.#guest.page.locator('[data-slot]').boundingBox();
    if (!slot) throw new Error('There is no sand');
    return slot;
  }

  /** Draws with the mouse through points, CSS px from the upper left corner of the sand. */
  async drag(places: readonly Place[], steps = 6): Promise<void> {
    const { x, y } = await this.box();
    const { mouse } = this.#guest.page;
    const [first = [0, 0], ...rest] = places;
    await mouse.move(x + first[0], y + first[1]);
    await mouse.down();
    for (const [px, py] of rest) await mouse.move(x + px, y + py, { steps });
    await mouse.up();
  }

  /**
   * Draws with one finger per path, with all fingers at the same time. All paths have the same number of points.
   *
   * @param radius radius of each contact area, CSS px
   */
  async touch(
    paths: readonly (readonly Place[])[],
    { radius = 8, ends = 'touchEnd' as 'touchEnd' | 'touchCancel' } = {},
  ): Promise<void> {
    this.#fingers ??= await Fingers.of(this.#guest.page);
    const fingers = this.#fingers;
    const { x, y } = await this.box();
    const at = (step: number) =>
      paths.map((path, id) => {
        const [px, py] = path[step] ?? [0, 0];
        return { id, x: x + px, y: y + py, radiusX: radius, radiusY: radius, force: 1 };
      });
    const steps = paths[0]?.length ?? 0;
    await fingers.down(at(0));
    for (let step = 1; step < steps; step++) await fingers.move(at(step));
    await (ends === 'touchEnd' ? fingers.up() : fingers.cancel());
  }

  /** Draws with a pressure-sensitive pen. */
  async pen(places: readonly Pressed[]): Promise<void> {
    const { page, context } = this.#guest;
    // Playwright does not support pens.
    const device = await context.newCDPSession(page);
    const { x, y } = await this.box();
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

  /** Waits until this many visible strokes are stored on the device. */
  async keeps(strokes: number): Promise<void> {
    const count = async () => {
      const marks = await this.#marks('whether');
      return marks.length - marks.lastIndexOf(null) - 1;
    };
    await expect.poll(count, { timeout: 40_000 }).toBe(strokes);
  }

  /** Returns the visible strokes stored on the device, oldest first. */
  async strokes(): Promise<readonly Stroke[]> {
    const marks = await this.#marks();
    return marks.slice(marks.lastIndexOf(null) + 1).flatMap((bytes) => {
      const stroke = decodeStroke(Uint8Array.from(bytes ?? []).buffer);
      if (!stroke) throw new Error('A stored mark is broken');
      return stroke;
    });
  }

  /**
   * Returns the stored marks, oldest first: the bytes of a stroke, or null for a smoothing.
   * @param what `whether` leaves out the bytes, which are many in a large garden
   */
  #marks(what: 'bytes' | 'whether' = 'bytes'): Promise<(Bytes | null)[]> {
    return this.#guest.page.evaluate(
      (what) =>
        new Promise<(number[] | null)[]>((resolve, reject) => {
          const opening = indexedDB.open('stillgrove');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            const tell = (marks: { bytes: ArrayBuffer | null }[]) => {
              database.close();
              resolve(
                marks.map(({ bytes }) => bytes && (what === 'bytes' ? [...new Uint8Array(bytes)] : [])),
              );
            };
            if (!database.objectStoreNames.contains('marks')) {
              tell([]);
              return;
            }
            const reading = database.transaction('marks').objectStore('marks').getAll();
            reading.onsuccess = () => tell(reading.result);
            reading.onerror = () => reject(reading.error);
          };
        }),
      what,
    );
  }

  /** Moves the pointer off the sand, and returns a screenshot of the sand. */
  async picture(): Promise<Picture> {
    const { page } = this.#guest;
    await page.mouse.move(1, 1);
    const { x, y, width, height } = await this.box();
    // Excludes the rounded corners, where the background shows and may have changed.
    const clip = { x: x + 24, y, width: width - 48, height };
    return pixels(page, clip);
  }

  /** Returns a screenshot of the sand once two consecutive ones are equal: all movement has ended. */
  async rests(): Promise<Picture> {
    let last = await this.picture();
    for (let look = 0; look < 20; look++) {
      await this.#guest.page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => resolve(null))),
      );
      const next = await this.picture();
      if (compare(next, last).max === 0) return next;
      last = next;
    }
    throw new Error('The sand does not come to rest');
  }
}

/** Opens Home, and stores the bytes of strokes before the game opens its database. */
export async function layGarden(guest: Guest, strokes: readonly Bytes[]): Promise<void> {
  await guest.open('/');
  const marks = strokes.map((bytes, index) => ({ key: [0, 0, index], step: `0.${index}`, bytes }));
  await layTable(guest.page, 'marks', marks);
}

/** Returns the share of pixels that differ visibly. */
export function difference(one: Picture, other: Picture, match: typeof import('pixelmatch').default): number {
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return 1;
  return match(one.data, other.data, undefined, width, height, { threshold: 0.1 }) / (width * height);
}
