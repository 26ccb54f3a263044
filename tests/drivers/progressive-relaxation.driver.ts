/** Follows a session of Progressive Relaxation with a stopped clock. */
import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import type { Guest } from './guest';

/** Timeout that is long enough for a slow machine, ms. */
const PATIENCE = { timeout: 40_000 };

/** Duration of the last part of a jump, in which every frame is drawn, ms. */
const FRAMES_MS = 50;

/** Times at which the phases of a default session start, and at which the session ends, s. */
const BEGINNINGS = [
  ...Array.from({ length: 6 }, (_, part) => [part * 15, part * 15 + 5]).flat(),
  90,
  105,
] as const;

export class ProgressiveRelaxationDriver {
  readonly guest: Guest;
  /** Elapsed time of the session, ms. */
  #passed = 0;

  private constructor(guest: Guest) {
    this.guest = guest;
  }

  /** Stops the clock, presses Start Session, and waits for the picture. Needs `turnsClock`. */
  static async begin(guest: Guest, start = 'Start Session'): Promise<ProgressiveRelaxationDriver> {
    const relaxer = new ProgressiveRelaxationDriver(guest);
    await guest.stopClock();
    await guest.press(start);
    while (!(await relaxer.phase('Tense Your Muscles').isVisible())) await guest.skip(1);
    // The session starts with the next frame.
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
   * Advances to this second of a default session, with a stop 0.1 s after the start of each phase. Frames are drawn
   * only just before these stops and before the end.
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
    // React defers some work to the next task. That work must run before the next jump.
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

  /** Expects this value of the countdown. */
  async counts(seconds: number): Promise<this> {
    await expect.poll(() => this.seconds.innerText(), PATIENCE).toBe(`${seconds}`);
    return this;
  }
}
