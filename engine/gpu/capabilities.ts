/** What this device can draw. */

let isGranted = false;

/**
 * Whether the browser grants a WebGL 2 context; the probe's own context is given back. Making one holds up the page, so
 * it is asked once; what was refused may be granted later.
 */
export function canDraw(): boolean {
  if (isGranted) return true;
  const gl = document.createElement('canvas').getContext('webgl2', { stencil: true });
  if (gl === null) return false;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  isGranted = true;
  return true;
}
