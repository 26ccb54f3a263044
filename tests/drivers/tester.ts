/** A tester who uses the QA panel with a keyboard only. */
import type { Browser, Download, Frame, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { fadeNothing } from './guest';
import { drawIntoOnePx } from './look/canvas';
import { waitSoon } from './look/soon';
import { watch } from './look/watch';

/** Maximum number of presses of Tab to reach an element, and of an arrow key to reach an option. */
const MOST_KEYS = 80;

export class Tester {
  readonly page: Page;
  readonly panel: Locator;
  readonly #wrongs: string[];

  private constructor(page: Page, wrongs: string[]) {
    this.page = page;
    this.panel = page.getByRole('complementary', { name: 'QA panel' });
    this.#wrongs = wrongs;
  }

  /** Opens an address of the QA build, and waits until the panel shows a machine. */
  static async arrive(browser: Browser, baseURL: string, address: string): Promise<Tester> {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 1280, height: 800 },
      deviceScaleFactor: 0.5,
      reducedMotion: 'no-preference',
    });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addInitScript(() => {
      localStorage.setItem('stillgrove.disclaimerAccepted', 'true');
    });
    await context.addInitScript(drawIntoOnePx);
    await context.addInitScript(fadeNothing);
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    const wrongs = await watch(page, baseURL);
    await page.goto(address);
    const tester = new Tester(page, wrongs);
    await waitSoon(tester.section('Machine'));
    return tester;
  }

  /** Closes the browser context. @throws when an error has occurred */
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

  /** The frame with the page of the app. It is next to the panel. */
  get app(): Frame {
    const frame = this.page.frames().find((one) => one.parentFrame() !== null);
    if (!frame) throw new Error('The panel has no page');
    return frame;
  }

  sees(what: Locator): Promise<void> {
    return waitSoon(what);
  }

  noLongerSees(what: Locator): Promise<void> {
    return waitSoon(what, 'hidden');
  }

  /** Moves the focus with Tab or Shift+Tab. @throws when the element cannot be reached */
  async focus(on: Locator): Promise<void> {
    await waitSoon(on);
    for (let keys = 0; keys < MOST_KEYS; keys++) {
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

  /** Chooses an option of a list with the arrow keys, and presses the button `act` in the list's form. */
  async picks(label: string, choice: string, act: string): Promise<void> {
    const list = this.panel.getByRole('combobox', { name: label, exact: true });
    await this.focus(list);
    await this.page.keyboard.press('Home');
    for (let keys = 0; keys < MOST_KEYS; keys++) {
      const shown = await list.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.text);
      if (shown === choice) {
        const form = this.panel
          .locator('form')
          .filter({ has: this.page.getByRole('combobox', { name: label, exact: true }) });
        return this.press(form.getByRole('button', { name: act, exact: true }));
      }
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`${label} does not offer ${choice}`);
  }

  /** Performs an action, and waits until the action has loaded a new page in the frame next to the panel. */
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
    return this.opens(() => this.picks('Open', address, 'Open'));
  }

  /** Lets the panel go to a state of the page's machine. */
  async goesTo(state: string): Promise<void> {
    await this.picks('Go to', state, 'Go');
    await this.sees(this.section('Machine').getByText(/^Reached in \d+ events\./));
  }

  /** Loads a file into the panel: an existing file by its path, or a new one with this name and text. */
  async loads(file: string | { name: string; text: string }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.focus(this.section('Recording').getByLabel('File …'));
    await this.page.keyboard.press('Space');
    await (await chooser).setFiles(
      typeof file === 'string'
        ? file
        : { name: file.name, mimeType: 'application/json', buffer: Buffer.from(file.text) },
    );
  }

  async downloads(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.press('Download');
    return download;
  }

  /** Returns the clock time that the panel shows, s. */
  async time(): Promise<number> {
    const time = this.section('Clock').getByRole('status', { name: 'Clock time' });
    return Number.parseFloat(await time.innerText());
  }
}
