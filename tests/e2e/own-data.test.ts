/** Export, deletion and import of the person's data, in one tab and in two, and the sample dashboard. */
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Download } from 'playwright';
import type { Guest, GuestOptions } from '../drivers/guest';
import { everythingKept } from '../drivers/look/everything-kept';
import { linesOf } from '../drivers/look/reading';
import { REFUSALS } from '../drivers/member';
import { expect, type NewGuest, test } from '../drivers/test';
import { felt, keepJournal, played } from '../fixtures/analytics/kept-journal';
import { dayBefore, TODAY } from '../fixtures/analytics/random-journal';
import { somebodysMonth } from '../fixtures/analytics/somebodys-month';

let guest: Guest;

const MONTH = somebodysMonth(TODAY).map((entry) =>
  entry.kind === 'mood' ? { ...entry, when: entry.when ?? ('after' as const) } : entry,
);

/** Returns an export file with these entries. */
const fileOf = (journal: readonly object[], people = ['guest']): string =>
  JSON.stringify({
    format: 'stillgrove-export',
    version: 1,
    exportedAt: Date.parse(TODAY),
    people,
    journal: journal.map((entry) => ({ person: 'guest', ...entry })),
    games: {},
  });

async function arrive(newGuest: NewGuest, options: GuestOptions = {}): Promise<void> {
  guest = await newGuest({
    turnsClock: true,
    isUnseen: true,
    storage: { 'stillgrove.settings': JSON.stringify({ theme: 'day', hideFigures: true }) },
    ...options,
  });
}

/** Waits for a section of Profile that appears only after the journal has loaded. Then opens the data section. */
async function opensData(on: Guest = guest): Promise<void> {
  await on.open('/profile');
  await on.page.getByRole('tab', { selected: true }).focus();
  await on.page.keyboard.press('ArrowLeft');
  await on.sees(on.page.getByRole('region', { name: 'What helps me' }));
  await on.page.keyboard.press('ArrowRight');
  await on.sees(on.button('Export my data'));
}

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

async function downloads(name: string): Promise<Download> {
  const downloading = guest.page.waitForEvent('download');
  await guest.press(name);
  return downloading;
}
const exports = async () => textOf(await downloads('Export my data'));

/** Returns the text without its export time. */
const timeless = (text: string) => text.replace(/"exportedAt": \d+/, '');

async function chooses(text: string | Buffer, on: Guest = guest): Promise<void> {
  const choosing = on.page.waitForEvent('filechooser');
  await on.press('Import my data');
  await (await choosing).setFiles({
    name: 'stillgrove.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

const ASKED = 'Import this file?';
const answer = (name: RegExp) => guest.page.getByRole('radio', { name });

/** Answers the dialog by keyboard. */
async function answers(name: RegExp): Promise<void> {
  const radio = answer(name);
  const first = radio.locator('xpath=ancestor::fieldset').getByRole('radio').first();
  await guest.focus(first);
  await guest.page.keyboard.press('Space');
  if (!(await radio.isChecked())) await guest.page.keyboard.press('ArrowDown');
  expect(await radio.isChecked()).toBe(true);
}

async function takesIn(how: RegExp): Promise<void> {
  await guest.sees(guest.dialog(ASKED));
  await answers(how);
  await guest.act(guest.dialog(ASKED).getByRole('button', { name: 'Import' }));
  await guest.noLongerSees(guest.dialog(ASKED));
  await guest.seesText('Everything was imported.');
}

async function deletesEverything(): Promise<void> {
  await guest.press('Delete everything');
  await guest.act(guest.page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }));
  await guest.sees(guest.dialog('Important Medical Disclaimer'));
  await guest.press('I Understand & Agree');
}

/** Chooses invalid files, each of which gets one message and changes nothing. */
async function tellsOfBadFiles(exported: string): Promise<void> {
  const said = guest.page.getByRole('alert');
  const tells = async (file: string | Buffer, words: RegExp) => {
    await chooses(file);
    await guest.sees(said.filter({ hasText: words }));
    expect(await said.count()).toBe(1);
  };
  await tells(exported.slice(0, 300), /^This file is cut off/);
  await tells('Dear diary', /^This is not a file from/);
  await tells(exported.replace('"version": 1', '"version": 9'), /newer version/);
  await tells(exported.replace('"kind":"mood"', '"kind":"dream"'), /does not know/);
  await tells(exported.replace('"hour":8', '"hour":88'), /damaged/);
  const large = path.join(await mkdtemp(path.join(tmpdir(), 'stillgrove-')), 'large.json');
  await writeFile(large, '{');
  await truncate(large, 50 * 1024 * 1024);
  const choosing = guest.page.waitForEvent('filechooser');
  await guest.press('Import my data');
  await (await choosing).setFiles(large);
  await guest.sees(said.filter({ hasText: /larger than any/ }));
  await rm(path.dirname(large), { recursive: true });
  // A canceled import changes nothing either.
  await chooses(exported);
  await guest.sees(guest.dialog(ASKED));
  expect(await said.count()).toBe(0);
  await guest.page.keyboard.press('Escape');
  await guest.noLongerSees(guest.dialog(ASKED));
  expect(timeless(await exports())).toBe(timeless(exported));
}

test('export, deletion and import give the same bytes, other tabs learn of both, and an invalid file changes nothing', async ({
  newGuest,
}) => {
  await arrive(newGuest, { device: 'phone', night: true });
  await opensData();
  await keepJournal(guest, 'guest', MONTH);
  const download = await downloads('Export my data');
  expect(download.suggestedFilename()).toMatch(/^stillgrove-2026-11-\d\d\.json$/);
  const exported = await textOf(download);
  expect(JSON.parse(exported).journal).toHaveLength(MONTH.length);
  // The spreadsheet has a header, and a row per entry.
  const sheet = await downloads('Spreadsheet copy');
  expect(sheet.suggestedFilename()).toMatch(/\.csv$/);
  const rows = (await textOf(sheet)).trimEnd().split('\r\n');
  expect(rows[0]).toBe('\ufeffDay,Hour,What,Mood,When,Game,Level,Completed,Score,Seconds');
  expect(rows).toHaveLength(MONTH.length + 1);
  await tellsOfBadFiles(exported);
  const other = await guest.openTab();
  await other.open('/profile');
  await other.page.getByRole('tab', { name: 'Profile', exact: true }).click();
  await other.sees(other.page.getByRole('region', { name: 'Your figures' }));
  await guest.page.bringToFront();
  await deletesEverything();
  await other.sees(other.page.getByRole('region', { name: 'Sample figures' }));
  await guest.page.bringToFront();
  await expect.poll(() => guest.journal()).toEqual([]);
  await opensData();
  await chooses(exported);
  await guest.sees(guest.dialog(ASKED));
  expect(await linesOf(guest.dialog(ASKED))).toContainEqual(
    expect.stringMatching(/moods, \d+ plays, settings\.$/),
  );
  // The import requires an answer.
  await guest.act(guest.dialog(ASKED).getByRole('button', { name: 'Import' }));
  await guest.seesText('Please choose an answer');
  await takesIn(/^Replace/);
  await other.sees(other.page.getByRole('region', { name: 'Your figures' }));
  await guest.page.bringToFront();
  expect(timeless(await exports())).toBe(timeless(exported));
  await guest.open('/');
  expect(await guest.page.evaluate(() => document.documentElement.dataset.theme)).toBe('day');
});

test.describe('a signed-in person', () => {
  const day = dayBefore(TODAY, 1);
  const asGuest = felt('positive', day);
  const asStranger = { ...played('zen-garden', day), person: 'somebody-else' };

  test('decides about the guest’s entries; entries of other people stay out; with sync an import only adds, also to the copy', async ({
    newMember,
  }) => {
    const member = await newMember({ expectedWrongs: REFUSALS });
    guest = member.guest;
    await member.signsUp({ copy: true });
    await opensData();
    await chooses(fileOf([asGuest, asStranger], ['guest', 'somebody-else']));
    await guest.sees(guest.dialog(ASKED));
    await guest.seesText('It also holds the journal of somebody-else, which is left out.');
    await guest.seesText('turn sync off first');
    expect(await answer(/^Replace/).count()).toBe(0);
    await answers(/^Mine/);
    await guest.act(guest.dialog(ASKED).getByRole('button', { name: 'Import' }));
    await guest.noLongerSees(guest.dialog(ASKED));
    const copied = () =>
      guest.page.evaluate(async () => (await (await fetch('/api/journal')).json()).entries.length);
    await expect.poll(copied, { timeout: 40_000 }).toBe(1);
    expect(await guest.journal()).toMatchObject([{ person: member.name, id: asGuest.id }]);
  });
});

test('the sample dashboard is marked, fills every tab, and leaves nothing behind', async ({ newMember }) => {
  const member = await newMember({ turnsClock: true });
  guest = member.guest;
  await member.signsUp();
  await guest.open('/analytics');
  await guest.sees(guest.button('Show me an example'));
  const summary = guest.page.getByRole('region', { name: 'Summary' });
  const empty = await linesOf(summary);
  /** Returns the stored data without the router's state, whose key changes with each choice of a tab. */
  const kept = async () => (await guest.page.evaluate(everythingKept)).replace(/^\{.*"idx":\d+\}$/m, '');
  await expect.poll(kept).toContain('stillgrove');
  const before = await kept();
  const byKeys = async (name: string) => {
    await guest.focus(guest.button(name));
    await guest.page.keyboard.press('Enter');
  };
  await byKeys('Show me an example');
  await guest.seesText('This is an example.');
  expect(await linesOf(summary)).not.toEqual(empty);
  for (const tab of ['Emotional', 'Games', 'Usage', 'Overview']) {
    await guest.focus(guest.page.getByRole('tab', { selected: true }));
    await guest.page.keyboard.press(tab === 'Overview' ? 'Home' : 'ArrowRight');
    await guest.sees(guest.page.getByRole('tab', { name: tab, selected: true }));
    expect(await guest.page.getByText('This is an example.').isVisible()).toBe(true);
    expect((await guest.page.getByRole('tabpanel').innerText()).length).toBeGreaterThan(60);
  }
  await guest.findsItAccessible();
  await byKeys('Hide the example');
  await guest.sees(guest.button('Show me an example'));
  expect(await linesOf(summary)).toEqual(empty);
  expect(await kept()).toBe(before);
  expect(await guest.journal()).toEqual([]);
  // Real data replaces the sample immediately.
  await guest.press('Show me an example');
  await guest.seesText('This is an example.');
  const other = await guest.openTab();
  await other.open('/games/memory-cards');
  await other.press('Start Game');
  await expect.poll(async () => (await linesOf(summary))[1], { timeout: 40_000 }).toBe('1');
  expect(await guest.page.getByText('This is an example.').count()).toBe(0);
});
