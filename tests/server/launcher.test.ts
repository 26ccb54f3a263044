import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashInputs, isBuiltFrom } from '../../tools/build.mjs';
import { isTooOld } from '../../tools/check-node.mjs';
import { isInstalled } from '../../tools/install.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-launcher-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(file: string, content: string): Promise<string> {
  const whole = path.join(folder, file);
  await mkdir(path.dirname(whole), { recursive: true });
  await writeFile(whole, content);
  return whole;
}

test.each([
  ['18.20.4', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['22.1.0', false],
  ['9.0.0', true],
])('Node %s is too old for >=20.19: %s', (version, expected) => {
  expect(isTooOld(version, '>=20.19')).toBe(expected);
});

describe('the installed packages', () => {
  const lock = (packages: Record<string, object>) => JSON.stringify({ packages: { '': {}, ...packages } });
  const vite = { 'node_modules/vite': { version: '8.3.8', integrity: 'sha512-a' } };

  test('is complete when npm has recorded the same packages', async () => {
    await write('package-lock.json', lock(vite));
    await write(
      'node_modules/.package-lock.json',
      lock({ ...vite, 'node_modules/extra': { version: '1.0.0' } }),
    );
    expect(await isInstalled(folder)).toBe(true);
  });

  test('may lack packages for other systems', async () => {
    await write(
      'package-lock.json',
      lock({ ...vite, 'node_modules/mac': { version: '1.0.0', optional: true } }),
    );
    await write('node_modules/.package-lock.json', lock(vite));
    expect(await isInstalled(folder)).toBe(true);
  });

  test.each([
    ['there is no record of an install', undefined],
    ['a package is missing', lock({})],
    [
      'a package has another version',
      lock({ 'node_modules/vite': { version: '8.3.7', integrity: 'sha512-a' } }),
    ],
    [
      'a package has other contents',
      lock({ 'node_modules/vite': { version: '8.3.8', integrity: 'sha512-b' } }),
    ],
  ])('are incomplete when %s', async (_, record) => {
    await write('package-lock.json', lock(vite));
    if (record) await write('node_modules/.package-lock.json', record);
    expect(await isInstalled(folder)).toBe(false);
  });

  test('is unknown without a lock file', async () => {
    await expect(isInstalled(folder)).rejects.toThrow('There is no package-lock.json');
  });
});

describe('a build', () => {
  async function finishBuild(hash: string) {
    await write('dist/client/index.html', '');
    await write('dist/server/main.mjs', '');
    await write('dist/server/.built-from', hash);
  }

  test('is stale after a source file is changed, renamed or added', async () => {
    await write('index.html', 'one');
    await write('src/main.tsx', 'two');
    const before = await hashInputs(folder);
    await finishBuild(before);
    expect(await isBuiltFrom(folder, before)).toBe(true);

    await write('src/main.tsx', 'TWO');
    const changed = await hashInputs(folder);
    await write('src/main.tsx', 'two');
    await write('src/deep/new.ts', '');
    const joined = await hashInputs(folder);
    expect(new Set([before, changed, joined]).size).toBe(3);
    expect(await isBuiltFrom(folder, changed)).toBe(false);
  });

  test('is not stale after a file was touched or an unrelated file changed', async () => {
    const file = await write('src/main.tsx', 'two');
    const before = await hashInputs(folder);
    await utimes(file, new Date(0), new Date(0));
    await write('tests/some.test.ts', '');
    await write('README.md', '');
    expect(await hashInputs(folder)).toBe(before);
  });

  test('is stale when it is incomplete', async () => {
    await finishBuild('hash');
    await rm(path.join(folder, 'dist/client'), { recursive: true });
    expect(await isBuiltFrom(folder, 'hash')).toBe(false);
  });
});

// This test needs a POSIX shell. npm runs scripts in a shell. A signal to npm alone ends npm and the shell, but would
// leave the server running.
test.skipIf(process.platform === 'win32')('a server ends with the shell that started it', async () => {
  const helper = fileURLToPath(new URL('../../tools/end-with-parent.mjs', import.meta.url));
  const script = await write(
    'stay.mjs',
    `import { endWithParent } from ${JSON.stringify(helper)};
    endWithParent();
    process.on('SIGTERM', () => process.exit(0));
    setInterval(() => {}, 1000);
    console.log(process.pid);`,
  );
  const shell = spawn('sh', ['-c', `'${process.execPath}' '${script}'; exit 1`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(shell.stdout, 'data');
  const pid = Number(String(line));
  const isAlive = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(pid).not.toBe(shell.pid);
  expect(isAlive()).toBe(true);
  shell.kill('SIGKILL');
  await expect.poll(isAlive, { timeout: 40_000 }).toBe(false);
});
