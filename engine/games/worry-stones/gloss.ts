/**
 * The gloss map of the stone in hand, as a render texture. A stamp consists of the paths of all thumbs in a tenth of a
 * second. The stamps of the current second are combined in another texture, so that a texel is polished at most once a
 * second, at any speed of the thumb. At the end of the second that texture is added to the map.
 */
import {
  Buffer,
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
import type { PassRenderer } from '../../stage/pass-renderer';
import fragment from './shaders/brush.frag.glsl?raw';
import vertex from './shaders/brush.vert.glsl?raw';
import { STAMPS_A_SECOND, type Stamp } from './stamps';
import { SHEET_CELL_ASPECT } from './stone-shapes';
import { GLOSS_A_SECOND, THUMB_RADIUS } from './thumb';

const MAP_WIDTH = 256;
const MAP_HEIGHT = Math.round(MAP_WIDTH / SHEET_CELL_ASPECT);

/** Corners of the quad around a segment, along and across it, as a triangle strip. */
const CORNERS = new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]);

const map = (label: string): RenderTexture =>
  RenderTexture.create({ width: MAP_WIDTH, height: MAP_HEIGHT, resolution: 1, label });

const secondOf = ({ tenth }: Stamp): number => Math.floor(tenth / STAMPS_A_SECOND);

export class GlossPainter {
  /** The map without the stamps of the current second. */
  readonly texture = map('gloss');
  readonly second = map('gloss of a second');
  readonly #segments = new Buffer({
    label: 'stamps',
    data: new Float32Array(4 * 64),
    usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
    shrinkToFit: false,
  });
  readonly #brush: Mesh<Geometry, Shader>;
  readonly #brushes = new Container({ label: 'Brush' });
  readonly #fold = new Sprite({ label: 'Second', texture: this.second, blendMode: 'add' });
  readonly #folds = new Container({ label: 'Fold' });
  readonly #nothing = new Container({ label: 'Nothing' });
  /** All stamps of this stone, to be drawn again after a lost context. */
  #stamps: Stamp[] = [];
  /** Number of stamps that are in the textures. */
  #drawn = 0;
  #isStale = true;

  constructor() {
    const uniforms = new UniformGroup(
      { uRadius: { value: THUMB_RADIUS, type: 'f32' }, uAspect: { value: SHEET_CELL_ASPECT, type: 'f32' } },
      { isStatic: true },
    );
    this.#brush = new Mesh({
      label: 'Stamp',
      geometry: new Geometry({
        attributes: {
          aCorner: { buffer: CORNERS, format: 'float32x2' },
          aSegment: { buffer: this.#segments, format: 'float32x4', instance: true },
        },
        topology: 'triangle-strip',
        instanceCount: 0,
      }),
      shader: new Shader({
        glProgram: GlProgram.from({ name: 'Brush', vertex, fragment }),
        resources: { uniforms },
      }),
    });
    // `max` combines overlapping stamps instead of adding them.
    this.#brush.blendMode = 'max';
    this.#brush.scale.set(MAP_WIDTH, MAP_HEIGHT);
    this.#brushes.addChild(this.#brush);
    this.#fold.tint = [GLOSS_A_SECOND / 255, GLOSS_A_SECOND / 255, GLOSS_A_SECOND / 255];
    this.#folds.addChild(this.#fold);
  }

  get isPending(): boolean {
    return this.#isStale || this.#drawn < this.#stamps.length;
  }

  begin(): void {
    this.#stamps = [];
    this.forget();
  }

  push(stamps: readonly Stamp[]): void {
    this.#stamps.push(...stamps);
  }

  /**
   * Makes the next {@link prepare} clear the textures and draw all stamps again, for example after a restored context.
   */
  forget(): void {
    this.#drawn = 0;
    this.#isStale = true;
  }

  prepare(passes: PassRenderer): void {
    if (this.#isStale) {
      passes.compile(this.#brushes);
      for (const target of [this.texture, this.second]) passes.render({ container: this.#nothing, target });
      this.#isStale = false;
    }
    while (this.#drawn < this.#stamps.length) {
      const first = this.#stamps[this.#drawn] as Stamp;
      const last = this.#stamps[this.#drawn - 1];
      if (last && secondOf(last) !== secondOf(first)) this.#foldSecond(passes);
      const from = this.#drawn;
      while (
        this.#drawn < this.#stamps.length &&
        secondOf(this.#stamps[this.#drawn] as Stamp) === secondOf(first)
      )
        this.#drawn += 1;
      this.#draw(passes, this.#stamps.slice(from, this.#drawn));
    }
  }

  destroy(): void {
    this.#folds.destroy({ children: true });
    const { geometry, shader } = this.#brush;
    this.#brushes.destroy({ children: true });
    geometry.destroy(true);
    shader?.destroy();
    this.#nothing.destroy();
    this.texture.destroy(true);
    this.second.destroy(true);
  }

  #foldSecond(passes: PassRenderer): void {
    passes.render({ container: this.#folds, target: this.texture, clear: false });
    passes.render({ container: this.#nothing, target: this.second });
  }

  #draw(passes: PassRenderer, stamps: readonly Stamp[]): void {
    const segments = stamps.flatMap((stamp) => stamp.segments);
    this.#segments.data = new Float32Array(segments);
    this.#brush.geometry.instanceCount = segments.length / 4;
    passes.render({ container: this.#brushes, target: this.second, clear: false });
  }
}
