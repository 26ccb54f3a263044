/** The stage, which is the app's only canvas for scenes: loading, cleanup, and what its sessions leave behind. */
import { BUILT_GAMES } from '../../domain/built-games';
import { countDrawCalls, drawCalls } from '../drivers/look/canvas';
import { type LeftBehind, leftBehind } from '../drivers/look/left-behind';
import { expect, test, testInSoak } from '../drivers/test';

/** Number of sessions of one game in one tab. */
const TIMES = 50;
/** Number of these sessions before the first count, so that one-time allocations do not look like leaks. */
const WARM = 10;

const SMALL = { width: 480, height: 560 };
const PREMIUM = { 'stillgrove.isPremium': 'true' };

/** Counts the open IndexedDB connections of the page. Runs in the page. */
const countConnections = () => {
  const connections = { open: 0 };
  Object.assign(window, { connections });
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...given) {
    connections.open += 1;
    return open.apply(this, given);
  };
  const { close } = IDBDatabase.prototype;
  IDBDatabase.prototype.close = function () {
    connections.open -= 1;
    close.apply(this);
  };
};

test.describe('the stage', () => {
  test('shifts nothing when a scene loads after Start, also where workers are blocked', async ({
    newGuest,
  }) => {
    const guest = await newGuest({
      device: SMALL,
      prepare: (context) =>
        context.addInitScript(() => {
          window.Worker = class {
            constructor() {
              console.error('A worker was asked for');
            }
          } as unknown as typeof Worker;
          const page = Object.assign(window, { shift: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              page.shift += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift' });
        }),
    });
    const { page } = guest;
    let load = () => {};
    const isWanted = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route(/\/memory-cards\.scene-/, async (route) => {
      await isWanted;
      await route.continue();
    });
    const picture = page.waitForResponse(/\/mountain-[\w-]{8}\.avif/);
    await guest.open('/games/memory-cards');
    await guest.press('Start Game');
    await guest.sees(guest.page.getByLabel('Level', { exact: true }));
    const before = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    load();
    await guest.button(/^Card 1,/).waitFor();
    expect((await picture).ok()).toBe(true);
    const after = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(after - before).toBeLessThan(0.01);
  });

  test('tells the person when the GPU refuses a shader', async ({ newGuest }) => {
    const guest = await newGuest({
      device: SMALL,
      storage: PREMIUM,
      // Pixi logs the compiler's message, and React logs the error that reaches the boundary.
      expectedWrongs: /^console error: /,
      prepare: (context) =>
        context.addInitScript(() => {
          const { shaderSource } = WebGL2RenderingContext.prototype;
          WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
            shaderSource.call(this, shader, source.replace('uniform sampler2D uStill;', 'uniform nothing;'));
          };
        }),
    });
    await guest.open('/games/pattern-flow');
    await guest.press('Start Game');
    await guest.sees(guest.heading('This game stopped unexpectedly.'));
    await guest.seesText('Nothing you recorded is lost.');
  });

  for (const { slug, addresses } of BUILT_GAMES)
    testInSoak(`${TIMES} sessions of ${slug} use one context and leak nothing`, async ({ newGuest }) => {
      test.setTimeout(300_000);
      const guest = await newGuest({
        device: SMALL,
        storage: PREMIUM,
        isUnseen: true,
        prepare: async (context) => {
          await countDrawCalls(context);
          await context.addInitScript(countConnections);
        },
      });
      const { page } = guest;
      const [address = ''] = addresses;
      await guest.open(address);
      const devtools = await guest.context.newCDPSession(page);
      await devtools.send('Performance.enable');
      const comeAndGo = async (times: number) => {
        for (let round = 0; round < times; round++) {
          const before = await drawCalls(page);
          await guest.act(page.locator('main [data-next]'));
          await expect.poll(() => drawCalls(page)).toBeGreaterThan(before);
          await page.keyboard.press('Escape');
          await guest.act(guest.link('Back to Games'));
          await guest.sees(guest.heading('Games'));
          await page.goBack();
        }
      };
      const connections = () =>
        page.evaluate(() => (window as unknown as { connections: { open: number } }).connections.open);
      await comeAndGo(WARM);
      const counts = [await leftBehind(devtools)];
      const opened = await connections();
      for (let half = 0; half < 2; half++) {
        await comeAndGo((TIMES - WARM) / 2);
        counts.push(await leftBehind(devtools));
      }
      // React may retain the last page, which can affect one half of the sessions. A leak grows in both halves.
      const [before, between, after] = counts as [LeftBehind, LeftBehind, LeftBehind];
      const growth = (of: keyof LeftBehind) => Math.min(between[of] - before[of], after[of] - between[of]);
      expect(growth('nodes'), JSON.stringify(counts)).toBeLessThanOrEqual(20);
      expect(growth('listeners'), JSON.stringify(counts)).toBeLessThanOrEqual(5);
      expect(growth('megabytes'), JSON.stringify(counts)).toBeLessThan(1.5);
      expect(await connections()).toBeLessThan(opened + (TIMES - WARM) / 2);
      const contexts = await page.evaluate(
        () => (window as unknown as { counted: { contexts: unknown[] } }).counted.contexts.length,
      );
      expect(contexts).toBe(1);
    });
});
