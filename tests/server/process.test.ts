import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import net from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../server/listen';
import { readClientFiles } from '../../server/static';
import { openPgliteStorage } from '../../server/storage/pglite';
import { ask, askRaw } from './support/ask';
import { LONG_SOUND_SIZE, makeSite } from './support/fixture';
import { type Running, refuseServer, startServer } from './support/running';

let site: string;
let server: Running;
beforeAll(async () => {
  site = await makeSite();
  server = await startServer(site, { HOST: '' });
});
afterAll(async () => {
  await server.stop();
  await rm(site, { recursive: true });
});

test('an invalid setting stops the start with one clear line', async () => {
  expect(await refuseServer(site, { HOST: 'http://x' })).toEqual({
    code: 1,
    output: 'HOST is "http://x". Give an address or a name, such as 0.0.0.0 or localhost.\n',
  });
});

test('HOST that is not an address of this computer is refused', async () => {
  await expect(listen(new Hono(), { host: '203.0.113.7', port: 0 })).rejects.toMatchObject({
    name: 'SettingsError',
    message: 'HOST is "203.0.113.7", which is not an address of this computer.',
  });
});

test('DATA_DIR that is a file is refused', async () => {
  const dataDir = path.join(site, 'not-a-directory');
  await writeFile(dataDir, '');
  await expect(openPgliteStorage(dataDir)).rejects.toThrow(
    `DATA_DIR is "${dataDir}". It is not a directory. Give a directory that can be written.`,
  );
});

test('an unwritable folder is refused, whether DATA_DIR exists or would be created in it', async () => {
  const locked = await lockedFolder();
  for (const dataDir of [locked, path.join(locked, 'deep/data')])
    await expect(openPgliteStorage(dataDir)).rejects.toThrow(
      `${locked} cannot be written. Allow this account to write there, or name another folder in DATA_DIR.`,
    );
});

test('a client that was not built is refused', async () => {
  await expect(readClientFiles(path.join(site, 'server'))).rejects.toThrow('Build first: npm start');
});

test('a port in use stops the start before the database is opened', async () => {
  const DATA_DIR = path.join(site, 'untouched');
  const second = await refuseServer(site, { PORT: String(server.port), DATA_DIR });
  expect(second.code).toBe(1);
  // A server that cannot serve migrates no database.
  await expect(readdir(DATA_DIR)).rejects.toThrow('ENOENT');
  expect(second.output).toBe(
    `Port ${server.port} is taken. Close what uses it, or choose another: PORT=${server.port + 1} npm start\n`,
  );
});

test('an empty setting counts as missing, and only this computer gets the app, with its headers', async () => {
  const elsewhere = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  expect(server.output()).toMatch(
    /^Stillgrove \d+\.\d+\.\d+ \([\w-]+, [\w-]+\) is open at http:\/\/localhost:\d+\n$/,
  );
  expect((await ask(server.port, '/')).headers).toHaveProperty('content-security-policy');
  expect(await askRaw(server.port, 'HELLO\r\n\r\n')).toContain('Content-Security-Policy');
  if (elsewhere) await expect(reach(elsewhere.address, server.port)).rejects.toThrow('ECONNREFUSED');
});

describe('a stop signal', () => {
  test('ends an idle server at once, despite kept connections, also when it is sent twice', async () => {
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
  });

  test('lets a slow reader receive a long sound completely', async () => {
    const sender = await startServer(site);
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port: sender.port, path: '/assets/audio/long.mp3', agent: false }, resolve)
        .on('error', reject);
    });
    response.pause();
    sender.signal('SIGTERM');
    await closedTo(sender.port);
    let size = 0;
    for await (const chunk of response) size += (chunk as Buffer).length;
    expect(size).toBe(LONG_SOUND_SIZE);
    expect(await sender.ended).toBe(0);
    await sender.stop();
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
