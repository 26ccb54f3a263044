/** What the graphics of this device can do. */

let isGranted = false;

/**
 * Whether the browser grants a WebGL 2 context. Making one holds up the page, so it is asked once; what was refused may
 * be granted later.
 */
export function canDraw(): boolean {
  isGranted ||= probe({});
  return isGranted;
}

/** Whether there is such a context; it is given back. */
function probe(options: WebGLContextAttributes): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', { stencil: true, ...options });
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}

let isSlow: boolean | undefined;

/** Whether the browser draws by its processor alone, or says that it draws slowly. Asked once. */
export function drawsSlowly(): boolean {
  isSlow ??= !probe({ failIfMajorPerformanceCaveat: true });
  return isSlow;
}
