/** The shape of the sand as a render texture of slope x, slope y and height. Strokes overwrite it. */
import {
  Buffer,
  BufferUsage,
  Geometry,
  GlProgram,
  RenderTexture,
  Shader,
  State,
  UniformGroup,
} from 'pixi.js';
import { noiseTexture } from '../../shaders/noise-texture';
import { withShaderConstants } from '../../shaders/with-constants';
import type { PassRenderer } from '../../stage/pass-renderer';
import type { Slot } from '../../stage/scene';
import { FIELD_CONSTANTS, RAKE_CONSTANTS } from './patterns';
import { type Bounds, FLOATS_PER_VERTEX, type TriangleStrip } from './ribbon';
import fragment from './shaders/rake.frag.glsl?raw';
import vertex from './shaders/rake.vert.glsl?raw';
import { gardenStonesIn } from './stones';

/** Field value of level sand. Exactly one half has no representation in 8 bits. */
const LEVEL = 128 / 255;

const BYTES = Float32Array.BYTES_PER_ELEMENT;

const group = () =>
  new UniformGroup(
    {
      uGarden: { value: new Float32Array(2), type: 'vec2<f32>' },
      uStones: { value: new Float32Array(3 * 6), type: 'vec3<f32>', size: 6 },
    },
    { isStatic: true },
  );

const field = (label: string): RenderTexture => RenderTexture.create({ width: 1, height: 1, label });

export class SandField {
  /** Slope x, slope y and height, with one texel per device px. */
  readonly texture = field('sand field');
  /** The field without live strokes. */
  readonly #settled = field('settled sand field');
  readonly #uniforms = group();
  readonly #shader = new Shader({
    glProgram: GlProgram.from({
      name: 'Rake',
      vertex,
      fragment: withShaderConstants(fragment, { ...RAKE_CONSTANTS, ...FIELD_CONSTANTS }),
    }),
    resources: { uniforms: this.#uniforms, uNoise: noiseTexture() },
  });
  readonly #vertices = new Buffer({
    label: 'rake',
    data: new Float32Array(FLOATS_PER_VERTEX * 256),
    usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
    shrinkToFit: false,
  });
  readonly #geometry: Geometry;
  readonly #state = State.for2d();
  #resolution = 1;
  /** Whether {@link #settled} has been filled since the last resize. */
  #isSettled = false;

  constructor() {
    const buffer = this.#vertices;
    // Position, shape and edge of a vertex (see `ribbon.ts`).
    const stride = FLOATS_PER_VERTEX * BYTES;
    this.#geometry = new Geometry({
      attributes: {
        aPosition: { buffer, format: 'float32x2', stride, offset: 0 },
        aShape: { buffer, format: 'float32x4', stride, offset: 2 * BYTES },
        aEdge: { buffer, format: 'float32x4', stride, offset: 6 * BYTES },
      },
      topology: 'triangle-strip',
    });
  }

  /**
   * Sets the size, which empties the field. The caller must then call {@link smooth} before the next {@link rake}.
   * @param size size in device px
   */
  layout({ width, resolution }: Slot, size: { readonly width: number; readonly height: number }): void {
    this.#resolution = resolution;
    this.#isSettled = false;
    this.texture.resize(size.width, size.height, 1);
    this.#settled.resize(size.width, size.height, 1);
    const { uGarden, uStones } = this.#uniforms.uniforms;
    // The size is rounded to whole device px. At a resolution of 1.5 it may differ slightly from the slot's size.
    uGarden.set([size.width / resolution, size.height / resolution]);
    uStones.set(gardenStonesIn(width).flatMap(({ x, y, radius }) => [x, y, radius]));
    this.#uniforms.update();
  }

  /** Levels all sand, and compiles the rake's shader before the first stroke. */
  smooth(passes: PassRenderer): void {
    passes.compileShader(this.#shader, 'Rake');
    passes.renderTarget.bind({ target: this.texture, clear: true, clearColor: [LEVEL, LEVEL, LEVEL, 1] });
  }

  rake({ renderTarget, encoder }: PassRenderer, strip: TriangleStrip): void {
    this.#vertices.setDataWithSize(strip.numbers, strip.length, true);
    renderTarget.bind({ target: this.texture, clear: false });
    encoder.draw({
      geometry: this.#geometry,
      shader: this.#shader,
      state: this.#state,
      size: strip.length / FLOATS_PER_VERTEX,
    });
  }

  /** Saves an area of the field (CSS px) for {@link restore}. After a resize it saves the whole field. */
  remember(passes: PassRenderer, area: Bounds): void {
    this.#copy(passes, this.texture, this.#settled, this.#isSettled ? area : undefined);
    this.#isSettled = true;
  }

  /** Restores an area (CSS px) to its last saved state. */
  restore(passes: PassRenderer, area: Bounds): void {
    if (this.#isSettled) this.#copy(passes, this.#settled, this.texture, area);
  }

  destroy(): void {
    this.#geometry.destroy(true);
    this.#shader.destroy();
    this.texture.destroy(true);
    this.#settled.destroy(true);
  }

  /** @param area area, CSS px. Default: the whole field */
  #copy({ renderTarget }: PassRenderer, from: RenderTexture, to: RenderTexture, area?: Bounds): void {
    const { width, height } = this.texture;
    const place = (value: number, most: number) => Math.max(0, Math.min(most, value * this.#resolution));
    const x = area ? Math.floor(place(area.left, width)) : 0;
    const y = area ? Math.floor(place(area.top, height)) : 0;
    const right = area ? Math.ceil(place(area.right, width)) : width;
    const bottom = area ? Math.ceil(place(area.bottom, height)) : height;
    if (right <= x || bottom <= y) return;
    const size = { width: right - x, height: bottom - y };
    renderTarget.copyToTexture(from, to, { x, y }, size, { x, y });
  }
}
