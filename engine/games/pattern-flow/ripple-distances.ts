/** Distances along the water from each stone, as a texture with a layer for each stone. */
import { BufferImageSource } from 'pixi.js';
import type { Place } from './places';
import { CHANNELS, fillTravel, type Grid, gridOver } from './travel';

export class RippleDistances {
  readonly source: BufferImageSource;
  readonly #grid: Grid;
  readonly #stones: readonly Place[];
  readonly #texels: Uint16Array;
  readonly #known = new Set<number>();

  /** Sizes in CSS px. */
  constructor(
    { width, height }: { readonly width: number; readonly height: number },
    stones: readonly Place[],
  ) {
    this.#stones = stones;
    this.#grid = gridOver(width, height);
    const { columns, rows } = this.#grid;
    this.#texels = new Uint16Array(columns * rows * CHANNELS * stones.length);
    this.source = new BufferImageSource({
      label: 'ripple distances',
      resource: this.#texels,
      // Half precision: every device filters it, which not all do with full precision.
      format: 'rgba16float',
      width: columns,
      height: rows,
      arrayLayerCount: stones.length,
    });
  }

  /** Computes the distances from a stone, unless they are known. */
  compute(stone: number): void {
    if (this.#known.has(stone)) return;
    this.#known.add(stone);
    const { columns, rows } = this.#grid;
    const numbers = new Float32Array(columns * rows * CHANNELS);
    fillTravel(numbers, this.#grid, this.#stones, stone);
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

/** The bits of a number in half precision (IEEE 754 binary16), cut off. What is too small for it becomes 0. */
function halfFloat(value: number): number {
  float[0] = value;
  const [all = 0] = bits;
  const sign = (all >>> 16) & 0x8000;
  const exponent = ((all >>> 23) & 0xff) - 127 + 15;
  if (exponent <= 0) return sign;
  if (exponent >= 31) return sign | 0x7bff;
  return sign | (exponent << 10) | ((all >>> 13) & 0x3ff);
}
