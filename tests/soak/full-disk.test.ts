/** A browser whose real quota is used up in mid-session or during an import. */

import type { Guest, GuestOptions } from '../drivers/guest';
import { beginGarden, draw, keeps } from '../drivers/sand';
import { SmallDisk } from '../drivers/small-disk';
import { expect, type NewGuest, test } from '../drivers/test';
import { felt } from '../fixtures/analytics/kept-journal';
import { dayBefore, TODAY } from '../fixtures/analytics/random-journal';
import { findPairs } from '../players/memory-cards';
import { BrowserPlayer } from '../players/support/browser-player';
import { guestSeat } from '../players/support/seat';

let guest: Guest;
let disk: SmallDisk;

async function arrive(newGuest: NewGuest, appUrl: string, options: GuestOptions = {}): Promise<void> {
  guest = await newGuest({ isUnseen: true, ...options });
  disk = await SmallDisk.of(guest, appUrl, 1_000_000);
}

test('a quota reached in mid-session loses no play and no mood', async ({ newGuest, appUrl }) => {
  await arrive(newGuest, appUrl, { holdsClock: true });
  await guest.open('/games/memory-cards');
  const player = new BrowserPlayer(guestSeat(guest, 'mouse'));
  await player.start();
  await disk.fill();
  await findPairs(player);
  await guest.until(guest.dialog('How are you feeling now?'));
  await guest.page.getByRole('radio', { name: 'Good', exact: true }).click();
  await guest.press('Submit');
  await guest.seesText('Your answer is still here, so please try again.');
  // The start of the play is in the journal. Its completion is not written yet.
  expect(await guest.journal()).toMatchObject([{ kind: 'play' }]);
  await disk.hasRoom(200_000);
  await guest.press('Submit');
  await guest.seesText('Glad to hear it. Noted.');
  const journal = await guest.journal();
  expect(journal).toMatchObject([{ kind: 'play', completedAt: expect.any(Number) }, { kind: 'mood' }]);
});

test('a quota reached while raking keeps the lines on the screen, and stores them when there is room', async ({
  newGuest,
  appUrl,
}) => {
  await arrive(newGuest, appUrl);
  await beginGarden(guest);
  const draws = (y: number) =>
    draw(guest, [
      [40, y],
      [300, y],
    ]);
  await draws(60);
  await keeps(guest, 1);
  await disk.fill();
  await draws(120);
  await guest.seesText("Your garden isn't saved");
  await keeps(guest, 1);
  await disk.hasRoom(200_000);
  await draws(180);
  await keeps(guest, 3);
});

const FEW = [felt('positive', TODAY), felt('negative', dayBefore(TODAY, 1))];
/** Moods on 2,000 days, about 250 KB. */
const MANY = Array.from({ length: 2000 }, (_, days) => felt('neutral', dayBefore(TODAY, days + 30)));

/** Imports a file with these entries, which replace the journal. */
async function imports(entries: readonly object[]): Promise<void> {
  const file = {
    format: 'stillgrove-export',
    version: 1,
    exportedAt: Date.parse(TODAY),
    people: ['guest'],
    journal: entries.map((entry) => ({ person: 'guest', ...entry })),
    games: {},
  };
  await guest.open('/profile');
  const choosing = guest.page.waitForEvent('filechooser');
  await guest.press('Import my data');
  await (await choosing).setFiles({
    name: 'stillgrove.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  const dialog = guest.dialog('Import this file?');
  await dialog.getByRole('radio', { name: /^Replace/ }).check();
  await guest.act(dialog.getByRole('button', { name: 'Import' }));
}

for (const room of [20_000, 100_000, 200_000])
  test(`an import with room for ${room} bytes changes nothing`, async ({ newGuest, appUrl }) => {
    await arrive(newGuest, appUrl);
    await imports(FEW);
    await guest.seesText('Everything was imported.');
    const before = await guest.journal();
    expect(before).toHaveLength(FEW.length);
    await disk.hasRoom(room);
    await imports(MANY);
    await guest.seesText("Your browser couldn't save all of it, so everything is still as it was.");
    expect(await guest.journal()).toEqual(before);
    await guest.open('/');
    expect(await guest.journal()).toEqual(before);
    await disk.hasRoom(8_000_000);
    await imports(MANY);
    await guest.seesText('Everything was imported.');
    expect(await guest.journal()).toHaveLength(MANY.length);
  });
