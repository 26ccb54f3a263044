/** The breathing square: the water, the path around it, and the sun that travels on the path. */
import { Container } from 'pixi.js';
import type { Slot } from '../../stage/scene';
import { layOutSquare, type SquareLayout } from './layout';
import { PathLight } from './light';
import { createSquareUniforms } from './square-uniforms';
import { Track } from './track';
import { Water } from './water';

export interface SquareState {
  /** Current side, 0-3; 4 after all sides, -1 before the first. */
  readonly side: number;
  /** Progress of the light along that side, 0-1. */
  readonly part: number;
  /** Glow of the current side, 0-1. */
  readonly glow: number;
  /** Side of the light (0-3), progress along that side (0-1), and opacity (0-1). */
  readonly light: readonly [side: number, part: number, seen: number];
  /** Water level, 0-1. */
  readonly lungs: number;
}

/** Display object of the square. Its origin is the center, and its unit is half the width of the square. */
export class Square extends Container {
  readonly #uniforms = createSquareUniforms();
  readonly #water = new Water(this.#uniforms);
  readonly #track = new Track(this.#uniforms);
  readonly #light = new PathLight(this.#uniforms);
  #layout: SquareLayout = layOutSquare({ width: 0, height: 0 });

  constructor() {
    super({ label: 'Square' });
    this.addChild(this.#water, this.#track, this.#light);
  }

  layout(slot: Slot): void {
    this.#layout = layOutSquare(slot);
    const { half, corner, breadth } = this.#layout;
    this.position.set(slot.width / 2, slot.height / 2);
    this.scale.set(half);
    this.#uniforms.uniforms.uShape.set([half, corner, breadth, slot.resolution]);
    this.#uniforms.update();
  }

  /** @param night share of night, 0-1 */
  setHour(night: number): void {
    if (night === this.#uniforms.uniforms.uNight) return;
    this.#uniforms.uniforms.uNight = night;
    this.#uniforms.update();
  }

  /** @param seconds animation time of the water, s */
  show({ side, part, glow, light, lungs }: SquareState, seconds: number): void {
    this.#water.show(lungs, seconds);
    this.#track.show(side, part, glow);
    this.#light.show(this.#layout, ...light);
  }
}
