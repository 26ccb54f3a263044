import { Buffer, BufferUsage, Geometry } from 'pixi.js';
import {
  columnCountOf,
  isRowEnd,
  MAX_COLUMNS,
  ROW_COUNT,
  rowOf,
} from '../../../machines/games/color-tranquility/selectors';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { noiseTexture } from '../../shaders/noise-texture';
import { ShaderQuad } from '../../shaders/shader-quad';
import { type FramePace, framePaceOf } from '../../stage/frame-pace';
import type { HourLook } from './hours';
import type { TileLayout } from './layout';
import fragment from './shaders/tiles.frag.glsl?raw';
import vertex from './shaders/tiles.vert.glsl?raw';
import { TileMotion } from './tile-motion';

/** Numbers of a quad: the attributes of `tiles.vert.glsl`. */
const NUMBERS = 14;

const BLACK = [0, 0, 0] as const;

/** Growth of a lifted tile, as a share. */
const GROWTH = 0.07;

/** Strength of the tiles' shadow, 0-1. */
const SHADOW = 0.5;

const group = () => createUniformGroup({ uShade: { value: new Float32Array(4), type: 'vec4<f32>' } });

export class TileBoard extends ShaderQuad {
  readonly #numbers: Float32Array;
  readonly #buffer: Buffer;
  readonly #shade: Float32Array;
  /** The tile of each tint. */
  tiles: readonly TileMotion[] = [];
  #sky = 0;
  #layout: TileLayout | undefined;
  #hour: HourLook | undefined;

  constructor() {
    const numbers = new Float32Array(NUMBERS * ROW_COUNT * MAX_COLUMNS);
    const buffer = new Buffer({ data: numbers, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
    const uniforms = group();
    super({
      label: 'Tiles',
      fragment,
      vertex,
      geometry: geometryOf(buffer),
      resources: { uniforms, uNoise: noiseTexture() },
    });
    this.#numbers = numbers;
    this.#buffer = buffer;
    this.#shade = uniforms.uniforms.uShade;
    this.visible = false;
  }

  deal(sky: number): void {
    this.#sky = sky;
    this.tiles = Array.from({ length: ROW_COUNT * columnCountOf(sky) }, () => new TileMotion());
  }

  layout(layout: TileLayout): void {
    this.#layout = layout;
  }

  setHour(hour: HourLook): void {
    this.#hour = hour;
    this.#shade.set([...hour.shade, SHADOW]);
  }

  update(seconds: number): FramePace {
    let moves = false;
    for (const tile of this.tiles) moves = tile.update(seconds) || moves;
    this.#write();
    return framePaceOf(moves);
  }

  /** Writes the visible tiles, the lifted and moving ones last. */
  #write(): void {
    const [layout, hour] = [this.#layout, this.#hour];
    if (!layout || !hour) return;
    const { half, pitch } = layout;
    let count = 0;
    // Loops without iterators allocate nothing.
    for (let isAbove = 0; isAbove <= 1; isAbove++)
      for (let tint = 0; tint < this.tiles.length; tint++) {
        const tile = this.tiles[tint] as TileMotion;
        if (tile.presence.value <= 0 || Number(tile.isAbove) !== isAbove) continue;
        const lift = tile.lift.value;
        const melt = tile.melt.value;
        const grown = 1 + GROWTH * lift;
        // A melting tile reaches to the middle of the gaps beside it.
        const wider = melt * (pitch[0] / 2 - half[0] + 0.5);
        const at = count * NUMBERS;
        this.#numbers[at] = tile.x.value;
        this.#numbers[at + 1] = tile.y.value;
        this.#numbers[at + 2] = half[0] * grown + wider;
        this.#numbers[at + 3] = half[1] * grown;
        this.#numbers.set(hour.tints[tint] ?? BLACK, at + 4);
        this.#numbers[at + 7] = rowOf(tint, this.#sky);
        this.#numbers[at + 8] = lift;
        this.#numbers[at + 9] = tile.presence.value;
        this.#numbers[at + 10] = tile.touch.value;
        this.#numbers[at + 11] = melt;
        this.#numbers[at + 12] = isRowEnd(tint, this.#sky) ? 1 : 0;
        this.#numbers[at + 13] = tint;
        count += 1;
      }
    this.visible = count > 0;
    this.geometry.instanceCount = count;
    this.#buffer.update();
  }
}

function geometryOf(buffer: Buffer): Geometry {
  const bytes = Float32Array.BYTES_PER_ELEMENT;
  const ofTile = (format: 'float32x2' | 'float32x4', offset: number) =>
    ({ buffer, format, stride: NUMBERS * bytes, offset: offset * bytes, instance: true }) as const;
  return new Geometry({
    attributes: {
      aPosition: { buffer: new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), format: 'float32x2' },
      aPlace: ofTile('float32x4', 0),
      aTint: ofTile('float32x4', 4),
      aState: ofTile('float32x4', 8),
      aKind: ofTile('float32x2', 12),
    },
    topology: 'triangle-strip',
  });
}
