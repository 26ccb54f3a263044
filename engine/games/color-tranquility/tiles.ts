/** All tiles of a sky as one batch of quads. */
import { Buffer, BufferUsage, Geometry } from 'pixi.js';
import { columnsOf, isEnd, ROWS, rowOf } from '../../../machines/games/color-tranquility/selectors';
import { noiseTexture } from '../../shaders/noise-texture';
import { ownUniforms } from '../../shaders/own-uniforms';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { Hour } from './hours';
import type { Layout } from './layout';
import fragment from './shaders/tiles.frag.glsl?raw';
import vertex from './shaders/tiles.vert.glsl?raw';
import { Tile } from './tile';

/** Attributes of a quad with their lengths (see `tiles.vert.glsl`). */
const ATTRIBUTES = { aPlace: 4, aTint: 4, aState: 4, aKind: 2 } as const;
const NUMBERS = 14;

/** Most tints in a row. */
export const MOST = 7;

/** Growth of a lifted tile. */
const GROWTH = 0.07;

/** Strength of the tiles' shadow. */
const SHADOW = 0.5;

const group = () => ownUniforms({ uShade: { value: new Float32Array(4), type: 'vec4<f32>' } });

export class Tiles extends ShaderQuad {
  readonly #numbers: Float32Array;
  readonly #buffer: Buffer;
  readonly #uniforms: ReturnType<typeof group>['uniforms'];
  /** The tile of each tint. */
  tiles: readonly Tile[] = [];
  #sky = 0;
  #layout: Layout | undefined;
  #hour: Hour | undefined;

  constructor() {
    const numbers = new Float32Array(NUMBERS * ROWS * MOST);
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
    this.#uniforms = uniforms.uniforms;
    this.visible = false;
  }

  /** Lays out a new sky of tiles. */
  deal(sky: number): void {
    this.#sky = sky;
    this.tiles = Array.from({ length: ROWS * columnsOf(sky) }, () => new Tile());
  }

  layout(layout: Layout): void {
    this.#layout = layout;
  }

  setHour(hour: Hour): void {
    this.#hour = hour;
    this.#uniforms.uShade.set([...hour.shade, SHADOW]);
  }

  /** @returns whether a tile moves */
  update(seconds: number): boolean {
    let moves = false;
    for (const tile of this.tiles) moves = tile.update(seconds) || moves;
    this.#write();
    return moves;
  }

  /** Writes the visible tiles, the lifted and moving ones last. */
  #write(): void {
    const [layout, hour] = [this.#layout, this.#hour];
    if (!layout || !hour) return;
    let count = 0;
    for (const isAbove of [false, true])
      for (const [tint, tile] of this.tiles.entries()) {
        const lift = tile.lift.value;
        if (tile.presence.value <= 0 || (lift > 0.01 || tile.isGoing) !== isAbove) continue;
        const grown = 1 + GROWTH * lift;
        const melt = tile.melt.value;
        // A melting tile reaches to the middle of the gaps beside it.
        const wider = melt * (layout.pitch[0] / 2 - layout.half[0] + 0.5);
        const at = count * NUMBERS;
        const [red = 0, green = 0, blue = 0] = hour.tints[tint] ?? [];
        this.#numbers[at] = tile.x;
        this.#numbers[at + 1] = tile.y;
        this.#numbers[at + 2] = layout.half[0] * grown + wider;
        this.#numbers[at + 3] = layout.half[1] * grown;
        this.#numbers[at + 4] = red;
        this.#numbers[at + 5] = green;
        this.#numbers[at + 6] = blue;
        this.#numbers[at + 7] = rowOf(tint, this.#sky);
        this.#numbers[at + 8] = lift;
        this.#numbers[at + 9] = tile.presence.value;
        this.#numbers[at + 10] = tile.touch.value;
        this.#numbers[at + 11] = melt;
        this.#numbers[at + 12] = isEnd(tint, this.#sky) ? 1 : 0;
        this.#numbers[at + 13] = tint;
        count += 1;
      }
    this.visible = count > 0;
    this.geometry.instanceCount = count;
    this.#buffer.update();
  }
}

/** Returns a geometry with the corners of a quad (0-1), and with the attributes of each tile from `buffer`. */
function geometryOf(buffer: Buffer): Geometry {
  const bytes = Float32Array.BYTES_PER_ELEMENT;
  let offset = 0;
  const attributes = Object.entries(ATTRIBUTES).map(([name, length]) => {
    const attribute = {
      buffer,
      format: length === 4 ? 'float32x4' : 'float32x2',
      stride: NUMBERS * bytes,
      offset: offset * bytes,
      instance: true,
    } as const;
    offset += length;
    return [name, attribute] as const;
  });
  return new Geometry({
    attributes: {
      aPosition: { buffer: new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), format: 'float32x2' },
      ...Object.fromEntries(attributes),
    },
    topology: 'triangle-strip',
  });
}
