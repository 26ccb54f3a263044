/** A tester uses the controls of the QA panel by keyboard alone. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { expect, test } from '../drivers/test';
import { Tester } from '../drivers/tester';
import { root } from '../house/support/tree';

const arrive = (browser: Browser, qaUrl: string, address: string) => Tester.arrive(browser, qaUrl, address);

test.describe('recordings', () => {
  test('a tester records a session, downloads it, loads the file, and replays it in both ways', async ({
    browser,
    qaUrl,
  }) => {
    const tester = await arrive(browser, qaUrl, '/games/grounding-techniques');
    const recording = tester.section('Recording');
    const same = recording.getByText(/^The same states: \d+ events\.$/);
    await tester.opens(() => tester.press('Record'));
    await tester.goesTo('complete');
    await tester.press('Stop');
    await tester.sees(recording.getByText(/^grounding-techniques: recorded in the QA panel, \d+ events\.$/));
    const download = await tester.downloads();
    expect(download.suggestedFilename()).toBe('grounding-techniques.json');

    // The reload deletes the session from the panel, so only the file still contains the session.
    await tester.page.reload();
    await tester.sees(tester.section('Machine'));
    await expect(tester.button('Replay').isDisabled()).resolves.toBe(true);
    await tester.loads({ name: 'session.json', text: readFileSync(await download.path(), 'utf8') });
    await tester.sees(recording.getByText(/recorded in the QA panel/));

    await tester.opens(() => tester.press('Replay'));
    const position = recording.getByRole('status', { name: 'Events of the replay' });
    await tester.sees(position.getByText(/^0 of \d+, next game\.started at \d+ ms$/));
    await tester.press('Step');
    await tester.press('Step');
    await tester.sees(position.getByText(/^2 of/));
    await tester.press('To the end');
    await tester.sees(same);

    await tester.opens(() => tester.press('Replay'));
    await tester.press('To the end');
    await tester.sees(same);
    await tester.leave();
  });

  test('a tester replays a recording of this build', async ({ browser, qaUrl }) => {
    const tester = await arrive(browser, qaUrl, '/games');
    const recording = tester.section('Recording');
    await tester.picks('Of this build', 'memory-cards.calm.json', 'Load');
    await tester.sees(recording.getByText('memory-cards: finds all pairs of two boards', { exact: false }));
    await tester.opens(() => tester.press('Replay'));
    await tester.press('To the end');
    await tester.sees(recording.getByText(/^The same states/));
    await tester.leave();
  });

  test('the panel refuses each bad file in one sentence', async ({ browser, qaUrl }) => {
    const tester = await arrive(browser, qaUrl, '/games/zen-garden');
    const recording = tester.section('Recording');
    const text = readFileSync(path.join(root, 'tests/replays/zen-garden.calm.json'), 'utf8');
    const hears = async (changed: string, sentence: string | RegExp) => {
      await tester.loads({ name: 'recording.json', text: changed });
      await tester.sees(recording.getByText(sentence));
    };
    await hears(text.slice(0, 900), 'This recording is truncated: its end is missing.');
    await hears(
      text.replace('"format": 1', '"format": 2'),
      'This recording has format 2, and this version reads format 1 only.',
    );
    await hears(
      text.replace('"machine": "zen-garden"', '"machine": "card-castle"'),
      'This recording is of "card-castle", and there is no such game or machine here.',
    );
    const { steps, ...head } = JSON.parse(text) as { steps: unknown[] };
    await hears(
      JSON.stringify({ ...head, steps: steps.toReversed() }),
      /^The events of this recording are out of order: event 2, [\w.]+, is at \d+ ms, after \d+ ms\.$/,
    );

    const folder = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-large-'));
    const large = path.join(folder, 'large.json');
    await writeFile(large, '');
    await truncate(large, 100_000_000);
    await tester.loads(large);
    await tester.sees(
      recording.getByText('This file has 100 MB, and a recording has at most 20 MB.', { exact: true }),
    );
    await rm(folder, { recursive: true });

    // The panel replays a recording that another version made and that was changed by hand. It reports both facts.
    await tester.loads({
      name: 'old.json',
      text: text.replace(/"app": "[^"]*"/, '"app": "0.0.9"').replace('rakes', 'draws'),
    });
    await tester.opens(() => tester.press('Replay'));
    await tester.press('To the end');
    await tester.sees(recording.getByText(/^The same states/));
    await tester.sees(recording.getByText(/^It was made by version 0\.0\.9/));
    await tester.sees(recording.getByText(/^It was changed by hand/));
    await tester.leave();
  });
});

test.describe('the clock', () => {
  test('pauses, steps, advances to the next timer, and runs up to 16 times as fast', async ({
    browser,
    qaUrl,
  }) => {
    const tester = await arrive(browser, qaUrl, '/games/basic-breathing');
    await tester.press('Pause');
    await tester.goesTo('session.breathing');
    const steps = async (name: string) => {
      const before = await tester.time();
      await tester.press(name);
      await expect.poll(() => tester.time()).toBeGreaterThan(before);
      return Number(((await tester.time()) - before).toFixed(3));
    };
    expect(await steps('16 ms')).toBe(0.016);
    expect(await steps('100 ms')).toBe(0.1);
    expect(await steps('1 s')).toBe(1);
    expect(await steps('Next timer')).toBeLessThanOrEqual(1);
    for (const rate of ['1 ×', '4 ×', '16 ×']) {
      await tester.press(rate);
      await expect.poll(() => tester.button(rate).getAttribute('aria-pressed')).toBe('true');
      const before = await tester.time();
      await expect.poll(() => tester.time()).toBeGreaterThan(before);
    }
    await tester.press('Pause');
    const { app } = tester;
    const stands = await app.evaluate(() => window.qa?.clock.now());
    // The panel reads the time five times a second.
    await expect.poll(() => tester.time()).toBe(Number(((stands ?? 0) / 1000).toFixed(3)));
    await tester.press('Copy diagnostics');
    await tester.sees(tester.panel.getByText('Copied.'));
    expect(await tester.page.evaluate(() => navigator.clipboard.readText())).toContain('"basic-breathing"');
    await tester.leave();
  });
});

test.describe('the switches of the device', () => {
  test('write journals', async ({ browser, qaUrl }) => {
    const tester = await arrive(browser, qaUrl, '/profile');
    const figures = async (name: string) => {
      await tester.app.getByRole('tab', { name: 'Profile', exact: true }).press('Enter');
      await tester.sees(tester.app.getByRole('region', { name }));
    };
    await figures('Sample figures');
    for (const name of ['a week', 'a year', 'ten years']) {
      await tester.opens(() => tester.picks('Journal', name, 'Write'));
      await tester.sees(tester.section('Device').getByText(`The journal has ${name}.`));
      await figures('Your figures');
    }
    await tester.opens(() => tester.picks('Journal', 'empty', 'Write'));
    await tester.sees(tester.section('Device').getByText('The journal has nothing.'));
    await figures('Sample figures');
    await tester.leave();
  });

  test('set free tries and premium', async ({ browser, qaUrl }) => {
    const tester = await arrive(browser, qaUrl, '/games/memory-cards');
    const { app } = tester;
    for (const tries of [0, 1, 2, 3, 4, 5]) {
      await tester.press(String(tries));
      await tester.sees(
        app.getByRole('button', { name: tries === 0 ? 'Upgrade to Play' : 'Start Game', exact: true }),
      );
      expect(await app.evaluate(() => localStorage.getItem('stillgrove.trialGamesRemaining'))).toBe(
        String(tries),
      );
    }
    await tester.press('Premium');
    await tester.sees(app.getByRole('banner').getByText('Premium'));
    await tester.press('Premium');
    await tester.sees(app.getByRole('banner').getByRole('button', { name: 'Unlock All Games' }));
    await tester.leave();
  });

  test('switch between day and night, and reduce motion', async ({ browser, qaUrl }) => {
    const tester = await arrive(browser, qaUrl, '/games');
    const { app } = tester;
    for (const theme of ['night', 'day']) {
      await tester.press('Night');
      await app.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
    }
    for (const reducedMotion of [true, false]) {
      await tester.opens(() => tester.press('Reduced motion'));
      expect(await app.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
        reducedMotion,
      );
    }
    await tester.leave();
  });

  test('fill the storage', async ({ browser, qaUrl }) => {
    const tester = await arrive(browser, qaUrl, '/games/safe-space-builder');
    const { app } = tester;
    await tester.opens(() => tester.press('Storage full'));
    await tester.goesTo('building.editing');
    await app.getByRole('button', { name: 'Save Space' }).press('Enter');
    await tester.sees(app.getByText('Not saved', { exact: true }));
    await tester.opens(() => tester.press('Storage full'));
    await tester.goesTo('building.editing');
    await app.getByRole('button', { name: 'Save Space' }).press('Enter');
    await tester.sees(app.getByText('Safe Space Saved', { exact: true }));
    await tester.leave();
  });

  test('disconnect the network', async ({ browser, qaUrl }) => {
    const tester = await arrive(browser, qaUrl, '/login');
    const offline = tester.app.getByText("You're offline. Signing in needs a connection", { exact: false });
    await tester.opens(() => tester.press('Offline'));
    await tester.sees(offline);
    await tester.opens(() => tester.press('Offline'));
    await tester.sees(tester.app.getByRole('heading', { level: 1 }));
    await tester.noLongerSees(offline);
    await tester.leave();
  });
});
