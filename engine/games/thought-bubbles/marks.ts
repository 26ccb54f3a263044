/** What the sky holds besides soap: the lights of kept answers, and the bubble that waits for one's own words. One draw. */

import { createVertices, viewSlot } from '../../stage/gl';
import { Pass } from '../../stage/pass';
import type { Slot } from '../../stage/scene';
import fragment from './shaders/marks.frag.glsl?raw';
import vertex from './shaders/marks.vert.glsl?raw';

export interface Mark {
  readonly kind: 'light' | 'own';
  /** Middle, and how far it reaches from there, CSS px. */
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** 0-1. */
  readonly opacity: number;
}

/** Numbers of each mark: place and reach, kind and opacity. */
const SIZES = [3, 2] as const;
const NUMBERS = 5;

/** Lights, the glow of a join, and one's own bubble: more there never are. */
const MOST = 8;

export class Marks {
  readonly #gl: WebGL2RenderingContext;
  readonly #pass: Pass;
  readonly #buffer: WebGLBuffer;
  readonly #vertices: WebGLVertexArrayObject;
  readonly #numbers = new Float32Array(MOST * NUMBERS);

  /** @throws when the card's compiler refuses a shader */
  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#pass = new Pass(gl, 'the marks', vertex, fragment);
    this.#buffer = gl.createBuffer();
    this.#vertices = createVertices(gl, this.#buffer, SIZES);
    gl.bindVertexArray(this.#vertices);
    for (const location of SIZES.keys()) gl.vertexAttribDivisor(location, 1);
    gl.bindVertexArray(null);
  }

  /** Draws marks in the slot, the first one lowest. @param dark 0 by day, 1 by night */
  draw(marks: readonly Mark[], slot: Slot, dark: number): void {
    const gl = this.#gl;
    const count = Math.min(MOST, marks.length);
    if (count === 0 || gl.isContextLost()) return;
    let next = 0;
    for (const { kind, x, y, reach, opacity } of marks.slice(0, count)) {
      for (const number of [x, y, reach, kind === 'light' ? 0 : 1, opacity]) this.#numbers[next++] = number;
    }
    viewSlot(gl, slot);
    this.#pass.use();
    this.#pass.set2('uSlot', slot.width, slot.height);
    this.#pass.set1('uResolution', slot.resolution);
    this.#pass.set1('uNight', dark);
    gl.bindVertexArray(this.#vertices);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    gl.bufferData(gl.ARRAY_BUFFER, this.#numbers, gl.STREAM_DRAW, 0, count * NUMBERS);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count);
    gl.bindVertexArray(null);
  }

  destroy(): void {
    this.#pass.destroy();
    this.#gl.deleteVertexArray(this.#vertices);
    this.#gl.deleteBuffer(this.#buffer);
  }
}
