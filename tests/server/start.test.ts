/** Runs `npm start` in a copy of the launcher with fake packages. Tests the output and the recovery by a second start. */
import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeError } from '../../tools/launch.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stillgrove grün & schön '));
  await cp(path.join(root, 'tools'), path.join(folder, 'tools'), { recursive: true });
  await cp(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  const packages = { '': {}, 'node_modules/vite': { version: '8.3.8' } };
  await writeFile(path.join(folder, 'package-lock.json'), JSON.stringify({ packages }));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a program into a folder of the PATH. */
async function putOnPath(name: string, script: string): Promise<void> {
  const file = path.join(folder, 'programs', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, script);
  await chmod(file, 0o755);
}

/** Replaces npm with a script that runs `does`. */
const npmThat = (does: string) => putOnPath('npm', `#!/bin/sh\n${does}\n`);
const VITE = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  for (const folder of ['dist/client', 'dist/server']) mkdirSync(folder, { recursive: true });
  writeFileSync('dist/client/index.html', '');
  writeFileSync('dist/server/main.mjs', 'console.log("Stillgrove is open")');`;
const npmThatInstalls = (vite = VITE) =>
  npmThat(`echo 'npm warn install-scripts 4 packages' >&2
  mkdir -p node_modules/vite/bin
  echo '{ "type": "module" }' > node_modules/vite/package.json
  cat > node_modules/vite/bin/vite.js <<'END'
${vite}
END
  cp package-lock.json node_modules/.package-lock.json`);

/** Runs `npm start` to its end. Its PATH has only the programs of the test and those of the shell. */
async function start({ env = {}, flags = [] as string[] } = {}) {
  const programs = path.join(folder, 'programs');
  return await new Promise<{ code: unknown; lines: string[] }>((resolve) => {
    execFile(
      process.execPath,
      [...flags, path.join(folder, 'tools/start.mjs')],
      { cwd: folder, env: { PATH: `${programs}:/usr/bin:/bin`, HOME: folder, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, lines: `${stdout}${stderr}`.trimEnd().split('\n') }),
    );
  });
}

const INSTALLING = 'Installing 1 packages, which takes about a minute …';
const BUILDING = 'Building the client and the server, which takes about ten seconds …';
const OPEN = 'Stillgrove is open';

/** Expects the next start to complete after the given lines. */
async function expectNextStarts(...lines: string[]): Promise<void> {
  await npmThatInstalls();
  expect(await start()).toEqual({ code: 0, lines: [...lines, OPEN] });
}

test('a fresh copy is installed, built and served once, without the warnings of npm', async () => {
  await expectNextStarts(INSTALLING, BUILDING);
  expect(await start()).toEqual({ code: 0, lines: [OPEN] });
});

test('Node 20.18.3 is refused with the needed version, in one line', async () => {
  const version = '20.18.3';
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`];
  const line = `Stillgrove needs Node 20.19 or newer, and this is Node ${version}. Get a newer one at https://nodejs.org`;
  expect(await start({ flags })).toEqual({ code: 1, lines: [line] });
});

test('a missing npm is reported in one line', async () => {
  const { code, lines } = await start({ env: { PATH: path.join(folder, 'programs') } });
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [INSTALLING, 'There is no npm on the path. It comes with Node: https://nodejs.org'],
  });
});

test('another package manager is not run as npm', async () => {
  await npmThatInstalls();
  const { lines } = await start({ env: { npm_execpath: path.join(folder, 'pnpm.cjs') } });
  expect(lines.at(-1)).toBe(OPEN);
});

test.each([
  [
    'code ECONNREFUSED',
    'The package registry cannot be reached. Connect this computer to the network, then try again.',
  ],
  ['code ENOSPC', 'The disk is full. Make room, then try again.'],
  [
    'code EROFS\nnpm error path /far',
    '/far cannot be written. Allow this account to write there, then try again.',
  ],
  ['code EINTEGRITY', 'npm could not install the packages. The reason is above.'],
])('npm that fails with %s shows its output, and the start ends with one clear line', async (words, line) => {
  await npmThat(`echo 'npm error ${words}' >&2; exit 1`);
  const output = `npm error ${words}`.split('\n');
  expect(await start()).toEqual({ code: 1, lines: [INSTALLING, ...output, line] });
});

test.each([
  ['ENOSPC: no space left on device, write', 'The disk is full. Make room, then try again.'],
  ['This is no module', 'The build failed. The reason is above.'],
])('a failed build with "%s" is reported, and the next start builds again', async (words, line) => {
  await npmThatInstalls(`console.error('${words}'); process.exitCode = 1;`);
  expect(await start()).toEqual({ code: 1, lines: [INSTALLING, BUILDING, words, line] });
  await writeFile(path.join(folder, 'node_modules/vite/bin/vite.js'), VITE);
  await expectNextStarts(BUILDING);
});

test('packages that npm could not write count as not installed', async () => {
  const full = `echo 'npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write' >&2`;
  await npmThat(`${full}; mkdir node_modules; cp package-lock.json node_modules/.package-lock.json`);
  expect(await start()).toEqual({
    code: 1,
    lines: [INSTALLING, 'The disk is full. Make room, then try again.'],
  });
  await expectNextStarts(INSTALLING, BUILDING);
});

test('an interrupted build is not mistaken for the earlier one', async () => {
  await expectNextStarts(INSTALLING, BUILDING);
  const page = path.join(folder, 'index.html');
  await writeFile(page, 'changed');
  await writeFile(path.join(folder, 'node_modules/vite/bin/vite.js'), 'process.exitCode = 1;');
  expect((await start()).code).toBe(1);
  await rm(page);
  await writeFile(path.join(folder, 'node_modules/vite/bin/vite.js'), VITE);
  await expectNextStarts(BUILDING);
});

test('an unwritable folder is named, and an unknown error keeps its stack', () => {
  const refused = (code: string) => Object.assign(new Error(code), { code, path: '/far' });
  expect(describeError(refused('EROFS'))).toBe(
    '/far cannot be written. Allow this account to write there, then try again.',
  );
  expect(describeError(refused('EISDIR'))).toBeInstanceOf(Error);
});
