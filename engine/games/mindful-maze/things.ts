/** The lantern and the things of the garden (`assets/art/mindful-maze/things.ts`). */
import { Container, Graphics, Rectangle, Sprite, Texture } from 'pixi.js';
import type { Place } from '../../../machines/games/mindful-maze/garden';
import { PLACES } from '../../../machines/games/mindful-maze/selectors';
import { easeOut, FADE_SECONDS, Tween } from '../../stage/easing';
import { type Pace, paceOf } from '../../stage/pace';
import type { Plan } from './plan';
import { pointOf } from './plan';

/** Cells of the sheet in a row. */
const CELLS = ['lantern', ...PLACES, 'gate'] as const;
type Cell = (typeof CELLS)[number];

/** Size of a thing, in widths of a ring. */
const SIZES = { lantern: 1.05, bench: 1.1, bell: 1.1, pond: 1.15, gate: 2.4 } as const satisfies Record<
  Cell,
  number
>;

/** Duration of the rings that spread when a place rings, s. */
const RING_SECONDS = 1.8;

/** Returns a texture of each cell of the sheet. */
export const cellsOf = (sheet: Texture): Record<Cell, Texture> =>
  Object.fromEntries(
    CELLS.map((cell, at) => {
      const side = sheet.width / CELLS.length;
      return [
        cell,
        new Texture({ source: sheet.source, frame: new Rectangle(at * side, 0, side, sheet.height) }),
      ];
    }),
  ) as Record<Cell, Texture>;

/** A thing that lies at a cell. */
export class Thing extends Sprite {
  readonly #kind: Cell;

  constructor(kind: Cell) {
    super({ label: kind, texture: Texture.EMPTY, anchor: 0.5 });
    this.#kind = kind;
  }

  paint(cells: Record<Cell, Texture>): void {
    this.texture = cells[this.#kind];
  }

  layout(x: number, y: number, unit: number): void {
    this.position.set(x, y);
    this.setSize(SIZES[this.#kind] * unit);
  }
}

/** A place and the circle that spreads when it rings. */
export class RingingPlace extends Container {
  readonly place: Place;
  readonly #thing: Thing;
  readonly #circle = new Graphics({ label: 'Circle', visible: false });
  readonly #ringing = new Tween(1, RING_SECONDS, easeOut);
  #unit = 1;

  constructor(place: Place) {
    super({ label: place });
    this.place = place;
    this.#thing = new Thing(place);
    this.#circle.circle(0, 0, 1).stroke({ color: '#FFFBE6', width: 0.06 });
    this.addChild(this.#circle, this.#thing);
  }

  paint(cells: Record<Cell, Texture>): void {
    this.#thing.paint(cells);
  }

  layout(cell: number, plan: Plan): void {
    this.#unit = plan.unit;
    this.position.set(...pointOf(cell, plan));
    this.#thing.layout(0, 0, plan.unit);
  }

  ring(reducedMotion: boolean): void {
    this.#ringing.set(0);
    this.#ringing.go(1, reducedMotion ? FADE_SECONDS : RING_SECONDS);
  }

  update(seconds: number): Pace {
    const moves = this.#ringing.tick(seconds);
    const spread = this.#ringing.value;
    this.#circle.visible = moves;
    this.#circle.alpha = 0.8 * (1 - spread);
    this.#circle.scale.set((0.4 + 1.3 * spread) * this.#unit);
    return paceOf(moves);
  }
}
