/** The first finger or mouse that touches: it leads the lantern, or presses an exit. Others do nothing meanwhile. */
import type { GardenPoint } from '../../../machines/games/mindful-maze/grid';
import { cellAt } from '../../../machines/games/mindful-maze/selectors';
import type { PointerSample } from '../../stage/pointer-queue';
import type { GardenLayout } from './plan';

/** Distance of the lantern from the finger, CSS px, so that the finger never hides it. */
const AHEAD = 48;

/** Movement from which a finger on an exit leads the lantern and no longer presses the exit, CSS px. */
const SLOP = 10;

export interface FingerSurroundings {
  readonly plan: GardenLayout;
  /** Place of the lantern, CSS px, and its cell. */
  readonly lantern: GardenPoint;
  readonly cell: number;
  readonly exitAt: (x: number, y: number) => number | undefined;
}

export class FingerSteering {
  #id: number | undefined;
  #exit: number | undefined;
  #start: GardenPoint = [0, 0];
  /** What the finger draws behind it, from the lantern on, CSS px. */
  #tail: GardenPoint = [0, 0];
  #cell = 0;

  read({ id, kind, x, y }: PointerSample, { plan, lantern, cell: here, exitAt }: FingerSurroundings) {
    if (kind === 'down' && (this.#id ?? id) === id) {
      this.#id = id;
      this.#exit = exitAt(x, y);
      this.#start = [x, y];
      this.#tail = lantern;
      this.#cell = here;
    }
    if (id !== this.#id) return;
    if (Math.hypot(x - this.#start[0], y - this.#start[1]) > SLOP) this.#exit = undefined;
    const exit = this.#exit;
    if (kind === 'up' || kind === 'cancel') {
      this.#id = undefined;
      if (exit === undefined) return { type: 'lantern.released' } as const;
      return kind === 'up' ? ({ type: 'exit.chosen', cell: exit } as const) : undefined;
    }
    const cell = this.#cellAhead(x, y, plan);
    if (exit !== undefined || cell === this.#cell) return;
    this.#cell = cell;
    return { type: 'lantern.led', cell } as const;
  }

  /** Returns the cell as far ahead of the finger as its tail is behind. */
  #cellAhead(x: number, y: number, plan: GardenLayout): number {
    const [dx, dy] = [x - this.#tail[0], y - this.#tail[1]];
    const share = Math.min(1, AHEAD / Math.max(1, Math.hypot(dx, dy)));
    this.#tail = [x - share * dx, y - share * dy];
    const east = (x + share * dx - plan.x) / plan.unit;
    const south = (y + share * dy - plan.y) / plan.unit;
    return cellAt({ radius: Math.hypot(east, south), angle: Math.atan2(east, -south) });
  }
}
