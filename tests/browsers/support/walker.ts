/** A person who uses the product in any browser. */
import { expect } from 'playwright/test';
import { WITHOUT_KEY, WRONGS_KEY } from './page-script';
import type { Hand, Point, Tab } from './tab';

/** Timeout of a wait for the page, ms. Browsers with software rendering are slow. */
const PATIENCE_MS = 60_000;

/** Values of localStorage on a device with premium and an accepted disclaimer. */
const PREMIUM = { 'stillgrove.disclaimerAccepted': 'true', 'stillgrove.isPremium': 'true' };

export class Walker {
  readonly tab: Tab;
  readonly #hand: Hand;
  readonly #baseUrl: string;
  readonly #without: readonly string[];

  constructor(tab: Tab, hand: Hand, baseUrl: string, without: readonly string[] = []) {
    this.tab = tab;
    this.#without = without;
    this.#hand = hand;
    this.#baseUrl = baseUrl;
  }

  /**
   * Empties the device, except for the files cached for offline use. Then sets these values of localStorage, and opens
   * a page.
   */
  async arrive(path: string, storage: Record<string, string> = PREMIUM): Promise<this> {
    // On a plain text page no script of the app writes to the storage.
    await this.tab.open(`${this.#baseUrl}/licenses.txt`);
    const prepared = { [WITHOUT_KEY]: JSON.stringify(this.#without) };
    await this.tab.run(
      async (values, prepared) => {
        localStorage.clear();
        sessionStorage.clear();
        Object.assign(sessionStorage, prepared);
        for (const { name } of await indexedDB.databases())
          await new Promise((resolve) => {
            indexedDB.deleteDatabase(name as string).onsuccess = resolve;
          });
        Object.assign(localStorage, values);
      },
      storage,
      prepared,
    );
    return this.open(path);
  }

  async open(path: string): Promise<this> {
    await this.tab.open(`${this.#baseUrl}${path}`);
    return this.#untilShown();
  }

  /** Waits until the page has opened another one by itself. */
  async comesTo(path: string): Promise<this> {
    // In Firefox a script that starts in a page which is being replaced may run in the old page, or never end.
    await expect.poll(() => this.tab.address(), { timeout: PATIENCE_MS }).toBe(`${this.#baseUrl}${path}`);
    return this.#untilShown();
  }

  /** Waits until a condition holds in the page. */
  async until<TArgs extends readonly string[]>(
    isSo: (...args: TArgs) => boolean,
    ...args: TArgs
  ): Promise<this> {
    await expect
      .poll(() => this.tab.run(isSo, ...args), {
        timeout: PATIENCE_MS,
        message: `${args.join(', ')} ${isSo}`,
      })
      .toBe(true);
    return this;
  }

  /** Returns the time on the page's clock, ms. */
  now(): Promise<number> {
    return this.tab.run(() => performance.now());
  }

  /** Lets the page's clock run for `ms`. */
  async lets(ms: number): Promise<this> {
    const begun = await this.now();
    return this.until((at, ms) => performance.now() - Number(at) > Number(ms), `${begun}`, `${ms}`);
  }

  /** Waits until the page contains a text. */
  sees(text: string): Promise<this> {
    return this.until((words) => document.body.textContent.includes(words), text);
  }

  /** Begins to watch for a text that the page may show only briefly. `hasSeen` works in the next page, too. */
  watchesFor(text: string): Promise<void> {
    return this.tab.run((text) => {
      const look = () => {
        if (document.body.textContent.includes(text)) sessionStorage.setItem(`test.seen ${text}`, 'yes');
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    }, text);
  }

  /** Returns whether this tab has shown a text since `watchesFor`. */
  hasSeen(text: string): Promise<boolean> {
    return this.tab.run((text) => sessionStorage.getItem(`test.seen ${text}`) !== null, text);
  }

  noLongerSees(text: string): Promise<this> {
    return this.until((words) => !document.body.textContent.includes(words), text);
  }

  /** Presses a control by its accessible name, as soon as nothing covers it. */
  async press(name: string): Promise<this> {
    return this.#pressAt(() => this.tab.run(placeOf, name, ''), name);
  }

  /** Presses the first enabled and uncovered element of a selector, as soon as there is one. */
  async pressFirst(selector: string): Promise<this> {
    return this.#pressAt(() => this.tab.run(placeOf, '', selector), selector);
  }

  /** Fills the field with this label. */
  async fills(label: string, text: string): Promise<this> {
    await this.press(label);
    await this.tab.type(text);
    return this.until((value) => (document.activeElement as HTMLInputElement | null)?.value === value, text);
  }

  /** Moves the walker's hand through points of the window. */
  lead(points: readonly Point[]): Promise<void> {
    return this.tab.lead(this.#hand, points);
  }

  /** Returns the errors that occurred in this tab since the last call. */
  takeWrongs(): Promise<string[]> {
    return this.tab.run((key) => {
      const wrongs = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
      sessionStorage.removeItem(key);
      return wrongs;
    }, WRONGS_KEY);
  }

  #untilShown(): Promise<this> {
    return this.until(() => document.querySelector('main > :not([data-waiting], [hidden])') !== null);
  }

  async #pressAt(find: () => Promise<Point | null>, what: string): Promise<this> {
    let place: Point | null = null;
    await expect
      .poll(
        async () => {
          place = await find();
          return place !== null;
        },
        { timeout: PATIENCE_MS, message: `"${what}" cannot be pressed` },
      )
      .toBe(true);
    await this.tab.lead(this.#hand, [place as unknown as Point]);
    return this;
  }
}

/**
 * Returns the middle of a control that nothing covers; null if there is none. Runs in the page.
 *
 * @param name accessible name of the control; '' for any
 * @param selector limits the search to matching controls of the page; '' for any
 */
function placeOf(name: string, selector: string): Point | null {
  const nameOf = (element: Element) =>
    (
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      ''
    ).trim();
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      selector || 'button, a[href], input, textarea, [role="tab"], label',
    ),
  ];
  const exact = all.filter((one) => name === '' || nameOf(one) === name);
  // The accessible name of a choice ends with its hint.
  const named = exact.length > 0 ? exact : all.filter((one) => nameOf(one).startsWith(name));
  for (const control of named) {
    if (control.getClientRects().length === 0 || control.matches(':disabled, [aria-disabled="true"]'))
      continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit && (control.contains(hit) || hit.contains(control))) return { x, y };
  }
  return null;
}
