/**
 * `npm run where page-1a2b3c4d.js:1:2345` prints the source of a place in a built script, as a reported error names it.
 * The build that the report names must be in `dist`.
 */
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { launch, root, UserError } from './launch.mjs';

await launch(async () => {
  const [place = ''] = process.argv.slice(2);
  const [, script = '', line = '', column = ''] = /([^/:\s]+\.m?js):(\d+):(\d+)/.exec(place) ?? [];
  if (!script) throw new UserError('Name a place, for example: npm run where page-1a2b3c4d.js:1:2345');
  const file = path.join(root, 'dist/maps', `${script}.map`);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(
      `This build has no ${script}. Check out the commit that the report names, and build it.`,
    );
  });
  // Reports count lines and columns from 1, source maps from 0.
  const found = new SourceMap(JSON.parse(text)).findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in found) || !found.originalSource)
    throw new UserError(`${place} comes from no source.`);
  const { originalSource, originalLine, originalColumn } = found;
  // A map names its sources from the folder of its script.
  const source = originalSource.replace(/^(?:\.\.\/)+/, '');
  console.log(`${source}:${originalLine + 1}:${originalColumn + 1}`);
});
