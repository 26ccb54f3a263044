/** The clock of machines and scenes, which a test advances by hand. A pause stops timers and animation. */

import { Listeners } from './listeners';

export interface ClockHost {
  /** Returns the monotonic time, ms; fractions are allowed. */
  now(): number;
  /** Calls `callback` once after `ms`. Returns the handle for {@link ClockHost.cancel}. */
  wake(callback: () => void, ms: number): number;
  cancel(id: number): void;
}

export const systemClockHost: ClockHost = {
  now: () => performance.now(),
  wake: (callback, ms) => setTimeout(callback, ms) as unknown as number,
  cancel: (id) => clearTimeout(id),
};

/** Browser timers store delays in 32 bits. A longer delay would fire immediately. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

interface Timer {
  readonly id: number;
  /** Due time on this clock, ms. */
  readonly due: number;
  readonly callback: () => void;
}

/**
 * A queue of timers, run in the order of their due times. If the callback of one timer sets a second timer, the delay
 * of the second timer counts from the due time of the first, not from the end of the step. The class satisfies XState's
 * `Clock`.
 * While a scene moves, the frame loop calls {@link Clock.catchUpFrame} in each frame. Otherwise one wake-up call at the
 * next due time is sufficient.
 */
export class Clock {
  /**
   * Maximum time that one frame may advance the clock, ms. A longer gap means that the device slept, so the clock skips
   * the rest of the gap. While nothing moves, a wake-up call always reaches the due time of its timer, so the limit
   * delays no timer.
   */
  frameLimit = Number.POSITIVE_INFINITY;
  /** Whether a moving scene waits for its next frame. {@link Clock.frameLimit} then applies to wake-up calls too. */
  isFrameDue = false;
  readonly #host: ClockHost;
  readonly #pauses = new Set<string>();
  readonly #onPause = new Listeners();
  readonly #onResume = new Listeners();
  #timers: Timer[] = [];
  #lastId = 0;
  /** Clock time at {@link #hostAt}, ms. */
  #time = 0;
  #hostAt: number;
  #wakeId: number | undefined;
  /** Due time of the current wake-up call, ms. Only a change of this time and a pause set the call again. */
  #wakeFor = 0;
  #isStepping = false;
  /** Clock time at which the current step ends, ms. */
  #stepEnd = 0;

  constructor(host: ClockHost = systemClockHost) {
    this.#host = host;
    this.#hostAt = host.now();
  }

  /** Returns the clock time in whole ms, rounded from the cumulative sum to avoid drift. */
  now(): number {
    if (!this.#isStepping) this.#passTime();
    return Math.round(this.#time);
  }

  /** Lateness of the timer that runs now, ms; 0 outside a timer. After the tab slept its effect may be outdated. */
  get lag(): number {
    return this.#isStepping ? Math.max(0, this.#stepEnd - this.#time) : 0;
  }

  get isPaused(): boolean {
    return this.#pauses.size > 0;
  }

  /** Stops time until it is resumed for all reasons. A second pause for the same reason has no effect. */
  pause(reason: string): void {
    try {
      this.catchUp();
    } finally {
      const wasPaused = this.isPaused;
      this.#pauses.add(reason);
      this.#arm();
      if (!wasPaused) this.#onPause.notify();
    }
  }

  resume(reason: string): void {
    if (!this.#pauses.delete(reason) || this.isPaused) return;
    if (!this.#isStepping) this.#hostAt = this.#host.now();
    this.#arm();
    this.#onResume.notify();
  }

  /** Calls a listener each time a pause stops the running clock. Returns the unsubscribe function. */
  onPause(listener: () => void): () => void {
    return this.#onPause.subscribe(listener);
  }

  /** Calls a listener each time the last pause ends. Returns the unsubscribe function. */
  onResume(listener: () => void): () => void {
    return this.#onResume.subscribe(listener);
  }

  /** Runs all due timers, each at its due time. An error reaches the caller after the others have run. */
  catchUp(): void {
    this.#catchUpTo(this.#host.now());
  }

  /**
   * Runs {@link Clock.catchUp} for a frame. A frame advances the clock by at most {@link Clock.frameLimit}. Reads the
   * host's time only once, because frames are frequent.
   * @returns the new clock time, as {@link Clock.now}
   */
  catchUpFrame(): number {
    const host = this.#host.now();
    const late = host - this.#hostAt - this.frameLimit;
    if (late > 0) this.#hostAt += late;
    this.#catchUpTo(host);
    return Math.round(this.#time);
  }

  /** @param host current time of the host, ms */
  #catchUpTo(host: number): void {
    if (this.#isStepping) return;
    const start = this.#time;
    this.#passTimeTo(host);
    const end = this.#time;
    this.#stepEnd = end;
    this.#time = start;
    this.#isStepping = true;
    let errors: unknown[] | undefined;
    for (let timer = this.#timers[0]; timer && timer.due <= end && !this.isPaused; timer = this.#timers[0]) {
      this.#timers.shift();
      // Sets the time even if a caller has read a later time. Timers that this callback sets must count from the due
      // time of this timer.
      this.#time = timer.due;
      try {
        timer.callback();
      } catch (error) {
        errors = [...(errors ?? []), error];
      }
    }
    if (!this.isPaused) this.#time = end;
    this.#isStepping = false;
    this.#arm();
    if (!errors) return;
    throw errors.length > 1 ? new AggregateError(errors, 'Several timers failed') : errors[0];
  }

  /** Sets a timer on this clock, like the global function. @returns an id for {@link clearTimeout} */
  setTimeout = (callback: () => void, ms: number): number => {
    this.#lastId += 1;
    const timer: Timer = { id: this.#lastId, due: this.now() + Math.max(0, ms || 0), callback };
    const after = this.#timers.findIndex((other) => other.due > timer.due);
    this.#timers.splice(after === -1 ? this.#timers.length : after, 0, timer);
    if (this.#timers[0] === timer) this.#arm();
    return timer.id;
  };

  clearTimeout = (id: number): void => {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
    this.#arm();
  };

  /** Advances at most {@link frameLimit} beyond the next due time, or beyond now if {@link isFrameDue}. */
  #passTime(): void {
    this.#passTimeTo(this.#host.now());
  }

  #passTimeTo(host: number): void {
    if (!this.isPaused) {
      const next = this.isFrameDue ? this.#time : (this.#timers[0]?.due ?? this.#time);
      const most = Math.max(0, next - this.#time) + this.frameLimit;
      this.#time += Math.min(most, Math.max(0, host - this.#hostAt));
    }
    this.#hostAt = host;
  }

  /** Sets one wake-up call for the next due time. Sets none while time is paused or no timer is set. */
  #arm(): void {
    // A step sets its wake-up call once, at its end.
    if (this.#isStepping) return;
    const next = this.#timers[0];
    if (next && !this.isPaused && this.#wakeId !== undefined && this.#wakeFor === next.due) return;
    if (this.#wakeId !== undefined) this.#host.cancel(this.#wakeId);
    this.#wakeId = undefined;
    if (!next || this.isPaused) return;
    this.#passTime();
    this.#wakeFor = next.due;
    // Rounds the wait up. A host may call a fraction of a ms too early, and the clock would then set the same wake-up
    // call over and over.
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, Math.ceil(next.due - this.#time)));
    this.#wakeId = this.#host.wake(() => {
      this.#wakeId = undefined;
      this.catchUp();
    }, wait);
  }
}
