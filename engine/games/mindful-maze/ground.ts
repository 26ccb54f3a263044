import { BufferImageSource, Sprite } from 'pixi.js';
import type { MazeGarden } from '../../../machines/games/mindful-maze/garden';
import { RING_ROTATION, RING_SIZES } from '../../../machines/games/mindful-maze/selectors';
import { BakedTexture } from '../../shaders/baked-texture';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { createLookUniforms, writeLookUniforms } from '../../shaders/look-uniforms';
import { ShaderQuad } from '../../shaders/shader-quad';
import { withShaderConstants } from '../../shaders/with-constants';
import type { Slot } from '../../stage/scene';
import { GARDEN_LOOKS, type GardenInks } from './hours';
import { type GardenLayout, gardenInPainting, HEDGE_ROW_COUNT, hedgeTexelsOf, SECTOR_COUNT } from './plan';
import fragment from './shaders/garden.frag.glsl?raw';

/** Constants that the shaders share with the garden. */
export const GRID_CONSTANTS = {
  'int RINGS': RING_SIZES.length,
  'int SECTORS': SECTOR_COUNT,
  'float TURN': RING_ROTATION,
} as const;

export class Ground extends BakedTexture {
  readonly sprite: Sprite;
  readonly #hedges = new BufferImageSource({
    label: 'hedges',
    resource: new Uint8Array(SECTOR_COUNT * HEDGE_ROW_COUNT),
    width: SECTOR_COUNT,
    height: HEDGE_ROW_COUNT,
    format: 'r8unorm',
    scaleMode: 'nearest',
  });
  readonly #plan = createUniformGroup({
    uPlan: { value: new Float32Array(4), type: 'vec4<f32>' },
    uSharp: { value: 1, type: 'f32' },
  });
  readonly #inks = createUniformGroup(createLookUniforms(GARDEN_LOOKS.at(0)));
  readonly #garden = new ShaderQuad({
    label: 'Garden',
    fragment: withShaderConstants(fragment, GRID_CONSTANTS),
    resources: { plan: this.#plan, inks: this.#inks, uHedges: this.#hedges },
  });

  constructor() {
    super('garden', { dynamic: true });
    this.#garden.state.blend = false;
    this.container.addChild(this.#garden);
    this.sprite = new Sprite({ label: 'Ground', texture: this.texture });
  }

  plant(garden: MazeGarden): void {
    (this.#hedges.resource as Uint8Array).set(hedgeTexelsOf(garden));
    this.#hedges.update();
    this.forget();
  }

  layout({ whole, resolution }: Slot, plan: GardenLayout): void {
    const [across, down] = [Math.round(whole.width * resolution), Math.round(whole.height * resolution)];
    this.resize(across, down);
    this.#garden.cover(across, down);
    this.sprite.position.set(whole.x, whole.y);
    this.sprite.scale.set(1 / resolution);
    this.#plan.uniforms.uPlan.set(gardenInPainting(plan, whole));
    this.#plan.uniforms.uSharp = plan.unit * resolution;
  }

  setHour(inks: GardenInks): void {
    writeLookUniforms(this.#inks.uniforms, inks);
    this.forget();
  }

  override destroy(): void {
    super.destroy();
    this.#hedges.destroy();
  }
}
