/** Multi-touch, which Playwright's touchscreen does not support. */
import type { CDPSession, Page } from 'playwright';
import { drawsAFrame } from './look/settle';

/**
 * A touch point. `x` and `y` are its position on the page, CSS px. `radiusX` and `radiusY` are the radii of the contact
 * area, CSS px. `force` is the pressure, 0-1. If there are several points, each has its own `id`.
 */
export interface Finger {
  readonly x: number;
  readonly y: number;
  readonly id?: number;
  readonly radiusX?: number;
  readonly radiusY?: number;
  readonly force?: number;
}

/** Time for which a touch waits only for the browser's acknowledgment, ms. */
const ANSWERED_WITHIN_MS = 5000;

/**
 * Time between the last move and the lift of a finger, ms. A finger that lifts in motion starts a fling, even where
 * `touch-action` forbids scrolling. Chromium sends no click for a tap within the next half second, because the tap only
 * stops the fling.
 */
const REST_MS = 150;

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

  /** Adds a finger. @param all all fingers that are down, including the new one */
  down(all: readonly Finger[]): Promise<void> {
    return this.#touch('touchStart', all);
  }

  /** @param all all fingers that are down, at their new positions */
  move(all: readonly Finger[]): Promise<void> {
    return this.#touch('touchMove', all);
  }

  /**
   * Lifts fingers that have rested: the time stamp of the lift is later, so the test does not wait.
   * @param remaining fingers that stay down
   */
  up(remaining: readonly Finger[] = []): Promise<void> {
    return this.#touch('touchEnd', remaining, Date.now() + REST_MS);
  }

  /** Cancels all touches, as the system does. */
  cancel(): Promise<void> {
    return this.#touch('touchCancel', []);
  }

  /**
   * Sends a touch and waits for its acknowledgment. On a slow machine Chromium occasionally fails to acknowledge a
   * touch that it has processed. A frame of the page then counts as the acknowledgment. A page that hangs draws no
   * frame, so its test times out.
   *
   * @param at time stamp of the touch, ms since 1970; the present without it
   */
  async #touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    all: readonly Finger[],
    at?: number,
  ): Promise<void> {
    let late: NodeJS.Timeout | undefined;
    const goesOn = new Promise<void>((resolve) => {
      late = setTimeout(resolve, ANSWERED_WITHIN_MS);
    }).then(() => drawsAFrame(this.#page));
    const answered = this.#device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [...all],
      // The protocol counts seconds since 1970.
      ...(at !== undefined && { timestamp: at / 1000 }),
    });
    try {
      await Promise.race([answered, goesOn]);
    } finally {
      clearTimeout(late);
    }
  }
}
