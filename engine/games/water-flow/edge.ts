/** The ground below a terrace's stones, the wall that supports it, and the banks around it. */
import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import { bankThingsAround, type EdgeThing, lampsAround, wallThings } from './edge-things';
import type { HourLook } from './hours';
import { stoneCenter, type TerraceLayout } from './layout';
import type { TerraceSheet } from './sheet';

const BEYOND = 0.14;
const ROUND = 0.24;

/** Extent of the shadow beyond the ground on all sides, in cells. */
const SHADOW = 0.62;
/** Offset of the shadow to the lower right, in cells. */
const SHADOW_RIGHT = 0.16;
const SHADOW_DOWN = 0.42;

export class TerraceEdge extends Container {
  readonly #shadow = new Sprite({ label: 'Shadow', texture: Texture.EMPTY, anchor: 0.5 });
  readonly #ground = new Graphics({ label: 'Ground' });
  readonly #joints = new Container({ label: 'Joints' });
  readonly #wall = new Container({ label: 'Wall' });
  readonly #around = new Container({ label: 'Banks' });
  readonly #spring: number;

  /** @param spring index of the stone below the spring */
  constructor(spring: number) {
    super({ label: 'Edge' });
    this.#spring = spring;
    this.addChild(this.#shadow, this.#wall, this.#ground, this.#around, this.#joints);
  }

  setHour({ ground, things, around }: HourLook): void {
    this.#ground.tint = [...ground];
    this.#joints.tint = [...things];
    for (const layer of [this.#wall, this.#around]) layer.tint = [...around];
  }

  /** @param sheet undefined until its picture has loaded */
  layout(place: TerraceLayout, sheet: TerraceSheet | undefined): void {
    const { columns, rows, side, x, y } = place;
    const [left, top] = [x - (0.5 + BEYOND) * side, y - (0.5 + BEYOND) * side];
    const [width, height] = [(columns + 2 * BEYOND) * side, (rows + BEYOND) * side];
    this.#ground
      .clear()
      .roundRect(left, top, width, height, ROUND * side)
      .fill(0xffffff);
    for (const layer of [this.#joints, this.#wall, this.#around])
      for (const child of layer.removeChildren()) child.destroy({ children: true });
    if (!sheet) return;
    this.#shadow.texture = sheet.texture('shadow');
    this.#shadow.position.set(left + width / 2 + SHADOW_RIGHT * side, top + height / 2 + SHADOW_DOWN * side);
    this.#shadow.setSize(width + 2 * SHADOW * side, height + 2 * SHADOW * side);
    for (let stone = 0; stone < columns * rows; stone++) {
      const [centerX, centerY] = stoneCenter(place, stone);
      this.#joints.addChild(sprite(sheet, 'joint', centerX, centerY, side));
    }
    const stand = ({ cell, column, row, size }: EdgeThing) =>
      sprite(sheet, cell, x + column * side, y + row * side, size * side);
    this.#wall.addChild(...wallThings(columns, rows).map(stand));
    this.#around.addChild(
      ...[...bankThingsAround(columns, rows, this.#spring), ...lampsAround(columns, rows)].map(stand),
    );
  }
}

function sprite(sheet: TerraceSheet, cell: EdgeThing['cell'], x: number, y: number, size: number): Sprite {
  const made = new Sprite({ label: cell, texture: sheet.texture(cell), anchor: 0.5, position: { x, y } });
  made.setSize(size, size);
  return made;
}
