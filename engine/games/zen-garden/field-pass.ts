/** Writes strokes into the field: one texture of slope and height, the sand before any light. */

import {
  bindTexture,
  createProgram,
  createTarget,
  createTexture,
  createVertices,
  setUniforms,
} from '../../stage/gl';
import type { Slot } from '../../stage/scene';
import { type Area, type Strip, VERTEX } from './ribbon';
import rakeFragment from './shaders/rake.frag.glsl?raw';
import rakeVertex from './shaders/rake.vert.glsl?raw';
import { stonesIn } from './stones';
import { UNIT } from './units';

/** The field's value of level sand: exactly half is none of 256 values. */
const LEVEL = 128 / 255;

export class FieldPass {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #buffer: WebGLBuffer;
  readonly #vertices: WebGLVertexArrayObject;
  #texture: WebGLTexture | null = null;
  #target: WebGLFramebuffer | null = null;
  /** The field without what hands are drawing; made when it is first asked for. */
  #copy: { readonly texture: WebGLTexture; readonly target: WebGLFramebuffer } | null = null;
  #size = { width: 0, height: 0 };
  /** Device px of a px. */
  #resolution = 1;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#program = createProgram(gl, 'the rake', rakeVertex, rakeFragment);
    this.#buffer = gl.createBuffer();
    // Place, shape and edge; see `ribbon.ts`.
    this.#vertices = createVertices(gl, this.#buffer, [2, 4, 3]);
  }

  /** Slope x, slope y and height; null before it has a size. */
  get texture(): WebGLTexture | null {
    return this.#texture;
  }

  /** Where it is drawn, and can be read. */
  get target(): WebGLFramebuffer | null {
    return this.#target;
  }

  /** A field of this size. @param size in device px */
  resize(
    { width: slotWidth, resolution }: Slot,
    size: { readonly width: number; readonly height: number },
  ): void {
    const gl = this.#gl;
    this.#release();
    this.#size = size;
    this.#resolution = resolution;
    this.#texture = createTexture(gl, size);
    this.#target = createTarget(gl, this.#texture);
    setUniforms(gl, this.#program, {
      uNoise: { unit: UNIT.noise },
      // In device px it is whole: at 1.5 of them a px it may be a little wider than the slot.
      uSize: { size: 2, of: [size.width / resolution, size.height / resolution] },
      uStones: { size: 3, of: stonesIn(slotWidth).flatMap(({ x, y, radius }) => [x, y, radius]) },
    });
  }

  /** All of the sand is level. */
  smooth(): void {
    const gl = this.#gl;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#target);
    gl.clearColor(LEVEL, LEVEL, LEVEL, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }

  /** Presses strokes into the sand. The viewport is the field's. */
  rake(strip: Strip): void {
    const gl = this.#gl;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#target);
    gl.useProgram(this.#program);
    gl.bindVertexArray(this.#vertices);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    gl.bufferData(gl.ARRAY_BUFFER, strip.numbers, gl.STREAM_DRAW, 0, strip.length);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, strip.length / VERTEX);
  }

  /** Copies an area of the field (px) as it is, for {@link takeBack}. The first time it is all of it. */
  remember(area: Area): void {
    const gl = this.#gl;
    if (this.#copy) {
      this.#blit(this.#target, this.#copy.target, area);
      return;
    }
    // Making it binds it, where the field is put back at once: whatever else is bound stays so.
    gl.activeTexture(gl.TEXTURE0 + UNIT.field);
    const texture = createTexture(gl, this.#size);
    this.#copy = { texture, target: createTarget(gl, texture) };
    if (this.#texture) bindTexture(gl, UNIT.field, this.#texture);
    const { width, height } = this.#size;
    this.#blit(this.#target, this.#copy.target, { left: 0, top: 0, right: width, bottom: height });
  }

  /** Makes an area (px) again what it was when it was last remembered. */
  takeBack(area: Area): void {
    if (this.#copy) this.#blit(this.#copy.target, this.#target, area);
  }

  destroy(): void {
    this.#release();
    this.#gl.deleteProgram(this.#program);
    this.#gl.deleteVertexArray(this.#vertices);
    this.#gl.deleteBuffer(this.#buffer);
  }

  #blit(from: WebGLFramebuffer | null, to: WebGLFramebuffer | null, area: Area): void {
    const gl = this.#gl;
    const { width, height } = this.#size;
    const place = (value: number, most: number) => Math.max(0, Math.min(most, value * this.#resolution));
    const left = Math.floor(place(area.left, width));
    const top = Math.floor(place(area.top, height));
    const right = Math.ceil(place(area.right, width));
    const bottom = Math.ceil(place(area.bottom, height));
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, from);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, to);
    gl.blitFramebuffer(
      ...([left, top, right, bottom, left, top, right, bottom] as const),
      gl.COLOR_BUFFER_BIT,
      gl.NEAREST,
    );
  }

  #release(): void {
    const gl = this.#gl;
    gl.deleteFramebuffer(this.#target);
    gl.deleteTexture(this.#texture);
    if (!this.#copy) return;
    gl.deleteFramebuffer(this.#copy.target);
    gl.deleteTexture(this.#copy.texture);
    this.#copy = null;
  }
}
