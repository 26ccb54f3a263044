/** The ground below a terrace's stones, and the boulders and ferns around it. */
import { Container, Graphics, Sprite } from 'pixi.js';
import { thingsAround } from './edge-things';
import type { Hour } from './hours';
import { centerOf, type Place } from './layout';
import type { Cell, Sheet } from './sheet';

/** Ground beyond the outer stones, and the radius of its corners, in cells. */
const BEYOND = 0.14;
const ROUND = 0.24;

/** Color of the shadow that a terrace throws on the hill. */
const SHADOW = 0x14242f;
const SHADOW_STEPS = 12;

export class Edge extends Container {
  readonly #shadow = new Graphics({ label: 'Shadow' });
  readonly #ground = new Graphics({ label: 'Ground' });
  readonly #joints = new Container({ label: 'Joints' });
  readonly #around = new Container({ label: 'Boulders' });
  readonly #spring: number;

  /** @param spring the stone above which no boulder stands */
  constructor(spring: number) {
    super({ label: 'Edge' });
    this.#spring = spring;
    this.addChild(this.#shadow, this.#ground, this.#around, this.#joints);
  }

  setHour({ ground, things }: Hour): void {
    this.#ground.tint = [...ground];
    for (const layer of [this.#joints, this.#around]) layer.tint = [...things];
  }

  /** @param sheet undefined until its picture has come */
  layOut(place: Place, sheet: Sheet | undefined): void {
    const { columns, rows, side, x, y } = place;
    const [left, top] = [x - (0.5 + BEYOND) * side, y - (0.5 + BEYOND) * side];
    const [width, height] = [(columns + 2 * BEYOND) * side, (rows + 2 * BEYOND) * side];
    this.#ground
      .clear()
      .roundRect(left, top, width, height, ROUND * side)
      .fill(0xffffff);
    this.#shadow.clear();
    // Softer with each step outward; the light comes from the upper left.
    for (let step = 1; step <= SHADOW_STEPS; step++) {
      const wide = (0.24 * step * side) / SHADOW_STEPS;
      this.#shadow
        .roundRect(
          left - wide + 0.1 * side,
          top + 0.2 * side,
          width + 2 * wide,
          height - 0.16 * side + wide,
          wide + ROUND * side,
        )
        .fill({ color: SHADOW, alpha: 0.036 });
    }
    for (const child of [...this.#joints.removeChildren(), ...this.#around.removeChildren()]) child.destroy();
    if (!sheet) return;
    for (let stone = 0; stone < columns * rows; stone++) {
      const [centerX, centerY] = centerOf(place, stone);
      this.#joints.addChild(sprite(sheet, 'joint', centerX, centerY, side));
    }
    for (const { cell, column, row, size } of thingsAround(columns, rows, this.#spring))
      this.#around.addChild(sprite(sheet, cell, x + column * side, y + row * side, size * side));
  }
}

function sprite(sheet: Sheet, cell: Cell, x: number, y: number, size: number): Sprite {
  const made = new Sprite({ label: cell, texture: sheet.texture(cell), anchor: 0.5, position: { x, y } });
  made.setSize(size, size);
  return made;
}
