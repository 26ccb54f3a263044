/** One journal on two devices. Regardless of which device was offline, no entry is lost or duplicated. */

import { type Member, newName, REFUSALS } from '../drivers/member';
import { expect, type NewMember, test, testInSoak } from '../drivers/test';
import { findPairs } from '../players/memory-cards';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';

/** Returns the two browsers of one person. The tablet creates the account and the journal's copy. */
async function twoBrowsers(newMember: NewMember): Promise<[tablet: Member, phone: Member]> {
  const options = { name: newName(), expectedWrongs: REFUSALS, turnsClock: true, isUnseen: true };
  const tablet = await newMember(options);
  await tablet.signsUp({ copy: true });
  const phone = await newMember({ ...options, device: 'phone' });
  // The account has a copy already and there are no guest entries, so the app asks no question.
  await phone.signsIn();
  return [tablet, phone];
}

async function begins({ guest }: Member): Promise<void> {
  await guest.open('/games/memory-cards');
  await guest.press('Start Game');
  await guest.button(/^Card 1,/).waitFor();
}

async function finishes({ guest }: Member): Promise<void> {
  await guest.stopClock();
  await findPairs(new BrowserPlayer(guestSeat(guest, 'mouse')));
  await guest.resumeClock();
  await guest.sees(guest.dialog('How are you feeling now?'));
}

async function feels({ guest }: Member, mood: string): Promise<void> {
  await guest.page.getByRole('radio', { name: mood, exact: true }).click();
  await guest.press('Submit');
  await guest.noLongerSees(guest.dialog('How are you feeling now?'));
}

const cutOff = ({ guest }: Member) =>
  guest.context.route('**/api/**', (route) => route.abort('internetdisconnected'));

const kinds = async ({ guest }: Member) =>
  (await guest.journal()).map((entry) =>
    entry.kind === 'play' ? `play, ${entry.completedAt ? 'completed' : 'begun'}` : entry.kind,
  );

/** Returns the kinds of the entries in the server's copy, with ', completed' for completed plays. */
const copied = ({ guest }: Member): Promise<string[]> =>
  guest.page.evaluate(async () => {
    const { entries } = await (await fetch('/api/journal')).json();
    return entries.map(({ kind, completedAt }: { kind: string; completedAt?: number }) =>
      completedAt === undefined ? kind : `${kind}, completed`,
    );
  });

/** Timeout for a debounced sync on a slow machine, ms. */
const SOON = { timeout: 40_000 };

/** Opens Home, which triggers a sync, again and again until the other device's entry has arrived. */
async function getsFirstPlay(member: Member): Promise<void> {
  const look = async () => {
    await member.guest.open('/');
    return kinds(member);
  };
  await expect.poll(look, SOON).toEqual(['play, begun']);
}

const holds = (member: Member, all: readonly string[]) =>
  expect.poll(async () => (await kinds(member)).toSorted(), SOON).toEqual(all.toSorted());

const ids = async ({ guest }: Member) => (await guest.journal()).map(({ id }) => id);

test('two browsers, one of them temporarily offline, have the same entries in the end', async ({
  newMember,
}) => {
  test.setTimeout(180_000);
  const [tablet, phone] = await twoBrowsers(newMember);
  await begins(tablet);
  await getsFirstPlay(phone);

  await cutOff(phone);
  await begins(phone);
  await finishes(phone);
  await phone.guest.context.setOffline(true);
  await feels(phone, 'Neutral');
  // The tablet completes a play. The phone's copy of that play is still incomplete.
  await finishes(tablet);
  await tablet.guest.seesText('and in the copy kept with your account');
  await feels(tablet, 'Good');
  // The devices have separate clocks, so the order may differ on a slow machine.
  expect((await kinds(phone)).toSorted()).toEqual(['mood', 'play, begun', 'play, completed']);
  await expect.poll(async () => (await copied(tablet)).toSorted(), SOON).toEqual(['mood', 'play, completed']);
  // The return of the network triggers the sync, without a navigation.
  await phone.guest.context.unroute('**/api/**');
  await phone.guest.context.setOffline(false);

  const all = ['play, completed', 'play, completed', 'mood', 'mood'];
  await holds(phone, all);
  await tablet.guest.open('/');
  await holds(tablet, all);
  expect(await ids(tablet)).toEqual(await ids(phone));
  await expect.poll(() => tablet.guest.journal()).toEqual(await phone.guest.journal());
  await tablet.guest.leave();
});

testInSoak(
  'sync turned off on one device: the copy is deleted, the other is told once, and both keep their journal',
  async ({ newMember }) => {
    const [tablet, phone] = await twoBrowsers(newMember);
    await begins(tablet);
    await getsFirstPlay(phone);
    await tablet.opensProfile();
    const control = tablet.guest.page.getByRole('switch', { name: 'Keep a copy with my account' });
    await control.click();
    await tablet.guest.sees(tablet.guest.dialog('Turn sync off?'));
    await tablet.guest.press('Keep the copy');
    expect(await control.isChecked()).toBe(true);
    await control.click();
    await tablet.guest.press('Turn off, delete the copy');
    await tablet.guest.seesText('The copy is deleted.');
    expect(await control.isChecked()).toBe(false);

    // The phone learns of the deletion at its next request.
    await begins(phone);
    await phone.guest.seesText('It was turned off on another device.');
    await phone.opensProfile();
    expect(await phone.guest.page.getByRole('switch', { name: /Keep a copy/ }).isChecked()).toBe(false);
    expect(await kinds(phone)).toEqual(['play, begun', 'play, begun']);
    expect(await kinds(tablet)).toEqual(['play, begun']);
    await tablet.guest.leave();
  },
);
