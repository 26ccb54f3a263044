/**
 * The little of WebGL 2 that a scene needs which draws for itself, in the context that Pixi has made. All of it may be
 * called while the context is lost: then it does nothing, and the scene makes its things anew once it is back.
 */

import { nextTask } from './next-task';
import { BLEED, type Slot } from './scene';

/**
 * Draws onto the canvas in the room of a scene from now on.
 * @param slot the scene's; the canvas is larger by the bleed
 */
export function viewSlot(gl: WebGL2RenderingContext, { width, height, resolution }: Slot): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  const edge = Math.floor(BLEED * resolution);
  const tall = Math.round(height * resolution);
  // The canvas counts its rows from below.
  gl.viewport(edge, gl.drawingBufferHeight - edge - tall, Math.round(width * resolution), tall);
}

/** Leaves nothing on the canvas, the bleed included. */
export function clearCanvas(gl: WebGL2RenderingContext): void {
  gl.bindFramebuffer(gl.FRAMEBUFFER, null);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT);
}

/** A program that the card may still be building. */
export interface BegunProgram {
  readonly program: WebGLProgram;
  readonly shaders: readonly WebGLShader[];
}

/** Has the card build a program of two shaders; nobody waits for it before {@link finishProgram}. */
export function beginProgram(gl: WebGL2RenderingContext, vertex: string, fragment: string): BegunProgram {
  const program = gl.createProgram();
  // Then there may be none, whatever its type says.
  if (gl.isContextLost()) return { program, shaders: [] };
  const shaders = [[gl.VERTEX_SHADER, vertex] as const, [gl.FRAGMENT_SHADER, fragment] as const].flatMap(
    ([type, source]) => {
      const shader = gl.createShader(type);
      if (!shader) return [];
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(program, shader);
      return [shader];
    },
  );
  gl.linkProgram(program);
  return { program, shaders };
}

/**
 * Waits until a program can be used.
 *
 * @param name what the message calls it
 * @throws when the card's compiler refuses a shader
 */
export function finishProgram(
  gl: WebGL2RenderingContext,
  name: string,
  { program, shaders }: BegunProgram,
): WebGLProgram {
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    const logs = [gl.getProgramInfoLog(program), ...shaders.map((shader) => gl.getShaderInfoLog(shader))];
    throw new Error(`The shaders of ${name} were refused: ${logs.filter(Boolean).join('\n')}`);
  }
  // They live as long as the program.
  for (const shader of shaders) gl.deleteShader(shader);
  return program;
}

/**
 * A program of two shaders.
 *
 * @param name what the message calls it
 * @throws when the card's compiler refuses a shader
 */
export const createProgram = (
  gl: WebGL2RenderingContext,
  name: string,
  vertex: string,
  fragment: string,
): WebGLProgram => finishProgram(gl, name, beginProgram(gl, vertex, fragment));

/** Numbers of each uniform: the unit of a texture, or one to three numbers for each value of a list. */
type Uniforms = Readonly<
  Record<string, { readonly unit: number } | { readonly size: 1 | 2 | 3; readonly of: readonly number[] }>
>;

/** Sets uniforms that hold until they are set again. */
export function setUniforms(gl: WebGL2RenderingContext, program: WebGLProgram, uniforms: Uniforms): void {
  if (gl.isContextLost()) return;
  gl.useProgram(program);
  for (const [name, uniform] of Object.entries(uniforms)) {
    const place = gl.getUniformLocation(program, name);
    if ('unit' in uniform) gl.uniform1i(place, uniform.unit);
    else if (uniform.size === 1) gl.uniform1fv(place, uniform.of);
    else if (uniform.size === 2) gl.uniform2fv(place, uniform.of);
    else gl.uniform3fv(place, uniform.of);
  }
}

/** Where a uniform is set that changes while it is drawn. */
export const findUniform = (
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  name: string,
): WebGLUniformLocation | null => (gl.isContextLost() ? null : gl.getUniformLocation(program, name));

/**
 * What a texture is made of: nothing yet, texels (rgba, not premultiplied), or a picture, which is premultiplied, as
 * bitmaps of a `PictureLoader` are already.
 */
export type TextureContent =
  | { readonly width: number; readonly height: number; readonly texels?: Uint8Array }
  | { readonly picture: TexImageSource };

/**
 * A texture of 8 bits for each of four channels, read between its texels.
 *
 * @param repeats whether it is a tile
 * @param shrinks whether it is also shown smaller than it is
 */
export function createTexture(
  gl: WebGL2RenderingContext,
  content: TextureContent,
  { repeats = false, shrinks = false } = {},
): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  const edge = repeats ? gl.REPEAT : gl.CLAMP_TO_EDGE;
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, edge);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, edge);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, shrinks ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, 'picture' in content);
  if ('picture' in content) {
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, content.picture);
  } else {
    const { width, height, texels = null } = content;
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, texels);
  }
  if (shrinks) gl.generateMipmap(gl.TEXTURE_2D);
  return texture;
}

/** Rows of a large picture that are given to the card in one task. */
const STRIP_ROWS = 128;

/**
 * Fills a texture that also shrinks with a large picture of its size, a strip in each task: the 16 MB of a picture of
 * 2000 by 2000 px hold a page up for 25 ms at once, and for 1 to 2 ms a strip.
 *
 * @param isWanted asked before each strip: what it is for may be gone meanwhile
 * @returns whether the whole picture is there
 */
export async function fillInStrips(
  gl: WebGL2RenderingContext,
  texture: WebGLTexture,
  picture: ImageBitmap,
  isWanted: () => boolean,
): Promise<boolean> {
  const { width, height } = picture;
  for (let row = 0; row < height; row += STRIP_ROWS) {
    if (row > 0) await nextTask();
    if (!isWanted()) return false;
    const rows = Math.min(STRIP_ROWS, height - row);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.pixelStorei(gl.UNPACK_SKIP_ROWS, row);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, row, width, rows, gl.RGBA, gl.UNSIGNED_BYTE, picture);
    gl.pixelStorei(gl.UNPACK_SKIP_ROWS, 0);
  }
  gl.generateMipmap(gl.TEXTURE_2D);
  return true;
}

/** Binds a texture to its unit. */
export function bindTexture(gl: WebGL2RenderingContext, unit: number, texture: WebGLTexture): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, texture);
}

/** What is drawn to it is drawn into the texture; its first row is the first of the texture. */
export function createTarget(gl: WebGL2RenderingContext, texture: WebGLTexture): WebGLFramebuffer {
  const target = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return target;
}

/**
 * An array of vertices that lie one after the other in one buffer, as the shader's `layout(location)` counts them.
 *
 * @param sizes how many numbers each attribute has
 */
export function createVertices(
  gl: WebGL2RenderingContext,
  buffer: WebGLBuffer,
  sizes: readonly number[],
): WebGLVertexArrayObject {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  const bytes = Float32Array.BYTES_PER_ELEMENT;
  const stride = sizes.reduce((sum, size) => sum + size, 0) * bytes;
  let offset = 0;
  for (const [location, size] of sizes.entries()) {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, gl.FLOAT, false, stride, offset);
    offset += size * bytes;
  }
  gl.bindVertexArray(null);
  return array;
}
