let isGranted = false;

/** Returns whether the browser grants a WebGL 2 context. Creating one blocks the page, so success is cached. */
export function hasWebGl(): boolean {
  isGranted ||= probe();
  return isGranted;
}

function probe(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', { stencil: true });
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return gl !== null;
}
