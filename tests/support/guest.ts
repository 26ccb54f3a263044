/**
 * A person without an account, at a real browser: opens pages, plays, reads what is to be read, and looks into the
 * journal on the device. A test tells their session in sentences.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { JournalEntry } from '../../domain/journal';
import { examine } from './axe';
import { watch } from './watch';

/** How the person acts. */
export type Hand = 'mouse' | 'touch' | 'keyboard';

export const DEVICES = {
  tablet: { viewport: { width: 1180, height: 820 }, deviceScaleFactor: 1, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
  small: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>;

export interface GuestOptions {
  device?: keyof typeof DEVICES | { width: number; height: number };
  hand?: Hand;
  night?: boolean;
  reducedMotion?: boolean;
  /** The browser gets a clock that can be stopped and turned: {@link Guest.stopClock}. */
  turnsClock?: boolean;
  /** Values of the browser's small storage before the first page. */
  storage?: Record<string, string>;
  /** Prepares the browser context before the first page. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** The browser takes the service worker, past whose requests a test's own routes do not reach. */
  serviceWorker?: true;
  /** Stands in for a thing that the test wants to go wrong: these complaints are not failures. */
  expectedWrongs?: RegExp;
}

/** States of pages that were examined in this run. */
const examined = new Set<string>();

/** The day on which tests with a turned clock begin (local time of the browser, UTC). */
export const BEGINNING = new Date('2026-11-20T09:30:00Z');

export class Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #hand: Hand;
  readonly #baseUrl: string;
  readonly #wrongs: string[];
  readonly #options: GuestOptions;
  #clockStands = false;

  private constructor(page: Page, baseUrl: string, wrongs: string[], options: GuestOptions) {
    this.page = page;
    this.context = page.context();
    this.#hand = options.hand ?? 'mouse';
    this.#baseUrl = baseUrl;
    this.#wrongs = wrongs;
    this.#options = options;
  }

  /** A new person with an empty device. Close with {@link Guest.leave}, which tells whether all was well. */
  static async arrive(browser: Browser, baseUrl: string, options: GuestOptions = {}): Promise<Guest> {
    const { device = 'tablet', night = false, reducedMotion = false } = options;
    const context = await browser.newContext({
      ...(typeof device === 'string' ? DEVICES[device] : { viewport: device, deviceScaleFactor: 1 }),
      baseURL: baseUrl,
      timezoneId: 'UTC',
      locale: 'en-US',
      colorScheme: night ? 'dark' : 'light',
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      serviceWorkers: options.serviceWorker ? 'allow' : 'block',
    });
    await options.prepare?.(context);
    if (options.storage) await keep(context, options.storage);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    if (options.turnsClock) await page.clock.install({ time: BEGINNING });
    const wrongs = await watch(page, baseUrl);
    return new Guest(page, baseUrl, wrongs, options);
  }

  /** Another tab of the same browser, with the same device storage. */
  async openTab(): Promise<Guest> {
    const page = await this.context.newPage();
    return new Guest(page, this.#baseUrl, await watch(page, this.#baseUrl), this.#options);
  }

  /** Opens an address and, if it is there, agrees to the disclaimer. */
  async open(path: string): Promise<this> {
    await this.page.goto(path);
    await this.page.getByRole('navigation', { name: 'Main' }).waitFor();
    const agree = this.button('I Understand & Agree');
    if (await agree.isVisible()) await this.act(agree);
    return this;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: typeof name === 'string' });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name, exact: typeof name === 'string' });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Clicks, taps, or moves the focus there and presses Enter. */
  async act(on: Locator): Promise<this> {
    if (this.#hand === 'touch') await on.tap();
    else if (this.#hand === 'mouse') await on.click();
    else await (await this.focus(on)).page.keyboard.press('Enter');
    return this;
  }

  async press(name: string | RegExp): Promise<this> {
    return this.act(this.button(name));
  }

  /** Moves the focus with Tab, as a person must who has only keys. @throws when no way leads there */
  async focus(on: Locator): Promise<this> {
    for (let step = 0; step < 60; step++) {
      if (await on.evaluate((element) => element === document.activeElement)) return this;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${on}`);
  }

  /** Waits until it is there, and examines the state of the page if no test of this run has passed it before. */
  async sees(what: Locator): Promise<this> {
    await what.waitFor({ state: 'visible' });
    await this.#examineNewState();
    return this;
  }

  async seesText(text: string | RegExp): Promise<this> {
    return this.sees(this.page.getByText(text).first());
  }

  async noLongerSees(what: Locator): Promise<this> {
    await what.waitFor({ state: 'hidden' });
    return this;
  }

  /** The value of a figure of the HUD. */
  async figure(label: 'Level' | 'Turns' | 'Time' | 'Score' | 'Round' | 'Cycle'): Promise<string> {
    return (await this.page.getByLabel(label, { exact: true }).innerText()).trim();
  }

  /** Stops the browser's clock: from here on time passes only with {@link Guest.wait}. Needs `turnsClock`. */
  async stopClock(): Promise<this> {
    const now = await this.page.evaluate(() => Date.now());
    // The page's clock runs on while the command is on its way: stop a little ahead of it.
    await this.page.clock.pauseAt(now + 1000);
    this.#clockStands = true;
    return this;
  }

  /** Lets time pass on a stopped clock (ms). */
  async wait(ms: number): Promise<this> {
    await this.page.clock.runFor(ms);
    return this;
  }

  /** Waits until everything that fades in or out has done so. */
  async settles(): Promise<this> {
    await this.page.evaluate(() => {
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
      return Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
    });
    return this;
  }

  /** Everything that can be reached or read here holds to WCAG. */
  async findsItAccessible(): Promise<this> {
    await this.settles();
    expect(await examine(this.page)).toEqual([]);
    return this;
  }

  /** The entries of the journal on this device, oldest first. */
  async journal(): Promise<JournalEntry[]> {
    const entries = await this.page.evaluate(
      () =>
        new Promise<unknown[]>((resolve, reject) => {
          const opening = indexedDB.open('stillgrove');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const database = opening.result;
            if (!database.objectStoreNames.contains('days')) {
              database.close();
              resolve([]);
              return;
            }
            const reading = database.transaction('days').objectStore('days').getAll();
            reading.onerror = () => reject(reading.error);
            reading.onsuccess = () => {
              database.close();
              resolve(reading.result.flatMap((record: { entries: unknown[] }) => record.entries));
            };
          };
        }),
    );
    // A test may have put anything there: what has no time comes first.
    return (entries as JournalEntry[]).sort((one, other) => (one?.at ?? 0) - (other?.at ?? 0));
  }

  async stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** Every state that a test passes through is examined once in each theme and width; complaints come at the end. */
  async #examineNewState(): Promise<void> {
    // Nothing fades on while the clock stands still.
    if (this.#clockStands) return;
    const state = await this.page.evaluate(() => {
      const words = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '').join(' ');
      const isNight = matchMedia('(prefers-color-scheme: dark)').matches;
      return [
        location.pathname,
        words('h1'),
        words('dialog[open] h2'),
        words('[role="alert"]'),
        document.querySelectorAll('[role="tabpanel"], [role="menu"], form').length,
        isNight,
        innerWidth < 768,
      ].join('|');
    });
    if (examined.has(state)) return;
    examined.add(state);
    await this.settles();
    this.#wrongs.push(...(await examine(this.page)).map((wrong) => `${state}: ${wrong}`));
  }

  /** Goes away. @throws when anything went wrong on the way that the test did not expect */
  async leave(): Promise<void> {
    await this.context.close();
    const expected = this.#options.expectedWrongs;
    expect(this.#wrongs.filter((wrong) => !expected?.test(wrong))).toEqual([]);
  }
}

/** Fills the small storage before any script runs, once: later pages find what was made of it. */
async function keep(context: BrowserContext, storage: Record<string, string>): Promise<void> {
  await context.addInitScript((values) => {
    if (sessionStorage.getItem('test.prepared')) return;
    sessionStorage.setItem('test.prepared', 'yes');
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, storage);
}
