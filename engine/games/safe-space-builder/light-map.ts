/** A small render texture of all placed lights on ground and walls. It is redrawn when a light changes. */
import { BufferImageSource, RenderTexture } from 'pixi.js';
import { ownUniforms } from '../../shaders/own-uniforms';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { Passes } from '../../stage/passes';
import type { Slot } from '../../stage/scene';
import { type Lights, MOST_LIGHTS } from './lights';
import { withLights } from './shaders';
import fragment from './shaders/light-map.frag.glsl?raw';

/** Size, texels. Light is soft, so this resolution suffices for any slot, and keeps two hundred lights cheap. */
const WIDTH = 144;
const HEIGHT = 96;

const group = () =>
  ownUniforms({
    uCount: { value: 0, type: 'f32' },
    uSlot: { value: new Float32Array(2), type: 'vec2<f32>' },
    uHorizon: { value: 0, type: 'f32' },
  });

export class LightMap {
  /** Amount and color of light at each point of the slot (see `falling` in `lights.glsl`). */
  readonly texture = RenderTexture.create({
    width: WIDTH,
    height: HEIGHT,
    resolution: 1,
    label: 'light map',
  });
  /** The lights, in the format of {@link Lights.texels}. */
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
      // The channels are plain numbers, so there is neither premultiplied alpha nor filtering.
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

  /**
   * Redraws the map after a change of a light or of the ground.
   * @param horizon upper edge of the ground, CSS px
   */
  show({ placed }: Lights, { width, height }: Slot, horizon: number): void {
    this.lights.update();
    const { uniforms } = this.#uniforms;
    uniforms.uCount = placed;
    uniforms.uSlot.set([width, height]);
    uniforms.uHorizon = horizon;
    this.#isStale = true;
  }

  /** Marks the render texture as empty, because the context was restored. */
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
