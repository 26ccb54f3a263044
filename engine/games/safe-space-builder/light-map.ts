/** What all placed lights do to the ground and to the walls, in a texture of few texels that is drawn only when one changes. */

import { createTarget, createTexture } from '../../stage/gl';
import { Pass } from '../../stage/pass';
import type { Slot } from '../../stage/scene';
import { type Lights, MOST_LIGHTS } from './lights';
import { withLights } from './shaders';
import backVertex from './shaders/back.vert.glsl?raw';
import fragment from './shaders/light-map.frag.glsl?raw';

/** Light is soft: so few texels are enough for any slot, and two hundred lights cost little. */
const WIDTH = 144;
const HEIGHT = 96;

export class LightMap {
  /** How much light of which colour falls where in the slot; its first row is the lowest. See `falling` in `lights.glsl`. */
  readonly texture: WebGLTexture;
  /** The lights themselves, as {@link Lights.texels} has them. */
  readonly lights: WebGLTexture;
  readonly #gl: WebGL2RenderingContext;
  readonly #pass: Pass;
  readonly #target: WebGLFramebuffer;
  /** A new texture has no light in it. */
  #isEmpty = true;

  /** @throws when the card's compiler refuses a shader */
  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#pass = new Pass(gl, 'the light map', backVertex, withLights(fragment));
    this.texture = createTexture(gl, { width: WIDTH, height: HEIGHT });
    this.#target = createTarget(gl, this.texture);
    this.lights = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, this.lights);
    // Numbers, not a picture: nothing is read between two of them.
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  }

  /**
   * One draw call, and none while there is no light. It leaves another framebuffer and viewport.
   *
   * @param unit of the texture with the lights
   * @param corners an array without attributes
   * @param horizon where the ground begins, CSS px
   */
  draw(lights: Lights, unit: number, corners: WebGLVertexArrayObject, slot: Slot, horizon: number): void {
    const gl = this.#gl;
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, this.lights);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, MOST_LIGHTS, 2, 0, gl.RGBA, gl.FLOAT, lights.texels);
    const isEmpty = lights.placed === 0;
    if (isEmpty && this.#isEmpty) return;
    this.#isEmpty = isEmpty;
    gl.bindFramebuffer(gl.FRAMEBUFFER, this.#target);
    gl.viewport(0, 0, WIDTH, HEIGHT);
    const pass = this.#pass;
    pass.use();
    pass.setUnit('uLights', unit);
    pass.set1('uCount', lights.placed);
    pass.set2('uSlot', slot.width, slot.height);
    pass.set1('uHorizon', horizon);
    gl.bindVertexArray(corners);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }

  destroy(): void {
    const gl = this.#gl;
    this.#pass.destroy();
    gl.deleteFramebuffer(this.#target);
    gl.deleteTexture(this.texture);
    gl.deleteTexture(this.lights);
  }
}
