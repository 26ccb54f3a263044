import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../drivers/browser';
import { Guest } from '../drivers/guest';
import { pixels } from '../drivers/look/canvas';
import { DRAWN, FILES, ScratchProject, SLUG } from '../fixtures/scratch-game/scratch-game';

let browser: Browser;
let project: ScratchProject;
beforeAll(async () => {
  [browser, project] = await Promise.all([launchBrowser(), ScratchProject.make()]);
});
afterAll(async () => {
  await browser.close();
  await project.remove();
});

test('a game is its own folders and one line: on the start gate, played, in the journal, asked after, kept offline', async () => {
  expect(Object.keys(FILES).every((file) => file.includes(`/games/${SLUG}/`))).toBe(true);
  expect(await project.checkTypes()).toBe('');
  expect(await project.build()).toBe('');
  const worker = await readFile(path.join(project.folder, 'dist/client/service-worker.js'), 'utf8');
  expect(worker).toContain(SLUG);

  const guest = await Guest.arrive(browser, await project.serve(), { device: { width: 480, height: 560 } });
  await guest.open(`/games/${SLUG}/play`);
  await guest.sees(guest.heading('Worry Stones'));
  await guest.seesText('You have 5 free game(s) remaining');
  await guest.press('Begin');
  await guest.sees(guest.button('Stone'));
  await expect.poll(() => colorsOnStage(guest)).toEqual(DRAWN);
  await guest.press('Stone');
  await guest.sees(guest.dialog('How are you feeling now?'));
  await guest.press('Skip');
  // It is finished: leaving stops nothing, and nothing says so.
  await guest.page.keyboard.press('Escape');
  await guest.seesText('You have 4 free game(s) remaining');
  expect(await guest.page.getByText('Stopped. That still counts.').count()).toBe(0);
  expect(await guest.journal()).toMatchObject([{ kind: 'play', game: SLUG, score: 7 }]);
  await guest.leave();
}, 180_000);

test('a part that is missing does not compile', async () => {
  const file = `src/games/${SLUG}/${SLUG}.game.ts`;
  const text = FILES[file] as string;
  await project.write(file, text.replace("  sceneLabel: 'Stones',\n", ''));
  const said = await project.checkTypes();
  await project.write(file, text);
  expect(said).toContain('sceneLabel');
}, 120_000);

/** The color in the middle of each display object of the scratch scene. */
async function colorsOnStage(guest: Guest): Promise<Record<string, number[]>> {
  await guest.hasAll();
  const slot = await guest.button('Stone').boundingBox();
  if (!slot) throw new Error('The scratch scene has no slot');
  const { data, width } = await pixels(guest.page);
  return Object.fromEntries(
    Object.keys(DRAWN).map((name, index) => {
      const at = (Math.round(slot.y + 20) * width + Math.round(slot.x + 50 * index + 20)) * 4;
      return [name, [...data.subarray(at, at + 3)]];
    }),
  );
}
