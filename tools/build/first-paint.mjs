import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'vite';

const MODULE = '<script type="module" src="/src/app/first-paint.ts"></script>';

/**
 * Bundles `src/app/first-paint.ts` as a small classic script, which the browser runs before it paints. A module would
 * run later. The script is a separate file because the security policy forbids inline scripts. The development server
 * serves it as a module.
 *
 * @returns {import('vite').Plugin}
 */
export function firstPaint() {
  let address = '';
  return {
    name: 'stillgrove:first-paint',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      const { root } = this.environment.config;
      const entry = path.join(root, 'src/app/first-paint.ts');
      this.addWatchFile(entry);
      const built = await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: { write: false, lib: { entry, formats: ['iife'], name: 'firstPaint' } },
      });
      const [output] = Array.isArray(built) ? built : [built];
      if (!output || !('output' in output)) throw new Error('The first script was not built.');
      const source = output.output[0].code;
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `static/first-paint-${hash}.js`;
      address = `/${fileName}`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (!html.includes(MODULE)) throw new Error(`index.html has no ${MODULE}`);
        return html.replace(MODULE, `<script vite-ignore src="${address}"></script>`);
      },
    },
  };
}
