/**
 * Replays recordings on the pages of the QA build in a real browser. Only the recording sends events. The machines pass
 * through the same states as during the recording.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Guest } from '../drivers/guest';
import { expect, test } from '../drivers/test';
import { soak } from '../fixtures/soak';
import { root } from '../house/support/tree';
import { parseRecording } from './recording/recording';

const FOLDER = path.join(root, 'tests/replays');
const ALL = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
/** The recording that `npm test` replays. Its machine invokes actors, whose results are in the recording. */
const SOME = ['checkout.json'];

/** Actions with which a person starts a machine that does not start with its page. */
const STARTS: Readonly<Record<string, (guest: Guest) => Promise<unknown>>> = {
  restore: async (guest) => {
    await guest.press('Settings');
    await guest.act(guest.page.getByRole('menuitem', { name: 'Restore Purchase' }));
  },
};

const isOpen = ({ page }: Guest) => page.evaluate(() => window.qa?.replay !== undefined);

for (const name of soak(ALL, SOME))
  test.describe(`${name}`, () => {
    test('gives the same states on the page', async ({ newGuest, qaUrl }) => {
      const text = readFileSync(path.join(FOLDER, name), 'utf8');
      const { machine, address, viewport, settings, steps } = parseRecording(text);
      const guest = await newGuest({
        baseURL: qaUrl,
        device: viewport,
        night: settings.theme === 'night',
        isUnseen: true,
        holdsClock: true,
        prepare: (context) =>
          context.addInitScript((recording) => {
            // Replays only on the first page of the tab, because a replay may lead to other pages.
            if (!sessionStorage.getItem('opened')) sessionStorage.setItem('stillgrove.qa.replay', recording);
            sessionStorage.setItem('opened', 'yes');
          }, text),
      });
      await guest.page.goto(`${address}?bare`);
      await STARTS[machine]?.(guest);
      for (let frames = 0; !(await isOpen(guest)); frames++) {
        if (frames > 40) throw new Error(`The page starts no ${machine}`);
        await guest.hasAll();
        await guest.skip(50);
      }
      for (const { event } of [...steps, { event: { type: 'end' } }]) {
        await guest.page.evaluate(() => window.qa?.playStep());
        await guest.skip(16);
        if (event.type === 'game.started') await guest.hasAll();
      }
      const { difference, position, isOver, remarks } = await guest.page.evaluate(() => {
        const { difference, position, isOver, remarks } = window.qa?.replay ?? {};
        return { difference, position, isOver, remarks };
      });
      expect(difference).toBeUndefined();
      expect(isOver).toBe(true);
      expect(position).toBe(steps.length);
      expect(remarks).toEqual([]);
    });
  });
