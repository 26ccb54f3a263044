/** What the graphics of this device can do. */

let isGranted = false;

/**
 * Whether the browser grants a WebGL 2 context. Making one holds up the page, so it is asked once; what was refused may
 * be granted later.
 */
export function canDraw(): boolean {
  isGranted ||= probe();
  return isGranted;
}

/** Whether there is such a context; it is given back. */
function probe(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', { stencil: true });
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}
