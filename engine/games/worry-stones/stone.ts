/** A stone: in the moss, on the shelf, in the hand or in the brook. */

import type { Texture, TextureSource } from 'pixi.js';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { noiseTexture } from '../../shaders/noise-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import { withShaderConstants } from '../../shaders/with-constants';
import { easeFlip, lerp, linear, REDUCED_MOTION_FADE_SECONDS, Tween } from '../../stage/easing';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';
import fragment from './shaders/stone.frag.glsl?raw';
import { SHEET_CELL_ASPECT } from './stone-shapes';
import { GLOSS_A_SECOND } from './thumb';

export interface StonePlace {
  /** Center of the stone, CSS px. */
  readonly x: number;
  readonly y: number;
  /** Width of the cell, CSS px. */
  readonly width: number;
}

const MOVE_SECONDS = 0.9;
const TOUCH_SECONDS = 0.12;

const group = (cell: number) =>
  createUniformGroup({
    uCell: { value: cell, type: 'f32' },
    uSize: { value: new Float32Array(2), type: 'vec2<f32>' },
    uDot: { value: 1, type: 'f32' },
    uPolish: { value: 0, type: 'f32' },
    uHasMap: { value: 0, type: 'f32' },
    uSway: { value: new Float32Array(2), type: 'vec2<f32>' },
    uPass: { value: 0, type: 'f32' },
    uNight: { value: 0, type: 'f32' },
    uAlpha: { value: 1, type: 'f32' },
    uTouch: { value: 0, type: 'f32' },
    uNest: { value: 0, type: 'f32' },
    uMoss: { value: 0, type: 'f32' },
    uSink: { value: 0, type: 'f32' },
  });

export interface StoneSheets {
  readonly stones: Texture;
  readonly reliefs: Texture;
}

interface GlossMap {
  readonly gloss: TextureSource;
  readonly second: TextureSource;
}

export class Stone extends ShaderQuad {
  readonly stone: number;
  reducedMotion = false;
  readonly #uniforms: ReturnType<typeof group>['uniforms'];
  readonly #move = new Tween(1, MOVE_SECONDS, easeFlip);
  readonly #touch = new Tween(0, TOUCH_SECONDS, linear);
  readonly #fade = new Tween(1, REDUCED_MOTION_FADE_SECONDS, linear);
  readonly #nest: Tween;
  readonly #moss: Tween;
  readonly #seen: Tween;
  readonly #sink: Tween;
  readonly #polish: Tween;
  #from: StonePlace = { x: 0, y: 0, width: 0 };
  #to: StonePlace = { x: 0, y: 0, width: 0 };
  #resolution = 1;
  #isPainted = false;

  /** @param polish even gloss of the whole stone, 0-1 */
  constructor(stone: number, label: string, polish: number) {
    const uniforms = group(stone);
    const nothing = noiseTexture();
    super({
      label,
      fragment: withShaderConstants(fragment, { 'float A_SECOND': GLOSS_A_SECOND / 255 }),
      resources: {
        uniforms,
        uStones: nothing,
        uReliefs: nothing,
        uGloss: nothing,
        uSecond: nothing,
        uNoise: nothing,
      },
    });
    this.stone = stone;
    this.visible = false;
    this.#uniforms = uniforms.uniforms;
    this.#nest = new Tween(polish > 0 ? 0 : 1, MOVE_SECONDS, linear);
    this.#moss = new Tween(0, MOVE_SECONDS, linear);
    this.#seen = new Tween(1, 0.5, linear);
    this.#sink = new Tween(0, 2.2, linear);
    this.#polish = new Tween(polish, 2.4, linear);
  }

  get place(): StonePlace {
    return this.#to;
  }

  get isGone(): boolean {
    return this.#sink.value === 1 || this.#seen.value === 0;
  }

  set touch(touch: number) {
    this.#touch.go(touch);
  }

  paint({ stones, reliefs }: StoneSheets): void {
    this.setTexture('uStones', stones.source);
    this.setTexture('uReliefs', reliefs.source);
    this.#isPainted = true;
  }

  /** Sets the gloss map of the stone in hand. Other stones have none. */
  setMap(map: GlossMap | undefined): void {
    this.#uniforms.uHasMap = map ? 1 : 0;
    this.setTexture('uGloss', map?.gloss ?? noiseTexture());
    this.setTexture('uSecond', map?.second ?? noiseTexture());
  }

  putAt(place: StonePlace, resolution: number): void {
    this.#from = place;
    this.#to = place;
    this.#resolution = resolution;
    this.#move.set(1);
    this.#lie();
  }

  /** @param isAtOnce whether the stone fades in there instead of moving */
  moveTo(place: StonePlace, isAtOnce: boolean): void {
    if (place.x === this.#to.x && place.y === this.#to.y && place.width === this.#to.width) return;
    if (isAtOnce) {
      this.putAt(place, this.#resolution);
      this.#fade.set(0);
      this.#fade.go(1);
      return;
    }
    this.#from = this.#now;
    this.#to = place;
    this.#move.set(0);
    this.#move.go(1);
  }

  /** @param isAtOnce whether to skip the animation */
  nest(isNested: boolean, isAtOnce = false): void {
    this.#change(this.#nest, isNested ? 1 : 0, isAtOnce);
  }

  grow(isMossy: boolean, isAtOnce = false): void {
    this.#change(this.#moss, isMossy ? 1 : 0, isAtOnce);
  }

  show(isSeen: boolean, isAtOnce = false): void {
    this.#change(this.#seen, isSeen ? 1 : 0, isAtOnce);
  }

  sink(): void {
    this.#change(this.#sink, 1);
  }

  /** Resets the stone to its state before it was polished or sunk. */
  rise(): void {
    this.#sink.set(0);
    this.#polish.set(0);
  }

  /** Sets the even gloss of the whole stone, 0-1. The shader adds the gloss map to it. */
  polish(polish: number, isAtOnce: boolean): void {
    this.#change(this.#polish, polish, isAtOnce);
  }

  /** @param pass position of a light that passes over the stone, 0-1; invisible at 0 and at 1 */
  light(right: number, down: number, pass: number): void {
    this.#uniforms.uSway[0] = right;
    this.#uniforms.uSway[1] = down;
    this.#uniforms.uPass = pass;
  }

  /** @param night share of night, 0-1 */
  update(seconds: number, night: number): FramePace {
    let moves = false;
    for (const tween of [
      this.#move,
      this.#touch,
      this.#fade,
      this.#nest,
      this.#moss,
      this.#seen,
      this.#sink,
      this.#polish,
    ])
      moves = tween.tick(seconds) || moves;
    const uniforms = this.#uniforms;
    uniforms.uNight = night;
    uniforms.uTouch = this.#touch.value;
    uniforms.uNest = this.#nest.value;
    uniforms.uMoss = this.#moss.value;
    uniforms.uAlpha = this.#seen.value * this.#fade.value;
    uniforms.uSink = this.#sink.value;
    uniforms.uPolish = this.#polish.value;
    this.visible = this.#isPainted && !this.isGone;
    this.#lie();
    return framePaceOf(moves);
  }

  #change(tween: Tween, to: number, isAtOnce = false): void {
    if (isAtOnce) tween.set(to);
    else if (this.reducedMotion) tween.go(to, REDUCED_MOTION_FADE_SECONDS);
    else tween.go(to);
  }

  get #now(): StonePlace {
    const part = this.#move.value;
    return {
      x: lerp(this.#from.x, this.#to.x, part),
      y: lerp(this.#from.y, this.#to.y, part),
      width: lerp(this.#from.width, this.#to.width, part),
    };
  }

  #lie(): void {
    const { x, y, width } = this.#now;
    const height = width / SHEET_CELL_ASPECT;
    this.position.set(x - width / 2, y - height / 2);
    this.cover(width, height);
    const { uSize } = this.#uniforms;
    uSize[0] = width * this.#resolution;
    uSize[1] = height * this.#resolution;
    // A dot is about one device px, and slightly larger on dense screens.
    this.#uniforms.uDot = Math.max(1, this.#resolution * 0.8);
  }
}
