/** The finger or mouse that leads the lantern: the first that touches. Others do nothing until it lifts. */
import type { Point } from '../../../machines/games/mindful-maze/grid';
import { cellAt } from '../../../machines/games/mindful-maze/selectors';
import type { PointerSample } from '../../stage/pointer-queue';
import type { Plan } from './plan';

/** Distance of the lantern from the finger, CSS px, so that the finger never hides it. */
const AHEAD = 48;

/** Movement from which a finger on an exit leads the lantern and no longer presses the exit, CSS px. */
const SLOP = 10;

export class Finger {
  #id: number | undefined;
  #isOnExit = false;
  #start: Point = [0, 0];
  /** What the finger draws behind it, from the lantern on, CSS px. */
  #tail: Point = [0, 0];
  #cell = 0;

  /** Whether the finger leads the lantern, so that it presses no exit. */
  get leads(): boolean {
    return this.#id !== undefined && !this.#isOnExit;
  }

  /** A finger comes down on an exit, or on the garden. */
  press(isOnExit: boolean): void {
    this.#isOnExit = isOnExit;
  }

  /**
   * Returns what a sample means for the lantern: a cell to lead it to, its release, or nothing.
   * @param lantern position, CSS px
   * @param here the cell of the lantern
   */
  take({ id, kind, x, y }: PointerSample, lantern: Point, here: number, plan: Plan) {
    if (kind === 'down' && this.#id === undefined) {
      this.#id = id;
      this.#start = [x, y];
      this.#tail = lantern;
      this.#cell = here;
    }
    if (id !== this.#id) return;
    if (Math.hypot(x - this.#start[0], y - this.#start[1]) > SLOP) this.#isOnExit = false;
    const { leads } = this;
    if (kind === 'up' || kind === 'cancel') {
      this.#id = undefined;
      return leads ? 'released' : undefined;
    }
    const cell = this.#cellAhead(x, y, plan);
    if (!leads || cell === this.#cell) return;
    this.#cell = cell;
    return cell;
  }

  /** Returns the cell as far ahead of the finger as its tail is behind. */
  #cellAhead(x: number, y: number, plan: Plan): number {
    const [dx, dy] = [x - this.#tail[0], y - this.#tail[1]];
    const share = Math.min(1, AHEAD / Math.max(1, Math.hypot(dx, dy)));
    this.#tail = [x - share * dx, y - share * dy];
    const east = (x + share * dx - plan.x) / plan.unit;
    const south = (y + share * dy - plan.y) / plan.unit;
    return cellAt({ radius: Math.hypot(east, south), angle: Math.atan2(east, -south) });
  }
}
