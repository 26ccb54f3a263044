/** Distinguishes a tap on a stone from a long press, and one finger from two. */
import type { Clock } from '../../stage/clock';

/** Minimum duration of a press that locks a stone, ms. */
export const LONG_PRESS_MS = 500;

export class LongPress {
  readonly #clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  readonly #onLong: (stone: number) => void;
  readonly #timers = new Map<number, number>();
  readonly #pressed = new Set<number>();
  /** Stones that had a long press. Lifting the finger does not turn them. */
  readonly #long = new Set<number>();

  constructor(clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>, onLong: (stone: number) => void) {
    this.#clock = clock;
    this.#onLong = onLong;
  }

  /** Handles the first finger that presses a stone, or the last one that leaves it. */
  point(stone: number, pressed: boolean): void {
    if (pressed === this.#pressed.has(stone)) return;
    if (!pressed) {
      this.#end(stone);
      return;
    }
    this.#pressed.add(stone);
    this.#long.delete(stone);
    this.#timers.set(
      stone,
      this.#clock.setTimeout(() => {
        this.#long.add(stone);
        this.#onLong(stone);
      }, LONG_PRESS_MS),
    );
  }

  /** Only the last finger to lift turns the stone, and nothing turns after a long press. */
  mayTurn(stone: number): boolean {
    return !this.#pressed.has(stone) && !this.#long.has(stone);
  }

  /** Forgets all presses, because the stones were replaced. */
  forget(): void {
    for (const stone of [...this.#pressed]) this.#end(stone);
    this.#long.clear();
  }

  destroy(): void {
    this.forget();
  }

  #end(stone: number): void {
    this.#pressed.delete(stone);
    const timer = this.#timers.get(stone);
    if (timer !== undefined) this.#clock.clearTimeout(timer);
    this.#timers.delete(stone);
    // The click of a finger follows in the same task as its lift. The click of a key comes later.
    if (this.#long.has(stone)) queueMicrotask(() => this.#long.delete(stone));
  }
}
