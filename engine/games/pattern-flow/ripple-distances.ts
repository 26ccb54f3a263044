import { BufferImageSource } from 'pixi.js';
import type { PlaceEllipse } from './places';
import { type DistanceGrid, distanceGridOver, fillRippleDistances, VALUES_PER_CELL } from './travel';

export class RippleDistances {
  readonly source: BufferImageSource;
  readonly #grid: DistanceGrid;
  readonly #stones: readonly PlaceEllipse[];
  readonly #texels: Uint16Array;
  readonly #known = new Set<number>();

  /** Sizes in CSS px. */
  constructor(
    { width, height }: { readonly width: number; readonly height: number },
    stones: readonly PlaceEllipse[],
  ) {
    this.#stones = stones;
    this.#grid = distanceGridOver(width, height);
    const { columns, rows } = this.#grid;
    this.#texels = new Uint16Array(columns * rows * VALUES_PER_CELL * stones.length);
    this.source = new BufferImageSource({
      label: 'ripple distances',
      resource: this.#texels,
      // Half floats, because not every device can filter full floats.
      format: 'rgba16float',
      width: columns,
      height: rows,
      arrayLayerCount: stones.length,
    });
  }

  /** Computes the distances from a stone, unless they are computed already. */
  compute(stone: number): void {
    if (this.#known.has(stone)) return;
    this.#known.add(stone);
    const { columns, rows } = this.#grid;
    const numbers = new Float32Array(columns * rows * VALUES_PER_CELL);
    fillRippleDistances(numbers, this.#grid, this.#stones, stone);
    const layer = this.#texels.subarray(stone * numbers.length);
    for (let index = 0; index < numbers.length; index++) layer[index] = halfFloat(numbers[index] as number);
    this.source.update();
  }

  destroy(): void {
    this.source.destroy();
  }
}

const float = new Float32Array(1);
const bits = new Uint32Array(float.buffer);

/** Returns a number as a half float (IEEE 754 binary16), truncated and clamped. */
function halfFloat(value: number): number {
  float[0] = value;
  const [all = 0] = bits;
  const sign = (all >>> 16) & 0x8000;
  const exponent = ((all >>> 23) & 0xff) - 127 + 15;
  if (exponent <= 0) return sign;
  if (exponent >= 31) return sign | 0x7bff;
  return sign | (exponent << 10) | ((all >>> 13) & 0x3ff);
}
