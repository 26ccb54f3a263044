/** A faint light beneath the stone. The light swells and fades six times a minute. */

import { createUniformGroup } from '../../shaders/create-uniform-group';
import { noiseTexture } from '../../shaders/noise-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import { linear, REDUCED_MOTION_FADE_SECONDS, Tween } from '../../stage/easing';
import type { FramePace } from '../../stage/frame-pace';
import fragment from './shaders/swell.frag.glsl?raw';
import type { StonePlace } from './stone';
import { SHEET_CELL_ASPECT } from './stone-shapes';

/** Period of the swell, s. It gives six swells a minute. */
const BREATH_SECONDS = 10;

const STRENGTH_SECONDS = 1.6;

const SIZE = 1.36;

const makeUniforms = () =>
  createUniformGroup({
    uSize: { value: new Float32Array(2), type: 'vec2<f32>' },
    uDot: { value: 1, type: 'f32' },
    uNight: { value: 0, type: 'f32' },
    uBreath: { value: 0, type: 'f32' },
    uStrength: { value: 0, type: 'f32' },
  });

export class SwellingLight extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof makeUniforms>['uniforms'];
  readonly #strength = new Tween(0, STRENGTH_SECONDS, linear);
  #time = 0;

  constructor() {
    const uniforms = makeUniforms();
    super({ label: 'Swell', fragment, resources: { uniforms, uNoise: noiseTexture() } });
    this.#uniforms = uniforms.uniforms;
    this.visible = false;
  }

  /** Current brightness within the swell, 0-1. */
  get breath(): number {
    return this.#uniforms.uBreath;
  }

  layout({ x, y, width }: StonePlace, resolution: number): void {
    const [wide, high] = [width * SIZE, (width / SHEET_CELL_ASPECT) * SIZE];
    this.position.set(x - wide / 2, y - high / 2);
    this.cover(wide, high);
    this.#uniforms.uSize.set([wide * resolution, high * resolution]);
    this.#uniforms.uDot = Math.max(1, resolution * 0.8);
  }

  /**
   * Advances by `seconds`.
   * @param isBreathing whether the light swells. Otherwise it fades out.
   * @param reducedMotion whether the light is constant
   */
  update(seconds: number, isBreathing: boolean, reducedMotion: boolean, night: number): FramePace {
    this.#strength.go(isBreathing ? 1 : 0, reducedMotion ? REDUCED_MOTION_FADE_SECONDS : STRENGTH_SECONDS);
    const fades = this.#strength.tick(seconds);
    if (isBreathing && !reducedMotion) this.#time += seconds;
    const uniforms = this.#uniforms;
    uniforms.uBreath = reducedMotion
      ? 0.5
      : 0.5 - 0.5 * Math.cos((this.#time / BREATH_SECONDS) * 2 * Math.PI);
    uniforms.uStrength = this.#strength.value;
    uniforms.uNight = night;
    this.visible = this.#strength.value > 0;
    return fades || (isBreathing && !reducedMotion) ? 'drifts' : 'still';
  }
}
