/**
 * The water and its stones, drawn with plain WebGL: the still water lies in a texture that is made once for a size and
 * an hour; a frame is that texture seen through ripples and light, and the stones above it. Two draw calls.
 */
import { BLEED, type Slot } from '../../stage/scene';
import {
  createProgram,
  createTarget,
  createTexture,
  createVertices,
  findUniform,
  setUniforms,
} from '../../stage/gl';
import { HOURS, LIGHT_INKS, STONE_INKS } from './hours';
import { type Place, plantsIn, stonesIn } from './places';
import { CORNERS, quads, VERTEX } from './quads';
import { MOST_RIPPLES } from './ripples';
import stillFragment from './shaders/still.frag.glsl?raw';
import stillVertex from './shaders/still.vert.glsl?raw';
import stonesFragment from './shaders/stones.frag.glsl?raw';
import stonesVertex from './shaders/stones.vert.glsl?raw';
import waterFragment from './shaders/water.frag.glsl?raw';
import wholeVertex from './shaders/whole.vert.glsl?raw';
import { CELL, paintSheet, SHEET } from './sheet';
import { Ways } from './ways';

const UNIT = { still: 0, travel: 1, sheet: 2 } as const;

/** Half the width of a stone on the style guide's tablet, px: sizes of light and ripples are told against it. */
const USUAL = 106;

/** The upper edge of the water fades into the page over so many px. */
const FADE = 64;

/** What the picture of a frame depends on. */
export interface PondState {
  /** Light of each stone, 0-1. */
  readonly lights: readonly number[];
  /** How far each is pressed or hovered over, 0-1. */
  readonly touches: readonly number[];
  /** Stone, front and height of each ripple; see `Ripples`. */
  readonly ripples: Float32Array;
}

/** Everything that a lost context takes. */
function createPasses(gl: WebGL2RenderingContext) {
  const buffer = gl.createBuffer();
  const water = createProgram(gl, 'the water', wholeVertex, waterFragment);
  const stones = createProgram(gl, 'the stones', stonesVertex, stonesFragment);
  return {
    still: createProgram(gl, 'the still water', stillVertex, stillFragment),
    water,
    ripples: findUniform(gl, water, 'uRipples'),
    lights: findUniform(gl, water, 'uLights'),
    stones,
    states: findUniform(gl, stones, 'uStates'),
    // Corners are counted, not read.
    corners: gl.createVertexArray(),
    buffer,
    vertices: createVertices(gl, buffer, VERTEX),
  };
}

export class Pond {
  readonly #gl: WebGL2RenderingContext;
  #passes: ReturnType<typeof createPasses>;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  #stones: readonly Place[] = [];
  #picture: CanvasImageSource | undefined;
  #isNight = false;
  #still: WebGLTexture | null = null;
  #target: WebGLFramebuffer | null = null;
  #ways: Ways | undefined;
  #sheet: WebGLTexture | null = null;
  #isStale = true;
  readonly #states = new Float32Array(12);
  readonly #lights = new Float32Array(5);

  /** @throws when the card's compiler refuses a shader */
  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#passes = createPasses(gl);
  }

  /** Where the stones lie, CSS px. */
  get stones(): readonly Place[] {
    return this.#stones;
  }

  /** Size of the stones against that of the style guide's tablet. */
  get unit(): number {
    return (this.#stones[0]?.rx ?? USUAL) / USUAL;
  }

  /** The sheet's picture has come. */
  paint(picture: CanvasImageSource): void {
    this.#picture = picture;
    this.#isStale = true;
  }

  resize(slot: Slot): void {
    this.#slot = slot;
    this.#stones = stonesIn(slot.width, slot.height);
    this.#isStale = true;
    this.#release();
    const gl = this.#gl;
    this.#still = createTexture(gl, this.#size);
    this.#target = createTarget(gl, this.#still);
    this.#ways = new Ways(gl, UNIT.travel, slot, this.#stones);
  }

  /** The context was lost and is back. */
  restore(): void {
    this.#passes = createPasses(this.#gl);
    this.#still = this.#target = this.#sheet = null;
    this.#ways = undefined;
    if (this.#slot.width > 0) this.resize(this.#slot);
  }

  draw(state: PondState, isNight: boolean): void {
    const gl = this.#gl;
    if (!this.#still) return;
    if (isNight !== this.#isNight) this.#isStale = true;
    this.#isNight = isNight;
    if (this.#isStale) this.#prepare();
    this.#isStale = false;
    const { width, height } = this.#size;
    const edge = Math.floor(BLEED * this.#slot.resolution);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT);
    // The canvas counts its rows from below.
    gl.viewport(edge, gl.drawingBufferHeight - edge - height, width, height);
    this.#bind();
    const { water, stones, corners, vertices, ripples, lights, states } = this.#passes;
    state.lights.forEach((light, stone) => {
      this.#lights[stone] = light;
      this.#states[stone * 2] = light;
      this.#states[stone * 2 + 1] = state.touches[stone] ?? 0;
    });
    for (let place = 0; place < MOST_RIPPLES; place++)
      if ((state.ripples[place * 3 + 2] ?? 0) > 0) this.#ways?.find(state.ripples[place * 3] ?? 0);
    gl.useProgram(water);
    gl.uniform3fv(ripples, state.ripples);
    gl.uniform1fv(lights, this.#lights);
    gl.bindVertexArray(corners);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.useProgram(stones);
    gl.uniform2fv(states, this.#states);
    gl.bindVertexArray(vertices);
    gl.drawArrays(gl.TRIANGLES, 0, this.#stones.length * CORNERS.length);
  }

  destroy(): void {
    const gl = this.#gl;
    this.#release();
    gl.deleteTexture(this.#sheet);
    const { still, water, stones, corners, vertices, buffer } = this.#passes;
    for (const program of [still, water, stones]) gl.deleteProgram(program);
    gl.deleteVertexArray(corners);
    gl.deleteVertexArray(vertices);
    gl.deleteBuffer(buffer);
  }

  /** Device px. */
  get #size(): { width: number; height: number } {
    const { width, height, resolution } = this.#slot;
    return { width: Math.round(width * resolution), height: Math.round(height * resolution) };
  }

  #bind(): void {
    const gl = this.#gl;
    this.#ways?.bind();
    gl.activeTexture(gl.TEXTURE0 + UNIT.sheet);
    gl.bindTexture(gl.TEXTURE_2D, this.#sheet);
    gl.activeTexture(gl.TEXTURE0 + UNIT.still);
    gl.bindTexture(gl.TEXTURE_2D, this.#still);
  }

  /** Makes what every frame needs: uniforms, the sheet, the still water and what grows in it. */
  #prepare(): void {
    const gl = this.#gl;
    const { width, height, resolution } = this.#slot;
    const [first] = this.#stones;
    if (!first) return;
    const hour = HOURS[this.#isNight ? 'night' : 'day'];
    const plants = plantsIn(width, height, first);
    const cell = { width: first.rx * CELL.wide * 2, height: first.ry * CELL.high * 2 };
    gl.activeTexture(gl.TEXTURE0 + UNIT.sheet);
    gl.deleteTexture(this.#sheet);
    this.#sheet = this.#picture
      ? createTexture(gl, {
          picture: paintSheet(this.#picture, cell.width * resolution, cell.height * resolution),
        })
      : createTexture(gl, { width: 1, height: 1 });
    const all = [...this.#stones, ...plants];
    const middles = all.flatMap(({ x, y }) => [x, y]);
    const halves = all.flatMap(({ rx, ry }) => [rx, ry]);
    const common = {
      uSize: { size: 3, of: [width, height, resolution] },
      uUnit: { size: 1, of: [this.unit] },
      uSkyInk: { size: 3, of: hour.skyInk },
    } as const;
    const { still, water, stones, corners, buffer, vertices } = this.#passes;
    setUniforms(gl, still, {
      ...common,
      uInks: { size: 3, of: hour.inks.flat() },
      uSky: { size: 3, of: hour.sky },
      uSkyStrength: { size: 2, of: hour.strength },
      uMiddles: { size: 2, of: middles },
      uHalves: { size: 2, of: halves },
      uStoneInks: { size: 3, of: STONE_INKS.flat() },
    });
    setUniforms(gl, water, {
      ...common,
      uStill: { unit: UNIT.still },
      uTravel: { unit: UNIT.travel },
      uMiddles: { size: 2, of: middles.slice(0, 10) },
      uHalves: { size: 2, of: halves.slice(0, 10) },
      uLightInks: { size: 3, of: LIGHT_INKS.flat() },
      uFade: { size: 1, of: [FADE] },
      uRipples: { size: 3, of: Array.from({ length: MOST_RIPPLES * 3 }, () => 0) },
    });
    setUniforms(gl, stones, {
      uSheet: { unit: UNIT.sheet },
      uView: { size: 2, of: [width, height] },
      uCellSize: { size: 3, of: [1 / SHEET.columns, 1 / SHEET.rows, this.#picture ? 1 : 0] },
      uCellHalf: { size: 2, of: [cell.width / 2, cell.height / 2] },
      uStoneHalf: { size: 2, of: [first.rx, first.ry] },
      uStoneInks: { size: 3, of: [...STONE_INKS.flat(), 0, 0, 0] },
      uHour: { size: 3, of: hour.stones },
    });
    const size = this.#size;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#target);
    gl.viewport(0, 0, size.width, size.height);
    gl.disable(gl.BLEND);
    gl.useProgram(still);
    gl.bindVertexArray(corners);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.enable(gl.BLEND);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    if (this.#picture) {
      // Their alpha is not that of the noise.
      gl.colorMask(true, true, true, false);
      gl.useProgram(stones);
      gl.uniform1f(gl.getUniformLocation(stones, 'uUp'), -1);
      gl.uniform2fv(this.#passes.states, new Float32Array(12));
      gl.bufferData(gl.ARRAY_BUFFER, quads(plants.map((plant) => ({ ...plant, stone: 5 }))), gl.STATIC_DRAW);
      gl.bindVertexArray(vertices);
      // The texture is drawn to, so it must not be read.
      gl.activeTexture(gl.TEXTURE0 + UNIT.sheet);
      gl.bindTexture(gl.TEXTURE_2D, this.#sheet);
      gl.drawArrays(gl.TRIANGLES, 0, plants.length * CORNERS.length);
      gl.colorMask(true, true, true, true);
    }
    gl.useProgram(stones);
    gl.uniform1f(gl.getUniformLocation(stones, 'uUp'), 1);
    gl.bufferData(
      gl.ARRAY_BUFFER,
      quads(this.#stones.map((place, stone) => ({ ...place, cell: stone, stone }))),
      gl.STATIC_DRAW,
    );
  }

  #release(): void {
    this.#gl.deleteFramebuffer(this.#target);
    this.#gl.deleteTexture(this.#still);
    this.#ways?.destroy();
  }
}
