/** Checks without a container engine that the Dockerfile meets the needs of the build and of the server. */
import { access, readFile, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { INPUTS } from '../../tools/build.mjs';
import { makeSite } from './support/fixture';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFile(path.join(root, file), 'utf8');

let lines: string[];
beforeAll(async () => {
  const text = (await read('Dockerfile')).replaceAll('\\\n', ' ');
  lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
});

/** Returns the versions of Node on which the nightly workflow runs the tests. */
const testedNodes = async (): Promise<string[]> =>
  JSON.parse(/node: (\[.*\])/.exec(await read('.github/workflows/nightly.yml'))?.[1] ?? '[]');

/** Returns the lines of the last stage, which becomes the image. */
const final = () => lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
const copied = () =>
  lines
    .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));

test('copies existing files, and all that the build needs', async () => {
  for (const file of copied()) await access(path.join(root, file));
  const missing = INPUTS.filter(
    (input) => !copied().some((file) => input === file || input.startsWith(`${file}/`)),
  );
  expect(missing).toEqual([]);
});

test('excludes the files that no image needs, and no file that it copies', async () => {
  const ignored = (await read('.dockerignore'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'data', 'dist']));
  expect(copied().filter((file) => ignored.includes(file))).toEqual([]);
});

test('the Node versions of the tests are the ones that the project supports', async () => {
  const tested = await testedNodes();
  expect(JSON.parse(await read('package.json')).engines.node).toBe(`>=${tested[0]}`);
  expect(tested).toContain((await read('.nvmrc')).trim());
  const [, named] = /tests run on ([\d., and]+\d)/.exec(await read('README.md')) ?? [];
  expect(named?.split(/, | and /)).toEqual(tested);
});

describe('what runs', () => {
  test('is the Node of .nvmrc, under an account without privileges', async () => {
    const chosen = (await read('.nvmrc')).trim();
    expect(lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(/[-:]/)[1])).toEqual([
      chosen,
      chosen,
    ]);
    expect(final()).toContain('USER node');
    expect(final().indexOf('USER node')).toBeGreaterThan(
      final().findLastIndex((line) => /^(?:RUN|COPY) /.test(line)),
    );
  });

  test('runs the server itself, which receives the signals, with a health check and a volume for the data', () => {
    expect(final()).toContain('CMD ["node", "dist/server/main.mjs"]');
    expect(final()).toContain('STOPSIGNAL SIGTERM');
    expect(final()).toContain('VOLUME /data');
    expect(final().join(' ')).toMatch(/ENV .*HOST=0\.0\.0\.0 .*DATA_DIR=\/data/);
    expect(final().join(' ')).toContain('/healthz');
  });

  test('imports only the packages that the image has', async () => {
    const site = await makeSite();
    const bundle = await readFile(path.join(site, 'server/main.mjs'), 'utf8');
    await rm(site, { recursive: true });
    const imported = Array.from(
      bundle.matchAll(/^import (?:[^"\n]* from )?"([@\w][\w./:-]*)";$/gm),
      ([, name = '']) => name,
    ).filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
    // The server's file contains all others.
    const scopes = final().flatMap((line) => /node_modules\/(@\S+) node_modules\/\1$/.exec(line)?.[1] ?? []);
    expect([...new Set(imported)].sort()).toEqual(['@electric-sql/pglite', '@node-rs/argon2']);
    expect(imported.filter((name) => !scopes.includes(name.split('/')[0] ?? ''))).toEqual([]);
  });
});

test('.env.example, the page of operations and the server name the same settings', async () => {
  const named = (text: string, pattern: RegExp) =>
    [...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))].sort();
  // Compose's own, of which it makes PUBLIC_ORIGIN.
  const example = named(await read('.env.example'), /^#? ?([A-Z_]+)=/gm).filter((name) => name !== 'DOMAIN');
  const sources = (await read('server/base/settings.ts')) + (await read('server/payments/settings.ts'));
  const inCode = named(sources, /(?:env\.|env, '|read\('|Address\(')([A-Z_]+)\b/g);
  const withFile = /FROM_FILES = \[(.*)\]/.exec(sources)?.[1] ?? '';
  const all = [...inCode, ...named(withFile, /'([A-Z_]+)'/g).map((name) => `${name}_FILE`)].sort();
  expect(example).toEqual(all);
  const [, table = ''] = /## Settings\n([\s\S]*?)\n\n[A-Z]/.exec(await read('docs/operations.md')) ?? [];
  const rows = table.split('\n').map((line) => line.split('|')[1] ?? '');
  expect(named(rows.join('\n'), /`([A-Z_]+)`/g)).toEqual(all);
});
