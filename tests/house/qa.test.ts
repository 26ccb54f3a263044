/** The build of `npm start` contains no code of the QA build. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
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

describe('code of the QA build is found', () => {
  test.each([
    ['its entry', 'dist/client/.vite/manifest.json', '{"tests/qa/main.tsx":{"file":"static/main.js"}}'],
    ['what it keeps for the tab', 'dist/client/static/a.js', 'sessionStorage.getItem("stillgrove.qa."+e)'],
    ['its panel', 'dist/client/static/a.js', 'e("aside",{"aria-label":"QA panel"})'],
    ['its recordings', 'dist/client/replays/index.json', '[]'],
    ['its reader', 'dist/client/static/a.js', 'throw Error("This file is no recording of a session.")'],
    ['frames', 'dist/server/main.mjs', `"frame-ancestors": "'self'"`],
  ])('%s', (_, file, content) => {
    expect(qaCodeIn(file, content)).toHaveLength(1);
  });

  test('only there', () => {
    expect(qaCodeIn('dist/client/static/a.js', 'inspect:e.watched,recording:!1')).toEqual([]);
  });
});

test('these words are in the sources of the QA build', () => {
  const sources = pathsBelow('tests/qa').map(text).join('\n');
  for (const word of ['stillgrove.qa.', 'QA panel', 'This file is no recording of a session.'])
    expect(sources).toContain(word);
});
