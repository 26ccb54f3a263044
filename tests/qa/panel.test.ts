/** A tester works the QA panel by keyboard alone. */
import type { Browser, Frame, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../drivers/browser';
import { waitSoon } from '../drivers/look/soon';
import { watch } from '../drivers/look/watch';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** A tester who uses the panel with a keyboard only. */
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

  /** Chooses an option of a list with the arrow keys, and presses the control `act`, which applies it. */
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

  /** Performs an action, and waits until it has loaded a new page in the panel's frame. */
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
});

describe('a switch of the device', () => {
  test('loses the graphics context, and restores it', async () => {
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
