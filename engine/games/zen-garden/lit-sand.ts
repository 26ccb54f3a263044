/** The sand in one lighting, as a render texture. Only changed areas are lit again. */
import {
  type DestroyOptions,
  Geometry,
  GlProgram,
  RenderTexture,
  Shader,
  Sprite,
  State,
  type TextureSource,
} from 'pixi.js';
import { hexToOklab } from '../../paint/color';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { noiseTexture } from '../../shaders/noise-texture';
import { withShaderConstants } from '../../shaders/with-constants';
import type { PassRenderer } from '../../stage/pass-renderer';
import type { Slot } from '../../stage/scene';
import type { Lighting } from './lightings';
import { FIELD_CONSTANTS } from './patterns';
import { type Bounds, unionOfBounds } from './ribbon';
import fragment from './shaders/light.frag.glsl?raw';
import vertex from './shaders/light.vert.glsl?raw';

/** Length of a crest's shadow, CSS px. */
const SHADE = 8;

const group = ({ light, fill, open, inks, grain, contrast }: Lighting) =>
  createUniformGroup({
    uGarden: { value: new Float32Array(3), type: 'vec3<f32>' },
    uRectangle: { value: new Float32Array(4), type: 'vec4<f32>' },
    uLight: { value: new Float32Array(light), type: 'vec3<f32>' },
    uFill: { value: new Float32Array(fill.direction), type: 'vec3<f32>' },
    uFillInk: { value: new Float32Array([fill.strength, ...fill.tint]), type: 'vec3<f32>' },
    uOpen: { value: new Float32Array(open), type: 'vec2<f32>' },
    uInks: {
      value: new Float32Array(inks.flatMap((ink) => [...hexToOklab(ink)])),
      type: 'vec3<f32>',
      size: 5,
    },
    uGrain: { value: grain, type: 'f32' },
    uContrast: { value: new Float32Array(contrast), type: 'vec2<f32>' },
  });

export class LitSand extends Sprite {
  readonly #target: RenderTexture;
  readonly #uniforms: ReturnType<typeof group>['uniforms'];
  readonly #shader: Shader;
  readonly #state = State.for2d();
  readonly #geometry = new Geometry({
    attributes: { aPosition: { buffer: new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), format: 'float32x2' } },
    topology: 'triangle-strip',
  });
  #stale: Bounds | undefined;

  /** @param field slope and height (see `SandField`) */
  constructor(lighting: Lighting, field: TextureSource) {
    const target = RenderTexture.create({ width: 1, height: 1, dynamic: true, label: 'lit sand' });
    super({ label: 'LitSand', texture: target });
    this.#target = target;
    const uniforms = group(lighting);
    this.#uniforms = uniforms.uniforms;
    this.#shader = new Shader({
      glProgram: GlProgram.from({
        name: 'Light',
        vertex,
        fragment: withShaderConstants(fragment, FIELD_CONSTANTS),
      }),
      resources: { uniforms, uField: field, uNoise: noiseTexture() },
    });
  }

  /** @param size size in device px */
  layout(slot: Slot, size: { readonly width: number; readonly height: number }): void {
    const { resolution } = slot;
    this.#target.resize(size.width, size.height, 1);
    this.scale.set(1 / resolution);
    this.#uniforms.uGarden.set([size.width / resolution, size.height / resolution, resolution]);
    this.touch({ left: 0, top: 0, right: slot.width, bottom: slot.height });
  }

  touch(area: Bounds): void {
    this.#stale = this.#stale ? unionOfBounds(this.#stale, area) : area;
  }

  prepare(passes: PassRenderer): void {
    if (!this.#stale) return;
    passes.compileShader(this.#shader, this.label);
    const { left, top, right, bottom } = this.#stale;
    this.#stale = undefined;
    const { uRectangle } = this.#uniforms;
    uRectangle[0] = Math.floor(left - SHADE);
    uRectangle[1] = Math.floor(top - SHADE);
    uRectangle[2] = Math.ceil(right + SHADE);
    uRectangle[3] = Math.ceil(bottom + SHADE);
    passes.renderTarget.bind({ target: this.#target, clear: false });
    passes.encoder.draw({ geometry: this.#geometry, shader: this.#shader, state: this.#state });
  }

  override destroy(options?: DestroyOptions): void {
    super.destroy(options);
    this.#geometry.destroy(true);
    this.#shader.destroy();
    this.#target.destroy(true);
  }
}
