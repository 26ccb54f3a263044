import { createServer, type Server } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { loggable } from './loggable';
import { SECURITY_HEADERS } from './security';
import { SettingsError } from './settings';

/** A server that answers. */
export interface Listening {
  /** The port it took, which the settings may have left open. */
  readonly port: number;
  /**
   * Takes no more requests and resolves once those under way are answered.
   *
   * @param patience After so long (ms) connections that are still open are cut.
   */
  close(patience: number): Promise<void>;
}

/**
 * Starts answering at `host` and `port`.
 *
 * @throws {SettingsError} when the port is taken or the address cannot be listened on.
 */
export async function listen(app: Hono, { host, port }: { host: string; port: number }): Promise<Listening> {
  const server = createServer(
    // A client that sends its request slower than this only holds a connection open.
    { headersTimeout: 15_000, requestTimeout: 60_000 },
    getRequestListener(app.fetch, { errorHandler: answerBrokenRequest }),
  );
  const close = closing(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close };
}

/** Requests whose address or host is not even a URL never reach the app, so its headers are set here. */
function answerBrokenRequest(error: unknown): Response {
  if (error instanceof RequestError)
    return new Response('Bad request', { status: 400, headers: SECURITY_HEADERS });
  console.error(loggable(error));
  return new Response('Something went wrong here', { status: 500, headers: SECURITY_HEADERS });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new SettingsError(
        `Port ${port} is taken. Close what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    case 'EACCES':
      return new SettingsError(
        `Port ${port} may not be used by this account. Choose one above 1023 with PORT.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SettingsError(`HOST is "${host}", which is not an address of this computer.`);
    default:
      return error;
  }
}

/**
 * Node's own `close()` cuts connections whose answer is written but not yet sent, and so the end off every long
 * sound. This one knows which connections still owe an answer.
 *
 * @returns how to close the server: no new connections, idle ones ended, busy ones ended with their last answer.
 */
function closing(server: Server): (patience: number) => Promise<void> {
  const answersOwed = new Map<Socket, number>();
  let isClosing = false;
  server.on('connection', (socket) => {
    answersOwed.set(socket, 0);
    socket.once('close', () => answersOwed.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    answersOwed.set(socket, (answersOwed.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const owed = (answersOwed.get(socket) ?? 1) - 1;
      if (!socket.destroyed) answersOwed.set(socket, owed);
      if (isClosing && owed === 0) socket.destroySoon();
    });
  });
  return (patience) =>
    new Promise((resolve, reject) => {
      isClosing = true;
      const cut = setTimeout(() => {
        for (const socket of answersOwed.keys()) socket.destroy();
      }, patience);
      NetServer.prototype.close.call(server, (error) => {
        clearTimeout(cut);
        if (error) reject(error);
        else resolve();
      });
      for (const [socket, owed] of answersOwed) if (owed === 0) socket.destroy();
    });
}
