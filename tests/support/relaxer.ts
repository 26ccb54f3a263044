/** Somebody who lies down and follows a session, on a clock that the test turns. */
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import type { Guest } from './guest';

/** A busy machine is no failure (ms). */
const PATIENCE = { timeout: 40_000 };

export class Relaxer {
  readonly guest: Guest;
  /** What of the session has passed, ms. */
  #passed = 0;

  private constructor(guest: Guest) {
    this.guest = guest;
  }

  /** Presses Start Session on a clock that stands from here on, and waits until all can be seen. Needs `turnsClock`. */
  static async begin(guest: Guest, start = 'Start Session'): Promise<Relaxer> {
    const relaxer = new Relaxer(guest);
    const asked = guest.page
      .waitForResponse(/progressive-relaxation\/|nearness/, PATIENCE)
      .catch(() => undefined);
    await guest.stopClock();
    await guest.press(start);
    while (!(await relaxer.phase('Tense Your Muscles').isVisible())) await guest.skip(1);
    // The session begins with the next frame.
    while ((await relaxer.seconds.count()) === 0) await guest.wait(16);
    await guest.wait(32);
    void asked;
    await guest.page.waitForLoadState('networkidle');
    return relaxer;
  }

  phase(
    title: 'Tense Your Muscles' | 'Release and Relax' | 'Final Relaxation' | 'Session Complete',
  ): Locator {
    return this.guest.heading(title);
  }

  get seconds(): Locator {
    return this.guest.page.getByLabel('Time', { exact: true });
  }

  get progress(): Locator {
    return this.guest.page.getByRole('progressbar', { name: 'Progress' });
  }

  /** Lets time pass until so many seconds of the session have; a frame is drawn at the end. */
  async waitsTo(second: number): Promise<this> {
    const ms = second * 1000 - this.#passed;
    if (ms > 400) await this.guest.skip(ms - 400);
    await this.guest.wait(Math.min(400, ms));
    this.#passed = second * 1000;
    return this;
  }

  async percent(): Promise<number> {
    return Number(await this.progress.getAttribute('value'));
  }

  /** Finds that the countdown says so. */
  async counts(seconds: number): Promise<this> {
    await expect.poll(() => this.seconds.innerText(), PATIENCE).toBe(`${seconds}`);
    return this;
  }
}
