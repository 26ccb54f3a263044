import path from 'node:path';

/**
 * Writes down which sources each script of the client build was made from, in `.vite/modules.json`, beside Vite's
 * manifest; like it, it is never served. The manifest says which scripts there are, and this what is in them.
 *
 * Its form: `{ "static/index-1a2b3c4d.js": ["src/main.tsx", "node_modules/react/index.js"] }`. Sources of which
 * nothing was left are not listed.
 *
 * @returns {import('vite').Plugin}
 */
export function chunkModules() {
  return {
    name: 'stillgrove:chunk-modules',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const { root } = this.environment.config;
      const lists = Object.values(bundle).flatMap((output) => {
        if (output.type !== 'chunk') return [];
        const left = Object.entries(output.modules).filter(([, { renderedLength }]) => renderedLength > 0);
        return [[output.fileName, left.map(([id]) => path.relative(root, id).split(path.sep).join('/'))]];
      });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(lists), null, 2),
      });
    },
  };
}
