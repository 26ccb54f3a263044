/** The mist and the water inside the square. The water level shows the fullness of the lungs. */

import { createUniformGroup } from '../../shaders/create-uniform-group';
import { noiseTexture } from '../../shaders/noise-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import common from './shaders/square.glsl?raw';
import fragment from './shaders/water.frag.glsl?raw';
import type { SquareUniforms } from './square-uniforms';

const group = () =>
  createUniformGroup({
    uLungs: { value: 0, type: 'f32' },
    uTime: { value: 0, type: 'f32' },
  });

export class Water extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof group>['uniforms'];

  constructor(square: SquareUniforms) {
    const ofFrame = group();
    super({
      label: 'Water',
      fragment: common + fragment,
      resources: { square, ofFrame, uNoise: noiseTexture() },
    });
    this.#uniforms = ofFrame.uniforms;
    this.position.set(-1);
    this.cover(2, 2);
  }

  /** @param lungs water level, 0-1 @param seconds animation time, s */
  show(lungs: number, seconds: number): void {
    this.#uniforms.uLungs = lungs;
    this.#uniforms.uTime = seconds;
  }
}
