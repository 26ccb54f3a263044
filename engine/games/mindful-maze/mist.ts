/** The mist over the garden, with the lights in it. */
import { BufferImageSource } from 'pixi.js';
import { RING_SIZES } from '../../../machines/games/mindful-maze/selectors';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { createLookUniforms, writeLookUniforms } from '../../shaders/look-uniforms';
import { noiseTexture } from '../../shaders/noise-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import { withShaderConstants } from '../../shaders/with-constants';
import type { Slot } from '../../stage/scene';
import { GRID_CONSTANTS } from './ground';
import { MIST_LOOKS, type MistInks } from './hours';
import { forEachSector, type GardenLayout, gardenInPainting, SECTOR_COUNT } from './plan';
import fragment from './shaders/mist.frag.glsl?raw';

const groups = () => ({
  frame: createUniformGroup({
    uPlan: { value: new Float32Array(4), type: 'vec4<f32>' },
    uLantern: { value: new Float32Array(2), type: 'vec2<f32>' },
    uHere: { value: new Float32Array(3), type: 'vec3<f32>' },
  }),
  inks: createUniformGroup(createLookUniforms(MIST_LOOKS.at(0))),
  uBeen: new BufferImageSource({
    label: 'been',
    resource: new Uint8Array(SECTOR_COUNT * RING_SIZES.length * BYTES),
    width: SECTOR_COUNT,
    height: RING_SIZES.length,
    format: 'rgba8unorm',
    alphaMode: 'no-premultiply-alpha',
    addressModeU: 'repeat',
    scaleMode: 'linear',
  }),
});

const BYTES = 4;

export class Mist extends ShaderQuad {
  readonly #resources: ReturnType<typeof groups>;

  constructor() {
    const resources = groups();
    super({
      label: 'Mist',
      fragment: withShaderConstants(fragment, GRID_CONSTANTS),
      resources: { ...resources, uNoise: noiseTexture() },
    });
    this.#resources = resources;
  }

  layout({ whole }: Slot, plan: GardenLayout): void {
    this.position.set(whole.x, whole.y);
    this.cover(whole.width, whole.height);
    this.#resources.frame.uniforms.uPlan.set(gardenInPainting(plan, whole));
  }

  setHour(inks: MistInks): void {
    writeLookUniforms(this.#resources.inks.uniforms, inks);
  }

  /** Clears the mist in the cells where the lantern has been, and lights those of the way out. */
  clear(been: readonly number[], wayOut: readonly number[]): void {
    const { uBeen } = this.#resources;
    const texels = uBeen.resource as Uint8Array;
    forEachSector((cell, texel) => {
      texels[texel * BYTES] = been.includes(cell) ? 255 : 0;
      texels[texel * BYTES + 1] = wayOut.includes(cell) ? 255 : 0;
    });
    uBeen.update();
  }

  /**
   * @param lantern position relative to the center, in rings
   * @param lifted share of the mist that has lifted, 0-1
   * @param breath light of the court, 0-1
   * @param seconds time of the drift, s
   */
  show(lantern: readonly [number, number], lifted: number, breath: number, seconds: number): void {
    const { uLantern, uHere } = this.#resources.frame.uniforms;
    uLantern.set(lantern);
    uHere[0] = lifted;
    uHere[1] = breath;
    uHere[2] = seconds;
  }

  override destroy(): void {
    super.destroy();
    this.#resources.uBeen.destroy();
  }
}
