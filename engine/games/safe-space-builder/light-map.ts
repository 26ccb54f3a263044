/** What all placed lights do to the ground and to the walls, in a small render texture that is drawn when one changes. */
import { BufferImageSource, RenderTexture, UniformGroup } from 'pixi.js';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { Passes } from '../../stage/passes';
import type { Slot } from '../../stage/scene';
import { type Lights, MOST_LIGHTS } from './lights';
import { withLights } from './shaders';
import fragment from './shaders/light-map.frag.glsl?raw';

/** Texels. Light is soft: so few are enough for any slot, and two hundred lights cost little. */
const WIDTH = 144;
const HEIGHT = 96;

const group = () =>
  new UniformGroup({
    uCount: { value: 0, type: 'f32' },
    uSlot: { value: new Float32Array(2), type: 'vec2<f32>' },
    uHorizon: { value: 0, type: 'f32' },
  });

export class LightMap {
  /** How much light of which color falls where in the slot. See `falling` in `lights.glsl`. */
  readonly texture = RenderTexture.create({
    width: WIDTH,
    height: HEIGHT,
    resolution: 1,
    label: 'light map',
  });
  /** The lights themselves, as {@link Lights.texels} has them. */
  readonly lights: BufferImageSource;
  readonly #uniforms = group();
  readonly #quad: ShaderQuad;
  #isStale = true;

  constructor(lights: Lights) {
    this.lights = new BufferImageSource({
      label: 'lights',
      resource: lights.texels,
      width: MOST_LIGHTS,
      height: 2,
      format: 'rgba32float',
      // Its channels are numbers: nothing is multiplied by alpha, and nothing is interpolated.
      alphaMode: 'no-premultiply-alpha',
      scaleMode: 'nearest',
    });
    this.#quad = new ShaderQuad({
      label: 'LightMap',
      fragment: withLights(fragment),
      resources: { uniforms: this.#uniforms, uLights: this.lights },
    });
    this.#quad.state.blend = false;
    this.#quad.cover(WIDTH, HEIGHT);
  }

  /** A light has changed, or the ground beneath it. @param horizon where the ground begins, CSS px */
  update({ placed }: Lights, { width, height }: Slot, horizon: number): void {
    this.lights.update();
    const { uniforms } = this.#uniforms;
    uniforms.uCount = placed;
    uniforms.uSlot.set([width, height]);
    uniforms.uHorizon = horizon;
    this.#isStale = true;
  }

  /** The context is restored: the render texture is empty. */
  forget(): void {
    this.#isStale = true;
  }

  prepare(passes: Passes): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    passes.render({ container: this.#quad, target: this.texture });
  }

  destroy(): void {
    this.#quad.destroy();
    this.texture.destroy(true);
    this.lights.destroy();
  }
}
