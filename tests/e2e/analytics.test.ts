/** The dashboard's tabs, selectors, filters and tables, by mouse and by keyboard. */
import type { Locator } from 'playwright';
import type { GuestOptions } from '../drivers/guest';
import { linesOf } from '../drivers/look/reading';
import type { Member } from '../drivers/member';
import { expect, type NewMember, test } from '../drivers/test';
import { keepJournal, tenWeeks } from '../fixtures/analytics/kept-journal';
import { TODAY } from '../fixtures/analytics/random-journal';

let member: Member;

/** Opens the dashboard with a local journal of ten weeks, on Friday, November 20. */
async function begin(newMember: NewMember, options: GuestOptions = {}): Promise<void> {
  member = await newMember({ turnsClock: true, ...options });
  await member.signsUp();
  await keepJournal(member.guest, member.name, tenWeeks(TODAY));
  await member.guest.open('/analytics');
  await member.guest.sees(card('Emotional Wellness Trend'));
}

const card = (name: string): Locator => member.guest.page.getByRole('region', { name, exact: true });
const tab = (name: string): Locator => member.guest.page.getByRole('tab', { name, exact: true });
const chart = (title: string): Locator =>
  member.guest.page.getByRole('slider', { name: `${title}, chart`, exact: true });
const choose = (name: string): Promise<void> =>
  member.guest.page.getByRole('tabpanel').getByRole('radio', { name: name, exact: true }).click();

/** Opens the table of a chart, returns its rows, and closes it. */
async function tableOf(title: string): Promise<string[][]> {
  const { guest } = member;
  await guest.act(card(title).getByRole('button', { name: 'Show as table' }));
  const cells = await card(title)
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll<HTMLElement>('th, td')].map((cell) => cell.innerText.trim()),
      ),
    );
  await guest.act(card(title).getByRole('button', { name: 'Show as chart' }));
  return cells;
}

/** Returns the number of pixels with this color in a chart. */
const painted = (title: string, color: string): Promise<number> =>
  chart(title)
    .locator('canvas')
    .evaluate((canvas, wanted) => {
      const probe = document.createElement('span');
      document.body.append(probe);
      probe.style.forcedColorAdjust = 'none';
      probe.style.color = `var(--chart-${wanted})`;
      const [red, green, blue] = (getComputedStyle(probe).color.match(/\d+/g) ?? []).map(Number);
      probe.remove();
      const { width, height } = canvas as HTMLCanvasElement;
      const data =
        (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1;
      }
      return count;
    }, color);

const isDrawn = (title: string, color: string) =>
  expect.poll(() => painted(title, color), { timeout: 40_000 }).toBeGreaterThan(50);

test('the totals, the notice, and every tab with its charts, tables and insights', async ({ newMember }) => {
  await begin(newMember);
  const { guest } = member;
  expect(await guest.page.title()).toBe('Analytics Dashboard | Stillgrove');
  expect(await linesOf(card('Summary'))).toEqual([
    'Total Activities',
    '203',
    'Positive Moods',
    '47%',
    'Game Completion',
    '75%',
    'Top Game',
    'Zen Garden',
  ]);
  for (const color of ['positive', 'neutral', 'negative']) await isDrawn('Emotional Wellness Trend', color);
  const weekly = await tableOf('Emotional Wellness Trend');
  expect(weekly[0]).toEqual(['Week', 'Positive', 'Neutral', 'Negative']);
  expect(weekly).toHaveLength(11);
  expect(weekly[1]).toEqual(['Week of 14 Sep 2026', '2', '3', '3']);
  expect(weekly.at(-1)).toEqual(['Week of 16 Nov 2026', '7', '2', '1']);
  await choose('Monthly');
  expect(await tableOf('Emotional Wellness Trend')).toEqual([
    ['Month', 'Positive', 'Neutral', 'Negative'],
    ['September 2026', '5', '5', '7'],
    ['October 2026', '19', '14', '11'],
    ['November 2026', '19', '7', '4'],
  ]);
  await choose('Daily');
  expect((await tableOf('Emotional Wellness Trend')).at(-1)).toEqual(['Friday, 20 Nov 2026', '7', '2', '1']);
  await guest.findsItAccessible();

  await guest.seesText('Your analytics are anonymous and stored locally.');
  const details = card('Privacy').getByRole('listitem');
  expect(await details.filter({ visible: true }).count()).toBe(0);
  await guest.press('Show Details');
  expect(await details.allInnerTexts()).toEqual([
    'No personally identifiable information is collected.',
    'No medical records or diagnosis are stored.',
    'No location or sensitive personal data is tracked.',
    'All data is used only to help you track your own progress.',
  ]);
  await guest.findsItAccessible();
  await guest.press('Show Less');
  expect(await details.filter({ visible: true }).count()).toBe(0);

  await guest.act(tab('Emotional'));
  for (const color of ['positive', 'neutral', 'negative']) await isDrawn('Mood distribution', color);
  await isDrawn('Happiness score', 'primary');
  expect((await tableOf('Happiness score')).slice(-2)).toEqual([
    ['Week of 9 Nov 2026', '50'],
    ['Week of 16 Nov 2026', '60'],
  ]);
  const periods = guest.page.getByRole('list', { name: 'Recent periods' }).getByRole('listitem');
  expect(await linesOf(periods.first())).toEqual([
    'Week of 16 Nov 2026',
    'Happiness score',
    '+60',
    '7 positive · 2 neutral · 1 negative',
    '+10, positive trend',
  ]);
  expect(await periods.count()).toBe(3);
  expect(
    await periods.locator('[data-variant]').evaluateAll((all) => all.map(({ dataset }) => dataset.variant)),
  ).toEqual(['default', 'outline', 'outline']);
  expect(await card('Insights').getByRole('listitem').allInnerTexts()).toEqual([
    "There's a positive trend in your recent check-ins.",
  ]);
  await choose('Monthly');
  expect(await linesOf(periods.first())).toContain('November 2026');
  // The score rises from 18 in October to 50 in November. In November, good moods outnumber hard ones nearly five
  // to one.
  expect(await card('Insights').getByRole('listitem').allInnerTexts()).toEqual([
    'Your check-ins have significantly improved since the last period.',
  ]);
  await guest.findsItAccessible();

  await guest.act(tab('Games'));
  await isDrawn('Most played', 'primary');
  await isDrawn('Completion rate', 'secondary');
  expect(await tableOf('Most played')).toEqual([
    ['Game', 'Plays'],
    ['Zen Garden', '28'],
    ['Memory Cards', '24'],
    ['Box Breathing', '17'],
    ['Forest Meditation', '12'],
    ['Pattern Flow', '9'],
  ]);
  expect((await tableOf('Completion rate'))[5]).toEqual(['Pattern Flow', '22%']);
  const performance = card('Game performance');
  const rows = performance.getByRole('row');
  expect(await rows.count()).toBe(8);
  expect(await linesOf(performance)).toContain('98 sessions in all');
  expect((await rows.nth(0).locator('th').allInnerTexts()).join()).toBe(
    'Game,Status,Plays,Completion,Avg Score',
  );
  expect((await rows.nth(1).locator('th, td').allInnerTexts()).join()).toBe('Zen Garden,PREMIUM,28,93%,–');
  expect((await rows.nth(2).locator('th, td').allInnerTexts()).join()).toMatch(
    /^Memory Cards,FREE,24,75%,8\d$/,
  );
  expect(await card('Game Insights').getByRole('listitem').allInnerTexts()).toEqual([
    'Your scores in Memory Cards are exceptional.',
    "You often leave Pattern Flow early. That's fine. Others may suit you better.",
  ]);
  await guest.findsItAccessible();

  await guest.page.getByLabel('Game', { exact: true }).selectOption('Pattern Flow');
  expect(await rows.count()).toBe(2);
  expect(await tableOf('Most played')).toEqual([
    ['Game', 'Plays'],
    ['Pattern Flow', '9'],
  ]);
  expect(await card('Game Insights').getByRole('listitem').count()).toBe(1);
  await guest.page.getByLabel('Game', { exact: true }).selectOption('All games');
  const all = await linesOf(performance);
  await choose('This Week');
  const week = await linesOf(performance);
  await choose('This Month');
  const month = await linesOf(performance);
  expect(new Set([all, week, month].map((lines) => lines.join('|'))).size).toBe(3);

  await guest.act(tab('Usage'));
  await isDrawn('Activity, last 7 days', 'primary');
  for (const color of ['games', 'music', 'moods']) await isDrawn('Activity types, all time', color);
  const daily = await tableOf('Activity, last 7 days');
  expect(daily.map(([day]) => day)).toEqual([
    'Day',
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
  ]);
  const counts = daily.slice(1).map(([, count]) => Number(count));
  const sum = counts.reduce((one, other) => one + other, 0);
  const figures = await linesOf(card('Last seven days'));
  expect(figures).toContain('Friday');
  expect(figures.at(-1)).toBe(String(Math.round(sum / 7)));
  await choose('By Hour');
  const hourly = await tableOf('Activity, last 7 days');
  expect([hourly.length, hourly[1]?.[0], hourly[24]?.[0]]).toEqual([25, '0:00', '23:00']);
  expect(hourly.slice(1).reduce((total, [, count]) => total + Number(count), 0)).toBe(sum);
  expect(await tableOf('Activity types, all time')).toEqual([
    ['Type', 'Activities'],
    ['Games', '98'],
    ['Music', '14'],
    ['Mood Check-ins', '91'],
  ]);
  expect(await card('App Usage Insights').getByRole('listitem').allInnerTexts()).toContain(
    "You've been here on most days.",
  );
  await guest.findsItAccessible();
});

test('by keyboard alone: tabs, choices, every point of a chart, and its table; the address keeps the choices', async ({
  newMember,
}) => {
  await begin(newMember, { hand: 'keyboard' });
  const { guest } = member;
  const { keyboard } = guest.page;
  await guest.focus(tab('Overview'));
  await keyboard.press('ArrowRight');
  await guest.sees(card('Mood distribution'));
  await guest.focus(guest.page.getByRole('radio', { name: 'Weekly' }));
  await keyboard.press('ArrowRight');
  await guest.seesText('November 2026');
  await keyboard.press('ArrowLeft');
  await guest.focus(chart('Mood distribution'));
  const spoken = () => chart('Mood distribution').getAttribute('aria-valuetext');
  expect(await spoken()).toBe('Week of 16 Nov 2026: Positive 7, Neutral 2, Negative 1');
  await keyboard.press('ArrowLeft');
  expect(await spoken()).toBe('Week of 9 Nov 2026: Positive 6, Neutral 3, Negative 1');
  await keyboard.press('Home');
  expect(await spoken()).toBe('Week of 14 Sep 2026: Positive 2, Neutral 3, Negative 3');
  await keyboard.press('ArrowLeft');
  expect(await chart('Mood distribution').getAttribute('aria-valuenow')).toBe('1');
  await keyboard.press('End');
  expect(await chart('Mood distribution').getAttribute('aria-valuenow')).toBe('10');
  expect((await tableOf('Mood distribution')).at(-1)).toEqual(['Week of 16 Nov 2026', '7', '2', '1']);

  // The address has each choice, which therefore survives a reload and Back.
  await choose('Monthly');
  await tab('Games').click();
  await choose('This Week');
  const filter = guest.page.getByLabel('Game', { exact: true });
  await filter.selectOption('Zen Garden');
  const address = () => new URL(guest.page.url()).search;
  await expect.poll(address).toBe('?tab=games&timeframe=monthly&time=week&game=zen-garden');
  const isAsChosen = async () => {
    await guest.sees(guest.page.getByRole('tab', { name: 'Games', selected: true }));
    expect(await guest.page.getByRole('radio', { name: 'This Week' }).isChecked()).toBe(true);
    expect(await filter.inputValue()).toBe('zen-garden');
  };
  await guest.page.reload();
  await isAsChosen();
  await guest.act(guest.page.getByRole('navigation').getByRole('link', { name: 'Profile' }));
  await guest.sees(guest.heading('User Profile'));
  await guest.page.goBack();
  await isAsChosen();
  // A choice adds no history entry, so Back leaves the dashboard.
  await guest.page.goBack();
  await expect.poll(() => new URL(guest.page.url()).pathname).not.toBe('/analytics');
});
