/**
 * The addresses of the dashboard and of Emotional Trends store the person's choices, which therefore survive a reload
 * and Back.
 */
import type { Locator } from 'playwright';
import type { Member } from '../drivers/member';
import { expect, test } from '../drivers/test';
import { keepJournal, tenWeeks } from '../fixtures/analytics/kept-journal';
import { TODAY } from '../fixtures/analytics/random-journal';

let member: Member;
test.beforeEach(async ({ newMember }) => {
  member = await newMember({ turnsClock: true });
  await member.signsUp();
  await keepJournal(member.guest, member.name, tenWeeks(TODAY));
});

const address = (): string => {
  const { pathname, search } = new URL(member.guest.page.url());
  return pathname + search;
};
const choose = (name: string): Promise<void> =>
  member.guest.page.getByRole('main').getByRole('radio', { name: name, exact: true }).click();
const open = (name: string) => member.guest.act(member.guest.page.getByRole('tab', { name, exact: true }));
const radio = (name: string): Locator => member.guest.page.getByRole('radio', { name, exact: true });
const tab = (name: string): Locator =>
  member.guest.page.getByRole('tab', { name, exact: true, selected: true });
const filter = (): Locator => member.guest.page.getByLabel('Game', { exact: true });

test('tab, period, timeframes and filter come back after a reload and with Back', async () => {
  const { guest } = member;
  await guest.open('/analytics');
  await guest.sees(tab('Overview'));
  expect(address()).toBe('/analytics');
  await choose('Monthly');
  await expect.poll(address).toBe('/analytics?period=monthly');
  await choose('Weekly');
  await expect.poll(address).toBe('/analytics');
  await choose('Daily');

  await open('Emotional');
  await guest.sees(tab('Emotional'));
  expect(await radio('Weekly').isChecked()).toBe(true);
  await choose('Monthly');
  await open('Usage');
  await choose('By Hour');
  await open('Games');
  await choose('This Week');
  await filter().selectOption('Zen Garden');
  const chosen = '/analytics?period=daily&tab=games&timeframe=monthly&by=hourly&time=week&game=zen-garden';
  await expect.poll(address).toBe(chosen);

  const isAsChosen = async () => {
    await guest.sees(tab('Games'));
    expect(await radio('This Week').isChecked()).toBe(true);
    expect(await filter().inputValue()).toBe('zen-garden');
    await open('Usage');
    expect(await radio('By Hour').isChecked()).toBe(true);
    await open('Emotional');
    expect(await radio('Monthly').isChecked()).toBe(true);
    await open('Overview');
    expect(await radio('Daily').isChecked()).toBe(true);
    await open('Games');
    await guest.sees(tab('Games'));
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
