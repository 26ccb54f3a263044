/** Graphics capabilities of the device. */

let isGranted = false;

/**
 * Returns whether the browser grants a WebGL 2 context. Creating a context blocks the main thread, so success is
 * cached. After a refusal the next call tests again.
 */
export function canDraw(): boolean {
  isGranted ||= probe();
  return isGranted;
}

/** Creates a WebGL 2 context and immediately releases it. */
function probe(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', { stencil: true });
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}
