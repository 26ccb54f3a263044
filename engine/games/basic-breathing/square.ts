/** The square on the canvas: one quad, one draw. */

import { clearCanvas, viewSlot } from '../../stage/gl';
import { Pass } from '../../stage/pass';
import type { Slot } from '../../stage/scene';
import squareFragment from './shaders/square.frag.glsl?raw';
import squareVertex from './shaders/square.vert.glsl?raw';
import { placeOn, trackIn } from './track';

/** What is to be seen of a breath. */
export interface SquareView {
  /** The side that is breathed: 0-3; 4 when all are done, -1 when none is begun. */
  readonly side: number;
  /** What of that side the light has passed, 0-1. */
  readonly part: number;
  /** How brightly that side glows, 0-1. */
  readonly glow: number;
  /** On which side the light is (0-3), how far along it, and how much of it is seen, 0-1. */
  readonly light: readonly [side: number, part: number, seen: number];
  /** How high the water stands, 0-1. */
  readonly lungs: number;
}

export class Square {
  readonly #gl: WebGL2RenderingContext;
  readonly #pass: Pass;
  /** Corners are counted, not read. */
  readonly #corners: WebGLVertexArrayObject;

  /** @throws when the card's compiler refuses a shader */
  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#pass = new Pass(gl, 'the square', squareVertex, squareFragment);
    this.#corners = gl.createVertexArray();
  }

  /**
   * @param seconds for how long the water has moved
   * @param dark 0 by day, 1 by night
   */
  draw({ side, part, glow, light, lungs }: SquareView, slot: Slot, seconds: number, dark: number): void {
    const gl = this.#gl;
    const pass = this.#pass;
    const { width, height, resolution } = slot;
    const track = trackIn(slot);
    const [x, y] = placeOn(track, light[0], light[1]);
    clearCanvas(gl);
    viewSlot(gl, slot);
    pass.use();
    pass.set2('uSlot', width, height);
    pass.set2('uCenter', width / 2, height / 2);
    pass.set4('uShape', track.half, track.corner, track.breadth, resolution);
    pass.set3('uLight', x, y, light[2]);
    pass.set2('uSide', side, part);
    pass.set1('uGlow', glow);
    pass.set1('uLungs', lungs);
    pass.set1('uTime', seconds);
    pass.set1('uNight', dark);
    gl.bindVertexArray(this.#corners);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.bindVertexArray(null);
  }

  destroy(): void {
    this.#pass.destroy();
    this.#gl.deleteVertexArray(this.#corners);
  }
}
