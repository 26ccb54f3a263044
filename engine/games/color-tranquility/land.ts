/** The landscape under the sky. */
import { Texture } from 'pixi.js';
import { noiseTexture } from '../../shaders/noise-texture';
import { ownUniforms } from '../../shaders/own-uniforms';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { Hour } from './hours';
import type { Layout } from './layout';
import fragment from './shaders/land.frag.glsl?raw';

/** Strength of the lamps while no row has melted, by day. */
const LAMPS_AT_FIRST = 0.15;

const group = () =>
  ownUniforms({
    uSize: { value: new Float32Array(2), type: 'vec2<f32>' },
    uPart: { value: new Float32Array([0, 0, 1, 1]), type: 'vec4<f32>' },
    uNear: { value: new Float32Array(3), type: 'vec3<f32>' },
    uFar: { value: new Float32Array(3), type: 'vec3<f32>' },
    uWaterFar: { value: new Float32Array(3), type: 'vec3<f32>' },
    uWaterNear: { value: new Float32Array(3), type: 'vec3<f32>' },
    uLight: { value: new Float32Array(3), type: 'vec3<f32>' },
    uStrength: { value: new Float32Array(2), type: 'vec2<f32>' },
  });

export class Land extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof group>['uniforms'];

  constructor() {
    const uniforms = group();
    super({
      label: 'Land',
      fragment,
      resources: { uniforms, uMap: Texture.EMPTY.source, uNoise: noiseTexture() },
    });
    this.#uniforms = uniforms.uniforms;
    this.visible = false;
  }

  paint({ source }: Texture): void {
    this.setTexture('uMap', source);
    this.visible = true;
  }

  layout({ land, part }: Layout): void {
    this.position.set(land.x, land.y);
    this.cover(land.width, land.height);
    this.#uniforms.uSize.set([land.width, land.height]);
    this.#uniforms.uPart.set(part);
  }

  /** @param light share of the rows that have melted, 0-1 */
  setHour({ near, far, waterFar, waterNear, light: ink }: Hour, night: number, light: number): void {
    const { uNear, uFar, uWaterFar, uWaterNear, uLight, uStrength } = this.#uniforms;
    uNear.set(near);
    uFar.set(far);
    uWaterFar.set(waterFar);
    uWaterNear.set(waterNear);
    uLight.set(ink);
    uStrength.set([light, Math.max(LAMPS_AT_FIRST, night * 0.6, light)]);
  }
}
