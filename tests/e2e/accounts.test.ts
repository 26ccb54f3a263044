/** Registration, sign-in, sign-out, a forgotten password and loss of the network, as a person sees them. */
import { readFile } from 'node:fs/promises';
import type { Guest } from '../drivers/guest';
import { focused } from '../drivers/look/reading';
import { type Member, PASSWORD, REFUSALS } from '../drivers/member';
import { expect, test } from '../drivers/test';

test.use({ guestOptions: { expectedWrongs: REFUSALS, isUnseen: true } });

/** Starts Memory Cards, which writes an entry to the journal. */
async function plays(guest: Guest): Promise<void> {
  await guest.open('/games/memory-cards');
  const before = (await guest.journal()).length;
  await guest.press('Start Game');
  await expect.poll(async () => (await guest.journal()).length).toBe(before + 1);
}

const people = async ({ guest }: Member) => [...new Set((await guest.journal()).map(({ person }) => person))];

/** Returns the recovery codes that are wider than their chip, at normal and at double text size. */
const codesThatSpill = (guest: Guest): Promise<string[]> =>
  guest.page.evaluate(() => {
    const root = document.documentElement;
    const chips = [...document.querySelectorAll('section[aria-label="Recovery codes"] li')];
    const spilling = ['100%', '200%'].flatMap((size) => {
      root.style.fontSize = size;
      return chips
        .filter((chip) => chip.scrollWidth > chip.clientWidth)
        .map((chip) => `${size}: ${chip.textContent}`);
    });
    root.style.fontSize = '';
    return spilling;
  });

test.describe('a new account', () => {
  test('by keyboard: the requested page, codes once, a question, and the page again', async ({
    newMember,
    appUrl,
  }) => {
    const member = await newMember({ hand: 'keyboard' });
    const { guest } = member;
    await guest.open('/games');
    await guest.open('/stats?from=here');
    await guest.sees(guest.heading('Sign in'));
    await expect.poll(() => guest.page.title()).toBe('Sign in | Stillgrove');
    await member.chooses("I'm new here");
    await expect.poll(() => guest.page.title()).toBe('Create an account | Stillgrove');
    const codes = await member.fillsInNew();
    await expect.poll(() => guest.page.title()).toBe('Your recovery codes | Stillgrove');
    expect(codes).toHaveLength(8);
    expect(await codesThatSpill(guest)).toEqual([]);
    await expect.poll(() => focused(guest.page)).toBe('Your recovery codes');
    const downloading = guest.page.waitForEvent('download');
    await guest.press('Download');
    const text = await readFile(await (await downloading).path(), 'utf8');
    for (const code of codes) expect(text).toContain(code);
    // Neither a link nor Back leaves the codes without a question.
    const dialog = guest.dialog('Leave without your codes?');
    const games = guest.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' });
    for (const leave of [() => guest.act(games), () => guest.page.goBack()]) {
      await leave();
      await guest.sees(dialog);
      await guest.act(dialog.getByRole('button', { name: 'Stay and save them' }));
      await guest.noLongerSees(dialog);
      await guest.seesText(codes[0] as string);
      expect(guest.page.url()).toBe(`${appUrl}/login`);
    }
    await guest.page.emulateMedia({ media: 'print' });
    expect(await guest.page.getByText(codes[7] as string).isVisible()).toBe(true);
    expect(await guest.heading('Your recovery codes').isVisible()).toBe(false);
    await guest.page.emulateMedia({ media: 'screen' });
    await guest.press("I've saved them");
    await guest.sees(guest.heading(`Welcome, ${member.name}`));
    // No answer is preselected, and the form requires one.
    expect(await guest.page.getByRole('radio', { checked: true }).count()).toBe(0);
    await guest.press('Continue');
    await guest.seesText('Please choose an answer to each question.');
    await member.answers({ copy: false });
    await guest.sees(guest.heading('Emotional Trends'));
    expect(guest.page.url()).toBe(`${appUrl}/stats?from=here`);
    await expect.poll(() => guest.page.title()).toBe('Emotional Trends | Stillgrove');
    await guest.sees(guest.link('Stats'));
    await guest.act(guest.link('Home'));
    await member.isGreeted();
    // Back skips the sign-in form. It leads to the requested page, and then to the page before that.
    await guest.page.goBack();
    await guest.sees(guest.heading('Emotional Trends'));
    await guest.page.goBack();
    await guest.sees(guest.heading('Games'));
  });

  test('with a taken name or an invalid password shows the error at its field, and loses nothing', async ({
    newMember,
  }) => {
    const first = await newMember();
    await first.signsUp();
    await first.guest.leave();

    const second = (await newMember()).as(first.name.toUpperCase());
    const { guest } = second;
    await guest.open('/login');
    await second.chooses("I'm new here");
    await guest.seesText('At least 10 characters.');
    await guest.press('Create account');
    await expect.poll(() => focused(guest.page)).toBe('');
    await guest.seesText('Please enter your username.');
    await second.types('Username', 'a b');
    await guest.press('Create account');
    await guest.seesText("That username won't work.");
    await second.types('Username', second.name);
    await second.types('Password', 'short');
    await guest.press('Create account');
    await guest.seesText('This password is too short');
    await second.types('Password', PASSWORD);
    await guest.press('Create account');
    await guest.seesText('Someone here already has that name.');
    expect(await second.field('Username').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await second.field('Username').inputValue()).toBe(second.name);
    expect(await second.field('Password').inputValue()).toBe(PASSWORD);
    await guest.press('Show password');
    expect(await second.field('Password').getAttribute('type')).toBe('text');

    // A person can leave although the codes are not saved.
    await second.types('Username', `${first.name}-2`);
    await guest.press('Create account');
    await guest.sees(guest.heading('Your recovery codes'));
    await guest.act(
      guest.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Games' }),
    );
    await guest.press('Leave');
    await guest.sees(guest.heading('Games'));
  });
});

test.describe('sign-in', () => {
  test('with a wrong password, with a recovery code once, and with the new password from then on', async ({
    newMember,
  }) => {
    const member = await newMember();
    const { guest } = member;
    const [code = ''] = await member.signsUp();
    await member.signsOut();
    await guest.noLongerSees(guest.link('Stats'));
    await guest.open('/login');
    await member.fillsIn('not the password');
    await guest.seesText("That username or password isn't right.");
    expect(await member.field('Password').evaluate((field) => field === document.activeElement)).toBe(true);
    await guest.press('Forgot your password?');
    await expect.poll(() => guest.page.title()).toBe('Choose a new password | Stillgrove');
    // The form keeps the name.
    expect(await member.field('Username').inputValue()).toBe(member.name);
    await member.types('Recovery code', code.toLowerCase().replaceAll('-', ' '));
    await member.types('New password', 'another quiet place');
    await guest.press('Set new password');
    await guest.seesText('You have 7 recovery codes left.');
    await member.answers({ copy: false });
    await member.isGreeted();
    await member.signsOut();
    await guest.open('/login');
    await member.types('Username', member.name);
    await guest.press('Forgot your password?');
    await member.types('Recovery code', code);
    await member.types('New password', 'a third quiet place');
    await guest.press('Set new password');
    await guest.seesText("That username or recovery code isn't right.");
    await guest.press('Back to sign in');
    await member.types('Password', 'another quiet place');
    await guest.press('Sign in');
    await member.answers({ copy: false });
    await member.isGreeted();
    await guest.open('/login');
    await guest.sees(guest.heading('You’re signed in'));
    await expect.poll(() => guest.page.title()).toBe('You’re signed in | Stillgrove');
    await guest.act(guest.link('Go to Home'));
    await member.isGreeted();
  });
});

test.describe("a guest's entries", () => {
  test('join the account on consent, stay offline, and disappear from this device with a sign-out', async ({
    newMember,
  }) => {
    const member = await newMember();
    const { guest } = member;
    await plays(guest);
    expect(await people(member)).toEqual(['guest']);
    await member.signsUp({ join: true, copy: false });
    expect(await people(member)).toEqual([member.name]);
    await expect.poll(() => guest.journal()).toHaveLength(1);
    await member.opensProfile();
    await guest.sees(guest.page.getByRole('region', { name: 'Your figures' }));
    await guest.act(guest.page.getByRole('tab', { name: 'App Settings' }));
    const downloading = guest.page.waitForEvent('download');
    await guest.press('Export my data');
    const exported = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
    expect(exported.journal).toMatchObject([{ person: member.name }]);
    // The entries stay on the device but are hidden: the guest sees a sample, and the app asks no question.
    await member.signsOut(true);
    await guest.sees(guest.page.getByRole('region', { name: 'Sample figures' }));
    await member.signsIn({ copy: false });
    await member.opensProfile();
    await guest.sees(guest.page.getByRole('region', { name: 'Your figures' }));

    // A session continues offline, and the next connection completes a sign-out.
    await guest.context.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await guest.page.reload();
    await guest.act(guest.link('Home'));
    await member.isGreeted();
    await guest.act(guest.link('Stats'));
    await guest.sees(guest.heading('Emotional Trends'));
    await member.signsOut(false);
    await expect.poll(() => guest.journal()).toEqual([]);
    await guest.context.unroute('**/api/**');
    await guest.open('/');
    await expect.poll(() => guest.stored('stillgrove.leaving')).toBeNull();
    expect(await guest.page.evaluate(async () => (await fetch('/api/auth/user')).status)).toBe(401);
  });
});

test.describe('the account in Profile', () => {
  test('ends other sessions, gets new codes and a new password, and is deleted, while its journal becomes a guest’s', async ({
    newMember,
  }) => {
    const member = await newMember();
    const { guest } = member;
    await member.signsUp();
    const other = (await newMember()).as(member.name);
    await other.signsIn({ copy: false });
    await plays(guest);
    await member.opensProfile();
    await guest.press('Where you are signed in');
    const sessions = guest.dialog('Where you are signed in');
    await guest.sees(sessions.getByText('Here, on this device'));
    expect(await sessions.getByRole('listitem').count()).toBe(2);
    await guest.act(sessions.getByRole('button', { name: 'Sign out there' }));
    await guest.noLongerSees(sessions.getByText('Another device or browser'));
    expect((await other.guest.page.request.get('/api/auth/user')).status()).toBe(401);
    expect((await guest.page.request.get('/api/auth/user')).status()).toBe(200);
    await guest.page.keyboard.press('Escape');

    await guest.press('New recovery codes');
    await member.types('Password', 'not my password at all');
    await guest.press('Make new codes');
    await guest.seesText("That's not your password.");
    await member.types('Password', PASSWORD);
    await guest.press('Make new codes');
    const codes = guest.dialog('Your new recovery codes');
    await guest.sees(codes);
    expect(await codes.getByRole('listitem').count()).toBe(8);
    // The codes are shown only once, so Escape must not lose them.
    await guest.page.keyboard.press('Escape');
    expect(await codes.isVisible()).toBe(true);
    await guest.act(codes.getByRole('button', { name: "I've saved them" }));
    await guest.noLongerSees(codes);

    await guest.press('Change password');
    const change = guest.dialog('Change password');
    await guest.sees(change);
    await member.types('Current password', 'not the password');
    await member.types('New password', 'another quiet place');
    await guest.act(change.getByRole('button', { name: 'Change password' }));
    await guest.seesText("That's not your password.");
    await member.types('Current password', PASSWORD);
    await guest.act(change.getByRole('button', { name: 'Change password' }));
    await guest.seesText('Your new password is set');
    await guest.press('Delete account');
    const farewell = guest.dialog('Delete your account?');
    await guest.sees(farewell);
    await guest.act(farewell.getByRole('button', { name: 'Delete account' }));
    await guest.seesText('Please choose an answer');
    await member.chooses(/^Keep it here/);
    await member.types('Password', 'another quiet place');
    await guest.act(farewell.getByRole('button', { name: 'Delete account' }));
    await guest.seesText('Your account is deleted');
    await guest.sees(guest.heading('Guest'));
    await expect.poll(() => people(member)).toEqual(['guest']);
    await guest.open('/login');
    await member.fillsIn('another quiet place');
    await guest.seesText("That username or password isn't right.");
  });
});
