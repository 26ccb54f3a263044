/** Where the garden's textures are bound while it is drawn: each has a unit of its own. */
export const UNIT = { noise: 0, field: 1, sand: 2, stones: 3 } as const;

/** Binds a texture to its unit. */
export function bindTexture(gl: WebGL2RenderingContext, unit: number, texture: WebGLTexture): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, texture);
}
