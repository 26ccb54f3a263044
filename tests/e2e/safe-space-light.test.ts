/**
 * Checks in screenshots: the light of lamps, candles, sun and window on the ground, and the intro's sketch of the
 * place.
 */

import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { PNG } from 'pngjs';
import { EMPTY_SPACE, type Kind, type Space } from '../../domain/safe-space';
import { writeRecord } from '../../domain/safe-space-record';
import { partOf } from '../../engine/paint/part-of';
import type { GuestOptions } from '../drivers/guest';
import { countDrawCalls, drawCalls, loseContext, pixels } from '../drivers/look/canvas';
import { compare, decode, isOneColor, MOST_SHARE } from '../drivers/look/reference-picture';
import { element, SAVED_KEY, SafeSpaceBuilderDriver } from '../drivers/safe-space-builder.driver';
import { expect, type NewGuest, test, testInSoak } from '../drivers/test';

/** The window is small, because software rendering is slow. */
const WINDOW = { width: 700, height: 440 };

async function arrive(newGuest: NewGuest, space: Partial<Space>, options: GuestOptions = {}) {
  const guest = await newGuest({
    device: WINDOW,
    reducedMotion: true,
    isSharp: true,
    turnsClock: true,
    storage: {
      [SAVED_KEY]: writeRecord({ ...EMPTY_SPACE, ...space }),
      'stillgrove.disclaimerAccepted': 'true',
    },
    ...options,
  });
  const builder = await SafeSpaceBuilderDriver.begin(guest);
  if (space.elements?.length) await builder.things.first().waitFor();
  await guest.stopClock();
  let box = await builder.box();
  /**
   * Returns the brightness of a place in the scene, 0-255: the mean of a small square. A place is in percent from the
   * left and the top.
   */
  const at = (picture: PNG, [left, top]: Place, radius = 5): number => {
    let sum = 0;
    let count = 0;
    for (let row = -radius; row <= radius; row++)
      for (let column = -radius; column <= radius; column++) {
        const [px, py] = [box.x + (left / 100) * box.width + column, box.y + (top / 100) * box.height + row];
        const first = (Math.round(py) * picture.width + Math.round(px)) * 4;
        const [red = 0, green = 0, blue = 0] = picture.data.subarray(first, first + 3);
        sum += red * 0.3 + green * 0.59 + blue * 0.11;
        count += 1;
      }
    return sum / count;
  };
  const remove = async (kind: Kind) => {
    await guest.focus(builder.thing(kind));
    await guest.page.keyboard.press('Delete');
    while ((await builder.thing(kind).count()) > 0) await guest.skip(20);
  };
  /** Returns the scene at rest, after all files have loaded. */
  const look = async (): Promise<PNG> => {
    // A focus ring would distort the measurement.
    await guest.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await guest.skip(1000);
    await guest.hasAll();
    await guest.skip(100);
    box = await builder.box();
    return pixels(guest.page);
  };
  const lighting = (key: 'Home' | 'End') => guest.page.getByRole('slider', { name: 'Lighting' }).press(key);
  return { guest, builder, at, remove, look, lighting };
}

type Place = readonly [x: number, y: number];

/** For each light, a position that it lights and a position that it must not light, % of the scene. */
const LIGHTS = [
  { kind: 'sun', near: [76, 62], far: [3, 97] },
  { kind: 'candle', near: [58, 89], far: [24, 92] },
  // The shadows of the lamp are measured last, without other lights.
  { kind: 'lamp', near: [13, 74], far: [60, 97] },
] as const satisfies readonly { kind: Kind; near: Place; far: Place }[];

test('the gate shows a sketch of the place until its picture has come', async ({ newGuest }) => {
  const guest = await newGuest({
    device: { width: 390, height: 700 },
    storage: {
      [SAVED_KEY]: writeRecord({ ...EMPTY_SPACE, background: 'beach' }),
      'stillgrove.disclaimerAccepted': 'true',
    },
  });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await guest.context.route(/\/beach-[\w-]{8}\.avif/, async (route) => {
    await held;
    await route.continue();
  });
  await guest.open('/games/safe-space-builder');
  const view = guest.page.locator('[data-place="beach"]');
  await guest.sees(guest.heading('Safe Space Builder'));
  // The intro's card covers the lower part of the view.
  const look = async () => {
    const { x, y, width } = (await view.boundingBox()) as { x: number; y: number; width: number };
    return decode(await guest.page.screenshot({ clip: { x, y, width, height: 180 } }));
  };
  await expect.poll(async () => isOneColor(await look())).toBe(false);
  const sketch = await look();
  release();
  await expect.poll(async () => compare(await look(), sketch).share).toBeGreaterThan(MOST_SHARE);
});

test.describe('a place with lamplight', () => {
  test('lamp, candle and sun light the ground, most at low lighting, and shadows point away from them', async ({
    newGuest,
  }) => {
    const { guest, at, remove, look, lighting } = await arrive(newGuest, {
      lighting: 20,
      elements: [
        ...[element('lamp', 20, 72), element('candle', 52, 88), element('sun', 76, 26)],
        element('plushie', 30, 76),
      ],
    });
    const shades: { beyond: number; before: number }[] = [];
    const gains: Record<string, { near: number; far: number }>[] = [];
    for (const key of ['Home', 'End'] as const) {
      await lighting(key);
      const gained: (typeof gains)[number] = {};
      let after = await look();
      for (const { kind, near, far } of LIGHTS) {
        if (kind === 'lamp') {
          const shaded = after;
          await remove('plushie');
          after = await look();
          const shade = (place: Place) => at(after, place) / at(shaded, place);
          shades.push({ beyond: shade([35, 77.5]), before: shade([24, 76]) });
        }
        const before = after;
        await remove(kind);
        after = await look();
        gained[kind] = {
          near: at(before, near) / at(after, near) - 1,
          far: at(before, far) / at(after, far) - 1,
        };
      }
      gains.push(gained);
      for (let step = 0; step < 4; step++) await guest.press('Undo');
    }
    const [byNight = {}, byDay = {}] = gains;
    // The toy casts a shadow away from the lamp, and none toward it.
    expect(shades[0]?.beyond).toBeGreaterThan(1.15);
    expect(shades[0]?.before).toBeLessThan(1.1);
    for (const { kind } of LIGHTS) {
      const [night, day] = [byNight[kind], byDay[kind]];
      expect(night?.near, kind).toBeGreaterThan(0.25);
      expect(night?.far, kind).toBeLessThan((night?.near ?? 0) * 0.45);
      expect(Math.abs(day?.near ?? 1), kind).toBeLessThan(0.08);
    }
  });
});

/**
 * Positions on the floor: in the light of the window panes, and outside that light. They are shares of the picture,
 * which is 1600 x 1000 (assets/art, cabin.ts).
 */
const FLOOR = {
  panes: [
    [0.462, 0.745],
    [0.55, 0.745],
    [0.635, 0.745],
  ],
  beside: [
    [0.3, 0.745],
    [0.6, 0.9],
  ],
} as const satisfies Record<string, readonly Place[]>;

/** Returns the cabin's light mask without its green channel, which holds the light of sun and moon. */
async function mapWithoutWindow(): Promise<Buffer> {
  const file = new URL('../../assets/images/safe-space-builder/cabin-light.avif', import.meta.url);
  const map = await loadImage(await readFile(file));
  const canvas = createCanvas(map.width, map.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(map, 0, 0);
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = '#f0f';
  pen.fillRect(0, 0, map.width, map.height);
  pen.globalCompositeOperation = 'destination-in';
  pen.drawImage(map, 0, 0);
  return canvas.toBuffer('image/png');
}

test("the cabin's window lights the floor, with sun by day and moon by night", async ({ newGuest }) => {
  const map = await mapWithoutWindow();
  /** Returns the brightness at each position on the floor, by day and by lamplight. */
  const floorOf = async (prepare?: GuestOptions['prepare']) => {
    const { guest, builder, at, look, lighting } = await arrive(
      newGuest,
      { background: 'cabin' },
      prepare ? { prepare } : {},
    );
    const floors: Record<keyof typeof FLOOR, number[]>[] = [];
    for (const key of ['End', 'Home'] as const) {
      await lighting(key);
      const picture = await look();
      const [left, top, wide, high] = partOf({ width: 1600, height: 1000 }, await builder.box());
      const brightness = ([x, y]: Place) =>
        at(picture, [(100 * (x - left)) / wide, (100 * (y - top)) / high], 8);
      floors.push({ panes: FLOOR.panes.map(brightness), beside: FLOOR.beside.map(brightness) });
    }
    await guest.leave();
    return floors;
  };
  const floors = await floorOf();
  const without = await floorOf((context) =>
    context.route(/cabin-light-.*\.avif$/, (route) => route.fulfill({ body: map, contentType: 'image/png' })),
  );
  for (const [hour, floor] of floors.entries()) {
    const gains = (part: keyof typeof FLOOR) =>
      floor[part].map((brightness, place) => brightness / (without[hour]?.[part][place] ?? 0) - 1);
    expect(Math.min(...gains('panes'))).toBeGreaterThan(hour === 0 ? 0.25 : 0.1);
    expect(Math.max(...gains('beside'))).toBeLessThan(0.04);
  }
});

testInSoak('two hundred lights draw nothing at rest, and survive a lost context', async ({ newGuest }) => {
  const kinds = ['lamp', 'candle', 'sun'] as const;
  const elements = Array.from({ length: 200 }, (_, index) => {
    const kind = kinds[index % 3] as Kind;
    return {
      ...element(kind, 5 + ((index * 37) % 90), 45 + ((index * 13) % 52), `${kind}-${index}`),
      scale: 0.5,
    };
  });
  const { guest, builder, look, at } = await arrive(
    newGuest,
    { background: 'garden', lighting: 20, elements },
    { prepare: countDrawCalls, device: { width: 560, height: 360 } },
  );
  const { page } = guest;
  await expect.poll(() => builder.things.count()).toBe(200);
  const before = await look();
  const resting = await drawCalls(page);
  await builder.thing('lamp').focus();
  await guest.skip(500);
  expect(await drawCalls(page)).toBe(resting);
  await page.keyboard.press('+');
  await guest.skip(20);
  expect(await drawCalls(page)).toBeGreaterThan(resting);
  await page.keyboard.press('-');
  await look();
  const drawn = await drawCalls(page);
  await loseContext(page);
  const after = await look();
  expect(await drawCalls(page)).toBeGreaterThan(drawn);
  for (const place of [
    [30, 60],
    [50, 80],
    [70, 95],
  ] as const)
    expect(at(after, place)).toBeCloseTo(at(before, place), 0);
});
