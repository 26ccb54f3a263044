/** Pictures of the games list for visual review, with none, three and all ten of the further games built. */
import path from 'node:path';
import { VIEWS } from '../drivers/look/views';
import { test } from '../drivers/test';
import { BUILT, NOT_BUILT } from '../fixtures/further-games';
import { ScratchProject } from '../fixtures/scratch-game/scratch-game';
import { Site } from '../fixtures/site';

for (const count of [0, 3, 10])
  test.describe(`${count} further games`, () => {
    let site: Site;
    test.beforeAll(async () => {
      test.setTimeout(180_000);
      const project = await ScratchProject.make();
      if (count === 0) for (const { id } of BUILT) await project.unlist(id);
      else for (const { id } of NOT_BUILT.slice(0, count - BUILT.length)) await project.addGame(id);
      const said = await project.build();
      if (said !== '') throw new Error(said);
      site = await Site.open(path.join(project.folder, 'dist'));
      await project.remove();
    });
    test.afterAll(() => site.remove());

    for (const view of VIEWS)
      test(`${view.device} night=${view.night}`, async ({ newGuest }) => {
        for (const isPremium of [false, true]) {
          const storage = isPremium ? { 'stillgrove.isPremium': 'true' } : {};
          const guest = await newGuest({ baseURL: site.url, ...view, storage });
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
