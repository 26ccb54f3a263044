/** The state in which a scene that draws for itself finds the context: apart from `gl.ts`, since every game waits for it. */

/** What a scene that draws for itself finds: colours lie over what is there by their alpha, and nothing else is on. */
export function takeOver(gl: WebGL2RenderingContext): void {
  for (const off of [gl.DEPTH_TEST, gl.CULL_FACE, gl.SCISSOR_TEST, gl.STENCIL_TEST]) gl.disable(off);
  gl.colorMask(true, true, true, true);
  gl.enable(gl.BLEND);
  gl.blendEquation(gl.FUNC_ADD);
  // Premultiplied by their alpha, as Pixi's are.
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
}
