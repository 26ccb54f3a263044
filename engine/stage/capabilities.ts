/** Graphics capabilities of this device. */

let isGranted = false;

/**
 * Returns whether the browser grants a WebGL 2 context. Creating one blocks the main thread, so a success is
 * remembered. A refusal is tested again on the next call.
 */
export function canDraw(): boolean {
  isGranted ||= probe();
  return isGranted;
}

/** Creates a WebGL 2 context and releases it at once. */
function probe(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', { stencil: true });
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}
