/** Pictures of the games list for visual review, with none, three and all ten of the further games built. */
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { launchBrowser } from '../drivers/browser';
import { Guest } from '../drivers/guest';
import { VIEWS } from '../drivers/look/views';
import { BUILT, NOT_BUILT } from '../fixtures/further-games';
import { ScratchProject } from '../fixtures/scratch-game/scratch-game';
import { Site } from '../fixtures/site';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each([0, 3, 10])('%i further games', (count) => {
  let site: Site;
  beforeAll(async () => {
    const project = await ScratchProject.make();
    if (count === 0) for (const { id } of BUILT) await project.unlist(id);
    else for (const { id } of NOT_BUILT.slice(0, count - BUILT.length)) await project.addGame(id);
    const said = await project.build();
    if (said !== '') throw new Error(said);
    site = await Site.open(path.join(project.folder, 'dist'));
    await project.remove();
  }, 180_000);
  afterAll(() => site.remove());

  test.each(VIEWS)('$device night=$night', async (view) => {
    for (const isPremium of [false, true]) {
      const storage = isPremium ? { 'stillgrove.isPremium': 'true' } : {};
      const guest = await Guest.arrive(browser, site.url, { ...view, storage });
      await guest.open('/games');
      await guest.page.waitForLoadState('networkidle');
      await guest.settles();
      await guest.page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
      const name = `further-${count}${isPremium ? '-premium' : ''}-${view.device}${view.night ? '-night' : ''}`;
      await guest.page.screenshot({ path: `screenshots/${name}.png`, fullPage: true });
      await guest.leave();
    }
  });
});
