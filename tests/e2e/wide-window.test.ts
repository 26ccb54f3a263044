/** Wide windows: parts align with the header, and sizes are in proportion to the window. */
import type { Locator } from 'playwright';
import type { Guest } from '../drivers/guest';
import { expect, type NewGuest, testInSoak } from '../drivers/test';

/** Opens the intro of a game in a window. */
async function opens(
  newGuest: NewGuest,
  path: string,
  device: { width: number; height: number },
): Promise<Guest> {
  const guest = await newGuest({
    device,
    isCoarse: true,
    isUnseen: true,
    holdsClock: true,
  });
  await guest.open(path);
  await guest.sees(guest.page.locator('[data-next]'));
  return guest;
}

testInSoak('in a window of 2560 px the header and Back begin on one line', async ({ newGuest }) => {
  const guest = await opens(newGuest, '/games/basic-breathing', { width: 2560, height: 1440 });
  const leftOf = async (what: Locator) => (await what.first().boundingBox())?.x;
  const line = (await leftOf(guest.page.locator('header a'))) as number;
  expect(await leftOf(guest.link('Back to Games'))).toBeCloseTo(line, 0);
  await guest.act(guest.page.locator('[data-next]'));
  await guest.sees(guest.button('All sound'));
  expect(await leftOf(guest.link('Back to Games'))).toBeCloseTo(line, 0);
});

testInSoak(
  'in a window of 2560 px checkout, Profile and the page of a game are as wide as the header',
  async ({ newGuest }) => {
    const guest = await newGuest({ device: { width: 2560, height: 1440 } });
    for (const [path, part] of [
      ['/games/water-flow', 'main section'],
      ['/profile', 'main [role="tablist"]'],
      ['/checkout', 'main div:has(> section)'],
    ] as const) {
      await guest.open(path);
      const card = guest.page.locator(part).first();
      await guest.sees(card);
      const line = await guest.page.locator('header a').first().boundingBox();
      const end = await guest.page.getByRole('button', { name: 'Settings', exact: true }).boundingBox();
      const box = await card.boundingBox();
      expect(box?.x, path).toBeCloseTo(line?.x as number, 0);
      expect((box?.x ?? 0) + (box?.width ?? 0), path).toBeCloseTo((end?.x ?? 0) + (end?.width ?? 0), 0);
    }
  },
);

testInSoak('in a window of 2560 px the cover of an intro reaches every edge', async ({ newGuest }) => {
  const guest = await opens(newGuest, '/games/zen-garden', { width: 2560, height: 1440 });
  const box = await guest.page.locator('main img').first().boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height: 1440 });
  expect(box?.width).toBeGreaterThanOrEqual(2560);
});

testInSoak(
  'in a window of 2560 px the type and the choices of the Breathing Puzzle are larger',
  async ({ newGuest }) => {
    const guest = await opens(newGuest, '/games/breathing-puzzle', { width: 2560, height: 1440 });
    expect(await guest.page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('20px');
    const choices = await guest.page.getByRole('group', { name: /Pattern/ }).boundingBox();
    expect(choices?.width).toBeGreaterThan(520);
  },
);

testInSoak(
  'in a window of 2560 px the dashboard reaches the footer, empty and with figures',
  async ({ newMember }) => {
    const member = await newMember({ device: { width: 2560, height: 1440 } });
    await member.signsUp();
    const { guest } = member;
    await guest.open('/analytics');
    const endOf = async (part: string) => {
      const box = await guest.page.locator(part).first().boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? 0);
    };
    const gap = async () => (await endOf('footer')) - (await endOf('main [role="tabpanel"]'));
    await guest.sees(guest.button('Show me an example'));
    expect(await gap()).toBeLessThan(200);
    await guest.press('Show me an example');
    await guest.seesText('This is an example.');
    expect(await gap()).toBeLessThan(200);
  },
);
