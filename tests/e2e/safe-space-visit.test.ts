import { EMPTY_SPACE, type PlacedElement } from '../../domain/safe-space';
import { serializeSpace } from '../../domain/safe-space-record';
import type { GuestOptions } from '../drivers/guest';
import { element, line, SAVED_KEY, SafeSpaceBuilderDriver } from '../drivers/safe-space-builder.driver';
import { expect, type NewGuest, test } from '../drivers/test';

/** The window is small, because software rendering is slow. */
const WINDOW = { width: 700, height: 440 };

/** Starts a visit to a space with these elements. */
async function visits(newGuest: NewGuest, elements: readonly PlacedElement[], options: GuestOptions = {}) {
  const storage = {
    [SAVED_KEY]: serializeSpace({ ...EMPTY_SPACE, elements }),
    'stillgrove.disclaimerAccepted': 'true',
  };
  const guest = await newGuest({ device: WINDOW, isUnseen: true, ...options, storage });
  const asked: string[] = [];
  guest.page.on('request', (request) => asked.push(request.url()));
  const builder = await SafeSpaceBuilderDriver.begin(guest, { hasOnlyKeys: options.hand === 'keyboard' });
  const isHeard = () => asked.some((url) => /safe-space-builder-visit.*\.mp3$/.test(url));
  expect(isHeard()).toBe(false);
  await guest.press('Visit');
  const back = guest.button('Back to building');
  await guest.sees(back);
  return { guest, builder, back, isHeard };
}

test('by touch: tapped and stroked elements answer, their sounds load only now, and Back returns to Build', async ({
  newGuest,
}) => {
  const { guest, builder, back, isHeard } = await visits(
    newGuest,
    [element('tree', 25, 70), element('fountain', 52, 70), element('lamp', 80, 70)],
    { hand: 'touch', device: 'small' },
  );
  await expect.poll(isHeard).toBe(true);
  expect(await guest.page.getByRole('region', { name: 'Your space' }).count()).toBe(0);
  await builder.thing('tree').waitFor();
  const [tree, lamp] = [await builder.middleOf('tree'), await builder.middleOf('lamp')];
  await builder.touch([line(tree, tree, 1)]);
  await expect.poll(() => builder.said()).toContain('Tree, sways.');
  // One finger moves across all elements while another one rests.
  await builder.touch([line(tree, lamp, 12), line(tree, tree, 12)]);
  await expect.poll(() => builder.thing('lamp').getAttribute('aria-pressed')).toBe('false');
  expect(await guest.page.evaluate(() => scrollY)).toBe(0);
  await guest.act(back);
  await guest.sees(guest.button('Save Space'));
  await builder.thing('lamp').tap();
  await guest.sees(guest.button('Remove'));
});
