/**
 * A program that draws in every frame: it remembers where its uniforms are and what they are, so that setting one
 * allocates nothing, and costs nothing where it changes nothing.
 */
import { createProgram } from './gl';

export class Pass {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #places = new Map<string, WebGLUniformLocation | null>();
  /** What each uniform was last set to, four numbers for every kind: a program keeps it, whoever draws in between. */
  readonly #set = new Map<string, Float64Array>();

  /**
   * @param name what a message calls it
   * @throws when the card's compiler refuses a shader
   */
  constructor(gl: WebGL2RenderingContext, name: string, vertex: string, fragment: string) {
    this.#gl = gl;
    this.#program = createProgram(gl, name, vertex, fragment);
  }

  /** What is drawn and set from now on is this program's. */
  use(): void {
    this.#gl.useProgram(this.#program);
  }

  set1(name: string, x: number): void {
    if (this.#changes(name, x)) this.#gl.uniform1f(this.#placeOf(name), x);
  }

  set2(name: string, x: number, y: number): void {
    if (this.#changes(name, x, y)) this.#gl.uniform2f(this.#placeOf(name), x, y);
  }

  set3(name: string, x: number, y: number, z: number): void {
    if (this.#changes(name, x, y, z)) this.#gl.uniform3f(this.#placeOf(name), x, y, z);
  }

  set4(name: string, x: number, y: number, z: number, w: number): void {
    if (this.#changes(name, x, y, z, w)) this.#gl.uniform4f(this.#placeOf(name), x, y, z, w);
  }

  /** A texture, by the unit that it is bound to. */
  setUnit(name: string, unit: number): void {
    if (this.#changes(name, unit)) this.#gl.uniform1i(this.#placeOf(name), unit);
  }

  destroy(): void {
    this.#gl.deleteProgram(this.#program);
  }

  /** Notes what it is set to. @returns whether that is another value than before */
  #changes(name: string, x: number, y = 0, z = 0, w = 0): boolean {
    const set = this.#set.get(name);
    if (!set) {
      this.#set.set(name, Float64Array.of(x, y, z, w));
      return true;
    }
    if (set[0] === x && set[1] === y && set[2] === z && set[3] === w) return false;
    set[0] = x;
    set[1] = y;
    set[2] = z;
    set[3] = w;
    return true;
  }

  /** Null for one that the compiler left out: setting it does nothing. */
  #placeOf(name: string): WebGLUniformLocation | null {
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    const place = this.#gl.getUniformLocation(this.#program, name);
    this.#places.set(name, place);
    return place;
  }
}
