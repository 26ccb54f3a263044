/** `npm run dev`: the app from its sources, in React's strict mode. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '../drivers/test';
import { freePort } from '../fixtures/free-port';
import { root } from '../house/support/tree';

let dev: ChildProcess;
let dataDir: string;
let url: string;
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-dev-'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  dev = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = once(dev.stdout as NodeJS.ReadableStream, 'data').then(String);
  expect(await Promise.race([said, once(dev, 'exit').then(String)])).toContain(url);
});
test.afterAll(async () => {
  const exited = once(dev, 'exit');
  dev.kill('SIGTERM');
  await exited;
  await rm(dataDir, { recursive: true });
});

test('every effect runs twice, and games start, end and restart without an error message', async ({
  newGuest,
}) => {
  const guest = await newGuest({ baseURL: url });
  await guest.open('/');
  await guest.sees(guest.heading('Welcome to Stillgrove'));
  for (const [address, start, shown] of [
    ['/games/memory-cards', 'Start Game', 'Card 1'],
    ['/games/zen-garden', 'Begin Zen Garden', 'Reset Garden'],
  ] as const) {
    await guest.open(address);
    for (let play = 0; play < 2; play++) {
      await guest.press(start);
      await guest.sees(guest.button(new RegExp(`^${shown}`)).first());
      await guest.page.keyboard.press('Escape');
      await guest.sees(guest.button(start));
    }
  }
  expect((await guest.journal()).filter(({ kind }) => kind === 'play')).toHaveLength(4);
});
