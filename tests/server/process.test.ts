import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './support/ask';
import { LONG_SOUND_SIZE, makeSite } from './support/fixture';
import { refuseServer, startServer } from './support/running';

let site: string;
beforeAll(async () => {
  site = await makeSite();
});
afterAll(() => rm(site, { recursive: true }));

describe('an invalid setting stops the start with one clear line', () => {
  test.each([
    [{ HOST: 'http://x' }, 'HOST is "http://x". Give an address or a name, such as 0.0.0.0 or localhost.'],
    [
      { HOST: '0.0.0.0' },
      'PAYMENTS is not set, and HOST is "0.0.0.0", where others reach it. Say PAYMENTS=paypal to take real money, or PAYMENTS=sandbox.',
    ],
  ])('%j', async (env, line) => {
    expect(await refuseServer(site, env)).toEqual({ code: 1, output: `${line}\n` });
  });

  test('HOST that is not an address of this computer', async () => {
    expect(await refuseServer(site, { HOST: '203.0.113.7', PAYMENTS: 'sandbox' })).toEqual({
      code: 1,
      output: 'HOST is "203.0.113.7", which is not an address of this computer.\n',
    });
  });

  test('DATA_DIR that is a file', async () => {
    const file = path.join(site, 'not-a-directory');
    await writeFile(file, '');
    expect(await refuseServer(site, { DATA_DIR: file })).toEqual({
      code: 1,
      output: `DATA_DIR is "${file}". It is not a directory. Give a directory that can be written.\n`,
    });
  });

  test('an unwritable folder, whether DATA_DIR exists or would be created in it', async () => {
    const locked = await lockedFolder();
    const output = `${locked} cannot be written. Allow this account to write there, or name another folder in DATA_DIR.\n`;
    for (const dataDir of [locked, path.join(locked, 'deep/data')])
      expect(await refuseServer(site, { DATA_DIR: dataDir })).toEqual({ code: 1, output });
  });

  test('a port in use', async () => {
    const first = await startServer(site);
    const DATA_DIR = path.join(site, 'untouched');
    const second = await refuseServer(site, { PORT: String(first.port), DATA_DIR });
    await first.stop();
    expect(second.code).toBe(1);
    // A server that cannot serve migrates no database.
    await expect(readdir(DATA_DIR)).rejects.toThrow('ENOENT');
    expect(second.output).toBe(
      `Port ${first.port} is taken. Close what uses it, or choose another: PORT=${first.port + 1} npm start\n`,
    );
  });

  test('a client that was not built', async () => {
    const bare = path.join(site, 'bare');
    await mkdir(path.join(bare, 'client'), { recursive: true });
    await cp(path.join(site, 'server'), path.join(bare, 'server'), { recursive: true });
    const refused = await refuseServer(bare, {});
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('Build first: npm start');
  });
});

describe('missing settings', () => {
  test('an empty setting counts as missing, and only this computer can connect', async () => {
    const server = await startServer(site, { HOST: '' });
    const elsewhere = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.family === 'IPv4' && !address.internal);
    try {
      expect(server.output()).toMatch(
        /^Stillgrove \d+\.\d+\.\d+ \([\w-]+, [\w-]+\) is open at http:\/\/localhost:\d+\n$/,
      );
      expect((await ask(server.port, '/healthz')).status).toBe(200);
      if (elsewhere) await expect(reach(elsewhere.address, server.port)).rejects.toThrow('ECONNREFUSED');
    } finally {
      await server.stop();
    }
  });
});

describe('a stop signal', () => {
  test('ends an idle server at once, despite kept connections, also when it is sent twice', async () => {
    const server = await startServer(site);
    const agent = new http.Agent({ keepAlive: true });
    await new Promise<void>((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port: server.port, path: '/', agent }, (response) => {
          response.resume().on('end', resolve);
        })
        .on('error', reject);
    });
    const before = performance.now();
    server.signal('SIGINT');
    server.signal('SIGINT');
    expect(await server.ended).toBe(0);
    expect(performance.now() - before).toBeLessThan(3000);
    agent.destroy();
    await server.stop();
  });

  test('lets a slow reader receive a long sound completely', async () => {
    const server = await startServer(site);
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port: server.port, path: '/assets/audio/long.mp3', agent: false }, resolve)
        .on('error', reject);
    });
    response.pause();
    server.signal('SIGTERM');
    await closedTo(server.port);
    let size = 0;
    for await (const chunk of response) size += (chunk as Buffer).length;
    expect(size).toBe(LONG_SOUND_SIZE);
    expect(await server.ended).toBe(0);
    await server.stop();
  });
});

/**
 * Creates and returns a folder without write permission for this account. For root, who can write anywhere except in
 * the kernel's file systems, returns one of those.
 */
async function lockedFolder(): Promise<string> {
  if (process.getuid?.() === 0) return '/sys';
  const locked = path.join(site, 'locked');
  await mkdir(locked, { mode: 0o500 });
  return locked;
}

/** Waits until the server refuses new connections. */
function closedTo(port: number): Promise<void> {
  return expect
    .poll(() =>
      reach('127.0.0.1', port).then(
        () => 'open',
        (error: NodeJS.ErrnoException) => error.code,
      ),
    )
    .toBe('ECONNREFUSED');
}

function reach(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, host, () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });
}
