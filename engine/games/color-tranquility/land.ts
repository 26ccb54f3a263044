import { Texture } from 'pixi.js';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { createLookUniforms, writeLookUniforms } from '../../shaders/look-uniforms';
import { noiseTexture } from '../../shaders/noise-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { HourLook } from './hours';
import type { TileLayout } from './layout';
import fragment from './shaders/land.frag.glsl?raw';

const group = (hour: HourLook) =>
  createUniformGroup({
    uSize: { value: new Float32Array(2), type: 'vec2<f32>' },
    uPart: { value: new Float32Array(4), type: 'vec4<f32>' },
    ...createLookUniforms(hour.land),
  });

export class Land extends ShaderQuad {
  readonly #uniforms: ReturnType<typeof group>['uniforms'];

  constructor(hour: HourLook) {
    const uniforms = group(hour);
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

  layout({ land, part }: TileLayout): void {
    this.position.set(land.x, land.y);
    this.cover(land.width, land.height);
    this.#uniforms.uSize.set([land.width, land.height]);
    this.#uniforms.uPart.set(part);
  }

  setHour({ land }: HourLook): void {
    writeLookUniforms(this.#uniforms, land);
  }
}
