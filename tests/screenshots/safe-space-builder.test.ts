/** Pictures of the Safe Space Builder for visual review: `npm run screenshots`. */
import { describe, test } from 'vitest';
import {
  BACKGROUNDS,
  categoryOf,
  EMPTY_SPACE,
  emojiOf,
  KINDS,
  type Kind,
  nameOf,
  type PlacedElement,
  type Space,
} from '../../domain/safe-space';
import { writeRecord } from '../../domain/safe-space-record';
import { cellOf } from '../../engine/games/safe-space-builder/sheet';
import type { Guest } from '../drivers/guest';
import { guests } from '../drivers/guests';
import { VIEWS } from '../drivers/look/views';
import { line, SAVED_KEY, SafeSpaceBuilderDriver } from '../drivers/safe-space-builder.driver';

const arriveWith = guests();

const at = (kind: Kind, x: number, y: number, scale = 1): PlacedElement => ({
  ...{ id: `${kind}-${x * 100 + y}`, type: categoryOf(kind), name: nameOf(kind), emoji: emojiOf(kind) },
  x,
  y,
  scale,
});

/** A typical furnished room. */
const FURNISHED = [
  at('carpet', 50, 88, 1.5),
  at('tree', 12, 62, 1.3),
  at('couch', 42, 72, 1.3),
  at('pillow', 37, 66),
  at('lamp', 66, 68, 1.2),
  at('desk', 80, 76, 1.1),
  at('tea', 79, 66),
  at('plushie', 50, 86),
  at('candle', 62, 90),
  at('windchime', 90, 66),
];

/** One element of each kind, in rows. */
const ALL = KINDS.map((kind, index) =>
  at(kind, 10 + (index % 5) * 20, 50 + Math.floor(index / 5) * 11.5, 0.8),
);

const kept = (space: Partial<Space>) => ({ [SAVED_KEY]: writeRecord({ ...EMPTY_SPACE, ...space }) });

describe.each(VIEWS)('$device night=$night', ({ device, night }) => {
  const save = (guest: Guest, name: string) =>
    guest.page.screenshot({ path: `screenshots/${name}-${device}${night ? '-night' : ''}.png` });
  const arrive = (space: Partial<Space>) => arriveWith({ device, night, storage: kept(space) });

  test('the gate, the panel, a dragged element, and an edited one', async () => {
    const guest = await arrive({ elements: FURNISHED });
    await guest.open('/games/safe-space-builder');
    await guest.page.locator('main canvas').waitFor();
    await guest.settles();
    await guest.page.waitForLoadState('networkidle');
    await save(guest, 'space-gate');
    const builder = await new SafeSpaceBuilderDriver(guest).start();
    await builder.thing('tree').waitFor();
    await guest.page.waitForLoadState('networkidle');
    await save(guest, 'space-build');
    const [x, y] = await builder.middleOf('plushie');
    await builder.touch([line([x, y], [x + 60, y - 30])], { ends: 'stay' });
    await save(guest, 'space-drag');
    await builder.lift();
    await builder.thing('tree').click();
    await guest.sees(guest.button('Remove'));
    await save(guest, 'space-edit');
    await guest.leave();
  });

  test('all twenty-five elements', async () => {
    const guest = await arrive({ elements: ALL, background: 'garden' });
    const builder = await SafeSpaceBuilderDriver.begin(guest);
    await builder.thing('tree').waitFor();
    await guest.page.waitForLoadState('networkidle');
    await save(guest, 'space-all');
    await guest.leave();
  });
});

/** Elements near a lamp, near candles and in sunlight. */
const NEAR = {
  lamp: [
    ...[at('lamp', 45, 75, 1.2), at('chair', 25, 74, 1.2), at('plushie', 60, 82, 1.3), at('plant', 70, 66)],
    ...[at('book', 42, 90), at('carpet', 45, 90, 1.3)],
  ],
  candle: [
    ...[at('desk', 40, 78, 1.4), at('candle', 36, 58, 1.1), at('tea', 28, 59), at('plushie', 70, 86, 1.3)],
    ...[at('candle', 78, 92, 1.2), at('pillow', 88, 88)],
  ],
  sun: [
    ...[at('sun', 55, 26, 1.4), at('tree', 20, 66, 1.2), at('chair', 50, 78, 1.2), at('fountain', 80, 72)],
    at('flower', 64, 90, 1.2),
  ],
} as const;

/** Elements of equal size, side by side. */
const ALIKE = KINDS.map((kind, index) =>
  at(
    kind,
    10 + (index % 5) * 20,
    kind === 'sun' ? 41 : 20 + Math.floor(index / 5) * 19.5,
    Math.min(2, Math.max(0.5, Math.round(190 / cellOf(kind).tall) / 10)),
  ),
);

describe('a visit', () => {
  test('every answer halfway through', async () => {
    const guest = await arriveWith({
      device: { width: 1000, height: 900 },
      turnsClock: true,
      storage: kept({ elements: ALIKE, background: 'garden', lighting: 75 }),
    });
    const builder = await SafeSpaceBuilderDriver.begin(guest);
    await builder.thing('tree').waitFor();
    await guest.page.waitForLoadState('networkidle');
    await guest.press('Visit');
    await guest.sees(guest.button('Back to building'));
    await guest.page.waitForLoadState('networkidle');
    await guest.stopClock();
    await guest.skip(1500);
    for (const thing of await builder.things.all())
      await thing.evaluate((button: HTMLElement) => button.click());
    // Captures three moments, because the movement of some elements ends before that of others has started: a page
    // turns faster than steam rises.
    for (const part of [1, 2, 3]) {
      for (let frame = 0; frame < 4; frame++) await guest.skip(110);
      await guest.page.screenshot({ path: `screenshots/space-answers-${part}.png` });
    }
    await guest.leave();
  });

  test.each(VIEWS)('by lamplight, $device night=$night', async ({ device, night }) => {
    const guest = await arriveWith({
      device,
      night,
      storage: kept({ elements: FURNISHED, background: 'cabin', lighting: 40 }),
    });
    const builder = await SafeSpaceBuilderDriver.begin(guest);
    await builder.thing('tree').waitFor();
    await guest.press('Visit');
    await guest.page.getByLabel('End after').waitFor();
    await guest.page.waitForLoadState('networkidle');
    await guest.page.screenshot({ path: `screenshots/space-visit-${device}${night ? '-night' : ''}.png` });
    await guest.leave();
  });
});

/** Saves a screenshot of a space for each of four lightings, in the day theme and in the night theme. */
async function saveHours(name: string, space: Partial<Space>): Promise<void> {
  for (const night of [false, true])
    for (const lighting of [20, 45, 70, 100]) {
      const storage = kept({ ...space, lighting });
      const guest = await arriveWith({ device: 'tablet', night, storage });
      const builder = await SafeSpaceBuilderDriver.begin(guest);
      await builder.things.first().waitFor();
      await guest.page.waitForLoadState('networkidle');
      const path = `screenshots/space-${name}-${lighting}${night ? '-night' : ''}.png`;
      await guest.page.locator('main canvas').screenshot({ path });
      await guest.leave();
    }
}

describe('by four hours of the day and of the night', () => {
  test.each(BACKGROUNDS)(
    '%s',
    (background) => saveHours(background, { background, elements: FURNISHED }),
    480_000,
  );

  test.each([
    ['lamp', 'library'],
    ['candle', 'forest'],
    ['sun', 'garden'],
  ] as const)(
    'near a %s in the %s',
    (light, background) => saveHours(`near-${light}`, { background, elements: NEAR[light] }),
    480_000,
  );
});
