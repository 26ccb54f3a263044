/** Ground and hedges, baked into a render texture for each garden, size and hour. */
import { BufferImageSource, RenderTexture, Sprite } from 'pixi.js';
import type { Garden } from '../../../machines/games/mindful-maze/garden';
import { RINGS, TURN } from '../../../machines/games/mindful-maze/selectors';
import { lookUniforms, writeLook } from '../../shaders/look-uniforms';
import { ownUniforms } from '../../shaders/own-uniforms';
import { ShaderQuad } from '../../shaders/shader-quad';
import { withConstants } from '../../shaders/with-constants';
import type { Passes } from '../../stage/passes';
import type { Slot } from '../../stage/scene';
import { GARDEN, type GardenInks } from './hours';
import { HEDGE_ROWS, hedgesOf, inPainting, type Plan, SECTORS } from './plan';
import fragment from './shaders/garden.frag.glsl?raw';

/** Constants that the shaders share with the garden. */
export const GRID = { 'int RINGS': RINGS.length, 'int SECTORS': SECTORS, 'float TURN': TURN } as const;

export class Ground extends Sprite {
  readonly #baked = RenderTexture.create({ width: 1, height: 1, dynamic: true, label: 'garden' });
  readonly #hedges = new BufferImageSource({
    label: 'hedges',
    resource: new Uint8Array(SECTORS * HEDGE_ROWS),
    width: SECTORS,
    height: HEDGE_ROWS,
    format: 'r8unorm',
    scaleMode: 'nearest',
  });
  readonly #plan = ownUniforms({
    uPlan: { value: new Float32Array(4), type: 'vec4<f32>' },
    uSharp: { value: 1, type: 'f32' },
  });
  readonly #inks = ownUniforms(lookUniforms(GARDEN.at(0)));
  readonly #garden = new ShaderQuad({
    label: 'Garden',
    fragment: withConstants(fragment, GRID),
    resources: { plan: this.#plan, inks: this.#inks, uHedges: this.#hedges },
  });
  #isStale = true;

  constructor() {
    super({ label: 'Ground' });
    this.texture = this.#baked;
    this.#garden.state.blend = false;
  }

  plant(garden: Garden): void {
    (this.#hedges.resource as Uint8Array).set(hedgesOf(garden));
    this.#hedges.update();
    this.#isStale = true;
  }

  layout({ whole, resolution }: Slot, plan: Plan): void {
    const [across, down] = [Math.round(whole.width * resolution), Math.round(whole.height * resolution)];
    this.#baked.resize(across, down, 1);
    this.#garden.cover(across, down);
    this.position.set(whole.x, whole.y);
    this.scale.set(1 / resolution);
    this.#plan.uniforms.uPlan.set(inPainting(plan, whole));
    this.#plan.uniforms.uSharp = plan.unit * resolution;
    this.#isStale = true;
  }

  setHour(inks: GardenInks): void {
    writeLook(this.#inks.uniforms, inks);
    this.#isStale = true;
  }

  /** Marks the render texture as empty, because the context was restored. */
  forget(): void {
    this.#isStale = true;
  }

  prepare(passes: Passes): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    passes.render({ container: this.#garden, target: this.#baked });
  }

  override destroy(): void {
    super.destroy();
    this.#garden.destroy();
    this.#hedges.destroy();
    this.#baked.destroy(true);
  }
}
