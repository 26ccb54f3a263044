/** A player in a real browser, with a mouse, a finger or a keyboard. */
import type { JournalEntry } from '../../../domain/journal';
import { readJournalHere } from '../../drivers/look/device-journal';
import type { Name, Offset, Player } from './player';
import type { Point, Seat } from './seat';

/** Step of a wait for the page, ms on its clock. */
const STEP_MS = 50;

/** Longest wait for a control or for the first frame, in steps. */
const MOST_STEPS = 200;

/** Attribute of the element that the player has found. */
const FOUND = 'data-found-by-test';
const FOUND_ONE = `[${FOUND}]`;

const CONTROLS = 'button, a[href], input, select, textarea';

export class BrowserPlayer implements Player {
  readonly #seat: Seat;
  #address = '/';
  /** Point at which the pointer is down, CSS px. */
  #pressed: Point = { x: 0, y: 0 };

  constructor(seat: Seat) {
    this.#seat = seat;
  }

  async open(address: string): Promise<void> {
    this.#address = address;
    await this.#seat.open(address);
  }

  async reopen(): Promise<void> {
    // A new load tells the old page that it is hidden, as when a tab is discarded.
    await this.#seat.open(this.#address);
  }

  async begin(): Promise<void> {
    const start = 'main [data-next]';
    const isThere = () => this.#seat.run((one) => document.querySelector(one) !== null, start);
    await this.#until(isThere, 'primary action');
    await this.#seat.act(start);
  }

  async start(): Promise<void> {
    await this.begin();
    await this.#until(() => this.isPlaying(), 'session');
    await this.#seat.hasAll();
    await this.wait(500);
  }

  async adjust(): Promise<void> {
    await this.#seat.run(() => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
    });
  }

  async choose(option: Name): Promise<void> {
    await this.adjust();
    await this.press(option);
  }

  async press(name: Name): Promise<void> {
    const isDrifting = await this.#find(name);
    // A drifting control may move away from a pointer, so its click is dispatched.
    if (isDrifting)
      await this.#seat.run((found) => document.querySelector<HTMLElement>(found)?.click(), FOUND_ONE);
    else await this.#seat.act(FOUND_ONE);
    await this.#seat.wait(16);
  }

  async down(name: Name, [byX, byY]: Offset = [0, 0]): Promise<void> {
    await this.#find(name);
    const { x, y } = await this.#center();
    this.#pressed = { x: x + byX, y: y + byY };
    await this.#seat.point('down', { x, y });
    await this.#seat.wait(16);
    if (byX !== 0 || byY !== 0) await this.#seat.point('move', this.#pressed);
    await this.#seat.wait(16);
  }

  async up(way: 'lifted' | 'cancelled' = 'lifted'): Promise<void> {
    if (way === 'lifted') await this.#seat.point('up', this.#pressed);
    else {
      const cancel = (x: number, y: number) =>
        document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
      await this.#seat.run(cancel, this.#pressed.x, this.#pressed.y);
    }
    await this.#seat.wait(16);
  }

  async drag(name: Name, ...path: readonly Offset[]): Promise<void> {
    await this.#find(name);
    const { x, y } = await this.#center();
    const points = path.map(([byX, byY]) => ({ x: x + byX, y: y + byY }));
    await this.#seat.lead([{ x, y }, ...points]);
  }

  async key(on: Name, ...keys: readonly string[]): Promise<void> {
    await this.#find(on);
    await this.#seat.focus(FOUND_ONE);
    await this.#seat.keys(...keys.map((key) => (key === ' ' ? 'Space' : key)));
  }

  async escape(): Promise<void> {
    await this.#seat.keys('Escape');
    await this.#seat.wait(16);
  }

  write(text: string): Promise<void> {
    return this.#change('main textarea, main input:not([type]), main input[type="text"]', '', text);
  }

  slide(label: Name, value: number): Promise<void> {
    return this.#change('main input[type="range"]', label, String(value));
  }

  async wait(ms: number): Promise<void> {
    await this.#seat.wait(ms);
  }

  async isAway(ms: number): Promise<void> {
    const hide = (isHidden: boolean) => {
      Object.defineProperties(document, {
        hidden: { configurable: true, value: isHidden },
        visibilityState: { configurable: true, value: isHidden ? 'hidden' : 'visible' },
      });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    };
    await this.#seat.run(hide, true);
    await this.wait(ms);
    await this.#seat.run(hide, false);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#seat.resize(width, height);
  }

  async loseContext(ms: number): Promise<void> {
    await this.#seat.run(() => {
      const canvas = document.querySelector('main canvas') as HTMLCanvasElement;
      const lost = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      Object.assign(window, { lost });
      lost?.loseContext();
    });
    await this.wait(ms);
    await this.#seat.run(() => (window as unknown as { lost?: WEBGL_lose_context }).lost?.restoreContext());
    await this.wait(100);
  }

  async leave(): Promise<void> {
    await this.press('Back to Games');
    await this.#until(async () => !(await this.isPlaying()), 'end of the session');
    await this.wait(500);
  }

  names(): Promise<readonly string[]> {
    return this.#seat.run(namesIn, CONTROLS);
  }

  targets(): Promise<readonly string[]> {
    return this.#seat.run(namesIn, '[data-target]');
  }

  words(): Promise<string> {
    return this.#seat.run(
      () => (document.querySelector('dialog[open]') ?? document.querySelector('main'))?.textContent ?? '',
    );
  }

  said(): Promise<string> {
    return this.#seat.run(() =>
      [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(' '),
    );
  }

  isPlaying(): Promise<boolean> {
    return this.#seat.run(() => document.querySelector('[aria-label="All sound"]') !== null);
  }

  async isAsked(): Promise<boolean> {
    return (await this.words()).includes('How are you feeling now?');
  }

  async journal(): Promise<readonly JournalEntry[]> {
    return this.#seat.run(readJournalHere) as Promise<JournalEntry[]>;
  }

  async #until(isMet: () => Promise<boolean>, what: string): Promise<void> {
    for (let step = 0; !(await isMet()); step++) {
      if (step > MOST_STEPS) throw new Error(`There is no ${what}: ${(await this.names()).join(' | ')}`);
      await this.#seat.hasAll();
      await this.#seat.wait(STEP_MS);
    }
  }

  /** Waits for an enabled control, and marks it. @returns whether it drifts */
  async #find(name: Name): Promise<boolean> {
    let isDrifting: boolean | null = null;
    const mark = async () => {
      isDrifting = await this.#seat.run(markIn, CONTROLS, ...parts(name), FOUND);
      return isDrifting !== null;
    };
    await this.#until(mark, `control called ${name}`);
    return isDrifting === true;
  }

  /** Returns the center of the marked element, CSS px. */
  #center(): Promise<Point> {
    return this.#seat.run((found) => {
      const {
        x = 0,
        y = 0,
        width = 0,
        height = 0,
      } = document.querySelector(found)?.getBoundingClientRect() ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    }, FOUND_ONE);
  }

  /** Sets the value of a field as typing does: React ignores values that are set through its own property. */
  async #change(selector: string, label: Name, value: string): Promise<void> {
    const mark = async () => (await this.#seat.run(markIn, selector, ...parts(label), FOUND)) !== null;
    await this.#until(mark, `field ${label}`);
    await this.#seat.run(
      (found, value) => {
        const field = document.querySelector<HTMLInputElement>(found);
        if (!field) return;
        field.focus();
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      },
      FOUND_ONE,
      value,
    );
  }
}

/** Returns a name as JSON: its text, and whether the text is a pattern. */
const parts = (name: Name): readonly [text: string, isPattern: boolean] =>
  typeof name === 'string' ? [name, false] : [name.source, true];

/**
 * Marks the first control with a name, of the open dialog or of the page. Runs in the page.
 * @returns whether the control drifts; null when there is none
 */
function markIn(selector: string, text: string, isPattern: boolean, mark: string): boolean | null {
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark);
  const within = document.querySelector('dialog[open]') ?? document;
  const control = [...within.querySelectorAll<HTMLElement>(selector)].find((one) => {
    const label = one.getAttribute('aria-label') ?? (one as HTMLInputElement).labels?.[0]?.textContent;
    const words = (label ?? one.textContent ?? '').trim();
    const isCalled = isPattern
      ? new RegExp(text).test(words)
      : text === '' || words === text || words.startsWith(`${text},`);
    return isCalled && one.getClientRects().length > 0 && !one.matches(':disabled, [aria-disabled="true"]');
  });
  control?.setAttribute(mark, '');
  return control ? control.parentElement?.style.transform !== '' : null;
}

/** Returns the names of the visible, enabled controls, of the open dialog or of the page. Runs in the page. */
function namesIn(selector: string): string[] {
  const within = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document;
  return [...within.querySelectorAll<HTMLElement>(selector)]
    .filter((one) => one.getClientRects().length > 0 && !one.matches(':disabled, [aria-disabled="true"]'))
    .map((one) => {
      const label = one.getAttribute('aria-label') ?? (one as HTMLInputElement).labels?.[0]?.textContent;
      return (label ?? one.textContent ?? '').trim();
    });
}
