/** Converts thumbs on the stone in hand, and the light of 'Rub it for me', to stamps and a speed. */
import type { PointerSample } from '../../stage/pointer-queue';
import { autoRubPointAt } from './own-way';
import { type Stamp, StampRecorder } from './stamps';
import type { StonePlace } from './stone';
import { type CellPoint, isOnStone, SHEET_CELL_ASPECT } from './stone-shapes';

/** Speed at which the hum is loudest, CSS px/s. */
const FASTEST = 900;

/** Speed of the light of 'Rub it for me', 0-1. */
const OWN_SPEED = 0.4;

/** Time between two points on the path of 'Rub it for me', ms. */
const OWN_STEP_MS = 20;

const OWN = -1;

/** Converts a point of the slot to the coordinates of a stone's cell. */
function spotIn({ x, y, width }: StonePlace, at: { readonly x: number; readonly y: number }): CellPoint {
  return { x: 0.5 + (at.x - x) / width, y: 0.5 + ((at.y - y) / width) * SHEET_CELL_ASPECT };
}

export class StoneRubbing {
  readonly #stamps = new StampRecorder();
  readonly #stone: number;
  /** Positions of the thumbs on the stone, CSS px of the slot. */
  readonly #thumbs = new Map<number, { x: number; y: number; at: number }>();
  /** Time for which the light has rubbed, ms. */
  #own = 0;
  /** Clock time up to which {@link #own} is counted, ms; undefined while the light does not rub. */
  #ownAt: number | undefined;
  #speed = 0;
  #now = 0;
  /** Last rubbed point, in the stone's cell. */
  #last: CellPoint = { x: 0.5, y: 0.5 };

  /** @param now clock time, ms */
  constructor(stone: number, now: number) {
    this.#stone = stone;
    this.#now = now;
  }

  /** Whether a thumb is on the stone. */
  get isByHand(): boolean {
    return this.#thumbs.size > 0;
  }

  get isPending(): boolean {
    return this.#stamps.isPending;
  }

  get last(): CellPoint {
    return this.#last;
  }

  /** Returns the highest speed since the last call, 0-1. */
  drainSpeed(): number {
    const speed = this.#speed;
    this.#speed = 0;
    return speed;
  }

  /**
   * Follows thumbs up to this moment.
   * @param place position of the stone
   * @param now clock time, ms
   * @param browserNow the browser's time, ms, which the samples use
   */
  follow(samples: readonly PointerSample[], place: StonePlace, now: number, browserNow: number): void {
    for (const { id, kind, x, y, at } of samples) {
      // Clock time of a sample. If the clock was paused after the sample, the subtraction gives too early a time. The
      // time of the last frame is therefore the minimum.
      const time = Math.min(now, Math.max(this.#now, now - (browserNow - at)));
      const spot = spotIn(place, { x, y });
      if ((kind !== 'down' && kind !== 'move') || !isOnStone(this.#stone, spot)) this.#lift(id, time);
      else this.#touch(id, spot, { x, y, at: time });
    }
    this.#now = now;
  }

  /** @param now clock time, ms */
  rubItself(isRubbing: boolean, now: number): void {
    if (!isRubbing) {
      if (this.#ownAt !== undefined) this.#stamps.lift(OWN, now);
      this.#ownAt = undefined;
      return;
    }
    if (this.#ownAt === undefined) {
      this.#ownAt = now;
      this.#stamps.press(OWN, autoRubPointAt(this.#stone, this.#own), now);
    }
    while (this.#ownAt + OWN_STEP_MS <= now) {
      this.#ownAt += OWN_STEP_MS;
      this.#own += OWN_STEP_MS;
      this.#last = autoRubPointAt(this.#stone, this.#own);
      this.#stamps.move(OWN, this.#last, this.#ownAt);
    }
    this.#speed = Math.max(this.#speed, OWN_SPEED);
  }

  liftAll(): void {
    for (const id of [...this.#thumbs.keys()]) this.#lift(id, this.#now);
  }

  /** @param now clock time, ms */
  drain(now: number): Stamp[] {
    return this.#stamps.drain(now);
  }

  #touch(id: number, spot: CellPoint, at: { x: number; y: number; at: number }): void {
    const before = this.#thumbs.get(id);
    if (before) {
      this.#stamps.move(id, spot, at.at);
      const seconds = Math.max(4, at.at - before.at) / 1000;
      const speed = Math.hypot(at.x - before.x, at.y - before.y) / seconds / FASTEST;
      this.#speed = Math.max(this.#speed, Math.min(1, speed));
    } else {
      this.#stamps.press(id, spot, at.at);
    }
    this.#thumbs.set(id, at);
    this.#last = spot;
  }

  #lift(id: number, at: number): void {
    if (!this.#thumbs.delete(id)) return;
    this.#stamps.lift(id, at);
  }
}
