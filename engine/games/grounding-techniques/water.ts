/** One quad with the clear water and the bed under it, the far bank, and the stones' rings on the water. */
import { type TextureSource, UniformGroup } from 'pixi.js';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { Slot } from '../../stage/scene';
import { bankHeight } from './layout';
import { MOST_RINGS } from './rings';
import fragment from './shaders/water.frag.glsl?raw';
import type { StreamUniforms } from './stream-uniforms';
import { BED_TILE_SIDE } from './tile';

const still = () =>
  new UniformGroup(
    {
      uTile: { value: BED_TILE_SIDE, type: 'f32' },
      uBank: { value: 0, type: 'f32' },
      uCorner: { value: new Float32Array(2), type: 'vec2<f32>' },
    },
    { isStatic: true },
  );

const moving = () =>
  createUniformGroup({
    uRings: { value: new Float32Array(4 * MOST_RINGS), type: 'vec4<f32>', size: MOST_RINGS },
  });

export class Water extends ShaderQuad {
  readonly #still: ReturnType<typeof still>;
  /** x, y (in the slot), radius (CSS px) and strength (0-1) of each ring (see `Rings`). */
  readonly rings: Float32Array;

  constructor(stream: StreamUniforms, noise: TextureSource, bed: TextureSource) {
    const [ofSize, ofFrame] = [still(), moving()];
    super({ label: 'Water', fragment, resources: { stream, ofSize, ofFrame, uNoise: noise, uBed: bed } });
    this.#still = ofSize;
    this.rings = ofFrame.uniforms.uRings;
  }

  layout(slot: Slot): void {
    const { x, y, width, height } = slot.whole;
    this.position.set(x, y);
    this.cover(width, height);
    const { uniforms } = this.#still;
    uniforms.uBank = bankHeight(slot.height);
    uniforms.uCorner.set([-x, -y]);
    this.#still.update();
  }
}
