/** What this device can draw. */

/** Whether the browser grants a WebGL 2 context; the probe's own context is given back. */
export function canDraw(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', { stencil: true });
  if (gl === null) return false;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return true;
}
