/** Ledges of slate on which the stones of the shelf lie, one for each row. */
import { Container, Sprite, Texture } from 'pixi.js';
import { Tween } from '../../stage/easing';
import type { Layout } from './layout';

/** More rows than the shelf of two tabs needs. */
const MOST_ROWS = 4;

export class Ledge extends Container {
  readonly #rows = Array.from({ length: MOST_ROWS }, (_, row) =>
    this.addChild(
      new Sprite({ label: `Ledge ${row + 1}`, texture: Texture.EMPTY, anchor: 0.5, visible: false }),
    ),
  );
  readonly #seen = new Tween(0, 0.5, (progress) => progress);
  #texture: Texture | undefined;

  constructor() {
    super({ label: 'Ledge' });
  }

  paint(texture: Texture): void {
    this.#texture = texture;
  }

  layOut({ shelf: { columns, rows, side, x, y } }: Layout): void {
    for (const [row, sprite] of this.#rows.entries()) {
      sprite.visible = row < rows && this.#texture !== undefined;
      if (!sprite.visible || !this.#texture) continue;
      sprite.texture = this.#texture;
      sprite.position.set(x, y + (row + 0.72) * side);
      sprite.setSize(columns * side * 1.03, side * 0.78);
    }
  }

  show(isSeen: boolean): void {
    this.#seen.go(isSeen ? 1 : 0);
  }

  /**
   * Advances by `seconds`.
   * @returns whether the ledge still moves
   */
  advance(seconds: number, night: number): boolean {
    const fades = this.#seen.tick(seconds);
    this.alpha = this.#seen.value;
    this.tint = [1 - 0.54 * night, 1 - 0.45 * night, 1 - 0.36 * night];
    return fades;
  }
}
