/** Geese that cross the whole sky in a line, and stay as a small line far away. */
import { Container, Sprite, Texture } from 'pixi.js';
import { clamp, easeOut, linear, REDUCED_MOTION_FADE_SECONDS, Tween } from '../../stage/easing';
import type { FramePace } from '../../stage/frame-pace';
import type { HourLook } from './hours';
import type { TileLayout } from './layout';

const FLIGHT_SECONDS = 13;
const BEATS = 1.15;

/** Places in the line behind the first goose, in widths of a goose. */
const LINE: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [1.15, -0.62],
  [1.3, 0.5],
  [2.35, -1.3],
  [2.55, 1.02],
  [3.6, -1.95],
  [3.75, 1.5],
  [4.95, 2.05],
];

export class Geese extends Container<Sprite> {
  readonly #flight = new Tween(0, FLIGHT_SECONDS, linear);
  readonly #sight = new Tween(0, REDUCED_MOTION_FADE_SECONDS, linear);
  #layout: TileLayout | undefined;

  constructor() {
    super({ label: 'Geese', visible: false });
    for (const at of LINE.keys())
      this.addChild(new Sprite({ label: `Goose ${at + 1}`, texture: Texture.EMPTY, anchor: 0.5 }));
  }

  paint(texture: Texture): void {
    for (const goose of this.children) goose.texture = texture;
    this.#fly();
  }

  setHour({ land }: HourLook): void {
    this.tint = [...land.near];
  }

  layout(layout: TileLayout): void {
    this.#layout = layout;
    this.#fly();
  }

  /** @param isAtOnce whether the geese are already far away */
  show(isThere: boolean, isAtOnce: boolean): void {
    if (isThere === this.visible) return;
    this.visible = isThere;
    this.#flight.set(isThere && isAtOnce ? 1 : 0);
    this.#sight.set(0);
    if (!isThere) return;
    this.#flight.go(1);
    this.#sight.go(1);
    this.#fly();
  }

  update(seconds: number): FramePace {
    const flies = this.#flight.isMoving;
    const comes = this.#sight.tick(seconds);
    this.#flight.tick(seconds);
    this.alpha = this.#sight.value;
    if (flies) this.#fly();
    return flies || comes ? 'drifts' : 'still';
  }

  #fly(): void {
    if (!this.#layout) return;
    const { land, horizon } = this.#layout;
    const { value } = this.#flight;
    const share = easeOut(value);
    const size = clamp(land.width * 0.026, 15, 30) * (1.25 - 0.5 * share);
    const x = land.x + land.width * (1.06 - 0.74 * share);
    const y = horizon * (0.62 - 0.3 * share);
    // The beats slow down into a glide.
    const strength = Math.min(1, (1 - value) * 4);
    for (const [at, goose] of this.children.entries()) {
      const [behind, beside] = LINE[at] ?? [0, 0];
      const beat = Math.sin(2 * Math.PI * (value * FLIGHT_SECONDS * BEATS + at * 0.37));
      goose.position.set(x + behind * size, y + beside * size * 0.62 + beat * strength * size * 0.05);
      goose.setSize(size, size / 2);
      goose.scale.y *= 1 - strength * (0.5 - 0.5 * beat) * 0.9;
    }
  }
}
