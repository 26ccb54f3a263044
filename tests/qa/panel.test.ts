/** A tester works the QA panel by keyboard alone, and every switch does to the page what it says. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Frame, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../drivers/browser';
import { waitSoon } from '../drivers/look/soon';
import { watch } from '../drivers/look/watch';
import { root } from '../house/support/tree';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A person at the panel, with a keyboard only. */
class Tester {
  readonly page: Page;
  readonly panel: Locator;
  readonly #wrongs: string[];

  private constructor(page: Page, wrongs: string[]) {
    this.page = page;
    this.panel = page.getByRole('complementary', { name: 'QA panel' });
    this.#wrongs = wrongs;
  }

  static async arrive(address: string): Promise<Tester> {
    const context = await browser.newContext({
      baseURL: inject('qaUrl'),
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 0.5,
      reducedMotion: 'no-preference',
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(() => {
      localStorage.setItem('stillgrove.disclaimerAccepted', 'true');
      localStorage.setItem('stillgrove.whatHelpsOffered', 'true');
    });
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    const wrongs = await watch(page, inject('qaUrl'));
    await page.goto(address);
    const tester = new Tester(page, wrongs);
    await waitSoon(tester.section('Machine'));
    return tester;
  }

  async leave(): Promise<void> {
    await this.page.context().close();
    expect(this.#wrongs).toEqual([]);
  }

  section(name: string): Locator {
    return this.panel.getByRole('region', { name, exact: true });
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  get app(): Frame {
    const frame = this.page.frames().find((one) => one.parentFrame() !== null);
    if (!frame) throw new Error('The panel has no page');
    return frame;
  }

  /** Moves the focus with Tab or Shift+Tab. @throws when the element cannot be reached */
  async focus(on: Locator): Promise<void> {
    await waitSoon(on);
    for (let stops = 0; stops < 80; stops++) {
      const way = await on.evaluate((element) => {
        const active = document.activeElement;
        if (active === element) return undefined;
        const isAhead = !active || active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
        return isAhead ? 'Tab' : 'Shift+Tab';
      });
      if (way === undefined) return;
      await this.page.keyboard.press(way);
    }
    throw new Error(`The keyboard does not reach ${on}`);
  }

  async press(on: Locator | string): Promise<void> {
    await this.focus(typeof on === 'string' ? this.button(on) : on);
    await this.page.keyboard.press('Enter');
  }

  /** Chooses from a list with the arrow keys, and applies the choice. */
  async picks(label: string, choice: string, act: Locator): Promise<void> {
    const list = this.panel.getByRole('combobox', { name: label, exact: true });
    await this.focus(list);
    await this.page.keyboard.press('Home');
    for (let steps = 0; steps < 80; steps++) {
      const shown = await list.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.text);
      if (shown === choice) return this.press(act);
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`${label} does not offer ${choice}`);
  }

  /** Waits until the panel shows a page that was opened anew. */
  async opens(act: () => Promise<void>): Promise<void> {
    await this.app.evaluate(() => {
      (window as unknown as { isOld: boolean }).isOld = true;
    });
    await act();
    await this.page.waitForFunction(() => {
      const app = window.frames[0] as (Window & { isOld?: boolean }) | undefined;
      return app?.qa !== undefined && app.isOld === undefined;
    });
  }

  goes(address: string): Promise<void> {
    return this.opens(() =>
      this.picks('Open', address, this.section('Page').getByRole('button', { name: 'Open' })),
    );
  }

  /** Turns a condition on or off, which opens the page anew. */
  turns(name: string): Promise<void> {
    return this.opens(() => this.press(name));
  }
}

const shows = (what: Locator) => waitSoon(what);

describe('by keyboard alone', () => {
  test('a tester sets the seed, goes to a state, stops the clock and steps it', async () => {
    const tester = await Tester.arrive('/');
    await tester.goes('/games/memory-cards');
    await tester.focus(tester.panel.getByRole('textbox', { name: 'Seed' }));
    await tester.page.keyboard.press('Control+A');
    await tester.page.keyboard.type('42');
    await tester.opens(() => tester.page.keyboard.press('Enter'));
    await tester.page.waitForFunction(() => window.frames[0]?.qa?.seed === 42);

    const machine = tester.section('Machine');
    await tester.picks('Go to', 'playing.comparing', machine.getByRole('button', { name: 'Go' }));
    await shows(machine.getByText(/^There by \d+ events\.$/));
    await tester.press(machine.getByText(/^Taken, \d+ transitions$/));
    await shows(machine.getByText(/^ready · game\.started/));

    await tester.press('Pause');
    const time = tester.section('Clock').getByRole('status', { name: 'Clock time' });
    const before = Number.parseFloat(await time.innerText());
    await tester.press('1 s');
    await expect.poll(async () => Number.parseFloat(await time.innerText())).toBeCloseTo(before + 1, 3);
    await tester.leave();
  });

  test('a tester records a session, replays it step by step and downloads it', async () => {
    const tester = await Tester.arrive('/games/grounding-techniques');
    await tester.opens(() => tester.press('Record'));
    const machine = tester.section('Machine');
    await tester.picks('Go to', 'complete', machine.getByRole('button', { name: 'Go' }));
    await shows(machine.getByText(/^There by/));
    await tester.press('Stop');
    const recording = tester.section('Recording');
    await shows(recording.getByText(/recorded in the QA panel, \d+ events/));
    await tester.opens(() => tester.press('Replay'));
    await tester.press('Step');
    await tester.press('Step');
    await shows(recording.getByRole('status', { name: 'Events of the replay' }).getByText(/^2 of/));
    await tester.press('To the end');
    await shows(recording.getByText(/^The same states: \d+ events\.$/));
    const download = tester.page.waitForEvent('download');
    await tester.press('Download');
    expect((await download).suggestedFilename()).toBe('grounding-techniques.json');
    await tester.press('Copy diagnostics');
    await shows(tester.panel.getByText('Copied.'));
    expect(await tester.page.evaluate(() => navigator.clipboard.readText())).toContain(
      'grounding-techniques',
    );
    await tester.leave();
  });

  test('a tester loads a recording of the build, and is told why a file is none', async () => {
    const tester = await Tester.arrive('/games');
    const recording = tester.section('Recording');
    await tester.picks(
      'Of this build',
      'memory-cards.calm.json',
      recording.getByRole('button', { name: 'Load', exact: true }),
    );
    await shows(recording.getByText('memory-cards: finds all pairs of two boards', { exact: false }));
    const text = readFileSync(path.join(root, 'tests/replays/zen-garden.calm.json'), 'utf8');
    const chooses = async (content: string | Buffer) => {
      const chooser = tester.page.waitForEvent('filechooser');
      await tester.focus(recording.getByLabel('Load file'));
      await tester.page.keyboard.press('Space');
      await (await chooser).setFiles({
        name: 'recording.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
    };
    await chooses(text.slice(0, 900));
    await shows(recording.getByText('This recording is truncated: its end is missing.'));
    await chooses(text.replace('"machine": "zen-garden"', '"machine": "card-castle"'));
    await shows(recording.getByText('there is no such game or machine here', { exact: false }));
    await chooses(Buffer.alloc(21_000_000, ' '));
    await shows(recording.getByText('This file has 21 MB, and a recording has at most 20 MB.'));
    await chooses(text.replace(/"app": "[^"]*"/, '"app": "0.0.9"').replace('rakes', 'draws'));
    await tester.opens(() => tester.press('Replay'));
    await tester.press('To the end');
    await shows(recording.getByText(/^The same states/));
    await shows(recording.getByText(/^It was made by version 0\.0\.9/));
    await shows(recording.getByText(/^It was changed by hand/));
    await tester.leave();
  });
});

describe('the switches of the device', () => {
  test('lay journals, and set tries and premium', async () => {
    const tester = await Tester.arrive('/profile');
    const { app } = tester;
    const figures = (name: string) => shows(app.getByRole('region', { name }));
    await figures('Sample figures');
    for (const name of ['a week', 'a year', 'ten years']) {
      await tester.opens(() => tester.picks('Journal', name, tester.button('Lay')));
      await shows(tester.section('Device').getByText(`The journal has ${name}.`));
      await figures('Your figures');
    }
    await tester.opens(() => tester.picks('Journal', 'empty', tester.button('Lay')));
    await figures('Sample figures');

    await tester.goes('/games/memory-cards');
    for (const tries of [0, 3]) {
      await tester.press(String(tries));
      await shows(app.getByRole('button', { name: tries === 0 ? 'Upgrade to Play' : 'Start Game' }));
    }
    await tester.press('Premium');
    await shows(app.getByRole('banner').getByText('Premium'));
    await tester.press('Premium');
    await shows(app.getByRole('banner').getByRole('button', { name: 'Unlock All Games' }));
    await tester.leave();
  });

  test('bring the night, and reduce motion', async () => {
    const tester = await Tester.arrive('/games');
    const { app } = tester;
    await tester.press('Night');
    await app.waitForFunction(() => document.documentElement.dataset.theme === 'night');
    await tester.press('Night');
    await app.waitForFunction(() => document.documentElement.dataset.theme === 'day');

    await tester.turns('Reduced motion');
    expect(await app.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    await tester.turns('Reduced motion');
    expect(await app.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(false);

    await tester.leave();
  });

  test('fill the storage', async () => {
    const tester = await Tester.arrive('/games/safe-space-builder');
    const { app } = tester;
    await tester.turns('Storage full');
    const machine = tester.section('Machine');
    await tester.picks('Go to', 'building.editing', machine.getByRole('button', { name: 'Go' }));
    await app.getByRole('button', { name: 'Save Space' }).press('Enter');
    await shows(app.getByText('Not saved', { exact: true }));
    await tester.leave();
  });

  test('take the network away', async () => {
    const tester = await Tester.arrive('/login');
    const { app } = tester;
    await tester.turns('Offline');
    await shows(app.getByText(/offline/i).first());
    await tester.turns('Offline');
    await app
      .getByText(/offline/i)
      .first()
      .waitFor({ state: 'hidden' });
    await tester.leave();
  });

  test('lose the graphics context, and restore it', async () => {
    const tester = await Tester.arrive('/games/pattern-flow');
    const { app } = tester;
    const machine = tester.section('Machine');
    await tester.picks('Go to', 'playing.turn.input', machine.getByRole('button', { name: 'Go' }));
    await shows(app.getByRole('button', { name: /^Pad 1/ }));
    await tester.press('Context lost');
    await shows(app.getByText('One moment'));
    await tester.press('Context lost');
    await app.getByText('One moment').waitFor({ state: 'hidden' });
    await tester.leave();
  });
});
