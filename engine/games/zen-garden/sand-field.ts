/** The sand before any light: a render texture of slope x, slope y and height, which strokes write over. */
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
import type { Passes } from '../../stage/passes';
import type { Slot } from '../../stage/scene';
import { type Area, type Strip, VERTEX } from './ribbon';
import fragment from './shaders/rake.frag.glsl?raw';
import vertex from './shaders/rake.vert.glsl?raw';
import { stonesIn } from './stones';

/** The field's value of level sand: exactly half is none of 256 values. */
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
  /** Slope x, slope y and height of each device px. */
  readonly texture = field('sand field');
  /** The field without what hands are drawing. */
  readonly #settled = field('settled sand field');
  readonly #uniforms = group();
  readonly #shader = new Shader({
    glProgram: GlProgram.from({ name: 'Rake', vertex, fragment }),
    resources: { uniforms: this.#uniforms, uNoise: noiseTexture() },
  });
  readonly #vertices = new Buffer({
    label: 'rake',
    data: new Float32Array(VERTEX * 256),
    usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
    shrinkToFit: false,
  });
  readonly #geometry: Geometry;
  readonly #state = State.for2d();
  /** Device px per CSS px. */
  #resolution = 1;
  /** Whether {@link #settled} holds the field as it was. */
  #isSettled = false;

  constructor() {
    const buffer = this.#vertices;
    // Place, shape and edge of a vertex; see `ribbon.ts`.
    const stride = VERTEX * BYTES;
    this.#geometry = new Geometry({
      attributes: {
        aPosition: { buffer, format: 'float32x2', stride, offset: 0 },
        aShape: { buffer, format: 'float32x4', stride, offset: 2 * BYTES },
        aEdge: { buffer, format: 'float32x3', stride, offset: 6 * BYTES },
      },
      topology: 'triangle-strip',
    });
  }

  /** A field of this size, whose sand has to be smoothed. @param size in device px */
  resize({ width, resolution }: Slot, size: { readonly width: number; readonly height: number }): void {
    this.#resolution = resolution;
    this.#isSettled = false;
    this.texture.resize(size.width, size.height, 1);
    this.#settled.resize(size.width, size.height, 1);
    const { uGarden, uStones } = this.#uniforms.uniforms;
    // A whole number of device px: at 1.5 of them per CSS px it may be a little wider than the slot.
    uGarden.set([size.width / resolution, size.height / resolution]);
    uStones.set(stonesIn(width).flatMap(({ x, y, radius }) => [x, y, radius]));
    this.#uniforms.update();
  }

  /** Makes all of the sand level, and compiles the rake before the first stroke. */
  smooth(passes: Passes): void {
    passes.compileShader(this.#shader, 'Rake');
    passes.renderTarget.bind({ target: this.texture, clear: true, clearColor: [LEVEL, LEVEL, LEVEL, 1] });
  }

  /** Presses strokes into the sand. */
  rake({ renderTarget, encoder }: Passes, strip: Strip): void {
    this.#vertices.setDataWithSize(strip.numbers, strip.length, true);
    renderTarget.bind({ target: this.texture, clear: false });
    encoder.draw({
      geometry: this.#geometry,
      shader: this.#shader,
      state: this.#state,
      size: strip.length / VERTEX,
    });
  }

  /** Copies an area of the field (CSS px) as it is, for {@link takeBack}. After a resize it copies all of it. */
  remember(passes: Passes, area: Area): void {
    this.#copy(passes, this.texture, this.#settled, this.#isSettled ? area : undefined);
    this.#isSettled = true;
  }

  /** Restores an area (CSS px) to what it was when it was last remembered. */
  takeBack(passes: Passes, area: Area): void {
    if (this.#isSettled) this.#copy(passes, this.#settled, this.texture, area);
  }

  destroy(): void {
    this.#geometry.destroy(true);
    this.#shader.destroy();
    this.texture.destroy(true);
    this.#settled.destroy(true);
  }

  /** @param area CSS px; all of it unless given */
  #copy({ renderTarget }: Passes, from: RenderTexture, to: RenderTexture, area?: Area): void {
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
