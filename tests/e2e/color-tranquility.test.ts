import type { Locator } from 'playwright';
import type { Guest, Hand } from '../drivers/guest';
import { expect, type NewGuest, test } from '../drivers/test';
import { soak } from '../fixtures/soak';

const SETTLE_MS = 450;
/** Longest time from a swap until a row has melted, ms. */
const MELT_MS = 420 + 5 * 190 + 1300 + 100;

const tints = ({ page }: Guest): Locator => page.getByRole('group', { name: 'Tints' }).getByRole('button');

/** Returns the numbers of the tints in reading order, and 0 for one that cannot be moved. */
const numbers = (guest: Guest): Promise<number[]> =>
  tints(guest).evaluateAll((buttons) =>
    buttons.map((button) =>
      button.getAttribute('aria-disabled') === 'true'
        ? 0
        : Number(/^Tint (\d+)/.exec(button.getAttribute('aria-label') ?? '')?.[1]),
    ),
  );

async function arrives(newGuest: NewGuest, way: Hand): Promise<Guest> {
  const guest = await newGuest({
    device: 'phone',
    reducedMotion: true,
    turnsClock: true,
    isUnseen: true,
    hand: way,
  });
  await guest.open('/games/color-tranquility/play');
  await guest.press('Begin');
  await tints(guest).first().waitFor();
  await guest.hasAll();
  await guest.stopClock();
  await guest.wait(400);
  return guest;
}

const centerOf = async (on: Locator) => {
  const { x, y, width, height } = (await on.boundingBox()) as NonNullable<
    Awaited<ReturnType<Locator['boundingBox']>>
  >;
  return { x: x + width / 2, y: y + height / 2 };
};

/** Swaps the tints at two places: by two presses, or by a drag with the mouse. */
async function swap(guest: Guest, way: Hand, from: number, to: number): Promise<void> {
  const [one, other] = [tints(guest).nth(from), tints(guest).nth(to)];
  if (way === 'mouse') {
    const [start, end] = [await centerOf(one), await centerOf(other)];
    await guest.page.mouse.move(start.x, start.y);
    await guest.page.mouse.down();
    await guest.page.mouse.move(start.x + 12, start.y + 4);
    await guest.page.mouse.move(end.x, end.y);
    await guest.page.mouse.up();
  } else {
    for (const tint of [one, other]) {
      if (way === 'touch') await tint.tap();
      else await guest.act(tint);
      await guest.wait(50);
    }
  }
  await guest.wait(SETTLE_MS);
}

/** Brings every tint home. The numbers in their names say the order. */
async function finishesSky(guest: Guest, way: Hand): Promise<void> {
  for (;;) {
    const all = await numbers(guest);
    const places = all.flatMap((number, place) => (number > 0 ? [place] : []));
    if (places.length === 0) return;
    const wrong = places.find((place) => all[place] !== place + 1);
    if (wrong !== undefined) await swap(guest, way, all.indexOf(wrong + 1), wrong);
    if ((await numbers(guest)).some((number) => number > 0)) continue;
    await guest.wait(MELT_MS);
    // Keys never stay on a tint that has melted.
    if (way === 'keyboard') expect(await guest.page.locator('[aria-disabled=true]:focus').count()).toBe(0);
  }
}

for (const way of soak<readonly Hand[]>(['touch', 'mouse', 'keyboard'], ['touch']))
  test(`one sky from Begin to the check-in, by ${way}`, async ({ newGuest }) => {
    test.setTimeout(300_000);
    const guest = await arrives(newGuest, way);
    expect(await guest.page.title()).toBe('Color Tranquility | Stillgrove');
    await finishesSky(guest, way);
    await guest.wait(7000);
    await guest.seesText('Next sky');
    await guest.press('Stop here');
    await guest.until(guest.dialog('How are you feeling now?'));
    await guest.press('Skip');
    expect(await guest.journal()).toMatchObject([
      { kind: 'play', game: 'color-tranquility', completedAt: expect.any(Number) },
    ]);
  });
