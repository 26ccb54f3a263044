import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CATALOG } from '../../domain/catalog';
import { numberInWords } from '../../src/ui/words';
import { BUILT_GAMES } from '../../tools/skeleton.mjs';
import type { Guest } from '../drivers/guest';
import { arriveAt } from '../drivers/keeper';
import { pixels } from '../drivers/look/canvas';
import { expect, test } from '../drivers/test';
import { MORE } from '../fixtures/further-games';
import { DRAWN, ScratchProject, SLUG } from '../fixtures/scratch-game/scratch-game';
import { Site } from '../fixtures/site';

const TITLE = 'Melody Match';
/** Number of further cards in the copy: those of the project, and the scratch game. */
const FURTHER = MORE.length + 1;
const DETAIL = `/games/${SLUG}`;
const PLAY = `/games/${SLUG}/play`;

// The tests share a build.
test.describe.configure({ mode: 'default' });
let project: ScratchProject;
let site: Site;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  project = await ScratchProject.make();
  await project.addGame(SLUG);
  await project.addSamples();
  expect(await project.build()).toBe('');
  site = await Site.open(path.join(project.folder, 'dist'));
});
test.afterAll(async () => {
  await site.remove();
  await project.remove();
});

test('a game consists of its folders and one line, and is removed with them', async () => {
  test.setTimeout(180_000);
  const worker = await readFile(path.join(project.folder, 'dist/client/service-worker.js'), 'utf8');
  expect(worker).toContain(SLUG);
  await project.removeSamples();
  await project.removeGame(SLUG);
  expect(await project.changes()).toEqual([]);
  const files = await project.addGame(SLUG);
  const product = files.filter((file) => !file.startsWith('tests/'));
  expect(await project.changes()).toEqual([BUILT_GAMES, ...product].sort());
  expect(await project.checkTypes()).toBe('');
});

test('a guest goes from the list through the detail page to a free try and the check-in, and starts it with premium', async ({
  newGuest,
}) => {
  test.setTimeout(180_000);
  const guest = await arriveAt(newGuest, site, { device: { width: 480, height: 560 } });
  await guest.open('/games');
  await guest.seesText(`${numberInWords(CATALOG.length + FURTHER)} short, calming activities.`);
  const more = guest.page.getByRole('region', { name: 'More to explore' });
  await guest.choose('Free');
  await guest.seesText('Four short, calming activities.');
  expect(await more.getByRole('listitem').count()).toBe(1);
  await guest.choose('Premium');
  await guest.seesText(`${numberInWords(CATALOG.length - 3 + FURTHER - 1)} short, calming activities.`);
  expect(await more.getByRole('listitem').count()).toBe(FURTHER - 1);
  await guest.act(more.getByRole('link', { name: TITLE }));
  await guest.sees(guest.heading(TITLE));
  expect(new URL(guest.page.url()).pathname).toBe(DETAIL);
  expect(await guest.button('Start Game').count()).toBe(0);
  expect(await guest.page.getByText('still being made').count()).toBe(0);
  await guest.press('Unlock Premium Features');
  await guest.press('Use a free try (5 left)');
  await guest.page.waitForURL(`**${PLAY}`);

  await guest.sees(guest.button('Chime'));
  await expect.poll(() => colorsOnStage(guest)).toEqual(DRAWN);
  await guest.press('Chime');
  await guest.sees(guest.dialog('How are you feeling now?'));
  await guest.press('Skip');
  // The session is finished, so leaving stops nothing and shows no toast.
  await guest.page.keyboard.press('Escape');
  await guest.seesText('You have 4 free game(s) remaining');
  expect(await guest.page.getByText('Stopped. That still counts.').count()).toBe(0);
  expect(await guest.journal()).toMatchObject([
    { kind: 'play', game: SLUG, completedAt: expect.any(Number) },
  ]);

  // Premium starts it from the detail page.
  await guest.page.evaluate(() => localStorage.setItem('stillgrove.isPremium', 'true'));
  await guest.open(DETAIL);
  await guest.press('Start Game');
  await guest.seesText('Game Launched');
  await guest.seesText(`Starting ${TITLE}`);
  await guest.page.waitForURL(`**${PLAY}`);
});

/**
 * Returns the color in the middle of each display object of the scratch scene. The veil below the header tints them by
 * a few percent, and their channels are 0 or 255.
 */
async function colorsOnStage(guest: Guest): Promise<Record<string, number[]>> {
  await guest.hasAll();
  const slot = await guest.page.locator(':has(> div > canvas)').boundingBox();
  if (!slot) throw new Error('The scratch scene has no slot');
  const { data, width } = await pixels(guest.page);
  return Object.fromEntries(
    Object.keys(DRAWN).map((name, index) => {
      const at = (Math.round(slot.y + 20) * width + Math.round(slot.x + 50 * index + 20)) * 4;
      return [name, [...data.subarray(at, at + 3)].map((value) => (value > 127 ? 255 : 0))];
    }),
  );
}
