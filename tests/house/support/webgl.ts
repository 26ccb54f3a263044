import { parse } from './syntax';
import { isScript, type SourceFile } from './tree';

/** Names by which code would draw with WebGL itself. */
const WEBGL_NAMES = new Set([
  'WebGL2RenderingContext',
  'WebGLRenderingContext',
  'createProgram',
  'bindFramebuffer',
]);

/** Asks whether the browser grants a WebGL 2 context, before the stage is made. */
const CAPABILITY_PROBE = 'engine/stage/capabilities.ts';

/** @returns a sentence for each place where code reaches past Pixi to WebGL. */
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
