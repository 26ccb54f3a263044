/** The ring that replaces the bubble when motion is reduced. Its opacity grows with the fullness of the lungs. */

import type { Rgb } from '../../paint/color';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { ShaderQuad } from '../../shaders/shader-quad';
import fragment from './shaders/ring.frag.glsl?raw';

const group = () =>
  createUniformGroup({
    /** Width of one device px, as a share of the quad's half width. */
    uPixel: { value: 0, type: 'f32' },
    uInk: { value: new Float32Array(3), type: 'vec3<f32>' },
    uStrength: { value: 0, type: 'f32' },
    uNight: { value: 0, type: 'f32' },
  });

export class Ring extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof group>['uniforms'];

  constructor() {
    const uniforms = group();
    super({ label: 'Ring', fragment, resources: { uniforms } });
    this.#uniforms = uniforms.uniforms;
  }

  /** Places the ring around the center `x`, `y`. Lengths in CSS px. @param resolution device px per CSS px */
  place(x: number, y: number, radius: number, resolution: number): void {
    this.position.set(x - radius, y - radius);
    this.cover(2 * radius, 2 * radius);
    this.#uniforms.uPixel = 1 / (radius * resolution);
  }

  /** @param strength opacity of the ring, 0-1 @param night share of night, 0-1 */
  show(ink: Rgb, strength: number, night: number): void {
    this.#uniforms.uInk.set(ink);
    this.#uniforms.uStrength = strength;
    this.#uniforms.uNight = night;
  }
}
