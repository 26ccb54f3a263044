/** The square that one breathes along: water, the track of glass around it, and the light on the track. */
import { Container } from 'pixi.js';
import type { Slot } from '../../stage/scene';
import { type Layout, layoutIn } from './layout';
import { Light } from './light';
import { squareUniforms } from './square-uniforms';
import { Track } from './track';
import { Water } from './water';

/** What is to be seen of a breath. */
export interface SquareView {
  /** The side that is breathed: 0-3; 4 when all are done, -1 when none is begun. */
  readonly side: number;
  /** What of that side the light has passed, 0-1. */
  readonly part: number;
  /** How brightly that side glows, 0-1. */
  readonly glow: number;
  /** On which side the light is (0-3), how far along it, and how much of it is seen, 0-1. */
  readonly light: readonly [side: number, part: number, seen: number];
  /** How high the water stands, 0-1. */
  readonly lungs: number;
}

/** Its origin is the center of the square, and its unit is half a side. */
export class Square extends Container {
  readonly #uniforms = squareUniforms();
  readonly #water = new Water(this.#uniforms);
  readonly #track = new Track(this.#uniforms);
  readonly #light = new Light(this.#uniforms);
  #layout: Layout = layoutIn({ width: 0, height: 0 });

  constructor() {
    super({ label: 'Square' });
    this.addChild(this.#water, this.#track, this.#light);
  }

  layOut(slot: Slot): void {
    this.#layout = layoutIn(slot);
    const { half, corner, breadth } = this.#layout;
    this.position.set(slot.width / 2, slot.height / 2);
    this.scale.set(half);
    this.#uniforms.uniforms.uShape.set([half, corner, breadth, slot.resolution]);
    this.#uniforms.update();
  }

  /** @param night 0 by day, 1 by night */
  setHour(night: number): void {
    if (night === this.#uniforms.uniforms.uNight) return;
    this.#uniforms.uniforms.uNight = night;
    this.#uniforms.update();
  }

  /** @param seconds for how long the water has moved, s */
  show({ side, part, glow, light, lungs }: SquareView, seconds: number): void {
    this.#water.show(lungs, seconds);
    this.#track.show(side, part, glow);
    this.#light.show(this.#layout, ...light);
  }
}
