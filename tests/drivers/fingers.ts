/** Fingers on the glass, several at once and for as long as they like, which Playwright's own touchscreen does not have. */
import type { CDPSession, Page } from 'playwright';
import { drawsAFrame } from './look/settle';

/** Where a finger is on the page (CSS px), which one it is if there are several, and how large its tip is (px). */
export interface Finger {
  readonly x: number;
  readonly y: number;
  readonly id?: number;
  readonly radiusX?: number;
  readonly radiusY?: number;
  readonly force?: number;
}

/** How long the browser may take to say that a touch has been dealt with, ms. */
const ANSWERED_WITHIN_MS = 5000;

export class Fingers {
  readonly #page: Page;
  readonly #device: CDPSession;

  private constructor(page: Page, device: CDPSession) {
    this.#page = page;
    this.#device = device;
  }

  static async of(page: Page): Promise<Fingers> {
    return new Fingers(page, await page.context().newCDPSession(page));
  }

  /** One more finger comes down. @param all that are down with it */
  down(all: readonly Finger[]): Promise<void> {
    return this.#touch('touchStart', all);
  }

  /** @param all that are down, where they are now */
  move(all: readonly Finger[]): Promise<void> {
    return this.#touch('touchMove', all);
  }

  /** @param remaining those that are still down */
  up(remaining: readonly Finger[] = []): Promise<void> {
    return this.#touch('touchEnd', remaining);
  }

  /** The system takes all of them away. */
  cancel(): Promise<void> {
    return this.#touch('touchCancel', []);
  }

  /**
   * On a busy machine Chromium fails to answer one touch in some thousands, though it has dealt with it and the page goes
   * on. Then it is enough that the page draws a frame: a page that hangs does not, and its test runs out of time.
   */
  async #touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    all: readonly Finger[],
  ): Promise<void> {
    let late: NodeJS.Timeout | undefined;
    const goesOn = new Promise<void>((resolve) => {
      late = setTimeout(resolve, ANSWERED_WITHIN_MS);
    }).then(() => drawsAFrame(this.#page));
    const answered = this.#device.send('Input.dispatchTouchEvent', { type, touchPoints: [...all] });
    try {
      await Promise.race([answered, goesOn]);
    } finally {
      clearTimeout(late);
    }
  }
}
