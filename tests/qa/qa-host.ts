/** Time of the QA page: real, stopped, or several times faster in steps of 16 ms. */
import { ManualHost } from './manual-host';

/** Speed relative to real time. 0 stops the time. */
export type Rate = 0 | 1 | 4 | 16;

/** Length of a step, ms. */
const STEP_MS = 16;

export class QaHost extends ManualHost {
  /** Called after each step of simulated time. */
  onStep: () => void = () => undefined;
  #rate: Rate = 1;
  /** Real time at the last call of `#elapsed`, ms. */
  #realAt = performance.now();
  #interval: number | undefined;

  get rate(): Rate {
    return this.#rate;
  }

  setRate(rate: Rate): void {
    this.#follow();
    this.#rate = rate;
    if (this.#interval !== undefined) clearInterval(this.#interval);
    this.#interval = rate > 1 ? window.setInterval(this.#follow, STEP_MS) : undefined;
    if (rate === 1) this.#arm();
  }

  override now(): number {
    // Time passes without a wake-up call, so a timer may be late, as with the browser's own clock.
    if (this.#rate === 1) this.sleep(this.#elapsed());
    return super.now();
  }

  override wake(callback: () => void, ms: number): number {
    const id = super.wake(callback, ms);
    if (this.#rate === 1) this.#arm();
    return id;
  }

  /** Advances by `ms` in steps of 16 ms. */
  passInSteps(ms: number): void {
    for (let left = ms; left > 0; left -= STEP_MS) {
      this.pass(Math.min(left, STEP_MS));
      this.onStep();
    }
  }

  readonly #follow = (): void => {
    const elapsed = this.#elapsed();
    if (this.#rate === 1) {
      this.pass(elapsed);
      return;
    }
    this.passInSteps(elapsed * this.#rate);
  };

  #arm(): void {
    const ms = this.untilNext;
    if (ms !== undefined) setTimeout(this.#follow, ms);
  }

  /** Returns the real time since the last call, ms. */
  #elapsed(): number {
    const now = performance.now();
    const elapsed = this.#rate === 0 ? 0 : now - this.#realAt;
    this.#realAt = now;
    return elapsed;
  }
}
