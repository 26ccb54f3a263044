/** What this device can draw. */

/** Whether the browser grants a WebGL 2 context. */
export const canDraw = (): boolean => probe({});

/** Whether there is such a context; it is given back. */
function probe(options: WebGLContextAttributes): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', { stencil: true, ...options });
  if (gl === null) return false;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return true;
}

let isSlow: boolean | undefined;

/** Whether the browser draws by its processor alone, or says that it draws slowly. Asked once. */
export function drawsSlowly(): boolean {
  isSlow ??= !probe({ failIfMajorPerformanceCaveat: true });
  return isSlow;
}
