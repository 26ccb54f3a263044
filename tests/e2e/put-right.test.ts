/** A person changes and removes entries of the journal, by touch and by keyboard. */
import type { Locator } from 'playwright';
import type { GuestOptions } from '../drivers/guest';
import { focused } from '../drivers/look/reading';
import type { Member } from '../drivers/member';
import { expect, type NewMember, test } from '../drivers/test';
import { felt, keepJournal, played } from '../fixtures/analytics/kept-journal';
import { dayBefore, TODAY } from '../fixtures/analytics/random-journal';

let member: Member;

const part = (name: string): Locator => member.guest.page.getByRole('region', { name, exact: true });
const rows = (name: string) => expect.poll(() => part(name).getByRole('listitem').allInnerTexts());
const inPart = (name: string, button: string | RegExp): Locator =>
  part(name).getByRole('button', { name: button, exact: typeof button === 'string' });

const ENTRIES = [
  { ...felt('positive', TODAY, 9), after: 'zen-garden' },
  played('zen-garden', TODAY, { hour: 8 }),
  felt('negative', dayBefore(TODAY, 1), 21),
];

/** Opens Emotional Trends for a new account with {@link ENTRIES}, on Friday, November 20. */
async function looksAtMoods(newMember: NewMember, options: GuestOptions): Promise<void> {
  member = await newMember({ turnsClock: true, ...options });
  const { guest } = member;
  await guest.open('/stats');
  await member.fillsInNew();
  await guest.press("I've saved them");
  await member.answers({ copy: false });
  await guest.sees(guest.heading('Emotional Trends'));
  await keepJournal(guest, member.name, ENTRIES);
  await guest.page.reload();
  await guest.sees(inPart('Mood calendar', 'Remove Zen Garden, 08:00'));
}

test('a tap changes a mood, another one undoes it, and a removal is final once the page is left', async ({
  newMember,
}) => {
  await looksAtMoods(newMember, { device: 'phone', night: true, hand: 'touch' });
  const { guest } = member;
  await guest.act(inPart('Recent moods', 'Change Good after Zen Garden, 20 Nov, 09:00'));
  await guest.findsItAccessible();
  await guest.act(inPart('Recent moods', 'Not Great'));
  await guest.sees(inPart('Recent moods', 'Undo: Not Great after Zen Garden, 20 Nov, 09:00'));
  await guest.sees(guest.button(/^Friday, 20 Nov 2026: 1 not great/));
  await rows('Mood calendar').toEqual(['Zen Garden\n08:00', 'Not Great after Zen Garden\n09:00\nUndo']);
  expect(await guest.journal()).toContainEqual(expect.objectContaining({ mood: 'negative', rev: 1 }));

  await guest.act(inPart('Recent moods', /^Undo: /));
  await guest.sees(guest.button(/^Friday, 20 Nov 2026: 1 good/));
  await rows('Recent moods').toEqual(['Good after Zen Garden\n20 Nov, 09:00', 'Not Great\n19 Nov, 21:00']);

  await guest.act(inPart('Recent moods', 'Change Not Great, 19 Nov, 21:00'));
  await guest.act(inPart('Recent moods', 'Remove'));
  await guest.act(inPart('Mood calendar', 'Remove Zen Garden, 08:00'));
  await guest.sees(inPart('Mood calendar', 'Undo: Zen Garden, 08:00'));
  await rows('Recent moods').toEqual([
    'Good after Zen Garden\n20 Nov, 09:00',
    'Removed: Not Great\n19 Nov, 21:00\nUndo',
  ]);
  await guest.findsItAccessible();
  // The row changes before the removal is written.
  await expect.poll(async () => (await guest.journal()).map(({ kind }) => kind)).toEqual(['mood']);
  await guest.open('/');
  await guest.open('/stats');
  await guest.sees(inPart('Recent moods', 'Change Good after Zen Garden, 20 Nov, 09:00'));
  await rows('Recent moods').toEqual(['Good after Zen Garden\n20 Nov, 09:00']);
  await rows('Mood calendar').toEqual(['Good after Zen Garden\n09:00']);
});

test('with keys alone the focus stays in the row, and a dialog asks before several are removed', async ({
  newMember,
}) => {
  await looksAtMoods(newMember, { hand: 'keyboard' });
  const { guest } = member;
  const { keyboard } = guest.page;
  const focusIs = (name: string) => expect.poll(() => focused(guest.page)).toBe(name);
  await guest.act(inPart('Mood calendar', 'Change Good after Zen Garden, 09:00'));
  await focusIs('Good');
  await keyboard.press('Escape');
  await focusIs('Change Good after Zen Garden, 09:00');
  await keyboard.press('Enter');
  await focusIs('Good');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await focusIs('Undo: Neutral after Zen Garden, 09:00');
  await keyboard.press('Enter');
  await focusIs('Change Good after Zen Garden, 09:00');

  await guest.act(inPart('Mood calendar', 'Remove all of this day'));
  const dialog = guest.dialog('Remove all 2 entries?');
  await guest.sees(dialog);
  await guest.act(dialog.getByRole('button', { name: 'Keep them' }));
  await focusIs('Remove all of this day');
  expect(await guest.journal()).toHaveLength(3);
  await keyboard.press('Enter');
  await guest.act(dialog.getByRole('button', { name: 'Remove all' }));
  await guest.sees(guest.button(/^Friday, 20 Nov 2026: no check-in/));
  await rows('Mood calendar').toEqual([
    'Removed: Zen Garden\n08:00\nUndo',
    'Removed: Good after Zen Garden\n09:00\nUndo',
  ]);
  await guest.act(inPart('Mood calendar', 'Undo: Zen Garden, 08:00'));
  await focusIs('Remove Zen Garden, 08:00');
  expect((await guest.journal()).map(({ kind }) => kind).sort()).toEqual(['mood', 'play']);
});
