import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { listen } from '../../server/listen';

test('a request that never ends is cut after the patience of the server', async () => {
  const app = new Hono();
  let asked = () => {};
  const arrived = new Promise<void>((resolve) => {
    asked = resolve;
  });
  app.get('/', () => {
    asked();
    return new Promise<Response>(() => {});
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const cut = new Promise((resolve) => {
    http.get({ host: '127.0.0.1', port: server.port, agent: false }).on('error', resolve);
  });
  await arrived;
  await server.close(100);
  expect(await cut).toMatchObject({ code: 'ECONNRESET' });
});

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Opens a connection and collects everything received over it. */
async function openConnection(port: number) {
  const socket = net.connect(port, '127.0.0.1').setEncoding('latin1');
  let told = '';
  socket.on('data', (text) => {
    told += text;
  });
  const ended = once(socket, 'close').then(() => told);
  await once(socket, 'connect');
  return { socket, ended };
}

/**
 * Returns a server whose answer waits for `release` on the returned emitter. The emitter emits `asked` for each
 * request.
 */
async function serveSlowly() {
  const turns = new EventEmitter();
  const app = new Hono().get('/', async (c) => {
    const released = once(turns, 'release');
    turns.emit('asked');
    await released;
    return c.text('Hello');
  });
  return { server: await listen(app, { host: '127.0.0.1', port: 0 }), turns };
}

test('a request with two hosts is refused, and ends its connection', async () => {
  const server = await listen(
    new Hono().get('/', (c) => c.text('Hello')),
    { host: '127.0.0.1', port: 0 },
  );
  const { socket, ended } = await openConnection(server.port);
  socket.write(REQUEST.replace('\r\n\r\n', '\r\nhost: elsewhere\r\n\r\n'));
  expect(await ended).toMatch(/^HTTP\/1\.1 400 /);
  await server.close(100);
});

test('a connection that pipelines requests has at most eight of them under way', async () => {
  const { server, turns } = await serveSlowly();
  turns.setMaxListeners(0);
  let asked = 0;
  turns.on('asked', () => {
    asked += 1;
  });
  const { socket, ended } = await openConnection(server.port);
  socket.write(REQUEST.repeat(200));
  await expect.poll(() => asked).toBeGreaterThan(0);
  turns.emit('release');
  const answers = (await ended).split(/(?=HTTP)/);
  expect(asked).toBe(8);
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200 '))).toHaveLength(8);
  await server.close(100);
});

describe('a closing server', () => {
  test('still answers a new connection, and ends it', async () => {
    const server = await listen(
      new Hono().get('/', (c) => c.text('Hello')),
      { host: '127.0.0.1', port: 0 },
    );
    const closed = server.close(10_000);
    const { socket, ended } = await openConnection(server.port);
    socket.write(REQUEST);
    expect(await ended).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n[\s\S]*Hello$/);
    await closed;
    const [refused] = await once(net.connect(server.port, '127.0.0.1'), 'error').catch((error) => [error]);
    expect(refused).toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('answers a request that is arriving on a kept connection, and then ends the connection', async () => {
    const app = new Hono().get('/', (c) => c.text('Hello'));
    const server = await listen(app, { host: '127.0.0.1', port: 0 });
    const { socket, ended } = await openConnection(server.port);
    socket.write(REQUEST);
    await once(socket, 'data');
    // The server starts to close before it can read this request.
    socket.write(REQUEST);
    await server.close(10_000);
    const answers = (await ended).split(/(?=HTTP)/);
    expect(answers).toHaveLength(2);
    expect(answers[0]).toContain('Connection: keep-alive');
    expect(answers[1]).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n[\s\S]*Hello$/);
  });

  test('announces the end of the connection in the answers under way', async () => {
    const { server, turns } = await serveSlowly();
    const { socket, ended } = await openConnection(server.port);
    socket.write(REQUEST);
    await once(turns, 'asked');
    const closed = server.close(10_000);
    turns.emit('release');
    expect(await ended).toMatch(/\r\nConnection: close\r\n[\s\S]*Hello$/);
    await closed;
  });

  test('ends a silent connection, but none whose first request is under way', async () => {
    const { server, turns } = await serveSlowly();
    const silent = await openConnection(server.port);
    const busy = await openConnection(server.port);
    await expect.poll(server.connections).toBe(2);
    const closed = server.close(10_000);
    busy.socket.write(REQUEST);
    expect(await silent.ended).toBe('');
    turns.emit('release');
    expect(await busy.ended).toContain('Hello');
    await closed;
  });
});
