/** One of the five stones. A lit stone is brighter and has a ring of light. A pressed stone is slightly brighter. */

import { Texture } from 'pixi.js';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { ShaderQuad } from '../../shaders/shader-quad';
import { easeOut, Tween } from '../../stage/easing';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';
import { type HourLook, STONE_INKS } from './hours';
import type { PlaceEllipse } from './places';
import fragment from './shaders/stone.frag.glsl?raw';
import { CELL_SCALE, cellCorner, SHEET_GRID, type StoneSheet } from './sheet';

const TOUCH_SECONDS = 0.12;

/** Size of the quad relative to the cell. The quad includes the ring and its soft edge. */
const ROOM = 1.14;

const group = (stone: number) =>
  createUniformGroup({
    uLight: { value: 0, type: 'f32' },
    uTouch: { value: 0, type: 'f32' },
    uCell: { value: new Float32Array(cellCorner(stone)), type: 'vec2<f32>' },
    uCellSize: { value: new Float32Array([1 / SHEET_GRID.columns, 1 / SHEET_GRID.rows]), type: 'vec2<f32>' },
    uCellHalf: { value: new Float32Array(2), type: 'vec2<f32>' },
    uStoneHalf: { value: new Float32Array(2), type: 'vec2<f32>' },
    uRoom: { value: ROOM, type: 'f32' },
    /** Color of the stone. The fourth value is 1 once the sheet has loaded, and 0 before. */
    uInk: { value: new Float32Array([...(STONE_INKS[stone] ?? []), 0]), type: 'vec4<f32>' },
    uHour: { value: new Float32Array(3), type: 'vec3<f32>' },
  });

export class Stone extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof group>['uniforms'];
  readonly #light: Tween;
  readonly #touch = new Tween(0, TOUCH_SECONDS, easeOut);

  /** @param stone index, 0-4 @param lightSeconds fade duration of the stone's light, s */
  constructor(stone: number, lightSeconds: number) {
    const uniforms = group(stone);
    super({ label: `Stone ${stone + 1}`, fragment, resources: { uniforms, uSheet: Texture.EMPTY.source } });
    this.#uniforms = uniforms.uniforms;
    this.#light = new Tween(0, lightSeconds, easeOut);
  }

  get light(): number {
    return this.#light.value;
  }

  set isLit(isLit: boolean) {
    this.#light.go(isLit ? 1 : 0);
  }

  /** Touch: 1 for a press, less for a hover. */
  set touch(touch: number) {
    this.#touch.go(touch);
  }

  layout({ x, y, rx, ry }: PlaceEllipse): void {
    const [halfWidth, halfHeight] = [rx * CELL_SCALE.wide, ry * CELL_SCALE.high];
    this.position.set(x - halfWidth * ROOM, y - halfHeight * ROOM);
    this.cover(2 * halfWidth * ROOM, 2 * halfHeight * ROOM);
    this.#uniforms.uCellHalf.set([halfWidth, halfHeight]);
    this.#uniforms.uStoneHalf.set([rx, ry]);
  }

  setHour({ stones }: HourLook): void {
    this.#uniforms.uHour.set(stones);
  }

  paint({ source }: StoneSheet): void {
    this.setTexture('uSheet', source);
    this.#uniforms.uInk[3] = 1;
  }

  update(seconds: number): FramePace {
    const isLighting = this.#light.tick(seconds);
    const isTouched = this.#touch.tick(seconds);
    this.#uniforms.uLight = this.#light.value;
    this.#uniforms.uTouch = this.#touch.value;
    return framePaceOf(isLighting || isTouched);
  }
}
