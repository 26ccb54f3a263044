/** A program that draws in every frame: it remembers where its uniforms are, and setting one allocates nothing. */
import { createProgram } from './gl';

export class Pass {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #places = new Map<string, WebGLUniformLocation | null>();

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
    this.#gl.uniform1f(this.#placeOf(name), x);
  }

  set2(name: string, x: number, y: number): void {
    this.#gl.uniform2f(this.#placeOf(name), x, y);
  }

  set3(name: string, x: number, y: number, z: number): void {
    this.#gl.uniform3f(this.#placeOf(name), x, y, z);
  }

  set4(name: string, x: number, y: number, z: number, w: number): void {
    this.#gl.uniform4f(this.#placeOf(name), x, y, z, w);
  }

  /** A texture, by the unit that it is bound to. */
  setUnit(name: string, unit: number): void {
    this.#gl.uniform1i(this.#placeOf(name), unit);
  }

  destroy(): void {
    this.#gl.deleteProgram(this.#program);
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
