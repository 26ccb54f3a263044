/** Time that stands still until a test moves it. */
import { Clock, type ClockHost } from '../../engine/stage/clock';

interface Call {
  readonly at: number;
  readonly callback: () => void;
}

/** A {@link ClockHost} moved by hand: it wakes the clock when it asked to be woken, as a browser would. */
export class ManualHost implements ClockHost {
  /** Everything the clock asked for, in order: how many ms it wanted to sleep. */
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

  /** How many wake-up calls are due some day. */
  get armed(): number {
    return this.#calls.size;
  }

  /** ms until the next wake-up call; undefined while none is armed. */
  get untilNext(): number | undefined {
    const next = this.#next();
    return next && Math.max(0, next[1].at - this.#time);
  }

  /** Lets `ms` pass, waking at every due time on the way. */
  pass(ms: number): void {
    const end = this.#time + ms;
    for (let next = this.#next(); next && next[1].at <= end; next = this.#next()) {
      this.#time = Math.max(this.#time, next[1].at);
      this.#call(next);
    }
    this.#time = Math.max(this.#time, end);
  }

  /** Lets `ms` pass without waking anybody: a busy or sleeping machine. */
  sleep(ms: number): void {
    this.#time += ms;
  }

  /** Makes the next wake-up call right now, however early or late that is. */
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

/** The real clock on a host that is moved by hand. */
export function manualClock(): { readonly clock: Clock; readonly host: ManualHost } {
  const host = new ManualHost();
  return { clock: new Clock(host), host };
}
