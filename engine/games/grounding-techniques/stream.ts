/**
 * The stream: a bed of pebbles drawn once into a tile, and in every frame the water above it and the stones in it.
 * Drawn with plain WebGL: two draw calls a frame, whatever moves.
 */

import { createProgram, createTarget, createTexture, findUniform, setUniforms } from '../../stage/gl';
import { BLEED, type Slot } from '../../stage/scene';
import { INKS } from './inks';
import { bankOf } from './layout';
import bedFragment from './shaders/bed.frag.glsl?raw';
import noiseFragment from './shaders/noise.frag.glsl?raw';
import stonesFragment from './shaders/stones.frag.glsl?raw';
import stonesVertex from './shaders/stones.vert.glsl?raw';
import waterFragment from './shaders/water.frag.glsl?raw';
import wholeVertex from './shaders/whole.vert.glsl?raw';
import { paintSymbols } from './symbols';

/** Rings that can be on the water at once; the shader's list is as long. */
export const RINGS = 6;

/** Texels across the tile of noise. */
const NOISE = 256;

/** One tile of the bed, CSS px. */
const TILE = 520;

/** Where each texture is bound. */
const UNIT = { noise: 0, bed: 1, symbols: 2 } as const;

/** What changes from frame to frame. */
export interface StreamState {
  /** s; the water has moved for so long. */
  readonly time: number;
  /** 0 by day, 1 by night. */
  readonly dark: number;
  /** x, y, radius (px) and strength (0-1) of each ring. */
  readonly rings: Float32Array;
  /** x, y, half of the width (px) and angle (radians) of each stone. */
  readonly places: Float32Array;
  /** Ink, presence, lift and veil of each stone. */
  readonly looks: Float32Array;
}

/** Everything that a lost context takes. */
interface Passes {
  readonly noise: WebGLTexture;
  readonly bed: WebGLTexture;
  readonly symbols: WebGLTexture;
  readonly water: WebGLProgram;
  readonly stones: WebGLProgram;
  /** Corners are counted, not read. */
  readonly corners: WebGLVertexArrayObject;
}

export class Stream {
  readonly #gl: WebGL2RenderingContext;
  #passes: Passes | undefined;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  /** Device px per px for which the bed was drawn. */
  #resolution = 0;
  #uniforms:
    | Record<
        'time' | 'dark' | 'rings' | 'stonesTime' | 'stonesDark' | 'places' | 'looks',
        WebGLUniformLocation | null
      >
    | undefined;

  /** @throws when the card's compiler refuses a shader */
  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
  }

  /** The context was lost and is back. */
  restore(): void {
    this.#passes = undefined;
    this.#uniforms = undefined;
    this.resize(this.#slot);
  }

  resize(slot: Slot): void {
    this.#slot = slot;
    if (slot.width === 0) return;
    if (this.#resolution !== slot.resolution) this.#release();
    this.#resolution = slot.resolution;
    const gl = this.#gl;
    this.#passes ??= this.#create(slot.resolution);
    const { water, stones } = this.#passes;
    const size = { size: 3, of: [slot.width, slot.height, slot.resolution] } as const;
    setUniforms(gl, water, {
      uNoise: { unit: UNIT.noise },
      uBed: { unit: UNIT.bed },
      uSize: size,
      uTile: { size: 1, of: [TILE] },
      uBank: { size: 1, of: [bankOf(slot.height)] },
      uFlip: { size: 1, of: [-1] },
    });
    setUniforms(gl, stones, {
      uNoise: { unit: UNIT.noise },
      uSymbols: { unit: UNIT.symbols },
      uSize: size,
      uInks: { size: 3, of: INKS },
    });
    this.#uniforms = {
      time: findUniform(gl, water, 'uTime'),
      dark: findUniform(gl, water, 'uDark'),
      rings: findUniform(gl, water, 'uRings'),
      stonesTime: findUniform(gl, stones, 'uTime'),
      stonesDark: findUniform(gl, stones, 'uDark'),
      places: findUniform(gl, stones, 'uPlaces'),
      looks: findUniform(gl, stones, 'uLooks'),
    };
  }

  draw({ time, dark, rings, places, looks }: StreamState): void {
    const gl = this.#gl;
    const [passes, at] = [this.#passes, this.#uniforms];
    if (!passes || !at) return;
    const { width, height, resolution } = this.#slot;
    const edge = Math.floor(BLEED * resolution);
    const [across, down] = [Math.round(width * resolution), Math.round(height * resolution)];
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, gl.drawingBufferWidth, gl.drawingBufferHeight);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    // The canvas counts its rows from below.
    gl.viewport(edge, gl.drawingBufferHeight - edge - down, across, down);
    this.#bind(UNIT.noise, passes.noise);
    this.#bind(UNIT.bed, passes.bed);
    this.#bind(UNIT.symbols, passes.symbols);
    gl.bindVertexArray(passes.corners);
    gl.useProgram(passes.water);
    gl.uniform1f(at.time, time);
    gl.uniform1f(at.dark, dark);
    gl.uniform4fv(at.rings, rings);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.useProgram(passes.stones);
    gl.uniform1f(at.stonesTime, time);
    gl.uniform1f(at.stonesDark, dark);
    gl.uniform4fv(at.places, places);
    gl.uniform4fv(at.looks, looks);
    gl.drawArrays(gl.TRIANGLES, 0, (places.length / 4) * 6);
    gl.bindVertexArray(null);
  }

  destroy(): void {
    this.#release();
  }

  #create(resolution: number): Passes {
    const gl = this.#gl;
    const corners = gl.createVertexArray();
    const noise = this.#bake(corners, NOISE, noiseFragment, 'the noise');
    const size = TILE * resolution;
    this.#bind(UNIT.noise, noise);
    const bed = this.#bake(corners, Math.round(size), bedFragment, 'the bed');
    gl.bindTexture(gl.TEXTURE_2D, bed);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.activeTexture(gl.TEXTURE0 + UNIT.symbols);
    const symbols = createTexture(gl, { picture: paintSymbols() });
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    return {
      noise,
      bed,
      symbols,
      water: createProgram(gl, 'the water', wholeVertex, waterFragment),
      stones: createProgram(gl, 'the stones', stonesVertex, stonesFragment),
      corners,
    };
  }

  /** Draws a tile once. @param side texels */
  #bake(corners: WebGLVertexArrayObject, side: number, fragment: string, name: string): WebGLTexture {
    const gl = this.#gl;
    const program = createProgram(gl, name, wholeVertex, fragment);
    setUniforms(gl, program, {
      uFlip: { size: 1, of: [1] },
      uNoise: { unit: UNIT.noise },
      uSize: { size: 1, of: [side] },
    });
    // Not where the noise is read from.
    gl.activeTexture(gl.TEXTURE0 + UNIT.bed);
    const texture = createTexture(gl, { width: side, height: side }, { repeats: true });
    const target = createTarget(gl, texture);
    gl.viewport(0, 0, side, side);
    gl.disable(gl.BLEND);
    gl.useProgram(program);
    gl.bindVertexArray(corners);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.enable(gl.BLEND);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.bindVertexArray(null);
    gl.deleteFramebuffer(target);
    gl.deleteProgram(program);
    return texture;
  }

  #bind(unit: number, texture: WebGLTexture): void {
    const gl = this.#gl;
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
  }

  #release(): void {
    const gl = this.#gl;
    const passes = this.#passes;
    this.#passes = undefined;
    this.#uniforms = undefined;
    if (!passes) return;
    for (const texture of [passes.noise, passes.bed, passes.symbols]) gl.deleteTexture(texture);
    gl.deleteProgram(passes.water);
    gl.deleteProgram(passes.stones);
    gl.deleteVertexArray(passes.corners);
  }
}
