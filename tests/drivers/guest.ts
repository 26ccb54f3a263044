/**
 * A person without an account, at a real browser: opens pages, plays, reads what is to be read, and looks into the
 * journal on the device. A test tells their session in sentences.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Request } from 'playwright';
import { expect, inject } from 'vitest';
import type { JournalEntry } from '../../domain/journal';
import { arrowKeys } from './arrow-keys';
import { examine } from './look/axe';
import { drawIntoOnePx } from './look/canvas';
import { readJournal } from './look/device-journal';
import { countWhatIsOnItsWay, hasAllItAskedFor } from './look/on-its-way';
import { focused } from './look/reading';
import { whileFramesAreSeldom } from './look/seldom-frames';
import { drawsAFrame, settle } from './look/settle';
import { waitSoon } from './look/soon';
import { watch } from './look/watch';

/** How the person acts. */
export type Hand = 'mouse' | 'touch' | 'keyboard';

export const DEVICES = {
  tablet: { viewport: { width: 1180, height: 820 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  small: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>;

export interface GuestOptions {
  device?: keyof typeof DEVICES | { width: number; height: number };
  hand?: Hand;
  /**
   * Every pixel is painted, for a test that looks at pixels. Elsewhere a named device paints a quarter of them: without
   * a graphics card painting is what takes the time, and what is read, pressed and told is the same. Screenshots have
   * every pixel anyway.
   */
  isSharp?: true;
  /** A device that is given by its size alone paints a quarter of its pixels, too; one that is unseen does so anyway. */
  isCoarse?: true;
  /** What scenes draw goes into a single px. For a test that looks at no picture, most of whose time it would be. */
  isUnseen?: boolean;
  night?: boolean;
  reducedMotion?: boolean;
  /** The browser gets a clock that can be stopped and turned: {@link Guest.stopClock}. */
  turnsClock?: boolean;
  /** The same, and it stands still from before the first frame. Pages never fade then. */
  holdsClock?: boolean;
  /**
   * Pages fade in and themes fade over. For tests about that: a fade takes the browser's own time, which no test can
   * turn.
   */
  fades?: true;
  /** Values of the browser's small storage before the first page. */
  storage?: Record<string, string>;
  /** Prepares the browser context before the first page. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** The browser takes the service worker, past whose requests a test's own routes do not reach. */
  serviceWorker?: true;
  /** Stands in for a thing that the test wants to go wrong: these complaints are not failures. */
  expectedWrongs?: RegExp;
}

/** A wait is long from here on, and its end so long, ms. */
const LONG_MS = 400;
const END_MS = 100;

/** The tab that each browser shows. */
const inFront = new WeakMap<BrowserContext, Page>();
/** Browsers whose clock stands. */
const held = new WeakSet<BrowserContext>();

/** The day on which tests with a turned clock begin (local time of the browser, UTC). */
export const BEGINNING = new Date('2026-11-20T09:30:00Z');

export class Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #hand: Hand;
  readonly #baseUrl: string;
  readonly #wrongs: string[];
  readonly #options: GuestOptions;
  /** Requests of the page that have no answer yet. */
  readonly #loading = new Set<Request>();
  #onAnswer: () => void = () => undefined;

  private constructor(page: Page, baseUrl: string, wrongs: string[], options: GuestOptions) {
    this.page = page;
    this.context = page.context();
    this.#hand = options.hand ?? 'mouse';
    this.#baseUrl = baseUrl;
    this.#wrongs = wrongs;
    this.#options = options;
    // A new tab comes in front of all others.
    inFront.set(this.context, page);
    page.on('request', (request) => this.#loading.add(request));
    const ended = (request: Request) => {
      this.#loading.delete(request);
      this.#onAnswer();
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  /** A new person with an empty device. Close with {@link Guest.leave}, which tells whether all was well. */
  static async arrive(browser: Browser, baseUrl: string, options: GuestOptions = {}): Promise<Guest> {
    const { device = 'tablet', night = false, reducedMotion = false } = options;
    const isCoarse = typeof device === 'string' || options.isCoarse || options.isUnseen;
    const isSharp = options.isSharp ?? process.env.SHARP === 'yes';
    const context = await browser.newContext({
      ...(typeof device === 'string' ? DEVICES[device] : { viewport: device }),
      deviceScaleFactor: isCoarse && !isSharp ? 0.5 : 1,
      baseURL: baseUrl,
      timezoneId: 'UTC',
      locale: 'en-US',
      colorScheme: night ? 'dark' : 'light',
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      serviceWorkers: options.serviceWorker ? 'allow' : 'block',
    });
    await countWhatIsOnItsWay(context);
    await options.prepare?.(context);
    if (options.isUnseen) await context.addInitScript(drawIntoOnePx);
    if (options.storage) await keep(context, options.storage);
    if (!options.fades || options.holdsClock) await context.addInitScript(fadeNothing);
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    if (options.holdsClock) {
      // It runs from when it is installed to when it is stopped: the way to the beginning is longer than that.
      await page.clock.install({ time: BEGINNING.getTime() - 3_600_000 });
      await page.clock.pauseAt(BEGINNING);
      held.add(context);
    } else if (options.turnsClock) await page.clock.install({ time: BEGINNING });
    const wrongs = await watch(page, baseUrl);
    return new Guest(page, baseUrl, wrongs, options);
  }

  get isClockHeld(): boolean {
    return held.has(this.context);
  }

  /** Another tab of the same browser, with the same device storage. */
  async openTab(): Promise<Guest> {
    const page = await this.context.newPage();
    return new Guest(page, this.#baseUrl, await watch(page, this.#baseUrl), this.#options);
  }

  /** Opens an address, agrees to the disclaimer if it is there, and waits for the page, which may be loaded apart. */
  async open(path: string): Promise<this> {
    await this.page.goto(path);
    await waitSoon(this.page.getByRole('navigation', { name: 'Main' }));
    // The disclaimer may come a moment after the bars, and the page a moment after both.
    await this.#agrees();
    await this.#comes(this.page.locator('main > :not([data-waiting], [hidden])').first());
    // Home shows before its scripts load; its covers come after hydration.
    if (new URL(this.page.url()).pathname === '/') await this.#comes(this.page.locator('main img').first());
    await this.#agrees();
    return this;
  }

  /** Agrees to the disclaimer if it is there. */
  async #agrees(): Promise<void> {
    const agree = this.button('I Understand & Agree');
    if (await agree.isVisible()) await this.act(agree);
  }

  /** Waits until it is in the document; a clock that stands is turned for what React puts off. */
  async #comes(what: Locator): Promise<void> {
    if (!this.isClockHeld) return waitSoon(what, 'attached');
    while ((await what.count()) === 0) await this.skip(50);
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
    await this.#turnTo();
    await waitSoon(on, this.#hand === 'keyboard' ? 'attached' : 'visible');
    if (this.#hand === 'touch') await on.tap();
    else if (this.#hand === 'mouse') await on.click();
    else await (await this.focus(on)).page.keyboard.press('Enter');
    return this;
  }

  /** Brings the tab to the front, if another one is there: one that is behind paints nothing, so nothing in it ends to fade. */
  async #turnTo(): Promise<void> {
    if (inFront.get(this.context) === this.page) return;
    inFront.set(this.context, this.page);
    await this.page.bringToFront();
  }

  async press(name: string | RegExp): Promise<this> {
    return this.act(this.button(name));
  }

  /** Moves the focus with Tab, and over a canvas with arrow keys, as a person must who has only keys. @throws when no way leads there */
  async focus(on: Locator): Promise<this> {
    const isOneOfMany = await on.evaluate(
      (element) => element.hasAttribute('data-target') && element.getAttribute('tabindex') === '-1',
    );
    if (isOneOfMany) return this.#walkTo(on);
    const stops = new Set<string>();
    for (let step = 0; step < 60; step++) {
      if (await isFocused(on)) return this;
      stops.add(await focused(this.page));
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${on}, only to: ${[...stops].join(' | ')}`);
  }

  /** To a button of the mirror: Tab leads to one of them, arrow keys to the others. */
  async #walkTo(on: Locator): Promise<this> {
    const all = on.locator('xpath=ancestor::*[@role="group"][1]').getByRole('button');
    await this.focus(all.and(this.page.locator('[tabindex="0"]')));
    const target = await on.elementHandle();
    const { boxes, from, to } = await all.evaluateAll(
      (buttons, target) => ({
        boxes: buttons.map((button) => button.getBoundingClientRect().toJSON()),
        from: buttons.indexOf(document.activeElement as HTMLElement),
        to: buttons.indexOf(target as HTMLElement),
      }),
      target,
    );
    for (const key of arrowKeys(boxes, from, to)) await this.page.keyboard.press(key);
    if (!(await isFocused(on))) throw new Error(`The arrow keys do not lead to ${on}`);
    return this;
  }

  /** Waits until it is there, and examines the state of the page if no test of this run has passed it before. */
  async sees(what: Locator): Promise<this> {
    // On a clock that stands not even what comes at once would come.
    if (this.isClockHeld) return this.until(what, { within: 2000, step: 20 });
    await waitSoon(what);
    await this.#examineNewState();
    return this;
  }

  async seesText(text: string | RegExp): Promise<this> {
    return this.sees(this.page.getByText(text).first());
  }

  async noLongerSees(what: Locator): Promise<this> {
    await waitSoon(what, 'hidden');
    return this;
  }

  /** The value of a figure of the HUD. */
  async figure(label: 'Level' | 'Turns' | 'Time' | 'Score' | 'Round' | 'Cycle'): Promise<string> {
    return (await this.page.getByLabel(label, { exact: true }).innerText()).trim();
  }

  /** Stops the browser's clock: from here on time passes only as the test turns it. Needs `turnsClock`. */
  async stopClock(): Promise<this> {
    held.add(this.context);
    for (;;) {
      // The page's clock runs on while the command is on its way: stop a little ahead of it.
      const at = (await this.page.evaluate(() => Date.now())) + 1000;
      const isLate = await this.page.clock.pauseAt(at).then(
        () => false,
        (error: Error) => {
          if (/to the past/.test(error.message)) return true;
          throw error;
        },
      );
      if (!isLate) return this;
    }
  }

  /** Lets the clock run again. */
  async resumeClock(): Promise<this> {
    await this.page.clock.resume();
    held.delete(this.context);
    return this;
  }

  /** Gives the window another size (CSS px), and waits until the page has heard of it. */
  async resize(size: { width: number; height: number }): Promise<this> {
    await this.page.setViewportSize(size);
    return this.hearsOfSizes();
  }

  /**
   * Waits until the page has heard how large its parts are now, with frames of the browser's own, which no clock that is
   * turned brings about. Every observer hears in the first one; React lays out what they change before the second.
   */
  async hearsOfSizes(): Promise<this> {
    await drawsAFrame(this.page);
    await drawsAFrame(this.page);
    return this;
  }

  /**
   * Lets time pass on a stopped clock (ms), to the ms for every timer. Of a long wait every frame of the end is drawn, and
   * of what comes before it one now and then, unless `everyFrame` is what a test is about.
   */
  async wait(ms: number, { everyFrame = false } = {}): Promise<this> {
    const seldom = everyFrame || ms < LONG_MS ? 0 : ms - END_MS;
    if (seldom > 0) await whileFramesAreSeldom(this.page, () => this.page.clock.runFor(seldom));
    await this.page.clock.runFor(ms - seldom);
    return this;
  }

  /** Turns the clock on by this much at once (ms): timers are called, and one frame is drawn at the end. */
  async skip(ms: number): Promise<this> {
    await this.page.clock.fastForward(ms);
    return this;
  }

  /**
   * Turns the clock until something can be seen, and examines the page's state like {@link Guest.sees}.
   *
   * @param within how far the clock may be turned (ms)
   * @param step how far at once (ms)
   * @throws {Error} when it is not to be seen by then
   */
  async until(what: Locator, { within = 30_000, step = 100 } = {}): Promise<this> {
    for (let passed = 0; !(await what.isVisible()); ) {
      if (passed >= within) throw new Error(`${what} is not to be seen within ${within} ms`);
      // What is on its way over the network takes no time of the page's own.
      if (this.#loading.size > 0) await this.#answer();
      else {
        await this.skip(step);
        passed += step;
      }
    }
    await this.#examineNewState();
    return this;
  }

  /** Waits for the next request that comes to an end. */
  #answer(): Promise<void> {
    return new Promise((resolve) => {
      this.#onAnswer = resolve;
    });
  }

  /**
   * Waits until the page has all that it has asked for: scripts, sounds, and pictures that are unpacked as well. What it asks
   * for later, by a clock that stands, it does not have then.
   */
  async hasAll(): Promise<this> {
    do {
      while (this.#loading.size > 0) await this.#answer();
    } while (!(await hasAllItAskedFor(this.page)) || this.#loading.size > 0);
    return this;
  }

  /** Has everything that fades in or out do so at once. */
  async settles(): Promise<this> {
    await this.#turnTo();
    await settle(this.page);
    return this;
  }

  /** Everything that can be reached or read here holds to WCAG. */
  async findsItAccessible(): Promise<this> {
    await this.settles();
    expect(await examine(this.page)).toEqual([]);
    return this;
  }

  /** The entries of the journal on this device, oldest first. */
  journal(): Promise<JournalEntry[]> {
    return readJournal(this.page);
  }

  async stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /** Every state that a test passes through is examined once in each theme and width; complaints come at the end. */
  async #examineNewState(): Promise<void> {
    const state = await this.page.evaluate(() => {
      // What stands where a page is still to come is soon something else.
      if (!document.querySelector('main > :not([data-waiting], [hidden])')) return undefined;
      const words = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '').join(' ');
      const isNight = matchMedia('(prefers-color-scheme: dark)').matches;
      return [
        location.pathname,
        // Whoever is greeted, and however much is counted, it is one state.
        ...['h1', 'dialog[open] h2', '[role="alert"]'].map((selector) =>
          words(selector).replace(/\d+/g, '#'),
        ),
        document.querySelectorAll('[role="tabpanel"], [role="menu"], form').length,
        isNight,
        innerWidth < 768,
      ].join('|');
    });
    if (state === undefined || !(await isNew(state))) return;
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

const isFocused = (on: Locator): Promise<boolean> =>
  on.evaluate((element) => element === document.activeElement);

/**
 * Whether no other test of this run has come to this state of a page, in whatever file: each leaves its mark in a folder
 * that all of them share.
 */
async function isNew(state: string): Promise<boolean> {
  const name = createHash('sha256').update(state).digest('hex');
  try {
    await writeFile(path.join(inject('examined'), name), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Shows a new page and a new theme at once. It runs in the page. */
function fadeNothing(): void {
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main > * { animation: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** Fills the small storage before any script runs, once: later pages find what was made of it. */
async function keep(context: BrowserContext, storage: Record<string, string>): Promise<void> {
  await context.addInitScript((values) => {
    if (sessionStorage.getItem('test.prepared')) return;
    sessionStorage.setItem('test.prepared', 'yes');
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, storage);
}
