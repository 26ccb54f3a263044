/**
 * A person without an account in a real browser: opens pages, plays, reads, and checks the journal on the device. The
 * names of the methods let a test describe a session in sentences.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Request } from 'playwright';
import { expect } from 'playwright/test';
import type { JournalEntry } from '../../domain/journal';
import { arrowKeys } from './arrow-keys';
import { API, addressUnder, bringAbout, type Conditions, isUnanswered } from './conditions';
import { examine } from './look/axe';
import { drawIntoOnePx } from './look/canvas';
import { readJournal } from './look/device-journal';
import { countWhatIsOnItsWay, hasAllItAskedFor } from './look/on-its-way';
import { whileFramesAreSeldom } from './look/seldom-frames';
import { drawsFrames, settle } from './look/settle';
import { waitSoon } from './look/soon';
import { translate } from './look/translator';
import { watch } from './look/watch';

/** Input device of the person. */
export type Hand = 'mouse' | 'touch' | 'keyboard';

export const DEVICES = {
  tablet: { viewport: { width: 1180, height: 820 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  small: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>;

export interface GuestOptions extends Conditions {
  /** Address of another server than that of the run, without a trailing slash. */
  baseURL?: string;
  device?: keyof typeof DEVICES | { width: number; height: number };
  hand?: Hand;
  /** Device px per CSS px. Default: 1; 0.5 for a coarse drawing. */
  pixelRatio?: number;
  /**
   * Draws at full resolution, for tests of pixels. By default a named device draws a quarter of the pixels. Without a
   * GPU this saves most of the time, and it does not affect tests of texts and controls. `npm run screenshots` always
   * draws at full resolution.
   */
  isSharp?: true;
  /** Draws a quarter of the pixels, also if `device` is a size. `isUnseen` implies this. */
  isCoarse?: true;
  /** Makes scenes draw into a single pixel, which saves most of the time of a test without pictures. */
  isUnseen?: boolean;
  night?: boolean;
  reducedMotion?: boolean;
  /** Translates every page, as the browser's own translation does. */
  isTranslated?: true;
  /** IANA name of the person's time zone. Default: UTC. */
  timeZone?: string;
  /** Installs a clock that the test can stop and advance: {@link Guest.stopClock}. */
  turnsClock?: boolean;
  /** Installs the clock of `turnsClock`, and stops it before the first frame. Pages then never fade. */
  holdsClock?: boolean;
  /** Enables fades of pages, themes and the interface, which take real time. By default they are disabled. */
  fades?: true;
  /** Values of localStorage before the first page. */
  storage?: Record<string, string>;
  /**
   * Lets the app show what it shows a new person: the disclaimer, the question about music, and the offer to hide timers
   * and scores. By default the disclaimer is accepted, and the others are answered with no.
   */
  isNew?: true;
  /** Prepares the browser context before the first page. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** Lets the browser install the service worker. The worker's requests bypass a test's routes. */
  serviceWorker?: true;
  /** Messages that the test provokes, and that are therefore not failures. */
  expectedWrongs?: RegExp;
}

/** Minimum length of a wait in which only the end draws every frame, ms. */
const LONG_MS = 400;
/** Length of the end of a long wait, in which every frame is drawn, ms. */
const END_MS = 100;

/** Further steps of {@link Guest.until} after its limit. Each takes up to {@link LATE_STEP_MS} of real time. */
const LATE_STEPS = 10;
const LATE_STEP_MS = 1000;
/** Longest wait for the frames after an answer, ms of real time. A page that is left or hidden draws none. */
const FRAMES_MS = 500;

/** Largest time and distance of a double tap, with a margin: `src/play/early-press-filter.ts` has 350 ms and 30 px. */
const DOUBLE_TAP = { ms: 400, px: 40 };

/** Longest way between two targets of a scene, in arrow keys. */
const MOST_ARROWS = 40;

/** Front tab of each browser context. */
const inFront = new WeakMap<BrowserContext, Page>();
/** Browser contexts with a stopped clock. */
const held = new WeakSet<BrowserContext>();

/** Time on the page's clock at the start of a test with `turnsClock` or `holdsClock`. */
export const BEGINNING = new Date('2026-11-20T09:30:00Z');

export class Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #hand: Hand;
  readonly #baseUrl: string;
  readonly #wrongs: string[];
  readonly #options: GuestOptions;
  /** Pending requests of the page. */
  readonly #loading = new Set<Request>();
  #onAnswer: () => void = () => undefined;
  /** Whether a request has ended since the last {@link Guest.works}. */
  #hasAnswer = false;
  /** Element and center of the last press by mouse or finger, CSS px. */
  #pressed: { readonly what: string; readonly x: number; readonly y: number } | null = null;
  /** Time of the last press on the test's clock, ms. */
  #pressedAt = Number.NEGATIVE_INFINITY;

  private constructor(page: Page, baseUrl: string, wrongs: string[], options: GuestOptions) {
    this.page = page;
    this.context = page.context();
    this.#hand = options.hand ?? 'mouse';
    this.#baseUrl = baseUrl;
    this.#wrongs = wrongs;
    this.#options = options;
    // A new tab opens in front of the others.
    inFront.set(this.context, page);
    page.on('request', (request) => {
      if (!isUnanswered(options, request.url())) this.#loading.add(request);
    });
    const ended = (request: Request) => {
      this.#loading.delete(request);
      this.#hasAnswer = true;
      this.#onAnswer();
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  /** Returns a new person with an empty device. Close with {@link Guest.leave}, which reports errors. */
  static async arrive(browser: Browser, address: string, options: GuestOptions = {}): Promise<Guest> {
    const baseUrl = addressUnder(options, address);
    const { device = 'tablet', night = false, reducedMotion = false } = options;
    const isCoarse = typeof device === 'string' || options.isCoarse || options.isUnseen;
    const isSharp = options.isSharp ?? process.env.SHARP === 'yes';
    const context = await browser.newContext({
      ...(typeof device === 'string' ? DEVICES[device] : { viewport: device }),
      deviceScaleFactor: options.pixelRatio ?? (isCoarse && !isSharp ? 0.5 : 1),
      baseURL: baseUrl,
      timezoneId: options.timeZone ?? 'UTC',
      locale: 'en-US',
      colorScheme: night ? 'dark' : 'light',
      reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      serviceWorkers: options.serviceWorker ? 'allow' : 'block',
    });
    await countWhatIsOnItsWay(context, options.silentServer && API);
    await bringAbout(context, options);
    await options.prepare?.(context);
    if (options.isUnseen) await context.addInitScript(drawIntoOnePx);
    if (options.isTranslated) await context.addInitScript(translate);
    const { isNew, storage } = options;
    await keep(context, {
      ...(!isNew && {
        'stillgrove.disclaimerAccepted': 'true',
        'stillgrove.figuresOffer': 'answered',
        'stillgrove.settings': '{"music":false}',
      }),
      ...storage,
    });
    if (!options.fades || options.holdsClock) await context.addInitScript(fadeNothing);
    const page = await context.newPage();
    page.setDefaultTimeout(40_000);
    if (options.holdsClock) {
      // The clock runs between its installation and its stop, so it is installed an hour early.
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

  /** Opens another tab of the same browser context, with the same device storage. */
  async openTab(): Promise<Guest> {
    const page = await this.context.newPage();
    return new Guest(page, this.#baseUrl, await watch(page, this.#baseUrl), this.#options);
  }

  /** Opens this page in another tab with a copy of this tab's sessionStorage, as 'Duplicate tab' does. */
  async duplicatesTab(): Promise<Guest> {
    const opening = this.context.waitForEvent('page');
    await this.page.evaluate(() => void window.open(location.href));
    const page = await opening;
    return new Guest(page, this.#baseUrl, await watch(page, this.#baseUrl), this.#options);
  }

  /** Opens an address, accepts the disclaimer if it appears, and waits for the page, which may load dynamically. */
  async open(path: string): Promise<this> {
    await this.page.goto(path);
    // The disclaimer may appear before the page.
    if (this.#options.isNew) {
      await waitSoon(this.page.getByRole('navigation', { name: 'Main' }));
      await this.#agrees();
    }
    await this.#comes(this.page.locator('main > :not([data-waiting], [hidden])').first());
    // Prerendered Home is visible before its scripts load, but its covers appear only after hydration.
    if (new URL(this.page.url()).pathname === '/') await this.#comes(this.page.locator('main img').first());
    if (this.#options.isNew) await this.#agrees();
    return this;
  }

  /** Accepts the disclaimer if it appears. */
  async #agrees(): Promise<void> {
    const agree = this.button('I Understand & Agree');
    if (await agree.isVisible()) await this.act(agree);
  }

  /** Waits until the element is in the document. Advances a stopped clock, because React defers some work. */
  async #comes(what: Locator): Promise<void> {
    if (!this.isClockHeld) return waitSoon(what, 'attached');
    while ((await what.count()) === 0) {
      await this.works();
      await this.skip(100);
    }
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

  /** Activates an element with the guest's input device: a click, a tap, or focus and Enter. */
  async act(on: Locator): Promise<this> {
    await this.#turnTo();
    await waitSoon(on, this.#hand === 'keyboard' ? 'attached' : 'visible');
    if (this.#hand === 'keyboard') await (await this.focus(on)).page.keyboard.press('Enter');
    else {
      await this.#isNoDoubleTap(on);
      await (this.#hand === 'touch' ? on.tap() : on.click());
      this.#pressedAt = performance.now();
    }
    return this;
  }

  /**
   * Waits until a press on this element is no second tap of a double tap, because the app ignores that tap after a
   * start. A person takes longer to read what has appeared. Tests with a stopped clock advance it themselves.
   */
  async #isNoDoubleTap(on: Locator): Promise<void> {
    if (this.isClockHeld) return;
    const last = this.#pressed;
    const box = await on.boundingBox();
    this.#pressed = box && { what: `${on}`, x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (!last || !this.#pressed || last.what === this.#pressed.what) return;
    if (Math.hypot(this.#pressed.x - last.x, this.#pressed.y - last.y) > DOUBLE_TAP.px) return;
    await sleep(Math.max(0, this.#pressedAt + DOUBLE_TAP.ms - performance.now()));
  }

  /** Brings the tab to the front, because a background tab paints nothing and never ends its fades. */
  async #turnTo(): Promise<void> {
    if (inFront.get(this.context) === this.page) return;
    inFront.set(this.context, this.page);
    await this.page.bringToFront();
  }

  async press(name: string | RegExp): Promise<this> {
    return this.act(this.button(name));
  }

  /** Opens the choices of an intro. */
  async adjust(): Promise<this> {
    return this.act(this.page.getByText('Adjust', { exact: true }));
  }

  /** Chooses a radio button; by keyboard with Tab to the question and with arrow keys to the answer. */
  async choose(name: string | RegExp): Promise<this> {
    const radio = this.page.getByRole('radio', { name, exact: typeof name === 'string' });
    if (this.#hand !== 'keyboard') await this.act(radio);
    else {
      const all = radio.locator('xpath=ancestor::fieldset[1]').getByRole('radio');
      const checked = await all.evaluateAll((ones) => ones.findIndex((one) => one.matches(':checked')));
      const to = await radio.evaluate((one) =>
        [...(one.closest('fieldset')?.querySelectorAll('input') ?? [])].indexOf(one as HTMLInputElement),
      );
      // Tab reaches the chosen answer, or the first one of an unanswered question.
      const from = Math.max(0, checked);
      await this.focus(all.nth(from));
      if (checked < 0 && to === 0) await this.page.keyboard.press('Space');
      for (let step = from; step !== to; step += Math.sign(to - from))
        await this.page.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp');
    }
    expect(await radio.isChecked()).toBe(true);
    return this;
  }

  /**
   * Moves the focus with Tab, and between the buttons of a scene with arrow keys, like a person without a pointer.
   * @throws when the element cannot be reached
   */
  async focus(on: Locator): Promise<this> {
    const isOneOfMany = await on.evaluate(
      (element) => element.hasAttribute('data-target') && element.getAttribute('tabindex') === '-1',
    );
    if (isOneOfMany) return this.#walkTo(on);
    const stops = new Set<string>();
    for (let step = 0; step < 60; step++) {
      const { isThere, name } = await on.evaluate((element) => {
        const { activeElement: focused, body } = document;
        const words = focused === body ? 'nothing' : focused?.textContent?.trim();
        return { isThere: element === focused, name: focused?.getAttribute('aria-label') ?? words ?? '' };
      });
      if (isThere) return this;
      stops.add(name);
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${on}, only to: ${[...stops].join(' | ')}`);
  }

  /** Focuses a button of `StageMirror`. Tab reaches one of these buttons, and arrow keys reach the others. */
  async #walkTo(on: Locator): Promise<this> {
    const all = on.locator('xpath=ancestor::*[@role="group"][1]').getByRole('button');
    await this.focus(all.and(this.page.locator('[tabindex="0"]')));
    const target = await on.elementHandle();
    // After each key the way is searched again: of two equally near targets, rounded boxes may suggest the other one.
    for (let step = 0; step < MOST_ARROWS && !(await isFocused(on)); step++) {
      const { boxes, from, to } = await all.evaluateAll(
        (buttons, target) => ({
          boxes: buttons.map((button) => button.getBoundingClientRect().toJSON()),
          from: buttons.indexOf(document.activeElement as HTMLElement),
          to: buttons.indexOf(target as HTMLElement),
        }),
        target,
      );
      const [key] = arrowKeys(boxes, from, to);
      if (key) await this.page.keyboard.press(key);
    }
    if (!(await isFocused(on))) throw new Error(`The arrow keys do not lead to ${on}`);
    return this;
  }

  /**
   * Waits for an element, and checks the page's accessibility unless an earlier test of this run has checked this
   * state.
   */
  async sees(what: Locator): Promise<this> {
    // With a stopped clock even an immediate effect needs an advance.
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

  /** Returns the current announcements. */
  async said(): Promise<string> {
    return (await this.page.getByRole('status').allInnerTexts()).join(' ');
  }

  /** Returns a value in the HUD. */
  async figure(label: 'Level' | 'Turns' | 'Time' | 'Score' | 'Round' | 'Cycle'): Promise<string> {
    return (await this.page.getByLabel(label, { exact: true }).innerText()).trim();
  }

  /** Stops the browser's clock: from now on only the test advances it. Needs `turnsClock`. */
  async stopClock(): Promise<this> {
    held.add(this.context);
    for (;;) {
      // The clock runs until the command arrives, so the target time is slightly in the future.
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

  /** Restarts the clock. */
  async resumeClock(): Promise<this> {
    await this.page.clock.resume();
    held.delete(this.context);
    return this;
  }

  /** Resizes the window (CSS px), and waits until the page has handled it. */
  async resize(size: { width: number; height: number }): Promise<this> {
    await this.page.setViewportSize(size);
    return this.hearsOfSizes();
  }

  /**
   * Waits for two real frames, after which the page has handled new sizes. Real frames come even while the page's clock
   * is stopped. Observers report the sizes in the first frame. React renders the changes before the second.
   */
  async hearsOfSizes(): Promise<this> {
    await drawsFrames(this.page, 2);
    return this;
  }

  /**
   * Advances a stopped clock (ms) with every timer at its exact time. Only the end of a long wait draws every frame,
   * unless `everyFrame` is set.
   */
  async wait(ms: number, { everyFrame = false } = {}): Promise<this> {
    const seldom = everyFrame || ms < LONG_MS ? 0 : ms - END_MS;
    if (seldom > 0) await whileFramesAreSeldom(this.page, () => this.page.clock.runFor(seldom));
    await this.page.clock.runFor(ms - seldom);
    return this;
  }

  /** Advances the clock by `ms` in one step. Fires each due timer at most once, and draws one frame at the end. */
  async skip(ms: number): Promise<this> {
    await this.page.clock.fastForward(ms);
    return this;
  }

  /**
   * Advances the clock until an element is visible, and checks accessibility like {@link Guest.sees}.
   *
   * @param within maximum advance (ms)
   * @param step size of each advance (ms)
   * @throws {Error} when the element is not visible by then
   */
  async until(what: Locator, { within = 30_000, step = 200 } = {}): Promise<this> {
    for (let passed = 0; !(await what.isVisible()); passed += step) {
      if (passed >= within + LATE_STEPS * step)
        throw new Error(`${what} is not to be seen within ${within} ms`);
      await this.works();
      // The clock may have advanced faster than the page could work, so the last steps take real time.
      if (passed >= within && (await isSeenSoon(what))) break;
      await this.skip(step);
    }
    await this.#examineNewState();
    return this;
  }

  /**
   * Gives the page's work its real time, which passes while the clock stands still: waits for the pending requests.
   * If one has ended, waits for two frames, because the browser still has to compile and run a loaded script.
   */
  async works(): Promise<this> {
    while (this.#loading.size > 0) await this.#answer();
    if (this.#hasAnswer) {
      const frames = this.hearsOfSizes().catch(() => undefined);
      await Promise.race([frames, sleep(FRAMES_MS)]);
    }
    this.#hasAnswer = false;
    return this;
  }

  /** Waits until the next request ends. */
  #answer(): Promise<void> {
    return new Promise((resolve) => {
      this.#onAnswer = resolve;
    });
  }

  /**
   * Waits until the page has loaded all requested scripts and sounds, and has decoded all requested pictures.
   * Requests that later timers start are not included.
   */
  async hasAll(): Promise<this> {
    do {
      while (this.#loading.size > 0) await this.#answer();
    } while (!(await hasAllItAskedFor(this.page)) || this.#loading.size > 0);
    return this;
  }

  /** Completes all fades immediately. */
  async settles(): Promise<this> {
    await this.#turnTo();
    await settle(this.page);
    return this;
  }

  /** Expects that the page complies with WCAG. */
  async findsItAccessible(): Promise<this> {
    await this.settles();
    expect(await examine(this.page)).toEqual([]);
    return this;
  }

  /** Returns the journal entries on this device, oldest first. */
  journal(): Promise<JournalEntry[]> {
    return readJournal(this.page);
  }

  async stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }

  /**
   * Checks the accessibility of each state of a page once per run: by day in a wide and in a narrow window, and by
   * night. `leave` and `closesTab` report the violations.
   */
  async #examineNewState(): Promise<void> {
    const state = await this.page.evaluate(() => {
      // The placeholder of a loading page does not count as a state.
      if (!document.querySelector('main > :not([data-waiting], [hidden])')) return undefined;
      const words = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.textContent ?? '').join(' ');
      const isNight = matchMedia('(prefers-color-scheme: dark)').matches;
      return [
        location.pathname,
        // Headings that differ only in numbers count as the same state, because names of test accounts contain numbers.
        ...['h1', 'dialog[open] h2', '[role="alert"]'].map((selector) =>
          words(selector).replace(/\d+/g, '#'),
        ),
        document.querySelectorAll('[role="tabpanel"], [role="menu"], form').length,
        // At night only the colors differ.
        isNight || innerWidth < 768,
        isNight,
      ].join('|');
    });
    if (state === undefined || !(await isNew(state))) return;
    await this.settles();
    let [before, wrongs] = [await this.#structure(), await examine(this.page)];
    // A page that changes under the check, as when the next one has loaded, was never as axe saw it.
    for (
      let now = await this.#structure();
      wrongs.length > 0 && now !== before;
      now = await this.#structure()
    )
      [before, wrongs] = [now, now === undefined ? [] : await examine(this.page)];
    this.#wrongs.push(...wrongs.map((wrong) => `${state}: ${wrong}`));
  }

  /** Returns the page's elements; undefined for the placeholder of a loading page. */
  #structure(): Promise<string | undefined> {
    return this.page.evaluate(() =>
      document.querySelector('main > :not([data-waiting], [hidden])')
        ? [...document.body.querySelectorAll('*')].map(({ tagName }) => tagName).join()
        : undefined,
    );
  }

  /**
   * Closes this tab. The page receives its unload events.
   * @throws when an unexpected error has occurred
   */
  async closesTab(): Promise<void> {
    const closed = this.page.waitForEvent('close');
    await this.page.close({ runBeforeUnload: true });
    await closed;
    this.#expectNoWrongs();
  }

  /** Closes the browser context. @throws when an unexpected error has occurred in this tab */
  async leave(): Promise<void> {
    await this.context.close();
    this.#expectNoWrongs();
  }

  #expectNoWrongs(): void {
    const expected = this.#options.expectedWrongs;
    expect(this.#wrongs.filter((wrong) => !expected?.test(wrong))).toEqual([]);
  }
}

/** Returns whether an element is visible within {@link LATE_STEP_MS}. */
const isSeenSoon = (what: Locator): Promise<boolean> =>
  what.waitFor({ timeout: LATE_STEP_MS }).then(
    () => true,
    (error: Error) => {
      if (error.name === 'TimeoutError') return false;
      throw error;
    },
  );

const isFocused = (on: Locator): Promise<boolean> =>
  on.evaluate((element) => element === document.activeElement);

/**
 * Returns whether this is the first visit of this run to this state of a page. Test processes share a folder of
 * markers.
 */
async function isNew(state: string): Promise<boolean> {
  const name = createHash('sha256').update(state).digest('hex');
  try {
    await writeFile(path.join(process.env.EXAMINED as string, name), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Disables the fades of pages, themes and the interface of a session. Runs in the page. */
export function fadeNothing(): void {
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main > * { animation: none !important }');
  document.adoptedStyleSheets.push(sheet);
  addEventListener('DOMContentLoaded', () => document.documentElement.setAttribute('data-stays', ''));
}

/** Fills localStorage before the first page of each tab. Later pages of the tab keep the changes. */
async function keep(context: BrowserContext, storage: Record<string, string>): Promise<void> {
  await context.addInitScript((values) => {
    // A blank page has no storage.
    if (origin === 'null' || sessionStorage.getItem('test.prepared')) return;
    try {
      sessionStorage.setItem('test.prepared', 'yes');
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    } catch (error) {
      // If the browser refuses storage, there is nothing to prepare.
      if (!(error instanceof DOMException)) throw error;
    }
  }, storage);
}
