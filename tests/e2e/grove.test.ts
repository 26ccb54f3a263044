/** The grove, which is Profile's picture of the person's entries: empty, grown, by day and by night. */

import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';
import { felt, heard, keepJournal } from '../fixtures/analytics/kept-journal';
import { dayBefore, TODAY } from '../fixtures/analytics/random-journal';
import { everyDay } from '../fixtures/grove';

/** Counts drawn pictures and filled paths. */
function countPainting() {
  const counts = { shown: 0, strokes: 0 };
  Object.assign(window, { painting: counts });
  const { drawImage, fill } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function (...args: unknown[]) {
    counts.shown += 1;
    return Reflect.apply(drawImage, this, args);
  };
  CanvasRenderingContext2D.prototype.fill = function (...args: unknown[]) {
    counts.strokes += 1;
    return Reflect.apply(fill, this, args);
  };
}

const painting = (guest: Guest): Promise<{ shown: number; strokes: number }> =>
  guest.page.evaluate(() => ({
    ...(window as unknown as { painting: { shown: number; strokes: number } }).painting,
  }));

const hill = (guest: Guest) => guest.page.getByRole('img', { name: /^Your grove: / });
const words = (guest: Guest) => hill(guest).getAttribute('aria-label');

/** Returns the mean brightness of the picture, 0-255, and its number of colors. */
const look = (guest: Guest) =>
  hill(guest).evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const pen = (canvas as HTMLCanvasElement).getContext('2d');
    const { data } = pen?.getImageData(0, 0, width, height) ?? { data: new Uint8ClampedArray() };
    const colors = new Set<number>();
    let sum = 0;
    for (let index = 0; index < data.length; index += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
      sum += (red + green + blue) / 3;
      colors.add((red << 16) | (green << 8) | blue);
    }
    return { width, height, light: sum / (data.length / 4), colors: colors.size };
  });

/** Waits until this number of pictures has been shown since the page was opened. */
const shows = (guest: Guest, count: number) =>
  expect.poll(async () => (await painting(guest)).shown).toBe(count);

const openTab = (guest: Guest) => guest.act(guest.page.getByRole('tab', { name: 'Profile', exact: true }));

/** Tells the page that the journal has changed, as another tab would. */
const hearsOfChange = (guest: Guest) =>
  guest.page.evaluate(() => {
    const channel = new BroadcastChannel('stillgrove.journal');
    channel.postMessage('changed');
    channel.close();
  });

test('the hill is bare and its figures are a sample; then it is painted once, and again for another size, theme or entry', async ({
  newGuest,
}) => {
  const guest = await newGuest({
    isUnseen: true,
    reducedMotion: true,
    prepare: (context) => context.addInitScript(countPainting),
  });
  await guest.open('/profile');
  await guest.page.getByRole('tab', { selected: true }).focus();
  await guest.page.keyboard.press('ArrowLeft');
  await shows(guest, 1);
  expect(await words(guest)).toBe('Your grove: a bare hillside, with a path that leads up to the light.');
  expect((await look(guest)).colors).toBeGreaterThan(200);
  const figures = guest.page.getByRole('region', { name: 'Sample figures' });
  await guest.sees(figures);
  // The four figures are to the right of the picture, and above the navigation bar.
  const [picture, beside] = await Promise.all([hill(guest).boundingBox(), figures.boundingBox()]);
  const bar = await guest.page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(beside?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  const last = await figures.getByRole('definition').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(bar?.y ?? 0);

  await keepJournal(guest, 'guest', everyDay(30));
  await guest.page.reload();
  await openTab(guest);
  await shows(guest, 1);
  expect(await words(guest)).toMatch(
    /^Your grove: a hillside with 30 trees, one for each day you checked in: /,
  );
  const day = await look(guest);

  // Nothing is painted at rest. An entry without a tree or stone changes nothing.
  const before = await painting(guest);
  await keepJournal(guest, 'guest', [heard(dayBefore(TODAY, 40))]);
  await hearsOfChange(guest);
  await expect
    .poll(() =>
      guest.page.getByRole('region', { name: 'Your figures' }).getByRole('definition').nth(2).innerText(),
    )
    .toBe('1');
  expect(await painting(guest)).toEqual(before);

  await keepJournal(guest, 'guest', [felt('positive', dayBefore(TODAY, 41))]);
  await hearsOfChange(guest);
  await shows(guest, 2);
  expect(await words(guest)).toMatch(/^Your grove: a hillside with 31 trees/);

  await guest.page.emulateMedia({ colorScheme: 'dark' });
  await shows(guest, 3);
  expect((await look(guest)).light).toBeLessThan(day.light * 0.65);

  await guest.resize({ width: 500, height: 820 });
  await shows(guest, 4);
  const small = await look(guest);
  expect(small.width / small.height).toBeCloseTo(6 / 5, 1);
});
