/** Layout of the shell's pages: hierarchy, sizes, and controls that stay in view. */
import type { Locator } from 'playwright';
import { CATALOGUE } from '../../domain/catalogue';
import type { Guest } from '../drivers/guest';
import { expect, test, testInSoak } from '../drivers/test';

/** Returns the WCAG contrast between the fill of a control and the page. */
const contrastWithPage = (guest: Guest, name: string): Promise<number> =>
  guest.page
    .locator(`header, main`)
    .getByText(name, { exact: true })
    .locator('xpath=ancestor-or-self::*[self::a or self::button]')
    .evaluate((control) => {
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      if (!pen) throw new Error('There is no pen');
      const luminance = (color: string): number => {
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) =>
          part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const [fill, page] = [control, document.documentElement]
        .map((element) => luminance(getComputedStyle(element).backgroundColor))
        .sort((one, other) => other - one) as [number, number];
      return (fill + 0.05) / (page + 0.05);
    });

test('on Home the calming button has the most contrast and the offer the least, by day and by night', async ({
  newGuest,
}) => {
  const guest = await newGuest();
  await guest.open('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await guest.page.emulateMedia({ colorScheme });
    // The fade to night takes about a second.
    await expect.poll(() => contrastWithPage(guest, 'I need calm now')).toBeGreaterThan(4.5);
    await expect.poll(() => contrastWithPage(guest, 'Unlock All Games')).toBeLessThan(1.6);
  }
});

test('at night the buttons that buy are lit pollen, and beside other actions have its edge and no fill', async ({
  newGuest,
}) => {
  const guest = await newGuest({ night: true });
  const look = (name: string | RegExp) =>
    guest
      .button(name)
      .last()
      .evaluate((button) => {
        const { backgroundColor, boxShadow } = getComputedStyle(button);
        return `${backgroundColor} ${boxShadow}`;
      });
  const pollen = 'rgb(240, 200, 121)';
  await guest.open('/games/water-flow');
  expect(await look('Unlock Premium Features')).toContain(pollen);
  await guest.press('Unlock Premium Features');
  await guest.sees(guest.dialog('Unlock All Premium Games'));
  expect(await look('Unlock All Games')).toContain(pollen);
  await guest.open('/profile');
  await guest.act(guest.page.getByRole('tab', { name: 'Premium', exact: true }));
  expect(await look('Upgrade to Premium')).toContain(pollen);
  await guest.open('/checkout');
  expect(await look(/^Pay/)).toContain(pollen);
  await guest.open('/games/mindful-maze');
  expect(await look('Unlock Premium Features')).toMatch(/^rgba\(0, 0, 0, 0\) rgb\(240, 200, 121\)/);
});

test('Home and Games fit a tablet, and the columns of games grow with the window', async ({ newGuest }) => {
  const guest = await newGuest();
  const tooHigh = () => guest.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await guest.open('/');
  expect(await tooHigh()).toBe(0);
  await guest.open('/games');
  // All ten games of the catalog fit above the navigation bar. 'More to explore' follows below.
  const last = await guest.page.locator('main ul').first().getByRole('listitem').last().boundingBox();
  const bar = await guest.page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  const columns = [];
  for (const width of [320, 390, 559, 560, 767, 768, 899, 900, 1099, 1100, 1400]) {
    await guest.resize({ width, height: 820 });
    columns.push(
      await guest.page.evaluate(
        () =>
          getComputedStyle(document.querySelector('main ul') as Element).gridTemplateColumns.split(' ')
            .length,
      ),
    );
  }
  expect(columns).toEqual([2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5]);
});

test('Home, a game and a short tab leave less than a third of a tall window empty', async ({ newGuest }) => {
  const guest = await newGuest({ device: { width: 820, height: 1180 } });
  /** Returns the distance from the end of the content to the footer, px. */
  const empty = () =>
    guest.page.evaluate(() => {
      const parts = [...document.querySelectorAll('main section, main a, main button, main img, main p')];
      const end = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
      return (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) - end;
    });
  for (const path of [
    '/',
    '/games/mindful-maze',
    '/games/pattern-flow',
    '/games/forest-meditation',
    '/login',
  ]) {
    await guest.open(path);
    expect(await empty(), path).toBeLessThan(150);
  }
  await guest.open('/profile');
  for (const tab of ['Premium', 'Help & Support']) {
    await guest.act(guest.page.getByRole('tab', { name: tab }));
    expect(await empty(), tab).toBeLessThan(120);
  }
});

test('at 390 px the header keeps its name and one line; its Games link is the icon alone', async ({
  newGuest,
}) => {
  for (const storage of [{}, { 'stillgrove.isPremium': 'true' }] as Record<string, string>[]) {
    const guest = await newGuest({ device: 'phone', storage });
    await guest.open('/');
    const header = guest.page.getByRole('banner');
    expect((await header.boundingBox())?.height).toBe(60);
    expect(await header.getByText('Stillgrove', { exact: true }).isVisible()).toBe(true);
    expect((await header.getByRole('link', { name: 'Games' }).boundingBox())?.width).toBe(44);
    await guest.leave();
  }
});

testInSoak(
  'on a small phone every dialog closes without scrolling, and every game is described and can be started',
  async ({ newGuest }) => {
    const guest = await newGuest({ device: 'small' });
    /** Returns whether the center of the control can be pressed at its current scroll position. */
    const isInView = (what: Locator) =>
      what.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found !== null && button.contains(found) && top + height <= innerHeight;
      });
    await guest.open('/');
    for (const opener of ['Talk to someone', 'Privacy Policy', 'Medical Disclaimer']) {
      await guest.press(opener);
      await guest.sees(guest.page.getByRole('dialog'));
      expect(await isInView(guest.button('Close')), opener).toBe(true);
      await guest.press('Close');
      await guest.noLongerSees(guest.page.getByRole('dialog'));
    }
    for (const { id, path, description } of CATALOGUE) {
      await guest.open(path);
      await guest.seesText(description);
      const start = guest.page.locator('[data-next]');
      await start.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      expect(await isInView(start), id).toBe(true);
    }
  },
);

test('a name of 32 wide letters wraps, and nothing on Home overflows', async ({ newGuest }) => {
  const name = 'W'.repeat(32);
  const guest = await newGuest({
    storage: { 'stillgrove.user': `-${name}` },
    prepare: (context) =>
      context.route('/api/auth/user', (route) => route.fulfill({ json: { username: name, sync: false } })),
  });
  await guest.open('/');
  await guest.sees(guest.heading(`Welcome to Stillgrove, ${name}`));
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [820, 1180],
    [1180, 820],
  ] as const) {
    await guest.resize({ width, height });
    const spills = await guest.page.evaluate(() => {
      const hero = document.querySelector('main section') as Element;
      const parts = [...hero.querySelectorAll('h1, h1 span, p, a')];
      return parts.filter((part) => part.getBoundingClientRect().right > hero.getBoundingClientRect().right);
    });
    expect(spills, `${width} x ${height}`).toEqual([]);
    expect(await guest.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  }
  // The checkout document loads no account. Its navigation bar shows Stats because a user is stored.
  await guest.page.goto('/checkout');
  await guest.sees(guest.page.getByRole('navigation').getByRole('link', { name: 'Stats' }));
});
