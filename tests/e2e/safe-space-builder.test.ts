import { readFile } from 'node:fs/promises';
import { EMPTY_SPACE, type PlacedElement } from '../../domain/safe-space';
import { serializeSpace } from '../../domain/safe-space-record';
import { areInView } from '../drivers/look/in-view';
import { element, line, SAVED_KEY, SafeSpaceBuilderDriver } from '../drivers/safe-space-builder.driver';
import { expect, test } from '../drivers/test';

/** The window is small, because software rendering is slow. */
const WINDOW = { width: 700, height: 440 };
test.use({ guestOptions: { device: WINDOW, isUnseen: true } });

/** Returns storage with a saved space that contains these elements. */
const kept = (...elements: readonly PlacedElement[]) => ({
  [SAVED_KEY]: serializeSpace({ ...EMPTY_SPACE, elements }),
  'stillgrove.disclaimerAccepted': 'true',
});

test.describe('built, saved, loaded and exported', () => {
  test('by mouse: from the gate, which spends a free try, to the check-in 1 s after the save', async ({
    newGuest,
  }) => {
    const guest = await newGuest({ isUnseen: false, turnsClock: true });
    await guest.open('/games/safe-space-builder');
    expect(await guest.page.title()).toBe('Safe Space Builder | Stillgrove');
    await guest.seesText('You have 5 free game(s) remaining');
    await guest.seesText('Choose a view, set the light, and add what feels comforting.');
    const builder = await new SafeSpaceBuilderDriver(guest).start();
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
      await guest.act(builder.tab(kind));
      await expect.poll(() => guest.button(/^Add /).count()).toBe(count);
    }

    await builder.add('tree', 'lamp');
    await builder.thing('tree').click();
    await guest.seesText('Not saved yet');
    const size = page.getByRole('slider', { name: 'Size' });
    for (const [attribute, value] of Object.entries({ min: '50', max: '200', step: '10', value: '100' }))
      expect(await size.getAttribute(attribute)).toBe(value);
    await size.press('ArrowRight');
    const [x, y] = await builder.middleOf('tree');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 40, y + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => builder.said()).toMatch(/Tree, \d+ % from the left/);
    await page.getByRole('radio', { name: 'Beach' }).check();
    await page.getByLabel('Name').fill('<b>By the sea</b>');
    await lighting.press('ArrowLeft');

    await guest.press('Save Space');
    await guest.seesText('Safe Space Saved');
    await guest.seesText('Your safe space has been saved.');
    expect(await page.getByText('Not saved yet').count()).toBe(0);
    await guest.sees(guest.dialog('How are you feeling now?'));
    await guest.press('Skip');
    const saved = await builder.saved();
    expect(saved).toMatchObject({ name: '<b>By the sea</b>', background: 'beach', lighting: 65 });
    expect(saved.elements.map(({ name, emoji, scale }) => [name, emoji, scale])).toEqual([
      ['Tree', '🌳', 1.1],
      ['Lamp', '💡', 1],
    ]);
    await expect
      .poll(() => guest.journal())
      .toMatchObject([{ kind: 'play', game: 'safe-space-builder', completedAt: expect.any(Number) }]);

    await guest.open('/games/safe-space-builder');
    await guest.seesText('You have 4 free game(s) remaining');
    await builder.start();
    await expect.poll(() => builder.things.count()).toBe(2);
    expect(await page.getByLabel('Name').inputValue()).toBe('<b>By the sea</b>');
    const [picture] = await Promise.all([page.waitForEvent('download'), guest.press('Save as picture')]);
    expect(picture.suggestedFilename()).toBe('safe-space.png');

    await guest.open('/profile');
    await guest.act(page.getByRole('tab', { name: 'App Settings' }));
    const [exported] = await Promise.all([page.waitForEvent('download'), guest.press('Export my data')]);
    const { games } = JSON.parse(await readFile(await exported.path(), 'utf8'));
    expect(games['safe-space-builder']).toEqual({ saved });
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
    const builder = await SafeSpaceBuilderDriver.begin(guest);
    await builder.thing('chair').waitFor();
    const { x, y, width, height } = await builder.box();
    const [chair, fountain] = [await builder.middleOf('chair'), await builder.middleOf('fountain')];
    await builder.touch([
      line(chair, [chair[0], chair[1] + 60]),
      line(fountain, [fountain[0] - 500, fountain[1] - 900]),
    ]);
    await guest.act(guest.button('Save Space'));
    const [one, other] = (await builder.saved()).elements;
    expect(one?.y).toBeCloseTo(60 + (60 / height) * 100, 0);
    expect(one?.x).toBeCloseTo(25, 0);
    expect(other?.x).toBeLessThan(40);
    for (const box of await builder.things.all()) {
      const found = await box.boundingBox();
      expect(found?.x).toBeGreaterThanOrEqual(x - 1);
      expect(found?.y).toBeGreaterThanOrEqual(y - 1);
      expect((found?.x ?? 0) + (found?.width ?? 0)).toBeLessThanOrEqual(x + width + 1);
      expect((found?.y ?? 0) + (found?.height ?? 0)).toBeLessThanOrEqual(y + height + 1);
    }
    expect(await guest.page.evaluate(() => scrollY)).toBe(0);
    await guest.sees(guest.dialog('How are you feeling now?'));
    await guest.press('Skip');

    const [cx, cy] = await builder.middleOf('chair');
    await builder.touch([line([cx - 10, cy], [cx - 40, cy]), line([cx + 10, cy], [cx + 40, cy])]);
    await builder.touch([line([cx, cy], [cx + 30, cy])], { ends: 'touchCancel' });
    await guest.act(guest.button('Save Space'));
    await expect.poll(async () => (await builder.saved()).elements[0]?.scale).toBe(2);

    // Ten fingers move at once. The window is resized before they lift.
    const ten = Array.from({ length: 10 }, (_, finger) =>
      line([x + 10 + finger * 30, y + 100], [x + 300 - finger * 30, y + 30 + finger * 20]),
    );
    await builder.touch(ten, { ends: 'stay' });
    await guest.page.setViewportSize({ width: 640, height: 360 });
    await builder.lift();
    await builder.thing('chair').tap();
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
    const builder = await SafeSpaceBuilderDriver.begin(guest);
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
    await builder.thing('tree').waitFor();
    const [tree, lamp] = [await builder.middleOf('tree'), await builder.middleOf('lamp')];
    await builder.touch([line(tree, tree, 1)]);
    await expect.poll(() => builder.said()).toContain('Tree, sways.');
    // One finger moves across all elements while another one rests.
    await builder.touch([line(tree, lamp, 12), line(tree, tree, 12)]);
    await expect.poll(() => builder.thing('lamp').getAttribute('aria-pressed')).toBe('false');
    await guest.act(back);
    await guest.sees(guest.button('Save Space'));
  });
});
