/** Clock that stands still until its owner advances it: a test, a replay, or a paused QA page. */
import type { ClockHost } from '../../engine/stage/clock';

interface Call {
  readonly at: number;
  readonly callback: () => void;
}

/** A {@link ClockHost} that its owner advances. It wakes its client like a browser's timer. */
export class ManualHost implements ClockHost {
  /** Requested delays, ms, in order. */
  readonly asked: number[] = [];
  #time = 0;
  #lastId = 0;
  readonly #calls = new Map<number, Call>();

  now(): number {
    return this.#time;
  }

  wake(callback: () => void, ms: number): number {
    this.asked.push(ms);
    this.#lastId += 1;
    this.#calls.set(this.#lastId, { at: this.#time + ms, callback });
    return this.#lastId;
  }

  cancel(id: number): void {
    this.#calls.delete(id);
  }

  /** Number of pending wake-up calls. */
  get armed(): number {
    return this.#calls.size;
  }

  /** Time until the next wake-up call, ms; undefined for none. */
  get untilNext(): number | undefined {
    const next = this.#next();
    return next && Math.max(0, next[1].at - this.#time);
  }

  /** Advances by `ms`, and makes every wake-up call at its time. */
  pass(ms: number): void {
    const end = this.#time + ms;
    for (let next = this.#next(); next && next[1].at <= end; next = this.#next()) {
      this.#time = Math.max(this.#time, next[1].at);
      this.#call(next);
    }
    this.#time = Math.max(this.#time, end);
  }

  /** Advances by `ms` without wake-up calls, like a busy or sleeping computer. */
  sleep(ms: number): void {
    this.#time += ms;
  }

  /** Makes the next wake-up call now, whether early or late. */
  wakeNow(): void {
    const next = this.#next();
    if (next) this.#call(next);
  }

  #next(): [id: number, call: Call] | undefined {
    return [...this.#calls].sort(([, one], [, other]) => one.at - other.at)[0];
  }

  #call([id, call]: [id: number, call: Call]): void {
    this.#calls.delete(id);
    call.callback();
  }
}
