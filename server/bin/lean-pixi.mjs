/** What stands in for a renderer that is never asked for. @param {string} name */
const refused = (name) =>
  `export class ${name} { constructor() { throw new Error('There is no ${name}.'); } }`;

/** What stands in for a class that is only ever compared with. @param {string} name */
const empty = (name) => `export class ${name} {}`;

/**
 * Modules of Pixi that no page needs but that come with every import of it, by their paths below `pixi.js/lib/`, and
 * what takes their places. Of renderers there is one, WebGL (`engine/stage/surface.ts`); scenes take nothing but what
 * `engine/stage/pixi.ts` lists; @pixi/react asks only whether something is a Graphics, and for the style of texts that
 * nobody draws.
 */
const IN_PLACE = {
  'rendering/renderers/gpu/WebGPURenderer': refused('WebGPURenderer'),
  'rendering/renderers/canvas/CanvasRenderer': refused('CanvasRenderer'),
  'environment-browser/browserAll': '',
  'environment-webworker/webworkerAll': '',
  'spritesheet/init': '',
  'scene/graphics/shared/Graphics': empty('Graphics'),
  'scene/text/TextStyle': 'export class TextStyle { static defaultTextStyle = {}; }',
  // The renderer registers it by its name, for a pipe that is not there.
  'scene/graphics/gl/GlGraphicsAdaptor': `
    import { ExtensionType } from '../../../extensions/Extensions.mjs';
    export class GlGraphicsAdaptor {
      static extension = { type: [ExtensionType.WebGLPipesAdaptor], name: 'graphics' };
    }`,
  // What runs without `eval` is put into these too, although nothing makes one.
  'rendering/renderers/gpu/GpuUboSystem': empty('GpuUboSystem'),
  'scene/particle-container/shared/ParticleBuffer': empty('ParticleBuffer'),
  'unsafe-eval/particle/generateParticleUpdatePolyfill':
    'export function generateParticleUpdatePolyfill() {}',
};

const PATHS = Object.keys(IN_PLACE);
const LEFT_OUT = new RegExp(`/node_modules/pixi\\.js/lib/(?<path>${PATHS.join('|')})\\.mjs$`);

/**
 * Leaves out of the build what Pixi brings and nothing uses: about a third of it. A path that Pixi has renamed fails the
 * build, so that the weight does not come back unnoticed. The development server takes Pixi as it is.
 *
 * @returns {import('vite').Plugin}
 */
export function leanPixi() {
  /** @type {Set<string>} */
  const met = new Set();
  return {
    name: 'stillgrove:lean-pixi',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart: () => met.clear(),
    load: {
      filter: { id: LEFT_OUT },
      handler(id) {
        const path = /** @type {keyof typeof IN_PLACE} */ (LEFT_OUT.exec(id)?.groups?.path);
        met.add(path);
        return { code: IN_PLACE[path], moduleSideEffects: false };
      },
    },
    buildEnd(error) {
      const missing = PATHS.filter((path) => !met.has(path));
      if (!error && missing.length > 0)
        throw new Error(
          `Pixi has no such modules any more: ${missing.join(', ')}. See server/bin/lean-pixi.mjs.`,
        );
    },
  };
}
