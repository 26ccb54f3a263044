/** Writes strokes into the field: one texture of slope and height, the sand before any light. */
import type { Slot } from '../../core/scene';
import { createProgram, createTarget, createTexture, createVertices, setUniforms } from '../../gpu/gl';
import { type Strip, VERTEX } from './ribbon';
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

  destroy(): void {
    this.#release();
    this.#gl.deleteProgram(this.#program);
    this.#gl.deleteVertexArray(this.#vertices);
    this.#gl.deleteBuffer(this.#buffer);
  }

  #release(): void {
    this.#gl.deleteFramebuffer(this.#target);
    this.#gl.deleteTexture(this.#texture);
  }
}
