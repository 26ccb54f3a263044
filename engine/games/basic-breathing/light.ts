/** The light that travels around the square: a sun with a halo. */

import { createUniformGroup } from '../../shaders/create-uniform-group';
import { noiseTexture } from '../../shaders/noise-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import { lightPosition, type SquareLayout } from './layout';
import fragment from './shaders/light.frag.glsl?raw';
import common from './shaders/square.glsl?raw';
import type { SquareUniforms } from './square-uniforms';

/** Half the width of the quad, which contains the halo; 1 is half the width of the square. */
const REACH = 0.6;

const group = () =>
  createUniformGroup({
    uReach: { value: REACH, type: 'f32' },
    uLight: { value: new Float32Array(3), type: 'vec3<f32>' },
  });

export class PathLight extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof group>['uniforms'];

  constructor(square: SquareUniforms) {
    const ofFrame = group();
    super({
      label: 'Light',
      fragment: common + fragment,
      resources: { square, ofFrame, uNoise: noiseTexture() },
    });
    this.#uniforms = ofFrame.uniforms;
    this.cover(2 * REACH, 2 * REACH);
  }

  /**
   * @param side current side, 0-3
   * @param part progress along that side, 0-1
   * @param seen opacity, 0-1
   */
  show(layout: SquareLayout, side: number, part: number, seen: number): void {
    const [x, y] = lightPosition(layout, side, part);
    this.visible = seen > 0;
    this.position.set(x / layout.half - REACH, -y / layout.half - REACH);
    const { uLight } = this.#uniforms;
    uLight[0] = x;
    uLight[1] = y;
    uLight[2] = seen;
  }
}
