/** The mist over the garden, with the lights in it. */
import { BufferImageSource } from 'pixi.js';
import { RINGS } from '../../../machines/games/mindful-maze/selectors';
import { lookUniforms, writeLook } from '../../shaders/look-uniforms';
import { noiseTexture } from '../../shaders/noise-texture';
import { ownUniforms } from '../../shaders/own-uniforms';
import { ShaderQuad } from '../../shaders/shader-quad';
import { withConstants } from '../../shaders/with-constants';
import type { Slot } from '../../stage/scene';
import { GRID } from './ground';
import { MIST, type MistInks } from './hours';
import { inPainting, type Plan, SECTORS, writeSectors } from './plan';
import fragment from './shaders/mist.frag.glsl?raw';

const uniforms = () => ({
  plan: ownUniforms({ uPlan: { value: new Float32Array(4), type: 'vec4<f32>' } }),
  frame: ownUniforms({
    uLantern: { value: new Float32Array(2), type: 'vec2<f32>' },
    uHere: { value: new Float32Array(3), type: 'vec3<f32>' },
  }),
  inks: ownUniforms(lookUniforms(MIST.at(0))),
});

const BYTES = 4;

export class Mist extends ShaderQuad {
  readonly #groups: ReturnType<typeof uniforms>;
  readonly #been: BufferImageSource;

  constructor() {
    const groups = uniforms();
    const been = new BufferImageSource({
      label: 'been',
      resource: new Uint8Array(SECTORS * RINGS.length * BYTES),
      width: SECTORS,
      height: RINGS.length,
      format: 'rgba8unorm',
      alphaMode: 'no-premultiply-alpha',
      addressModeU: 'repeat',
      scaleMode: 'linear',
    });
    super({
      label: 'Mist',
      fragment: withConstants(fragment, GRID),
      resources: { ...groups, uNoise: noiseTexture(), uBeen: been },
    });
    this.#groups = groups;
    this.#been = been;
  }

  layout({ whole }: Slot, plan: Plan): void {
    this.position.set(whole.x, whole.y);
    this.cover(whole.width, whole.height);
    this.#groups.plan.uniforms.uPlan.set(inPainting(plan, whole));
  }

  setHour(inks: MistInks): void {
    writeLook(this.#groups.inks.uniforms, inks);
  }

  /**
   * Clears the mist where the lantern has been, and lights the way out.
   * @param way the cells of the way out, or none
   */
  clear(been: readonly number[], way: readonly number[]): void {
    const texels = this.#been.resource as Uint8Array;
    writeSectors((cell, texel) => {
      texels[texel * BYTES] = been.includes(cell) ? 255 : 0;
      texels[texel * BYTES + 1] = way.includes(cell) ? 255 : 0;
    });
    this.#been.update();
  }

  /**
   * @param lantern position relative to the center, in rings
   * @param lifted share of the mist that has lifted, 0-1
   * @param breath light of the court, 0-1
   * @param seconds time of the drift, s
   */
  show(lantern: readonly [number, number], lifted: number, breath: number, seconds: number): void {
    const { frame } = this.#groups;
    frame.uniforms.uLantern.set(lantern);
    frame.uniforms.uHere.set([lifted, breath, seconds]);
  }

  override destroy(): void {
    super.destroy();
    this.#been.destroy();
  }
}
