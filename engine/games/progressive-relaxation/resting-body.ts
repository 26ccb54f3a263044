/** A person who rests on a blanket: the ground, the body's light and shadow on the ground, and the person. */
import { Texture, UniformGroup } from 'pixi.js';
import curlsUrl from '../../../assets/images/progressive-relaxation/curls.avif';
import curlsNearnessUrl from '../../../assets/images/progressive-relaxation/curls-nearness.avif';
import groundUrl from '../../../assets/images/progressive-relaxation/ground.avif';
import longUrl from '../../../assets/images/progressive-relaxation/long.avif';
import longNearnessUrl from '../../../assets/images/progressive-relaxation/long-nearness.avif';
import shortUrl from '../../../assets/images/progressive-relaxation/short.avif';
import shortNearnessUrl from '../../../assets/images/progressive-relaxation/short-nearness.avif';
import type { FigureName } from '../../../machines/games/progressive-relaxation/figures';
import { noiseTexture } from '../../shaders/noise-texture';
import { ownUniforms } from '../../shaders/own-uniforms';
import { ShaderQuad } from '../../shaders/shader-quad';
import { withConstants } from '../../shaders/with-constants';
import type { Slot } from '../../stage/scene';
import { type BodyState, PARTS, SETS } from './body-state';
import type { Hour } from './hours';
import { CROWN_OFFSET, FIELD, FIGURE, layOutBody } from './places';
import fragment from './shaders/resting-body.frag.glsl?raw';

/** The painting of each figure, and the distance field of its parts. */
const PAINTINGS: Record<FigureName, { readonly figure: string; readonly nearness: string }> = {
  short: { figure: shortUrl, nearness: shortNearnessUrl },
  long: { figure: longUrl, nearness: longNearnessUrl },
  curls: { figure: curlsUrl, nearness: curlsNearnessUrl },
};

interface SampledPicture {
  readonly sampler: 'uGround' | 'uFigure' | 'uNearness';
  readonly url: string;
  readonly mipmaps: boolean;
}

/**
 * Returns the pictures of a figure and of the ground. Distance fields have no mipmaps, because averaging would
 * falsify them.
 */
export const picturesOf = (figure: FigureName): readonly SampledPicture[] => [
  { sampler: 'uGround', url: groundUrl, mipmaps: true },
  { sampler: 'uFigure', url: PAINTINGS[figure].figure, mipmaps: true },
  { sampler: 'uNearness', url: PAINTINGS[figure].nearness, mipmaps: false },
];

/** Values of one frame, in addition to the body's state. */
export interface Moment {
  /** Fullness of the lungs, 0-1. */
  readonly breath: number;
  /** Whether only colors change. */
  readonly reducedMotion: boolean;
  /** Opacity of the whole picture, 0-1. */
  readonly arrival: number;
}

/** Creates the uniforms that depend only on size and hour. */
const still = () =>
  new UniformGroup(
    {
      uSize: { value: new Float32Array(3), type: 'vec3<f32>' },
      uLayout: { value: new Float32Array(4), type: 'vec4<f32>' },
      uCenter: { value: new Float32Array(2), type: 'vec2<f32>' },
      uField: { value: FIELD, type: 'f32' },
      uCrownOffset: { value: CROWN_OFFSET, type: 'f32' },
      uFigureBox: {
        value: new Float32Array([FIGURE.left, FIGURE.top, FIGURE.width, FIGURE.height]),
        type: 'vec4<f32>',
      },
      uCool: { value: new Float32Array(12), type: 'vec3<f32>', size: 4 },
      uDeep: { value: new Float32Array(12), type: 'vec3<f32>', size: 4 },
      uHot: { value: new Float32Array(12), type: 'vec3<f32>', size: 4 },
      uEarly: { value: new Float32Array(3), type: 'vec3<f32>' },
      uLate: { value: new Float32Array(3), type: 'vec3<f32>' },
      uSkinLight: { value: new Float32Array(3), type: 'vec3<f32>' },
      uNight: { value: 0, type: 'f32' },
      uGlow: { value: new Float32Array(4), type: 'vec4<f32>' },
      uShade: { value: new Float32Array(3), type: 'vec3<f32>' },
      uLine: { value: new Float32Array(3), type: 'vec3<f32>' },
    },
    { isStatic: true },
  );

/**
 * Creates the uniforms of a frame.
 * @param body state of the body. The uniforms share its arrays, so that a frame copies nothing.
 */
const moving = ({ firm, wave, warm }: BodyState) =>
  ownUniforms({
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
      fragment: withConstants(fragment, { 'int PARTS': PARTS }),
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

  layout(slot: Slot): void {
    const whole = slot.whole;
    this.position.set(whole.x, whole.y);
    this.cover(whole.width, whole.height);
    const { uniforms } = this.#still;
    const { x, y, scale, isAcross, center } = layOutBody(slot);
    uniforms.uSize.set([whole.width, whole.height, slot.resolution]);
    uniforms.uLayout.set([x - whole.x, y - whole.y, scale, isAcross ? 1 : 0]);
    uniforms.uCenter.set([0, center]);
    this.#still.update();
  }

  setHour({ cool, deep, warm, early, late, skin, night, glow, shade, line }: Hour): void {
    const { uniforms } = this.#still;
    uniforms.uCool.set(cool);
    uniforms.uDeep.set(deep);
    uniforms.uHot.set(warm);
    uniforms.uEarly.set(early);
    uniforms.uLate.set(late);
    uniforms.uSkinLight.set(skin);
    uniforms.uNight = night;
    uniforms.uGlow.set(glow);
    uniforms.uShade.set(shade);
    uniforms.uLine.set(line);
    this.#still.update();
  }

  show({ breath, reducedMotion, arrival }: Moment): void {
    this.#moving.uBreath = breath;
    this.#moving.uMoves = reducedMotion ? 0 : 1;
    this.#moving.uArrival = arrival;
  }
}
