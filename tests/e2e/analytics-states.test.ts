/** The dashboard when it is empty, slow, failing, or synced. */
import type { Guest } from '../drivers/guest';
import { linesOf } from '../drivers/look/reading';
import type { Member } from '../drivers/member';
import { expect, type NewMember, test } from '../drivers/test';
import { felt, keepJournal, played } from '../fixtures/analytics/kept-journal';

const TROUBLE = 'There was an error loading your analytics data. Please try again later.';
/** Browser errors for responses that the test provokes. */
const FAULTS = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

test.use({ guestOptions: { expectedWrongs: FAULTS } });

const summary = ({ guest }: Member) => guest.page.getByRole('region', { name: 'Summary' });
const total = async (member: Member): Promise<string | undefined> => (await linesOf(summary(member)))[1];
const today = () => new Date().toISOString().slice(0, 10);

/** Navigates within the document, as a link does. */
async function goes({ guest }: Member, path: string): Promise<void> {
  await guest.page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** Returns a member whose journal is copied to the server, with two entries that the device has not sent yet. */
async function withCopy(newMember: NewMember, options = {}): Promise<Member> {
  const member = await newMember(options);
  await member.signsUp({ copy: true });
  await keepJournal(member.guest, member.name, [felt('positive', today()), played('zen-garden', today())]);
  return member;
}

test('missing charts, a failed call, and then the figures: of the server with a copy, of this device without a connection', async ({
  newMember,
}) => {
  const member = await withCopy(newMember, { expectedWrongs: new RegExp(`${FAULTS.source}|ChartCanvas`) });
  const { guest } = member;

  // Charts that fail to load still have their figures.
  await guest.context.route('**/static/ChartCanvas-*.js', (route) => route.abort());
  await guest.open('/analytics');
  await guest.seesText("The chart couldn't be loaded, so here are its numbers.");
  expect(await guest.page.getByRole('row').count()).toBe(2);
  await guest.findsItAccessible();
  await guest.context.unroute('**/static/ChartCanvas-*.js');

  // A failed call is reported, logged and not retried.
  const warned: string[] = [];
  guest.page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  let asked = 0;
  await guest.context.route('**/api/analytics/games', (route) => {
    asked += 1;
    return route.fulfill({ status: 500, body: '{"message":"No."}' });
  });
  await guest.open('/analytics');
  const alert = guest.page.getByRole('alert');
  await guest.sees(alert);
  expect(await linesOf(alert)).toEqual(['Error', TROUBLE]);
  expect(await guest.page.getByRole('tab').count()).toBe(0);
  await guest.seesText('Your analytics are anonymous and stored locally.');
  expect(warned.some((line) => line.includes('The analytics could not be loaded'))).toBe(true);
  expect([await alert.count(), asked]).toEqual([1, 1]);
  await guest.context.unroute('**/api/analytics/games');
  await goes(member, '/games');
  await guest.sees(guest.heading('Games'));

  const answered: string[] = [];
  guest.page.on('response', (response) => {
    if (response.url().includes('/api/analytics/')) answered.push(`${response.status()}`);
  });
  await goes(member, '/analytics');
  await guest.sees(summary(member));
  expect(await total(member)).toBe('2');
  expect(answered).toEqual(['200', '200', '200']);
  const privacy = guest.page.getByRole('region', { name: 'Privacy' });
  expect(await privacy.getByRole('paragraph').innerText()).toBe(
    'Your analytics are anonymous and stored locally. Sync is on, so a copy of your journal is also kept with your account on our server.',
  );
  await guest.findsItAccessible();

  await goes(member, '/games/memory-cards');
  await guest.sees(guest.button('Start Game'));
  await guest.context.setOffline(true);
  await guest.press('Start Game');
  await expect.poll(async () => (await guest.journal()).length, { timeout: 40_000 }).toBe(3);
  await goes(member, '/analytics');
  await guest.sees(summary(member));
  expect(await total(member)).toBe('3');
  expect(answered).toHaveLength(3);

  // The browser is online, but all connections to the server's API fail.
  await guest.context.setOffline(false);
  await guest.context.route('**/api/**', (route) => route.abort('connectionrefused'));
  await goes(member, '/games');
  await goes(member, '/analytics');
  await guest.sees(summary(member));
  expect(await total(member)).toBe('3');
  await guest.context.unroute('**/api/**');

  // Another device of the same person shows all entries.
  const phone = await newMember({ name: member.name, device: 'phone' });
  await goes(member, '/games');
  await goes(member, '/analytics');
  await guest.sees(summary(member));
  await phone.signsIn();
  await phone.guest.open('/analytics');
  await phone.guest.sees(summary(phone));
  expect(await total(phone)).toBe('3');
  await phone.guest.leave();
});

test('a device whose clock is ten years fast: the figures add up, and one line above them tells of a refused day', async ({
  newMember,
}) => {
  const clock = Date.now() + 3653 * 86_400_000;
  const member = await withCopy(newMember, {
    prepare: (context: Guest['context']) => context.clock.install({ time: clock }),
  });
  const { guest } = member;
  const line = guest.page.getByRole('status').filter({ hasText: "This device's date seems to be wrong." });
  await guest.open('/analytics');
  await guest.sees(summary(member));
  expect(await total(member)).toBe('2');
  expect(await line.count()).toBe(1);
  const [above, below] = await Promise.all([line, summary(member)].map((part) => part.boundingBox()));
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await guest.page.clock.setSystemTime(new Date());
  await goes(member, '/stats');
  await guest.sees(guest.page.getByRole('region', { name: 'Mood calendar' }));
  expect(await line.count()).toBe(0);
});
