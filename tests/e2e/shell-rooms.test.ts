/** Layout of the shell's pages: hierarchy, sizes, and controls that stay in view. */
import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';

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

test('on Home the calming button has the most contrast and the offer the least, and a name of 32 wide letters wraps', async ({
  newGuest,
}) => {
  const name = 'W'.repeat(32);
  const guest = await newGuest({
    storage: { 'stillgrove.user': JSON.stringify({ username: name, sync: false }) },
    prepare: (context) =>
      context.route('/api/auth/user', (route) => route.fulfill({ json: { username: name, sync: false } })),
  });
  await guest.open('/');
  await guest.sees(guest.heading(`Welcome to Stillgrove, ${name}`));
  for (const colorScheme of ['light', 'dark'] as const) {
    await guest.page.emulateMedia({ colorScheme });
    // The fade to night takes about a second.
    await expect.poll(() => contrastWithPage(guest, 'I need calm now')).toBeGreaterThan(4.5);
    await expect.poll(() => contrastWithPage(guest, 'Unlock All Games')).toBeLessThan(1.6);
  }
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
