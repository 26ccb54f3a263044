/** Emotional Trends: summary, recent moods, series and calendar, by mouse and by keyboard. */
import type { Locator } from 'playwright';
import { focused, linesOf } from '../drivers/look/reading';
import type { Member } from '../drivers/member';
import { expect, type NewMember, test } from '../drivers/test';
import { felt, keepJournal } from '../fixtures/analytics/kept-journal';
import { dayBefore, TODAY } from '../fixtures/analytics/random-journal';

let member: Member;

const part = (name: string): Locator => member.guest.page.getByRole('region', { name, exact: true });
const day = (name: string): Locator =>
  member.guest.page.getByRole('button', { name: new RegExp(`^${name}`) });

const ENTRIES = [
  felt('positive', TODAY, 8),
  { ...felt('positive', TODAY, 9), at: Date.parse(`${TODAY}T09:05:00Z`), after: 'zen-garden' },
  felt('negative', dayBefore(TODAY, 1), 21),
  { ...felt('negative', dayBefore(TODAY, 1), 20), when: 'before' as const },
  felt('neutral', dayBefore(TODAY, 19), 7),
  felt('positive', dayBefore(TODAY, 30), 7),
];

/** Opens Emotional Trends for a new account with {@link ENTRIES}, on Friday, November 20. */
async function withMoods(newMember: NewMember): Promise<void> {
  member = await newMember({ turnsClock: true });
  await member.guest.open('/stats');
  await member.fillsInNew();
  await member.guest.press("I've saved them");
  await member.answers({ copy: false });
  await member.guest.sees(member.guest.heading('Emotional Trends'));
  await keepJournal(member.guest, member.name, ENTRIES);
  await member.guest.page.reload();
  await member.guest.sees(part('Mood calendar'));
}

test('a guest learns why to sign in, comes back, and sees a kind message without entries', async ({
  newMember,
}) => {
  member = await newMember({
    device: 'phone',
    hand: 'touch',
    expectedWrongs: /could not be loaded/,
  });
  const { guest } = member;
  await guest.open('/login');
  await guest.sees(guest.heading('Sign in'));
  expect(await guest.page.getByText("opens only when you're signed in").count()).toBe(0);
  await guest.open('/profile');
  await guest.act(guest.page.getByRole('tab', { name: 'Profile', exact: true }));
  await guest.act(guest.link('Emotional Trends'));
  await guest.seesText(
    "Emotional Trends shows how your days have been, so it opens only when you're signed in",
  );
  await guest.open('/analytics');
  await guest.seesText('The Analytics Dashboard shows how your days have been');
  await guest.open('/stats');
  await member.fillsInNew();
  await guest.press("I've saved them");
  await member.answers({ copy: false });
  await guest.sees(guest.heading('Emotional Trends'));
  expect(await guest.page.title()).toBe('Emotional Trends | Stillgrove');
  await guest.seesText('Nothing yet. A check-in opens after a game');
  await guest.findsItAccessible();
  await guest.act(guest.link('Choose a game'));
  await guest.sees(guest.heading('Games'));
  // The page reports an unreadable journal in one sentence.
  await guest.page.evaluate(() => {
    IDBObjectStore.prototype.getAllKeys = () => {
      throw new DOMException('The disk is gone', 'UnknownError');
    };
  });
  await guest.act(guest.link('Stats'));
  await guest.sees(guest.page.getByRole('alert').getByText('Your journal could not be read just now.'));
});

test.describe('with moods', () => {
  test('the page shows recent moods, and the months with their days, by mouse and by keyboard', async ({
    newMember,
  }) => {
    await withMoods(newMember);
    const { guest } = member;
    expect(await part('Recent moods').getByRole('listitem').allInnerTexts()).toEqual([
      'Good after Zen Garden\n20 Nov, 09:05',
      'Good\n20 Nov, 08:00',
      'Not Great\n19 Nov, 21:00',
      'Neutral\n1 Nov, 07:00',
      'Good\n21 Oct, 07:00',
    ]);
    const calendar = part('Mood calendar');
    expect(await calendar.getByRole('columnheader').allInnerTexts()).toEqual(
      'Mon Tue Wed Thu Fri Sat Sun'.split(' '),
    );
    expect(await calendar.locator('[data-mood="positive"] [data-day], [data-day][data-mood]').count()).toBe(
      3,
    );
    expect(await linesOf(calendar.locator('h3 + ul'))).toHaveLength(4);
    await guest.act(day('Thursday, 19 Nov 2026: 1 not great'));
    expect(await calendar.getByRole('heading', { level: 3 }).innerText()).toBe('Thursday, 19 Nov 2026');
    // A mood before a game appears among the day's entries but is no check-in.
    expect(await calendar.getByRole('listitem').allInnerTexts()).toEqual([
      'Not Great before a game\n20:00',
      'Not Great\n21:00',
    ]);
    await guest.act(day('Wednesday, 18 Nov 2026: no check-in'));
    await guest.seesText('No check-in on this day.');
    await guest.press('Previous month');
    await guest.sees(guest.heading('October 2026'));
    await guest.act(day('Wednesday, 21 Oct 2026: 1 good'));
    expect(await guest.button('Previous month').getAttribute('aria-disabled')).toBe('true');
    await guest.press('Next month');
    await guest.findsItAccessible();
    await guest.sees(guest.heading('November 2026'));

    // By keyboard alone from day to day, week to week and month to month.
    const { keyboard } = guest.page;
    await day('Friday, 20 Nov 2026').click();
    for (const [key, name] of [
      ['ArrowLeft', 'Thursday, 19 Nov 2026: 1 not great'],
      ['ArrowUp', 'Thursday, 12 Nov 2026: no check-in'],
      ['Home', 'Monday, 9 Nov 2026: no check-in'],
      ['End', 'Sunday, 15 Nov 2026: no check-in'],
      ['PageUp', 'Thursday, 15 Oct 2026: no check-in'],
      ['PageUp', 'Thursday, 15 Oct 2026: no check-in'],
      ['ArrowDown', 'Thursday, 22 Oct 2026: no check-in'],
      ['PageDown', 'Sunday, 22 Nov 2026: no check-in'],
      ['End', 'Sunday, 22 Nov 2026: no check-in'],
    ] as const) {
      await keyboard.press(key);
      await expect.poll(() => focused(guest.page), { message: key }).toBe(name);
    }
    await guest.focus(guest.button('Previous month'));
    await keyboard.press('Enter');
    await guest.sees(guest.heading('October 2026'));
    expect(await focused(guest.page)).toBe('Previous month');
    // In the first month the button announces that there is no earlier month, and keeps the focus.
    await keyboard.press('Enter');
    expect(await focused(guest.page)).toBe('Previous month');
    await guest.act(guest.link('Analytics Dashboard'));
    await guest.sees(guest.heading('Analytics Dashboard'));
  });
});
