/**
 * The one clock. Machines' timers and the scenes' animation read the same `now()`, so a test that turns it by hand
 * plays a 300-second session in milliseconds, and a pause pauses everything.
 */

import { Listeners } from './listeners';

/** What drives a clock: a monotonic time, and a wake-up call. */
export interface ClockHost {
  /** Monotonic time, ms; fractions are allowed. */
  now(): number;
  /** Calls back once after `ms`; returns what {@link ClockHost.cancel} takes. */
  wake(callback: () => void, ms: number): number;
  cancel(id: number): void;
}

/** The browser's (or Node's) own time. */
export const systemHost: ClockHost = {
  now: () => performance.now(),
  wake: (callback, ms) => setTimeout(callback, ms) as unknown as number,
  cancel: (id) => clearTimeout(id),
};

/** A browser's timer counts in 32 bits: one that is longer would be due at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

interface Timer {
  readonly id: number;
  /** Clock time at which it is due, ms. */
  readonly due: number;
  readonly callback: () => void;
}

/**
 * A queue of due times, stepped through in order: a timer that is set while another runs counts from the time at
 * which that one was due, not from the end of the step. It satisfies XState's `Clock`.
 *
 * While something moves the frame loop calls {@link Clock.catchUp} each frame; while nothing does, a single wake-up
 * call to the next due time is enough.
 */
export class Clock {
  /**
   * The longest time that one frame may let pass, ms: whatever a device slept beyond it is as if it had not been. A
   * wake-up call still reaches the timer that it was made for, so where nothing is drawn nothing is slowed down.
   */
  frameLimit = Number.POSITIVE_INFINITY;
  readonly #host: ClockHost;
  readonly #holds = new Set<string>();
  readonly #onHold = new Listeners();
  readonly #onRelease = new Listeners();
  #timers: Timer[] = [];
  #lastId = 0;
  /** Clock time at {@link #hostAt}, ms. */
  #time = 0;
  #hostAt: number;
  #wakeId: number | undefined;
  /** Due time for which the wake-up call is set, ms: it is set anew only when that changes, and after every hold. */
  #wakeFor = 0;
  #isStepping = false;
  /** Clock time at which the step that runs now ends, ms. */
  #stepEnd = 0;

  constructor(host: ClockHost = systemHost) {
    this.#host = host;
    this.#hostAt = host.now();
  }

  /** Clock time in whole ms, rounded from the cumulative sum so that nothing drifts. */
  now(): number {
    if (!this.#isStepping) this.#passTime();
    return Math.round(this.#time);
  }

  /** How late the timer that runs now is, ms, as when the tab slept: what belongs to its moment may be over. */
  get lag(): number {
    return this.#isStepping ? Math.max(0, this.#stepEnd - this.#time) : 0;
  }

  get isHeld(): boolean {
    return this.#holds.size > 0;
  }

  /** Stands still until every reason is released. Holding twice for one reason is holding once. */
  hold(reason: string): void {
    try {
      this.catchUp();
    } finally {
      const wasHeld = this.isHeld;
      this.#holds.add(reason);
      this.#arm();
      if (!wasHeld) this.#onHold.notify();
    }
  }

  /** Ends the hold for this reason. */
  release(reason: string): void {
    if (!this.#holds.delete(reason) || this.isHeld) return;
    if (!this.#isStepping) this.#hostAt = this.#host.now();
    this.#arm();
    this.#onRelease.notify();
  }

  /** Calls back whenever time has begun to stand still; returns how to stop listening. */
  onHold(listener: () => void): () => void {
    return this.#onHold.subscribe(listener);
  }

  /** Calls back whenever the last hold has ended; returns how to stop listening. */
  onRelease(listener: () => void): () => void {
    return this.#onRelease.subscribe(listener);
  }

  /**
   * Runs everything that has become due, each timer at its own due time. An error of a timer reaches the caller after
   * the other timers have run; a timer that holds the clock stops it there.
   */
  catchUp(): void {
    this.#catchUpTo(this.#host.now());
  }

  /**
   * {@link Clock.catchUp} for a frame: no more than {@link Clock.frameLimit} passes. The time is asked for once, since a
   * frame asks for little else.
   *
   * @returns clock time then, as {@link Clock.now} has it
   */
  catchUpFrame(): number {
    const host = this.#host.now();
    const late = host - this.#hostAt - this.frameLimit;
    if (late > 0) this.#hostAt += late;
    this.#catchUpTo(host);
    return Math.round(this.#time);
  }

  /** @param host its time now, ms */
  #catchUpTo(host: number): void {
    if (this.#isStepping) return;
    const start = this.#time;
    this.#passTimeTo(host);
    const end = this.#time;
    this.#stepEnd = end;
    this.#time = start;
    this.#isStepping = true;
    let errors: unknown[] | undefined;
    for (let timer = this.#timers[0]; timer && timer.due <= end && !this.isHeld; timer = this.#timers[0]) {
      this.#timers.shift();
      // Also when somebody has read a later time since: what this timer sets counts from its due time.
      this.#time = timer.due;
      try {
        timer.callback();
      } catch (error) {
        errors = [...(errors ?? []), error];
      }
    }
    if (!this.isHeld) this.#time = end;
    this.#isStepping = false;
    this.#arm();
    if (!errors) return;
    throw errors.length > 1 ? new AggregateError(errors, 'Several timers failed') : errors[0];
  }

  /** Like the global one, on this clock. @returns an id for {@link clearTimeout} */
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

  /** Brings {@link #time} up to the host's, unless held. */
  #passTime(): void {
    this.#passTimeTo(this.#host.now());
  }

  #passTimeTo(host: number): void {
    if (!this.isHeld) {
      const next = this.#timers[0]?.due ?? this.#time;
      const most = Math.max(0, next - this.#time) + this.frameLimit;
      this.#time += Math.min(most, Math.max(0, host - this.#hostAt));
    }
    this.#hostAt = host;
  }

  /** One wake-up call, to the next due time; none while held or while nothing is due. */
  #arm(): void {
    // A step arms once, when it has ended.
    if (this.#isStepping) return;
    const next = this.#timers[0];
    if (next && !this.isHeld && this.#wakeId !== undefined && this.#wakeFor === next.due) return;
    if (this.#wakeId !== undefined) this.#host.cancel(this.#wakeId);
    this.#wakeId = undefined;
    if (!next || this.isHeld) return;
    this.#passTime();
    this.#wakeFor = next.due;
    // A host may call a fraction of a millisecond early: round up, or the same timer would be armed again and again.
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, Math.ceil(next.due - this.#time)));
    this.#wakeId = this.#host.wake(() => {
      this.#wakeId = undefined;
      this.catchUp();
    }, wait);
  }
}
