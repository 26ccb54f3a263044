/**
 * The sand: one texture of slope and height, written over by strokes, and the same lit by day and by night. Only what
 * was touched is lit anew.
 */
import {
  Buffer,
  type BufferImageSource,
  BufferUsage,
  Container,
  Geometry,
  GlProgram,
  Mesh,
  RenderTexture,
  Shader,
  Sprite,
  UniformGroup,
} from 'pixi.js';
import type { Mode } from '../../../machines/games/zen-garden/strokes';
import type { Paint, Slot } from '../../core/scene';
import { LIGHTINGS, oklab } from './lightings';
import { type Area, type Strip, VERTEX } from './ribbon';
import lightFragment from './shaders/light.frag.glsl?raw';
import lightVertex from './shaders/light.vert.glsl?raw';
import rakeFragment from './shaders/rake.frag.glsl?raw';
import rakeVertex from './shaders/rake.vert.glsl?raw';
import { StoneLayer } from './stone-layer';
import { stonesIn } from './stones';

/** The field's value of level sand: exactly half is none of 256 values. */
const LEVEL = 128 / 255;

/** A change is seen so far beside it, px: that is how far a crest's shade reaches. */
const SHADE = 8;

/** As triangle strips; the buffer grows with the longest and is not given back. */
const streamed = (label: string, data: Float32Array) =>
  new Buffer({ data, label, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST, shrinkToFit: false });

/** The sand under one light. */
class LitLayer {
  readonly container = new Container();
  readonly #stones: StoneLayer;
  readonly #sprite = new Sprite();
  readonly #uniforms: UniformGroup;
  readonly #shader: Shader;
  readonly #rectangle: Buffer;
  readonly #mesh: Container;
  #texture: RenderTexture | undefined;
  #stale: Area | undefined;

  constructor(mode: Mode, noise: BufferImageSource) {
    const lighting = LIGHTINGS[mode];
    this.#stones = new StoneLayer(lighting);
    this.container.addChild(this.#sprite, this.#stones.container);
    this.#uniforms = new UniformGroup({
      uSize: { value: new Float32Array(3), type: 'vec3<f32>' },
      uLight: { value: Float32Array.from(lighting.light), type: 'vec3<f32>' },
      uInks: { value: Float32Array.from(lighting.inks.flatMap(oklab)), type: 'vec3<f32>', size: 5 },
      uGrain: { value: lighting.grain, type: 'f32' },
      uContrast: { value: Float32Array.from(lighting.contrast), type: 'vec2<f32>' },
    });
    this.#shader = new Shader({
      glProgram: GlProgram.from({ vertex: lightVertex, fragment: lightFragment, name: 'sand-light' }),
      resources: { uField: noise, uNoise: noise, lighting: this.#uniforms },
    });
    this.#rectangle = streamed('sand-light', new Float32Array(8));
    const geometry = new Geometry({
      attributes: { aPosition: { buffer: this.#rectangle, format: 'float32x2' } },
      topology: 'triangle-strip',
    });
    this.#mesh = new Container({ children: [new Mesh({ geometry, shader: this.#shader })] });
  }

  resize({ width, height, resolution }: Slot, field: RenderTexture): void {
    this.#texture?.destroy(true);
    this.#texture = RenderTexture.create({ width, height, resolution });
    this.#sprite.texture = this.#texture;
    this.#shader.resources.uField = field.source;
    (this.#uniforms.uniforms as { uSize: Float32Array }).uSize.set([width, height, resolution]);
    this.#uniforms.update();
    this.#stones.place(width, resolution);
    this.touch({ left: 0, top: 0, right: width, bottom: height });
  }

  /** What lies here is to be lit anew. */
  touch(area: Area): void {
    const stale = this.#stale ?? area;
    this.#stale = {
      left: Math.min(stale.left, area.left),
      top: Math.min(stale.top, area.top),
      right: Math.max(stale.right, area.right),
      bottom: Math.max(stale.bottom, area.bottom),
    };
  }

  light(paint: Paint, { width, height }: Slot): void {
    if (!this.#stale || !this.#texture) return;
    const left = Math.max(0, Math.floor(this.#stale.left - SHADE));
    const top = Math.max(0, Math.floor(this.#stale.top - SHADE));
    const right = Math.min(width, Math.ceil(this.#stale.right + SHADE));
    const bottom = Math.min(height, Math.ceil(this.#stale.bottom + SHADE));
    this.#stale = undefined;
    if (right <= left || bottom <= top) return;
    this.#rectangle.data = new Float32Array([left, top, right, top, left, bottom, right, bottom]);
    paint(this.#mesh, this.#texture);
  }

  destroy(): void {
    this.#stones.destroy();
    this.#mesh.destroy({ children: true });
    this.#shader.destroy();
    this.#rectangle.destroy();
    this.container.destroy({ children: true });
    this.#texture?.destroy(true);
  }
}

export class Sand {
  readonly #paint: Paint;
  readonly #noise: BufferImageSource;
  readonly #layers: Readonly<Record<Mode, LitLayer>>;
  readonly #uniforms = new UniformGroup({
    uStones: { value: new Float32Array(6 * 3), type: 'vec3<f32>', size: 6 },
  });
  readonly #shader: Shader;
  readonly #vertices = streamed('sand-rake', new Float32Array(VERTEX * 4));
  readonly #mesh: Container;
  readonly #nothing = new Container();
  #field: RenderTexture | undefined;
  #slot: Slot = { width: 0, height: 0, resolution: 1 };

  constructor(container: Container, paint: Paint, noise: BufferImageSource) {
    this.#paint = paint;
    this.#noise = noise;
    this.#layers = { day: new LitLayer('day', noise), night: new LitLayer('night', noise) };
    container.addChild(this.#layers.day.container, this.#layers.night.container);
    this.#shader = new Shader({
      glProgram: GlProgram.from({ vertex: rakeVertex, fragment: rakeFragment, name: 'sand-rake' }),
      resources: { uNoise: noise, stones: this.#uniforms },
    });
    const stride = VERTEX * Float32Array.BYTES_PER_ELEMENT;
    const geometry = new Geometry({
      attributes: {
        aPosition: { buffer: this.#vertices, format: 'float32x2', stride, offset: 0 },
        aShape: { buffer: this.#vertices, format: 'float32x4', stride, offset: 8 },
        aEdge: { buffer: this.#vertices, format: 'float32x3', stride, offset: 24 },
      },
      topology: 'triangle-strip',
    });
    this.#mesh = new Container({ children: [new Mesh({ geometry, shader: this.#shader })] });
  }

  /** Slope x, slope y and height of the sand; undefined before it has a size. */
  get field(): RenderTexture | undefined {
    return this.#field;
  }

  /** Smooth sand in a garden of this size; also makes anew what a lost context took. */
  resize(slot: Slot): void {
    this.#slot = slot;
    const old = this.#field;
    this.#field = RenderTexture.create(slot);
    const { uStones } = this.#uniforms.uniforms as { uStones: Float32Array };
    uStones.set(stonesIn(slot.width).flatMap(({ x, y, radius }) => [x, y, radius]));
    this.#uniforms.update();
    for (const layer of Object.values(this.#layers)) layer.resize(slot, this.#field);
    // Not before the lights read another one.
    old?.destroy(true);
    this.smooth();
  }

  /** All of the sand is level. */
  smooth(): void {
    if (!this.#field) return;
    this.#paint(this.#nothing, this.#field, [LEVEL, LEVEL, LEVEL, 1]);
    this.#touch({ left: 0, top: 0, right: this.#slot.width, bottom: this.#slot.height });
  }

  /** Presses strokes into the sand. */
  rake(strip: Strip): void {
    if (!this.#field || strip.isEmpty) return;
    this.#vertices.data = strip.data;
    this.#paint(this.#mesh, this.#field);
    this.#touch(strip.area);
  }

  /** Lights what was touched. @param dark 0 by day, 1 by night, between them while one becomes the other */
  light(dark: number): void {
    const { day, night } = this.#layers;
    day.container.visible = dark < 1;
    night.container.visible = dark > 0;
    night.container.alpha = dark;
    if (day.container.visible) day.light(this.#paint, this.#slot);
    if (night.container.visible) night.light(this.#paint, this.#slot);
  }

  destroy(): void {
    for (const layer of Object.values(this.#layers)) layer.destroy();
    this.#mesh.destroy({ children: true });
    this.#nothing.destroy();
    this.#shader.destroy();
    this.#vertices.destroy();
    this.#field?.destroy(true);
    this.#noise.destroy();
  }

  #touch(area: Area): void {
    for (const layer of Object.values(this.#layers)) layer.touch(area);
  }
}
