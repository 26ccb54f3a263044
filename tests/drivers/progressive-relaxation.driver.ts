/** Somebody who lies down and follows a session, on a clock that the test turns. */
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import type { Guest } from './guest';

/** A busy machine is no failure (ms). */
const PATIENCE = { timeout: 40_000 };

/** At the end of a jump so much is drawn frame by frame (ms). */
const FRAMES_MS = 50;

/** When the phases of a session as specified begin, s; the last is its end. */
const BEGINNINGS = [
  ...Array.from({ length: 6 }, (_, part) => [part * 15, part * 15 + 5]).flat(),
  90,
  105,
] as const;

export class ProgressiveRelaxationDriver {
  readonly guest: Guest;
  /** What of the session has passed, ms. */
  #passed = 0;

  private constructor(guest: Guest) {
    this.guest = guest;
  }

  /** Presses Start Session on a clock that stands from here on, and waits until all can be seen. Needs `turnsClock`. */
  static async begin(guest: Guest, start = 'Start Session'): Promise<ProgressiveRelaxationDriver> {
    const relaxer = new ProgressiveRelaxationDriver(guest);
    await guest.stopClock();
    await guest.press(start);
    while (!(await relaxer.phase('Tense Your Muscles').isVisible())) await guest.skip(1);
    // The session begins with the next frame.
    while ((await relaxer.seconds.count()) === 0) await guest.wait(16);
    await guest.wait(32);
    await guest.hasAll();
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

  /**
   * Lets time pass until so many seconds of a session as specified have. Every phase on the way is seen to begin, as it
   * would be without jumps; frames are drawn only there and at the end.
   */
  async waitsTo(second: number): Promise<this> {
    const stops = BEGINNINGS.map((begins) => begins + 0.1).filter(
      (stop) => stop * 1000 > this.#passed && stop < second,
    );
    for (const stop of [...stops, second]) await this.#jump(stop * 1000 - this.#passed);
    return this;
  }

  async #jump(ms: number): Promise<void> {
    if (ms > FRAMES_MS) await this.guest.skip(ms - FRAMES_MS);
    await this.guest.wait(Math.min(FRAMES_MS, ms));
    // What React puts off until the next task comes before the next jump.
    await this.guest.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        }),
    );
    this.#passed += ms;
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
