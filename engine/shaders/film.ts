/**
 * The film of soap bubbles, for every game that has some: all of them are one draw. Where drawing is slow the film is
 * drawn into a picture fifteen times a second, and bubbles wear that.
 */

import { createTarget, createTexture, createVertices, viewSlot } from '../stage/gl';
import { Pass } from '../stage/pass';
import type { Slot } from '../stage/scene';
import filmFragment from './film.frag.glsl?raw';
import filmVertex from './film.vert.glsl?raw';
import bakedFragment from './film-baked.frag.glsl?raw';
import ringFragment from './ring.frag.glsl?raw';

export interface Bubble {
  /** Centre in the slot, CSS px. */
  readonly x: number;
  readonly y: number;
  /** CSS px. */
  readonly radius: number;
  /** A colour that it is tinged with, 0-1 each, and how much, 0-1. */
  readonly tint?: readonly [red: number, green: number, blue: number, amount: number];
  /** 0-1: bubbles of different phases look different. */
  readonly phase?: number;
  /** 0-1. */
  readonly opacity?: number;
  /** How far the film leaves room for many words, 0-1; 0 unless said. */
  readonly calm?: number;
}

export interface FilmLight {
  /** For how long the film has flowed, s. */
  readonly seconds: number;
  /** 0 by day, 1 by night, between them while one becomes the other. */
  readonly dark: number;
}

/**
 * `live` is drawn anew for every px, `baked` on devices to which that is too much, `ring` for people who asked for less
 * motion: a disc for words in a ring whose opacity is the bubble's.
 */
export type FilmLook = 'live' | 'baked' | 'ring';

/** Side of the picture into which a film is baked, px, and how often that is done anew, s. */
const BAKED_SIDE = 512;
const BAKED_SECONDS = 1 / 15;

/** The quad of a bubble reaches so far, in radii: as in film.vert.glsl. */
const REACH = 1.04;

/** Numbers of each bubble: place, tint, film. */
const SIZES = [3, 4, 3] as const;
const NUMBERS = 10;

const FRAGMENTS: Readonly<Record<FilmLook, string>> = {
  live: filmFragment,
  baked: bakedFragment,
  ring: ringFragment,
};

/** A picture of the film, and when it was drawn. */
interface Bake {
  readonly texture: WebGLTexture;
  readonly target: WebGLFramebuffer;
  seconds: number;
  dark: number;
}

export class Film {
  readonly #gl: WebGL2RenderingContext;
  readonly #buffer: WebGLBuffer;
  readonly #vertices: WebGLVertexArrayObject;
  readonly #passes = new Map<FilmLook, Pass>();
  #numbers = new Float32Array(NUMBERS);
  #bake: Bake | undefined;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#buffer = gl.createBuffer();
    this.#vertices = createVertices(gl, this.#buffer, SIZES);
    gl.bindVertexArray(this.#vertices);
    for (const location of SIZES.keys()) gl.vertexAttribDivisor(location, 1);
    gl.bindVertexArray(null);
  }

  /**
   * Draws bubbles in the slot, the first one lowest; with none it only makes ready what a look is drawn with.
   * @throws when the card's compiler refuses a shader, the first time that a look is drawn
   */
  draw(bubbles: readonly Bubble[], slot: Slot, light: FilmLight, look: FilmLook): void {
    const gl = this.#gl;
    if (gl.isContextLost()) return;
    this.#passOf(look);
    if (look === 'baked') this.#bakeAnew(light, slot.resolution);
    if (bubbles.length === 0) return;
    viewSlot(gl, slot);
    this.#show(bubbles, slot, light, look);
  }

  destroy(): void {
    const gl = this.#gl;
    for (const pass of this.#passes.values()) pass.destroy();
    gl.deleteVertexArray(this.#vertices);
    gl.deleteBuffer(this.#buffer);
    gl.deleteFramebuffer(this.#bake?.target ?? null);
    gl.deleteTexture(this.#bake?.texture ?? null);
  }

  #show(bubbles: readonly Bubble[], slot: Slot, { seconds, dark }: FilmLight, look: FilmLook): void {
    const gl = this.#gl;
    const pass = this.#passOf(look);
    pass.use();
    pass.set2('uSlot', slot.width, slot.height);
    if (look === 'live') pass.set1('uTime', seconds);
    if (look === 'baked') {
      gl.activeTexture(gl.TEXTURE0);
      gl.bindTexture(gl.TEXTURE_2D, this.#bake?.texture ?? null);
      pass.setUnit('uBaked', 0);
    } else pass.set1('uResolution', slot.resolution);
    pass.set1('uNight', dark);
    gl.bindVertexArray(this.#vertices);
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    gl.bufferData(gl.ARRAY_BUFFER, this.#numbersOf(bubbles), gl.STREAM_DRAW, 0, bubbles.length * NUMBERS);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, bubbles.length);
    gl.bindVertexArray(null);
  }

  #numbersOf(bubbles: readonly Bubble[]): Float32Array<ArrayBuffer> {
    if (this.#numbers.length < bubbles.length * NUMBERS) {
      this.#numbers = new Float32Array(bubbles.length * NUMBERS);
    }
    const numbers = this.#numbers;
    let next = 0;
    for (const { x, y, radius, tint, phase = 0, opacity = 1, calm = 0 } of bubbles) {
      numbers[next++] = x;
      numbers[next++] = y;
      numbers[next++] = radius;
      for (let part = 0; part < 4; part++) numbers[next++] = tint?.[part] ?? 0;
      numbers[next++] = phase;
      numbers[next++] = opacity;
      numbers[next++] = calm;
    }
    return numbers;
  }

  /** Draws the film's picture, unless the last one is still good. */
  #bakeAnew(light: FilmLight, resolution: number): void {
    const gl = this.#gl;
    const last = this.#bake;
    if (last && last.dark === light.dark && Math.abs(light.seconds - last.seconds) < BAKED_SECONDS) return;
    const bake = this.#bake ?? this.#createBake();
    bake.seconds = light.seconds;
    bake.dark = light.dark;
    gl.bindFramebuffer(gl.FRAMEBUFFER, bake.target);
    gl.viewport(0, 0, BAKED_SIDE, BAKED_SIDE);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    const half = BAKED_SIDE / 2;
    const size = { width: BAKED_SIDE, height: BAKED_SIDE, resolution };
    this.#show([{ x: half, y: half, radius: half / REACH }], size, light, 'live');
    // Small bubbles would sparkle without smaller pictures.
    gl.bindTexture(gl.TEXTURE_2D, bake.texture);
    gl.generateMipmap(gl.TEXTURE_2D);
  }

  #createBake(): Bake {
    const gl = this.#gl;
    gl.activeTexture(gl.TEXTURE0);
    const texture = createTexture(gl, { width: BAKED_SIDE, height: BAKED_SIDE });
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    this.#bake = { texture, target: createTarget(gl, texture), seconds: 0, dark: -1 };
    return this.#bake;
  }

  #passOf(look: FilmLook): Pass {
    const pass =
      this.#passes.get(look) ?? new Pass(this.#gl, `the ${look} film`, filmVertex, FRAGMENTS[look]);
    this.#passes.set(look, pass);
    return pass;
  }
}
