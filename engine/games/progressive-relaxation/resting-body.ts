/** A person who rests on a blanket: the ground, the light and shade that the body gives it, and the body. */
import { Texture, UniformGroup } from 'pixi.js';
import figureUrl from '../../../assets/images/progressive-relaxation/figure.avif';
import groundUrl from '../../../assets/images/progressive-relaxation/ground.avif';
import nearnessUrl from '../../../assets/images/progressive-relaxation/nearness.avif';
import { noiseTexture } from '../../shaders/noise-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { Slot } from '../../stage/scene';
import { type BodyState, PARTS, SETS } from './body-state';
import type { Hour } from './hours';
import { FIELD, FIGURE, LIES, lieIn } from './places';
import fragment from './shaders/resting-body.frag.glsl?raw';

/** The pictures by the names of their samplers. Distances must not be averaged, so their picture has no mipmaps. */
export const PICTURES = {
  uGround: { url: groundUrl, mipmaps: true },
  uFigure: { url: figureUrl, mipmaps: true },
  uNearness: { url: nearnessUrl, mipmaps: false },
} as const;

/** What a frame shows beside the body's own state. */
export interface Moment {
  /** How full the breath is, 0-1. */
  readonly breath: number;
  /** Whether anything may move; else only colors change. */
  readonly moves: boolean;
  /** How much of it all is there, 0-1. */
  readonly arrival: number;
}

/** What depends on size and hour alone. */
const still = () =>
  new UniformGroup(
    {
      uSlot: { value: new Float32Array(3), type: 'vec3<f32>' },
      uLying: { value: new Float32Array(4), type: 'vec4<f32>' },
      uCenter: { value: new Float32Array(2), type: 'vec2<f32>' },
      uField: { value: FIELD, type: 'f32' },
      uLies: { value: LIES, type: 'f32' },
      uFigureBox: {
        value: new Float32Array([FIGURE.left, FIGURE.top, FIGURE.width, FIGURE.height]),
        type: 'vec4<f32>',
      },
      uCool: { value: new Float32Array(12), type: 'vec3<f32>', size: 4 },
      uDeep: { value: new Float32Array(12), type: 'vec3<f32>', size: 4 },
      uHot: { value: new Float32Array(12), type: 'vec3<f32>', size: 4 },
      uEmber: { value: new Float32Array(12), type: 'vec3<f32>', size: 4 },
      uEarly: { value: new Float32Array(3), type: 'vec3<f32>' },
      uLate: { value: new Float32Array(3), type: 'vec3<f32>' },
      uGlow: { value: new Float32Array(3), type: 'vec3<f32>' },
      uShade: { value: new Float32Array(3), type: 'vec3<f32>' },
      uLine: { value: new Float32Array(3), type: 'vec3<f32>' },
    },
    { isStatic: true },
  );

/** @param body its arrays are the uniforms' own values, so a frame copies nothing */
const moving = ({ firm, wave, warm }: BodyState) =>
  new UniformGroup({
    uFirm: { value: firm, type: 'f32', size: SETS },
    uWave: { value: wave, type: 'f32', size: SETS },
    uWarm: { value: warm, type: 'f32', size: PARTS },
    uBreath: { value: 0, type: 'f32' },
    uMoves: { value: 1, type: 'f32' },
    uArrival: { value: 0, type: 'f32' },
  });

export class RestingBody extends ShaderQuad {
  readonly #still: ReturnType<typeof still>;
  readonly #moving: ReturnType<typeof moving>['uniforms'];

  constructor(body: BodyState) {
    const [ofSize, ofFrame] = [still(), moving(body)];
    const { source } = Texture.EMPTY;
    super({
      label: 'RestingBody',
      fragment,
      resources: {
        ofSize,
        ofFrame,
        uGround: source,
        uFigure: source,
        uNearness: source,
        uNoise: noiseTexture(),
      },
    });
    this.#still = ofSize;
    this.#moving = ofFrame.uniforms;
  }

  resize({ width, height, resolution }: Slot): void {
    this.cover(width, height);
    const { uniforms } = this.#still;
    const { x, y, scale, isAcross, center } = lieIn({ width, height });
    uniforms.uSlot.set([width, height, resolution]);
    uniforms.uLying.set([x, y, scale, isAcross ? 1 : 0]);
    uniforms.uCenter.set([0, center]);
    this.#still.update();
  }

  setHour({ cool, deep, warm, ember, early, late, glow, shade, line }: Hour): void {
    const { uniforms } = this.#still;
    uniforms.uCool.set(cool);
    uniforms.uDeep.set(deep);
    uniforms.uHot.set(warm);
    uniforms.uEmber.set(ember);
    uniforms.uEarly.set(early);
    uniforms.uLate.set(late);
    uniforms.uGlow.set(glow);
    uniforms.uShade.set(shade);
    uniforms.uLine.set(line);
    this.#still.update();
  }

  show({ breath, moves, arrival }: Moment): void {
    this.#moving.uBreath = breath;
    this.#moving.uMoves = moves ? 1 : 0;
    this.#moving.uArrival = arrival;
  }
}
