/** Draws somebody who lies on a blanket: three painted pictures, one shader, one draw call. */
import figureUrl from '../../../assets/images/progressive-relaxation/figure.avif';
import groundUrl from '../../../assets/images/progressive-relaxation/ground.avif';
import nearnessUrl from '../../../assets/images/progressive-relaxation/nearness.avif';
import { noiseTexels, TILE } from '../../shaders/noise-tile';
import {
  bindTexture,
  clearCanvas,
  createProgram,
  createTexture,
  findUniform,
  setUniforms,
  viewSlot,
} from '../../stage/gl';
import type { Slot } from '../../stage/scene';
import type { BodyState } from './body-state';
import type { Hour } from './hours';
import { FIELD, FIGURE, LIES, lieIn } from './places';
import fragment from './shaders/lying.frag.glsl?raw';
import vertex from './shaders/slot.vert.glsl?raw';

/** The pictures, in the order of their units. */
export const PICTURES = [groundUrl, figureUrl, nearnessUrl] as const;
const NOISE_UNIT = PICTURES.length;

/** What is shown in a frame beside the body's own state. */
export interface Moment {
  /** 0-1. */
  readonly breath: number;
  /** Whether anything may move; else only colours change. */
  readonly moves: boolean;
  /** How much of it all is there, 0-1. */
  readonly arrival: number;
}

/** Uniforms that a frame may change. */
const CHANGING = ['uFirm', 'uWave', 'uWarm', 'uBreath', 'uMoves', 'uArrival'] as const;
/** Those of an hour, and what they are called in it. */
const OF_HOUR = {
  uCool: 'cool',
  uDeep: 'deep',
  uHot: 'warm',
  uEmber: 'ember',
  uEarly: 'early',
  uLate: 'late',
  uGlow: 'glow',
  uShade: 'shade',
  uLine: 'line',
} as const satisfies Record<string, keyof Hour>;

/** Everything that a lost context takes. */
function make(gl: WebGL2RenderingContext) {
  const program = createProgram(gl, 'the one who lies', vertex, fragment);
  const noise = createTexture(gl, { width: TILE, height: TILE, texels: noiseTexels() }, { repeats: true });
  setUniforms(gl, program, {
    uGround: { unit: 0 },
    uFigure: { unit: 1 },
    uNearness: { unit: 2 },
    uNoise: { unit: NOISE_UNIT },
    uField: { size: 1, of: [FIELD] },
    uLies: { size: 1, of: [LIES] },
  });
  const at = Object.fromEntries(CHANGING.map((name) => [name, findUniform(gl, program, name)])) as Record<
    (typeof CHANGING)[number],
    WebGLUniformLocation | null
  >;
  return { program, noise, quad: gl.createVertexArray(), at, textures: [] as (WebGLTexture | undefined)[] };
}

export class Lying {
  readonly #gl: WebGL2RenderingContext;
  #held: ReturnType<typeof make>;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };
  /** The hour that the program has been given. */
  #hour: Hour | undefined;

  /** @throws when the card's compiler refuses a shader */
  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#held = make(gl);
  }

  /** Whether there is anything to draw. */
  get isComplete(): boolean {
    return PICTURES.every((_, unit) => this.#held.textures[unit] !== undefined);
  }

  /** Gives a picture that has been loaded to the card, by its place in {@link PICTURES}, and closes it. */
  takePicture(unit: number, picture: ImageBitmap): void {
    const { textures } = this.#held;
    const old = textures[unit];
    if (old) this.#gl.deleteTexture(old);
    // Distances are not to be averaged; paint is shown smaller than it is.
    textures[unit] = createTexture(this.#gl, { picture }, { shrinks: PICTURES[unit] !== nearnessUrl });
    picture.close();
  }

  resize(slot: Slot): void {
    this.#slot = slot;
    const gl = this.#gl;
    const { program } = this.#held;
    const { x, y, scale, isAcross, center } = lieIn(slot);
    setUniforms(gl, program, {
      uSize: { size: 2, of: [slot.width, slot.height] },
      uCenter: { size: 2, of: [0, center] },
      uResolution: { size: 1, of: [slot.resolution] },
    });
    if (gl.isContextLost()) return;
    gl.uniform4f(gl.getUniformLocation(program, 'uLying'), x, y, scale, isAcross ? 1 : 0);
    const { left, top, width, height } = FIGURE;
    gl.uniform4f(gl.getUniformLocation(program, 'uFigureBox'), left, top, width, height);
  }

  /** The context was lost and is back; its pictures went with it. */
  restore(): void {
    this.#held = make(this.#gl);
    this.#hour = undefined;
    this.resize(this.#slot);
  }

  draw(hour: Hour, { firm, wave, warm }: BodyState, { breath, moves, arrival }: Moment): void {
    const gl = this.#gl;
    clearCanvas(gl);
    if (!this.isComplete || this.#slot.width === 0) return;
    const { program, noise, quad, at, textures } = this.#held;
    viewSlot(gl, this.#slot);
    gl.useProgram(program);
    gl.bindVertexArray(quad);
    for (const [unit, texture] of textures.entries()) if (texture) bindTexture(gl, unit, texture);
    bindTexture(gl, NOISE_UNIT, noise);
    if (hour !== this.#hour) this.#color(hour);
    gl.uniform1fv(at.uFirm, firm);
    gl.uniform1fv(at.uWave, wave);
    gl.uniform1fv(at.uWarm, warm);
    gl.uniform1f(at.uBreath, breath);
    gl.uniform1f(at.uMoves, moves ? 1 : 0);
    gl.uniform1f(at.uArrival, arrival);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.bindVertexArray(null);
  }

  destroy(): void {
    this.#free();
  }

  #color(hour: Hour): void {
    this.#hour = hour;
    const uniforms = Object.entries(OF_HOUR).map(
      ([name, key]) => [name, { size: 3, of: hour[key] }] as const,
    );
    setUniforms(this.#gl, this.#held.program, Object.fromEntries(uniforms));
  }

  #free(): void {
    const gl = this.#gl;
    const { program, noise, quad, textures } = this.#held;
    gl.deleteProgram(program);
    gl.deleteVertexArray(quad);
    for (const texture of [noise, ...textures]) if (texture) gl.deleteTexture(texture);
  }
}
