/** A reported error's place in a built script leads to its source, and no player downloads a source map. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pathsBelow, root } from './support/tree';

test('a place in a built script leads to its source', () => {
  const text = 'Your zen garden has been reset.';
  const script = pathsBelow('dist/client/static')
    .filter((file) => file.endsWith('.js'))
    .find((file) => readFileSync(path.join(root, file), 'utf8').includes(text)) as string;
  const lines = readFileSync(path.join(root, script), 'utf8').split('\n');
  const line = lines.findIndex((words) => words.includes(text));
  const place = `${path.basename(script)}:${line + 1}:${(lines[line] as string).indexOf(text)}`;
  const found = execFileSync(process.execPath, ['tools/where.mjs', place], { cwd: root, encoding: 'utf8' });
  const [source = '', at = ''] = found.split(':');
  expect(source).toBe('machines/games/zen-garden/zen-garden.machine.ts');
  // A map names the beginning of an expression.
  const sourceLines = readFileSync(path.join(root, source), 'utf8').split('\n');
  expect(sourceLines.slice(Number(at) - 1, Number(at) + 4).join('\n')).toContain(text);
});

test('source maps are not among the files that the server serves, and no script names one', () => {
  const files = pathsBelow('dist/client');
  expect(files.filter((file) => file.includes('.map'))).toEqual([]);
  for (const file of files.filter((name) => name.endsWith('.js')))
    expect(readFileSync(path.join(root, file), 'utf8'), file).not.toContain('sourceMappingURL');
});
