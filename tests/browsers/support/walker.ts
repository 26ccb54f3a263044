/** A person who walks through the product in any browser. */
import { expect } from 'vitest';
import { WRONGS_KEY } from './page-script';
import type { Hand, Point, Tab } from './tab';

/** For as long a walker looks for something, ms: browsers that draw in software are slow. */
const PATIENCE_MS = 60_000;

/** Storage of somebody with premium who has agreed to the disclaimer. */
const PREMIUM = { 'stillgrove.disclaimerAccepted': 'true', 'stillgrove.isPremium': 'true' };

export class Walker {
  readonly tab: Tab;
  readonly #hand: Hand;
  readonly #baseUrl: string;

  constructor(tab: Tab, hand: Hand, baseUrl: string) {
    this.tab = tab;
    this.#hand = hand;
    this.#baseUrl = baseUrl;
  }

  /** Opens a page with an empty device but for these values of the small storage. */
  async arrive(path: string, storage: Record<string, string> = PREMIUM): Promise<this> {
    await this.open('/about');
    await this.tab.run((values) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, storage);
    return this.open(path);
  }

  async open(path: string): Promise<this> {
    await this.tab.open(`${this.#baseUrl}${path}`);
    return this.until(() => document.querySelector('main > :not([data-waiting], [hidden])') !== null);
  }

  /** Waits until something is so in the page. */
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

  /** Waits until a text is on the page. */
  sees(text: string): Promise<this> {
    return this.until((words) => document.body.innerText.includes(words), text);
  }

  noLongerSees(text: string): Promise<this> {
    return this.until((words) => !document.body.innerText.includes(words), text);
  }

  /** Presses a control by its accessible name, once it can be hit. */
  async press(name: string): Promise<this> {
    return this.#pressAt(() => this.tab.run(placeOf, name, ''), name);
  }

  /** Presses what a selector finds first, once it can be hit. */
  async pressFirst(selector: string): Promise<this> {
    return this.#pressAt(() => this.tab.run(placeOf, '', selector), selector);
  }

  /** Presses a control by its name if it can be hit now. @returns whether it could */
  async pressIfThere(name: string): Promise<boolean> {
    const place = await this.tab.run(placeOf, name, '');
    if (place) await this.tab.lead(this.#hand, [place]);
    return place !== null;
  }

  /** Puts text into the field with this label. */
  async fills(label: string, text: string): Promise<this> {
    await this.press(label);
    await this.tab.type(text);
    return this.until((value) => (document.activeElement as HTMLInputElement | null)?.value === value, text);
  }

  /** Leads the hand over the middle of the scene. */
  async drags(): Promise<this> {
    const { left, top, width, height } = await this.tab.run(() => {
      const { left, top, width, height } = (
        document.querySelector('main canvas') as HTMLElement
      ).getBoundingClientRect();
      return { left, top, width, height };
    });
    const points = Array.from({ length: 8 }, (_, step) => ({
      x: left + width * (0.3 + step * 0.05),
      y: top + height * (0.45 + step * 0.01),
    }));
    await this.tab.lead(this.#hand, points);
    return this;
  }

  /** @returns what went wrong in this tab since the last time */
  takeWrongs(): Promise<string[]> {
    return this.tab.run((key) => {
      const wrongs = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
      sessionStorage.removeItem(key);
      return wrongs;
    }, WRONGS_KEY);
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
 * Finds the middle of a control that nothing covers. It runs in the page.
 *
 * @param name its accessible name, or ''
 * @param selector chooses among controls where there is no name
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
  const exact = all.filter((one) => nameOf(one) === name);
  // A choice has its hint after its name.
  const named = exact.length > 0 ? exact : all.filter((one) => nameOf(one).startsWith(name));
  for (const control of selector ? all : named) {
    if (!control.checkVisibility() || control.matches(':disabled, [aria-disabled="true"]')) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (hit && (control.contains(hit) || hit.contains(control))) return { x, y };
  }
  return null;
}
