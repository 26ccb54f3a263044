/**
 * Runs a TypeScript file under Node 20, which has no TypeScript support: `node tools/run.mjs assets/art/main.ts
 * --sheet` bundles the file and imports the bundle. Packages are not bundled.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const entry = process.argv[2];
if (!entry) {
  console.error('Say which file to run: node tools/run.mjs <entry.ts> [arguments]');
  process.exit(2);
}
const name = entry.replace(/\.ts$/, '').replace(/[\\/]/g, '-');
const outDir = path.join(root, 'node_modules/.cache/run', name);
await mkdir(outDir, { recursive: true });
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: path.resolve(root, entry),
    outDir,
    emptyOutDir: true,
    minify: false,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.mjs', codeSplitting: false } },
  },
});
process.argv.splice(1, 2, path.join(outDir, 'main.mjs'));
await import(pathToFileURL(path.join(outDir, 'main.mjs')).href);
