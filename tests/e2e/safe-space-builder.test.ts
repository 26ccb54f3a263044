import { readFile } from 'node:fs/promises';
import {
  CATEGORY_NAMES,
  categoryOf,
  type ElementKind,
  EMPTY_SPACE,
  elementNameOf,
  emojiOf,
  type PlacedElement,
  type Space,
} from '../../domain/safe-space';
import { serializeSpace } from '../../domain/safe-space-record';
import { Fingers } from '../drivers/fingers';
import type { Guest } from '../drivers/guest';
import { areInView } from '../drivers/look/in-view';
import { expect, test } from '../drivers/test';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';

/** The window is small, because software rendering is slow. */
const WINDOW = { width: 700, height: 440 };
test.use({ guestOptions: { device: WINDOW, isUnseen: true } });

const PATH = '/games/safe-space-builder';

const SAVED_KEY = 'safeSpace';

type Place = readonly [x: number, y: number];

/** Returns an element as the builder saves it. It would report any other form as partly unreadable. */
const element = (kind: ElementKind, x: number, y: number): PlacedElement => ({
  id: `${kind}-1`,
  type: categoryOf(kind),
  name: elementNameOf(kind),
  emoji: emojiOf(kind),
  scale: 1,
  x,
  y,
});

/** Returns storage with a saved space that contains these elements. */
const kept = (...elements: readonly PlacedElement[]) => ({
  [SAVED_KEY]: serializeSpace({ ...EMPTY_SPACE, elements }),
});

/** Returns the space that is saved on the device. */
const saved = async (guest: Guest): Promise<Space> => JSON.parse((await guest.stored(SAVED_KEY)) ?? 'null');

const things = ({ page }: Guest) => page.getByRole('group', { name: 'Safe space' }).getByRole('button');
const thing = ({ page }: Guest, kind: ElementKind) =>
  page
    .getByRole('group', { name: 'Safe space' })
    .getByRole('button', { name: elementNameOf(kind), exact: true });

/** Opens the tab with elements of this kind. */
const turnTo = (guest: Guest, kind: ElementKind) =>
  guest.act(guest.page.getByRole('tab', { name: CATEGORY_NAMES[categoryOf(kind)] }));

async function begin(guest: Guest): Promise<void> {
  await guest.open(PATH);
  await guest.press('Start Building');
  await guest.button('Save Space').waitFor();
}

/** Returns the center of an element on the page. */
async function middleOf(guest: Guest, kind: ElementKind): Promise<Place> {
  const box = await thing(guest, kind).boundingBox();
  if (!box) throw new Error(`There is no ${kind}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Returns the points from one place to another, including both. */
const line = ([x, y]: Place, [toX, toY]: Place, steps = 6): Place[] =>
  Array.from({ length: steps + 1 }, (_, step) => [
    x + ((toX - x) * step) / steps,
    y + ((toY - y) * step) / steps,
  ]);

/**
 * Presses one finger per path, and moves them together. All paths have the same number of points. The fingers stay
 * down.
 */
async function lead(fingers: Fingers, ...paths: readonly (readonly Place[])[]): Promise<void> {
  const at = (step: number) =>
    paths.map((path, id) => {
      const [x, y] = path[step] ?? [0, 0];
      return { id, x, y, radiusX: 8, radiusY: 8 };
    });
  await fingers.down(at(0));
  for (let step = 1; step < (paths[0]?.length ?? 0); step++) await fingers.move(at(step));
}

/** Moves one finger per path, and lifts all of them. */
async function touch(fingers: Fingers, ...paths: readonly (readonly Place[])[]): Promise<void> {
  await lead(fingers, ...paths);
  await fingers.up();
}

test.describe('built, saved, loaded and exported', () => {
  test('by mouse: from the gate, which spends a free try, to the check-in 1 s after the save', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ isUnseen: false, turnsClock: true });
    await guest.open(PATH);
    expect(await guest.page.title()).toBe('Safe Space Builder | Stillgrove');
    await guest.seesText('You have 5 free game(s) remaining');
    await guest.seesText('Choose a view, set the light, and add what feels comforting.');
    const player = new BrowserPlayer(guestSeat(guest, 'mouse'));
    await player.start();
    const { page } = guest;
    expect(await page.getByLabel('Name').inputValue()).toBe('My Safe Space');
    expect(await page.getByRole('radio', { name: 'Mountains' }).isChecked()).toBe(true);
    const lighting = page.getByRole('slider', { name: 'Lighting' });
    for (const [attribute, value] of Object.entries({ min: '20', max: '100', step: '5', value: '70' }))
      expect(await lighting.getAttribute(attribute)).toBe(value);
    for (const [kind, count] of [
      ['tree', 7],
      ['desk', 6],
      ['tea', 6],
      ['candle', 6],
    ] as const) {
      await turnTo(guest, kind);
      await expect.poll(() => guest.button(/^Add /).count()).toBe(count);
    }

    for (const kind of ['tree', 'lamp'] as const) {
      await turnTo(guest, kind);
      await guest.press(`Add ${elementNameOf(kind)}`);
    }
    await expect.poll(() => things(guest).count()).toBe(2);
    await thing(guest, 'tree').click();
    await guest.seesText('Not saved yet');
    const size = page.getByRole('slider', { name: 'Size' });
    for (const [attribute, value] of Object.entries({ min: '50', max: '200', step: '10', value: '100' }))
      expect(await size.getAttribute(attribute)).toBe(value);
    await size.press('ArrowRight');
    await player.drag('Tree', [-10, 5], [-20, 10], [-30, 15], [-40, 20]);
    await expect.poll(() => guest.said()).toMatch(/Tree, \d+ % from the left/);
    await page.getByRole('radio', { name: 'Beach' }).check();
    await page.getByLabel('Name').fill('<b>By the sea</b>');
    await lighting.press('ArrowLeft');

    await guest.press('Save Space');
    await guest.seesText('Safe Space Saved');
    await guest.seesText('Your safe space has been saved.');
    expect(await page.getByText('Not saved yet').count()).toBe(0);
    await guest.sees(guest.dialog('How are you feeling now?'));
    await guest.press('Skip');
    const space = await saved(guest);
    expect(space).toMatchObject({ name: '<b>By the sea</b>', background: 'beach', lighting: 65 });
    expect(space.elements.map(({ name, emoji, scale }) => [name, emoji, scale])).toEqual([
      ['Tree', '🌳', 1.1],
      ['Lamp', '💡', 1],
    ]);
    await expect
      .poll(() => guest.journal())
      .toMatchObject([{ kind: 'play', game: 'safe-space-builder', completedAt: expect.any(Number) }]);

    await guest.open(PATH);
    await guest.seesText('You have 4 free game(s) remaining');
    await player.start();
    await expect.poll(() => things(guest).count()).toBe(2);
    expect(await page.getByLabel('Name').inputValue()).toBe('<b>By the sea</b>');
    const [picture] = await Promise.all([page.waitForEvent('download'), guest.press('Save as picture')]);
    expect(picture.suggestedFilename()).toBe('safe-space.png');

    await guest.open('/profile');
    await guest.act(page.getByRole('tab', { name: 'App Settings' }));
    const [exported] = await Promise.all([page.waitForEvent('download'), guest.press('Export my data')]);
    const { games } = JSON.parse(await readFile(await exported.path(), 'utf8'));
    expect(games['safe-space-builder']).toEqual({ saved: space });
  });
});

test.describe('fingers', () => {
  test('move several elements simultaneously and resize one; the page never scrolls, and nothing leaves the scene', async ({
    newGuest,
  }) => {
    const guest = await newGuest({
      device: 'small',
      hand: 'touch',
      storage: kept(element('chair', 25, 60), element('fountain', 75, 60)),
    });
    await begin(guest);
    const fingers = await Fingers.of(guest.page);
    await thing(guest, 'chair').waitFor();
    const scene = await guest.page.locator('[data-slot]').boundingBox();
    const { x, y, width, height } = scene ?? { x: 0, y: 0, width: 0, height: 0 };
    const [chair, fountain] = [await middleOf(guest, 'chair'), await middleOf(guest, 'fountain')];
    await touch(
      fingers,
      line(chair, [chair[0], chair[1] + 60]),
      line(fountain, [fountain[0] - 500, fountain[1] - 900]),
    );
    await guest.act(guest.button('Save Space'));
    const [one, other] = (await saved(guest)).elements;
    expect(one?.y).toBeCloseTo(60 + (60 / height) * 100, 0);
    expect(one?.x).toBeCloseTo(25, 0);
    expect(other?.x).toBeLessThan(40);
    for (const box of await things(guest).all()) {
      const found = await box.boundingBox();
      expect(found?.x).toBeGreaterThanOrEqual(x - 1);
      expect(found?.y).toBeGreaterThanOrEqual(y - 1);
      expect((found?.x ?? 0) + (found?.width ?? 0)).toBeLessThanOrEqual(x + width + 1);
      expect((found?.y ?? 0) + (found?.height ?? 0)).toBeLessThanOrEqual(y + height + 1);
    }
    expect(await guest.page.evaluate(() => scrollY)).toBe(0);
    await guest.sees(guest.dialog('How are you feeling now?'));
    await guest.press('Skip');

    const [cx, cy] = await middleOf(guest, 'chair');
    await touch(fingers, line([cx - 10, cy], [cx - 40, cy]), line([cx + 10, cy], [cx + 40, cy]));
    await lead(fingers, line([cx, cy], [cx + 30, cy]));
    await fingers.cancel();
    await guest.act(guest.button('Save Space'));
    await expect.poll(async () => (await saved(guest)).elements[0]?.scale).toBe(2);

    // Ten fingers move at once. The window is resized before they lift.
    const ten = Array.from({ length: 10 }, (_, finger) =>
      line([x + 10 + finger * 30, y + 100], [x + 300 - finger * 30, y + 30 + finger * 20]),
    );
    await lead(fingers, ...ten);
    await guest.page.setViewportSize({ width: 640, height: 360 });
    await fingers.up();
    await thing(guest, 'chair').tap();
    await guest.sees(guest.button('Remove'));
  });

  test('wake elements in a visit, whose sounds load only then; Name and Save are above an on-screen keyboard', async ({
    newGuest,
  }) => {
    const guest = await newGuest({
      device: 'phone',
      hand: 'touch',
      storage: kept(element('tree', 25, 70), element('fountain', 52, 70), element('lamp', 80, 70)),
    });
    const asked: string[] = [];
    guest.page.on('request', (request) => asked.push(request.url()));
    await begin(guest);
    const fingers = await Fingers.of(guest.page);
    const field = guest.page.getByLabel('Name', { exact: true });
    await field.focus();
    // Height of the window above a phone's keyboard.
    await guest.resize({ width: 390, height: 400 });
    await expect.poll(() => areInView([guest.page.getByText('Name', { exact: true }), field])).toBe(true);
    await guest.page.keyboard.type('My place by the sea');
    await expect.poll(() => areInView([field, guest.button('Save Space')])).toBe(true);
    await guest.resize({ width: 390, height: 844 });

    const isHeard = () => asked.some((url) => /safe-space-builder-visit.*\.mp3$/.test(url));
    expect(isHeard()).toBe(false);
    await guest.press('Visit');
    const back = guest.button('Back to building');
    await guest.sees(back);
    await expect.poll(isHeard).toBe(true);
    expect(await guest.page.getByRole('region', { name: 'Your space' }).count()).toBe(0);
    await thing(guest, 'tree').waitFor();
    const [tree, lamp] = [await middleOf(guest, 'tree'), await middleOf(guest, 'lamp')];
    await touch(fingers, line(tree, tree, 1));
    await expect.poll(() => guest.said()).toContain('Tree, sways.');
    // One finger moves across all elements while another one rests.
    await touch(fingers, line(tree, lamp, 12), line(tree, tree, 12));
    await expect.poll(() => thing(guest, 'lamp').getAttribute('aria-pressed')).toBe('false');
    await guest.act(back);
    await guest.sees(guest.button('Save Space'));
  });
});
