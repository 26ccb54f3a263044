/** The build of `npm start` contains no code of the QA build. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { qaCodeIn } from './support/qa';
import { pathsBelow, root } from './support/tree';

const text = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('no file of the build of npm start comes from tests/qa, and none has its words', () => {
  const files = pathsBelow('dist/client', 'dist/server').filter((file) =>
    /\.(?:js|mjs|css|html|json)$/.test(file),
  );
  expect(files).toContain('dist/client/index.html');
  expect(files).toContain('dist/server/main.mjs');
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => qaCodeIn(file, text(file)))).toEqual([]);
});

test('these words are in the sources of the QA build', () => {
  const sources = pathsBelow('tests/qa').map(text).join('\n');
  for (const word of ['stillgrove.qa.', 'QA panel', 'This file is no recording of a session.'])
    expect(sources).toContain(word);
});
