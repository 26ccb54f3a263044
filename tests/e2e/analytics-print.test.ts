/** Print-outs of the dashboard and of Emotional Trends. */
import type { Locator } from 'playwright';
import type { Member } from '../drivers/member';
import { expect, testInSoak } from '../drivers/test';
import { keepJournal, tenWeeks } from '../fixtures/analytics/kept-journal';
import { TODAY } from '../fixtures/analytics/random-journal';

let member: Member;

/** Area of an A4 page inside margins of 1 cm, CSS px. */
const PAPER = { width: 718, height: 1047 };

const region = (name: string): Locator => member.guest.page.getByRole('region', { name, exact: true });
const tab = (name: string): Locator => member.guest.page.getByRole('tab', { name, exact: true });
/** Returns the titles of the visible tables, each with its number of rows. */
const tables = (): Promise<string[]> =>
  member.guest.page.evaluate(() =>
    [...document.querySelectorAll('table')]
      .filter((table) => table.checkVisibility())
      .map((table) => `${table.closest('[aria-label]')?.getAttribute('aria-label')}: ${table.rows.length}`),
  );
const seen = (selector: string): Promise<number> =>
  member.guest.page.locator(selector).filter({ visible: true }).count();
/** Returns the luminance of the text, 0 (black) to 255 (white). */
const inkOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });

for (const night of [false, true])
  testInSoak(
    `every tab prints its tables in dark ink, without charts and navigation, night: ${night}`,
    async ({ newMember }) => {
      member = await newMember({ turnsClock: true, device: PAPER, isCoarse: true, night });
      const { guest } = member;
      await member.signsUp();
      await keepJournal(guest, member.name, tenWeeks(TODAY));
      await guest.open('/analytics');
      await guest.sees(guest.heading('Emotional Wellness Trend'));
      const onPaper = async (name: string, found: readonly string[], chosen: readonly string[]) => {
        await guest.page.emulateMedia({ media: 'print' });
        await expect.poll(tables, { message: name }).toEqual(found);
        expect(
          await seen('canvas, nav, footer, body header:not(main *), main button:not([role="tab"])'),
          name,
        ).toBe(0);
        expect(
          await guest.page
            .getByRole('tab')
            .allInnerTexts()
            .then((all) => all.filter(Boolean)),
        ).toEqual([name]);
        expect(
          await guest.page.locator('label:has([type="radio"])').filter({ visible: true }).allInnerTexts(),
        ).toEqual(chosen);
        expect(await inkOf(guest.heading('Analytics Dashboard')), name).toBeLessThan(80);
        expect(
          await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          name,
        ).toBeLessThanOrEqual(0);
        await guest.page.emulateMedia({ media: 'screen' });
      };
      await onPaper('Overview', ['Emotional Wellness Trend, table: 11'], ['Weekly']);
      await guest.act(tab('Emotional'));
      await guest.page.getByRole('radio', { name: 'Monthly', exact: true }).click();
      await guest.seesText('November 2026');
      await onPaper('Emotional', ['Mood distribution, table: 4', 'Happiness score, table: 4'], ['Monthly']);
      await guest.act(tab('Games'));
      await guest.sees(region('Game performance'));
      await onPaper(
        'Games',
        ['Most played, table: 6', 'Completion rate, table: 6', 'Game performance, table: 8'],
        ['All Time'],
      );
      await guest.act(tab('Usage'));
      await guest.sees(region('Last seven days'));
      await onPaper(
        'Usage',
        ['Activity, last 7 days, table: 8', 'Activity types, all time, table: 4'],
        ['By Day'],
      );
      // A chart with an open table prints the table once.
      const toggle = region('Activity, last 7 days').getByRole('button', { name: /^Show as/ });
      await guest.act(toggle);
      expect(await seen('table')).toBe(1);
      await onPaper(
        'Usage',
        ['Activity, last 7 days, table: 8', 'Activity types, all time, table: 4'],
        ['By Day'],
      );
      await guest.act(toggle);
      expect(await seen('table')).toBe(0);
      await guest.page.evaluate(() =>
        addEventListener('beforeprint', () => {
          document.title = `${document.querySelectorAll('table').length} tables`;
        }),
      );
      expect((await guest.page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
      expect(await guest.page.title()).toBe('2 tables');
      await expect.poll(() => seen('table')).toBe(0);

      await guest.open('/stats');
      await guest.sees(region('Mood calendar'));
      await guest.page.emulateMedia({ media: 'print' });
      await expect
        .poll(async () => (await tables()).slice(1))
        .toEqual(['Moods over time, table: 11', 'Happiness score, table: 11']);
      expect(await seen('canvas, nav, footer, body header:not(main *), main a')).toBe(0);
      expect(await inkOf(guest.heading('Emotional Trends'))).toBeLessThan(80);
    },
  );
