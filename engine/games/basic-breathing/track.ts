/** The flat path around the square, with its shadow. */

import { createUniformGroup } from '../../shaders/create-uniform-group';
import { noiseTexture } from '../../shaders/noise-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import common from './shaders/square.glsl?raw';
import fragment from './shaders/track.frag.glsl?raw';
import type { SquareUniforms } from './square-uniforms';

/** Half the width of the quad; 1 is half the width of the square. The value exceeds 1 to include the shadow. */
const REACH = 1.2;

const group = () =>
  createUniformGroup({
    uReach: { value: REACH, type: 'f32' },
    uSide: { value: new Float32Array(2), type: 'vec2<f32>' },
    uGlow: { value: 0, type: 'f32' },
  });

export class Track extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof group>['uniforms'];

  constructor(square: SquareUniforms) {
    const ofFrame = group();
    super({
      label: 'Track',
      fragment: common + fragment,
      resources: { square, ofFrame, uNoise: noiseTexture() },
    });
    this.#uniforms = ofFrame.uniforms;
    this.position.set(-REACH);
    this.cover(2 * REACH, 2 * REACH);
  }

  /**
   * @param side current side, 0-3; 4 after all sides, -1 before the first
   * @param part progress of the light along that side, 0-1
   * @param glow glow of the current side, 0-1
   */
  show(side: number, part: number, glow: number): void {
    this.#uniforms.uSide[0] = side;
    this.#uniforms.uSide[1] = part;
    this.#uniforms.uGlow = glow;
  }
}
