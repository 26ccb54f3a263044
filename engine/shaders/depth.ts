/**
 * Depth: a painted scene made of layers that stand one behind the other, drift by a few pixels, and are lit each by its
 * depth. The layers are painted by clear daylight, with alpha and without dots or grain; the hour (a `DepthLook`), mist,
 * shafts of light, specks, a bird far off, sun, moon and stars are made by one fragment shader, which walks from the
 * viewer to the sky and stops where it cannot see further. All of it is one draw of one quad.
 *
 * How a scene uses it:
 *
 *     const depth = new Depth(parts.gl, { field, layers });          // layers from far to near
 *     for (const url of depth.urls) loader.load(url).then((picture) => picture && depth.takePicture(url, picture));
 *     resize(slot) { depth.resize(slot); }
 *     draw() { depth.draw(mixLooks(dawn, noon, share), { seconds, light, moves }); return false; }
 *     restore() { depth.restore(); }                                  // and load the pictures again
 *     destroy() { depth.destroy(); }
 *
 * Nothing here has a clock: what is drawn follows from the arguments of `draw` alone, so a scene that hands in the same
 * moment again need not draw at all. With `moves: false` (reduced motion) every layer stands where it was painted, and
 * specks and shafts stand still; whoever draws decides how often.
 */

import { type BegunProgram, beginProgram, bindTexture, createTexture, finishProgram } from '../stage/gl';
import { BLEED, type Slot } from '../stage/scene';
import type { DepthLook } from './depth-look';
import { openEdges, passedAt, passedPlace, skyAt, veilAt } from './depth-passage';
import { cornerOf, type DepthMotion, placeOf, scaleOf } from './depth-places';
import type { DepthMoment, DepthScene } from './depth-scene';
import { depthProgram } from './depth-shader';
import { noiseTexels, TILE } from './noise-tile';

export type { DepthBird, DepthLayer, DepthMoment, DepthScene } from './depth-scene';

/** A card has 16 units of textures at least; one is for the noise. */
export const MOST_PICTURES = 15;

/** Unit of the noise; pictures follow. */
const NOISE = 0;

/** Everything that a lost context takes. */
interface Held {
  readonly begun: BegunProgram;
  readonly quad: WebGLVertexArrayObject;
  readonly noise: WebGLTexture;
  readonly textures: WebGLTexture[];
  readonly places: Map<string, WebGLUniformLocation | null>;
  /** Whether the program has been waited for. */
  isBuilt: boolean;
}

/** What a layer shows before its picture has come. */
const NOTHING = { width: 1, height: 1, texels: new Uint8Array(4) };

export class Depth {
  /** Addresses of the pictures, each once. */
  readonly urls: readonly string[];
  readonly #gl: WebGL2RenderingContext;
  readonly #scene: DepthScene;
  readonly #source: { vertex: string; fragment: string };
  /** How wide each picture is that has come, px. */
  readonly #widths = new Map<string, number>();
  #held: Held;
  /** The look that the program has been given. */
  #graded: DepthLook | undefined;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  /** Written anew in every frame. */
  readonly #placeNumbers: Float32Array;
  readonly #lods: Float32Array;
  readonly #there: Float32Array;

  /**
   * @throws RangeError with too many pictures; Error when the card's compiler refuses the shader, unless the scene is one
   * that is walked into: that comes with {@link finish}
   */
  constructor(gl: WebGL2RenderingContext, scene: DepthScene) {
    this.#gl = gl;
    this.#scene = scene;
    this.urls = [...new Set(scene.layers.map(({ url }) => url))];
    if (this.urls.length > MOST_PICTURES) {
      throw new RangeError(`A painted scene has at most ${MOST_PICTURES} pictures, not ${this.urls.length}.`);
    }
    const shaded = scene.layers.map(({ depth, url, kind = 'paint', rim = 0, sway = 0, part, water }) => ({
      depth,
      picture: this.urls.indexOf(url),
      isMist: kind === 'mist',
      rim,
      sway,
      ...(water && { water: { part, ...water } }),
      ...(scene.way && { open: openEdges(part, scene.field) }),
    }));
    this.#source = depthProgram(shaded, scene.birdBehind ?? -1, scene.motesBehind ?? []);
    this.#placeNumbers = new Float32Array(scene.layers.length * 4);
    this.#there = new Float32Array(scene.layers.length).fill(1);
    this.#lods = new Float32Array(scene.layers.length);
    this.#held = this.#make();
    if (!scene.way) this.finish();
  }

  /** Whether every picture has come. */
  get isComplete(): boolean {
    return this.#widths.size === this.urls.length;
  }

  /** Gives a picture that has been loaded to the card, and closes it. */
  takePicture(url: string, picture: ImageBitmap): void {
    const { textures } = this.#held;
    const index = this.urls.indexOf(url);
    const old = textures[index];
    if (old !== undefined) {
      this.#gl.deleteTexture(old);
      textures[index] = createTexture(this.#gl, { picture }, { shrinks: true });
      this.#widths.set(url, picture.width);
    }
    picture.close();
  }

  resize(slot: Slot): void {
    this.#slot = slot;
  }

  /**
   * Waits for the program, which the card builds meanwhile. The first drawing does it too.
   *
   * @throws Error when the card's compiler refuses the shader
   */
  finish(): void {
    const gl = this.#gl;
    const held = this.#held;
    if (held.isBuilt) return;
    held.isBuilt = true;
    const program = finishProgram(gl, 'the depth', held.begun);
    if (gl.isContextLost()) return;
    gl.useProgram(program);
    gl.uniform1i(this.#at('uNoise'), NOISE);
    for (const index of this.urls.keys()) gl.uniform1i(this.#at(`uPicture${index}`), NOISE + 1 + index);
  }

  /** The context was lost and is back; its pictures went with it. */
  restore(): void {
    this.#widths.clear();
    this.#held = this.#make();
    this.#graded = undefined;
  }

  /** Draws the whole scene onto the canvas: one draw call. A look that is handed in again costs nothing. */
  draw(look: DepthLook, moment: DepthMoment): void {
    const { seconds, light, moves, opacity = 1, arrival = 1, bird, step = 0, isOver = false } = moment;
    const gl = this.#gl;
    const { width, height, resolution } = this.#slot;
    if (width === 0) return;
    this.finish();
    const { begun, quad, noise, textures } = this.#held;
    const size = { x: Math.round(width * resolution), y: Math.round(height * resolution) };
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    if (!isOver) {
      gl.clearColor(0, 0, 0, 0);
      gl.clear(gl.COLOR_BUFFER_BIT);
    }
    const edge = Math.floor(BLEED * resolution);
    // The canvas counts its rows from below.
    gl.viewport(edge, gl.drawingBufferHeight - edge - size.y, size.x, size.y);
    gl.useProgram(begun.program);
    gl.bindVertexArray(quad);
    bindTexture(gl, NOISE, noise);
    textures.forEach((texture, index) => {
      bindTexture(gl, NOISE + 1 + index, texture);
    });
    const motion: DepthMotion = { seconds, opening: light, amount: moves ? 1 : 0 };
    this.#place(size, motion, step);
    if (look !== this.#graded) this.#grade(look);
    const { field, anchor } = this.#scene;
    const corner = cornerOf(field, size, anchor);
    gl.uniform2f(this.#at('uSize'), size.x, size.y);
    gl.uniform3f(this.#at('uField'), corner.x, corner.y, scaleOf(field, size.x, size.y));
    gl.uniform4fv(this.#at('uPlace'), this.#placeNumbers);
    gl.uniform1fv(this.#at('uLod'), this.#lods);
    gl.uniform1fv(this.#at('uThere'), this.#there);
    gl.uniform1f(this.#at('uVeil'), veilAt(step));
    gl.uniform1f(this.#at('uSky'), skyAt(step));
    gl.uniform1f(this.#at('uSeconds'), moves ? seconds : 0);
    gl.uniform1f(this.#at('uBreath'), light);
    gl.uniform1f(this.#at('uOpacity'), opacity);
    gl.uniform1f(this.#at('uArrival'), arrival);
    gl.uniform1f(this.#at('uDot'), resolution < 1.5 ? 1 : 2);
    gl.uniform4f(this.#at('uBird'), bird?.x ?? 0, bird?.y ?? 0, bird?.span ?? 0, bird?.wings ?? 0);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.bindVertexArray(null);
  }

  destroy(): void {
    this.#free();
  }

  /** Where every layer is now, as the shader wants it: corner, and 1 over its size. */
  #place(size: { x: number; y: number }, motion: DepthMotion, step: number): void {
    const { field, layers, anchor, way = anchor } = this.#scene;
    const { resolution } = this.#slot;
    const corner = cornerOf(field, size, anchor);
    const scale = scaleOf(field, size.x, size.y);
    const around = { x: corner.x + way.x * scale, y: corner.y + way.y * scale };
    layers.forEach((layer, index) => {
      const passed = passedAt(layer.depth, step);
      const place = placeOf(field, layer, size, resolution, motion);
      const [left, top, wide, tall] = step === 0 ? place : passedPlace(place, passed, around, resolution);
      this.#placeNumbers[index * 4] = left;
      this.#placeNumbers[index * 4 + 1] = top;
      this.#placeNumbers[index * 4 + 2] = 1 / wide;
      this.#placeNumbers[index * 4 + 3] = 1 / tall;
      this.#there[index] = passed.there;
      const texels = this.#widths.get(layer.url) ?? 1;
      this.#lods[index] = Math.max(0, Math.log2(texels / wide));
    });
  }

  /** A look's values are called in the shader as they are here, with a `u` before them. */
  #grade(look: DepthLook): void {
    const gl = this.#gl;
    this.#graded = look;
    for (const [name, value] of Object.entries(look) as [string, number | readonly number[]][]) {
      const place = this.#at(`u${name.charAt(0).toUpperCase()}${name.slice(1)}`);
      if (typeof value === 'number') gl.uniform1f(place, value);
      else if (value.length === 2) gl.uniform2fv(place, value);
      else gl.uniform3fv(place, value);
    }
  }

  #at(name: string): WebGLUniformLocation | null {
    const { places, begun } = this.#held;
    let place = places.get(name);
    if (place === undefined) {
      place = this.#gl.getUniformLocation(begun.program, name);
      places.set(name, place);
    }
    return place;
  }

  #make(): Held {
    const gl = this.#gl;
    const { vertex, fragment } = this.#source;
    return {
      begun: beginProgram(gl, vertex, fragment),
      quad: gl.createVertexArray(),
      noise: createTexture(gl, { width: TILE, height: TILE, texels: noiseTexels() }, { repeats: true }),
      textures: this.urls.map(() => createTexture(gl, NOTHING)),
      places: new Map(),
      isBuilt: false,
    };
  }

  #free(): void {
    const gl = this.#gl;
    const { begun, quad, noise, textures } = this.#held;
    gl.deleteProgram(begun.program);
    gl.deleteVertexArray(quad);
    for (const texture of [noise, ...textures]) gl.deleteTexture(texture);
  }
}
