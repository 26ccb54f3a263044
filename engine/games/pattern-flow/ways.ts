/** The ways of the ripples as a texture, a layer for each stone, which is filled with the stone's first ripple. */
import type { Place } from './places';
import { CHANNELS, fillTravel, type Grid, gridOver } from './travel';

export class Ways {
  readonly #gl: WebGL2RenderingContext;
  readonly #unit: number;
  readonly #grid: Grid;
  readonly #stones: readonly Place[];
  readonly #texture: WebGLTexture;
  readonly #known = new Set<number>();

  /** @param unit of the texture while it is drawn; sizes in CSS px */
  constructor(
    gl: WebGL2RenderingContext,
    unit: number,
    { width, height }: { readonly width: number; readonly height: number },
    stones: readonly Place[],
  ) {
    this.#gl = gl;
    this.#unit = unit;
    this.#stones = stones;
    this.#grid = gridOver(width, height);
    this.#texture = gl.createTexture();
    this.bind();
    for (const axis of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
      gl.texParameteri(gl.TEXTURE_2D_ARRAY, axis, gl.CLAMP_TO_EDGE);
    for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
      gl.texParameteri(gl.TEXTURE_2D_ARRAY, filter, gl.LINEAR);
    const { columns, rows } = this.#grid;
    gl.texStorage3D(gl.TEXTURE_2D_ARRAY, 1, gl.RGBA16F, columns, rows, stones.length);
    gl.activeTexture(gl.TEXTURE0);
  }

  bind(): void {
    this.#gl.activeTexture(this.#gl.TEXTURE0 + this.#unit);
    this.#gl.bindTexture(this.#gl.TEXTURE_2D_ARRAY, this.#texture);
  }

  /** Finds the ways from a stone, unless they are known. */
  find(stone: number): void {
    if (this.#known.has(stone)) return;
    this.#known.add(stone);
    const gl = this.#gl;
    const { columns, rows } = this.#grid;
    const numbers = new Float32Array(columns * rows * CHANNELS);
    fillTravel(numbers, this.#grid, this.#stones, stone);
    this.bind();
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
    gl.texSubImage3D(gl.TEXTURE_2D_ARRAY, 0, 0, 0, stone, columns, rows, 1, gl.RGBA, gl.FLOAT, numbers);
  }

  destroy(): void {
    this.#gl.deleteTexture(this.#texture);
  }
}
