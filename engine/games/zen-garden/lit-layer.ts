/** The sand under one light: lit where it was touched, and shown below its stones. */
import { oklab } from '../../stage/color';
import {
  bindTexture,
  createProgram,
  createTarget,
  createTexture,
  createVertices,
  findUniform,
  setUniforms,
} from '../../stage/gl';
import type { Slot } from '../../stage/scene';
import type { Lighting } from './lightings';
import { type Area, union } from './ribbon';
import lightFragment from './shaders/light.frag.glsl?raw';
import lightVertex from './shaders/light.vert.glsl?raw';
import { paintStones, stonePlaces } from './stone-sheet';
import { UNIT } from './units';

/** A change is seen so far beside it, px: that is how far a crest's shade reaches. */
const SHADE = 8;

/** Two triangles from these corners of the garden, with what they show there of which texture. */
const quad = (
  [left, top, right, bottom]: readonly [number, number, number, number],
  [from, to, low]: readonly [from: number, to: number, low: number],
  texture: 0 | 1,
): number[] =>
  [
    [left, top, from, 0],
    [right, top, to, 0],
    [left, bottom, from, low],
    [left, bottom, from, low],
    [right, top, to, 0],
    [right, bottom, to, low],
  ].flatMap((corner) => [...corner, texture]);

/** Numbers of a vertex that is shown: place, texel, which texture. */
const SHOWN = [2, 2, 1] as const;
const SHOWN_VERTEX = 5;

export class LitLayer {
  readonly #gl: WebGL2RenderingContext;
  readonly #lighting: Lighting;
  readonly #program: WebGLProgram;
  readonly #rectangle: WebGLUniformLocation | null;
  readonly #corners: WebGLVertexArrayObject;
  readonly #buffer: WebGLBuffer;
  readonly #shown: WebGLVertexArrayObject;
  #count = 0;
  #sand: WebGLTexture | null = null;
  #target: WebGLFramebuffer | null = null;
  #stones: WebGLTexture | null = null;
  /** Of the stones as they are painted now. */
  #resolution = 0;
  #stale: Area | undefined;

  constructor(gl: WebGL2RenderingContext, lighting: Lighting) {
    this.#gl = gl;
    this.#lighting = lighting;
    this.#program = createProgram(gl, 'the light', lightVertex, lightFragment);
    this.#rectangle = findUniform(gl, this.#program, 'uRectangle');
    // Corners are counted, not read.
    this.#corners = gl.createVertexArray();
    this.#buffer = gl.createBuffer();
    this.#shown = createVertices(gl, this.#buffer, SHOWN);
  }

  /** A garden of this size. @param size in device px */
  resize(slot: Slot, size: { readonly width: number; readonly height: number }): void {
    const gl = this.#gl;
    const { width, resolution } = slot;
    this.#release();
    this.#sand = createTexture(gl, size);
    this.#target = createTarget(gl, this.#sand);
    const { light, fill, open, inks, grain, contrast } = this.#lighting;
    setUniforms(gl, this.#program, {
      uField: { unit: UNIT.field },
      uNoise: { unit: UNIT.noise },
      uSize: { size: 3, of: [size.width / resolution, size.height / resolution, resolution] },
      uLight: { size: 3, of: light },
      uFill: { size: 3, of: fill.direction },
      uFillInk: { size: 3, of: [fill.strength, ...fill.tint] },
      uOpen: { size: 2, of: open },
      uInks: { size: 3, of: inks.flatMap(oklab) },
      uGrain: { size: 1, of: [grain] },
      uContrast: { size: 2, of: contrast },
    });
    this.#placeStones(width, resolution, size);
    this.touch({ left: 0, top: 0, right: slot.width, bottom: slot.height });
  }

  /** What lies here is to be lit anew. */
  touch(area: Area): void {
    this.#stale = this.#stale ? union(this.#stale, area) : area;
  }

  /** Lights what was touched. The viewport is the garden's, and field and noise are bound. */
  light(): void {
    if (!this.#stale) return;
    const { left, top, right, bottom } = this.#stale;
    this.#stale = undefined;
    const gl = this.#gl;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#target);
    gl.useProgram(this.#program);
    gl.bindVertexArray(this.#corners);
    gl.uniform4f(
      this.#rectangle,
      Math.floor(left - SHADE),
      Math.floor(top - SHADE),
      Math.ceil(right + SHADE),
      Math.ceil(bottom + SHADE),
    );
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }

  /** Binds what {@link show} reads. */
  bind(): void {
    if (this.#sand) bindTexture(this.#gl, UNIT.sand, this.#sand);
    if (this.#stones) bindTexture(this.#gl, UNIT.stones, this.#stones);
  }

  /** Shows the sand and its stones, which are bound. The program that shows, its target and its viewport are chosen. */
  show(): void {
    const gl = this.#gl;
    if (!this.#sand || !this.#stones) return;
    gl.bindVertexArray(this.#shown);
    gl.drawArrays(gl.TRIANGLES, 0, this.#count);
  }

  destroy(): void {
    const gl = this.#gl;
    this.#release();
    gl.deleteTexture(this.#stones);
    gl.deleteProgram(this.#program);
    gl.deleteVertexArray(this.#corners);
    gl.deleteVertexArray(this.#shown);
    gl.deleteBuffer(this.#buffer);
  }

  /** They are painted anew only for another resolution. */
  #placeStones(
    width: number,
    resolution: number,
    size: { readonly width: number; readonly height: number },
  ): void {
    const gl = this.#gl;
    const places = stonePlaces(width, resolution);
    const across = places.reduce((sum, { side }) => sum + side, 0);
    const down = Math.max(...places.map(({ side }) => side));
    if (resolution !== this.#resolution) {
      gl.deleteTexture(this.#stones);
      this.#stones = createTexture(gl, { picture: paintStones(this.#lighting, resolution) });
      this.#resolution = resolution;
    }
    const vertices = [
      ...quad([0, 0, size.width, size.height], [0, 1, 1], 0),
      ...places.flatMap(({ x, y, left, side }) =>
        quad([x, y, x + side, y + side], [left / across, (left + side) / across, side / down], 1),
      ),
    ];
    this.#count = vertices.length / SHOWN_VERTEX;
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(vertices), gl.STATIC_DRAW);
  }

  #release(): void {
    this.#gl.deleteFramebuffer(this.#target);
    this.#gl.deleteTexture(this.#sand);
  }
}
