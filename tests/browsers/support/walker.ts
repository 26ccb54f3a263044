/** A person who uses the product in any browser. */
import { expect } from 'vitest';
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
    await this.tab.open(`${this.#baseUrl}/licences.txt`);
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
    return this.until((words) => document.body.innerText.includes(words), text);
  }

  /** Begins to watch for a text that the page may show only briefly. `hasSeen` works in the next page, too. */
  watchesFor(text: string): Promise<void> {
    return this.tab.run((text) => {
      const look = () => {
        if (document.body.innerText.includes(text)) sessionStorage.setItem(`test.seen ${text}`, 'yes');
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    }, text);
  }

  /** Returns whether this tab has shown a text since `watchesFor`. */
  hasSeen(text: string): Promise<boolean> {
    return this.tab.run((text) => sessionStorage.getItem(`test.seen ${text}`) !== null, text);
  }

  noLongerSees(text: string): Promise<this> {
    return this.until((words) => !document.body.innerText.includes(words), text);
  }

  /** Presses a control by its accessible name, as soon as nothing covers it. */
  async press(name: string): Promise<this> {
    return this.#pressAt(() => this.tab.run(placeOf, name, ''), name);
  }

  /** Presses the first enabled and uncovered element of a selector, as soon as there is one. */
  async pressFirst(selector: string): Promise<this> {
    return this.#pressAt(() => this.tab.run(placeOf, '', selector), selector);
  }

  /**
   * Presses a button of the page (not of a dialog) by name, if nothing covers the button now.
   * @returns whether it was pressed
   */
  async pressIfThere(name: string): Promise<boolean> {
    const place = await this.tab.run(placeOf, name, 'main button');
    if (place) await this.tab.lead(this.#hand, [place]);
    return place !== null;
  }

  /**
   * Presses a target of the scene. The index of the target is `turn` modulo the number of targets.
   * @returns whether it could be pressed
   */
  async pressTarget(turn: number): Promise<boolean> {
    const place = await this.tab.run((turn) => {
      const all = [...document.querySelectorAll('main [data-target]:not(:disabled)')];
      const target = all[turn % all.length];
      const { left = 0, top = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
      const [x, y] = [left + width / 2, top + height / 2];
      return document.elementFromPoint(x, y) === target ? { x, y } : null;
    }, turn);
    if (place) await this.tab.lead(this.#hand, [place]);
    return place !== null;
  }

  /** Fills the field with this label. */
  async fills(label: string, text: string): Promise<this> {
    await this.press(label);
    await this.tab.type(text);
    return this.until((value) => (document.activeElement as HTMLInputElement | null)?.value === value, text);
  }

  /** Drags the first target of the scene toward the middle, and expects that it follows. */
  async dragsTarget(): Promise<this> {
    const middle = () =>
      this.tab.run(() => {
        const target = document.querySelector('main [data-target]:not(:disabled)');
        const { left = 0, top = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {};
        return { x: left + width / 2, y: top + height / 2 };
      });
    await this.until(() => document.querySelector('main [data-target]:not(:disabled)') !== null);
    // A new element moves until it has landed.
    let { x, y } = await middle();
    const rests = async () => {
      const before = { x, y };
      ({ x, y } = await middle());
      return before.x === x && before.y === y;
    };
    await expect.poll(rests, { timeout: PATIENCE_MS, interval: 200 }).toBe(true);
    const isLeft = await this.tab.run((x) => {
      const scene = document.querySelector('main canvas')?.getBoundingClientRect() ?? new DOMRect();
      return x < scene.left + scene.width / 2;
    }, x);
    const stepX = isLeft ? 8 : -8;
    await this.tab.lead(
      this.#hand,
      Array.from({ length: 8 }, (_, step) => ({ x: x + step * stepX, y: y - step * 4 })),
    );
    const moved = async () => Math.abs((await middle()).x - x);
    await expect.poll(moved, { timeout: PATIENCE_MS }).toBeGreaterThan(30);
    return this;
  }

  /** Drags along a short horizontal line in the lower half of the scene. */
  async drags(): Promise<this> {
    const { left, top, width, height } = await this.tab.run(() => {
      const { left, top, width, height } = (
        document.querySelector('main canvas') as HTMLElement
      ).getBoundingClientRect();
      return { left, top, width, height };
    });
    // No stone of the Zen Garden lies on this line.
    const points = Array.from({ length: 16 }, (_, step) => ({
      x: left + width * (0.42 + step * 0.015),
      y: top + height * 0.65,
    }));
    await this.tab.lead(this.#hand, points);
    return this;
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
