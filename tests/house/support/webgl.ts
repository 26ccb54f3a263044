import { parse } from './syntax';
import { isScript, type SourceFile } from './tree';

/** Names that indicate direct use of WebGL. */
const WEBGL_NAMES = new Set([
  'WebGL2RenderingContext',
  'WebGLRenderingContext',
  'createProgram',
  'bindFramebuffer',
]);

/** File that tests whether WebGL 2 works. It runs before the stage exists, so it may use WebGL directly. */
const CAPABILITY_PROBE = 'engine/stage/capabilities.ts';

/** Returns one sentence for each direct use of WebGL. */
export function webglCalls(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isScript(file) && file.path !== CAPABILITY_PROBE)
    .flatMap((file) => {
      const syntax = parse(file);
      const found: string[] = [];
      syntax.walk((node) => {
        if (node.type === 'Identifier' && WEBGL_NAMES.has(node.name))
          found.push(`${file.path}:${syntax.lineOf(node)} uses ${node.name}`);
      });
      return found;
    });
}
