import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { errorPage } from './error-page';
import { logError } from './log';
import { SettingsError } from './settings';

/** A server that answers. */
export interface Listening {
  /** The port it took, which the settings may have left open. */
  readonly port: number;
  /** How many connections are open. */
  connections(): Promise<number>;
  /**
   * Takes no more requests and resolves once those under way are answered.
   *
   * @param patience After so long (ms) connections that are still open are cut.
   */
  close(patience: number): Promise<void>;
}

/** Where and how to listen. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** Of the answers that are given here, before the app hears of a request; none unless given. */
  readonly headers?: Readonly<Record<string, string>>;
  /** After so long (ms) without a byte in either direction a connection is ended. */
  readonly silence?: number;
  /** After so long (ms) a request whose headers have not all arrived is answered by 408. */
  readonly headersTimeout?: number;
}

const HEADERS_TIMEOUT = 15_000;
const REQUEST_TIMEOUT = 60_000;
const CHECKED_EVERY = 5000;
/** Longer than the slowest call, a capture that PayPal keeps waiting, may take (ms). */
const SILENCE = 120_000;
/** While the server closes: a request that a client sent before it could know has arrived by then (ms). */
const CLOSING_SILENCE = 250;

/**
 * Starts answering at `host` and `port`.
 *
 * @throws {SettingsError} when the port is taken or the address cannot be listened on.
 */
export async function listen(
  app: Hono,
  { host, port, headers = {}, silence = SILENCE, headersTimeout = HEADERS_TIMEOUT }: ListenOptions,
): Promise<Listening> {
  const server = createServer(
    {
      // A client that sends its request slower than this only holds a connection open.
      headersTimeout,
      requestTimeout: Math.max(headersTimeout, REQUEST_TIMEOUT),
      connectionsCheckingInterval: Math.min(headersTimeout, CHECKED_EVERY),
      // Node's own answer to a request without a host has none of our headers; ours has.
      requireHostHeader: false,
    },
    getRequestListener(app.fetch, { errorHandler: (error) => answerBrokenRequest(error, headers) }),
  );
  // Whoever asks for a long sound and reads nothing would hold it in memory for good.
  server.timeout = silence;
  const owed = answersOwed(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isAnswering = [...(owed.get(socket as Socket) ?? [])].some(({ headersSent }) => headersSent);
    answerUnreadable(error, socket as Socket, { headers, isAnswering });
  });
  server.on('checkExpectation', (_, response) => {
    response.writeHead(417, { ...headers, 'Content-Type': 'text/plain' }).end('Expectation failed');
  });
  const close = closing(server, owed);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  return { port: (server.address() as AddressInfo).port, connections, close };
}

/** Requests whose address or host is not even a URL never reach the app, so its headers are set here. */
function answerBrokenRequest(error: unknown, headers: Readonly<Record<string, string>>): Response {
  const status = error instanceof RequestError ? 400 : 500;
  if (status === 500) logError(error);
  return new Response(errorPage(status), { status, headers: { ...headers, ...HTML } });
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/** What Node's parser finds wrong, and the answer to it. Whatever else it finds is a bad request. */
const UNREADABLE: Readonly<Record<string, readonly [status: number, words: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
};

/** Answers what is no HTTP, and ends the connection. Node would do the same, without our headers. */
function answerUnreadable(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  { headers, isAnswering }: { headers: Readonly<Record<string, string>>; isAnswering: boolean },
): void {
  // The client has gone, or an answer is on its way already: nothing may come in between.
  if (!socket.writable || code === 'ECONNRESET' || isAnswering) {
    socket.destroy();
    return;
  }
  const [status, words] = UNREADABLE[code] ?? [400, 'Bad Request'];
  const page = errorPage(status);
  const lines = Object.entries({
    ...headers,
    ...HTML,
    'Content-Length': String(Buffer.byteLength(page)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${words}\r\n${lines.join('\r\n')}\r\n\r\n${page}`);
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

/** The answers that each open connection still owes. */
type AnswersOwed = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

function answersOwed(server: Server): AnswersOwed {
  const owed = new Map<Socket, Set<ServerResponse>>();
  server.on('connection', (socket) => {
    owed.set(socket, new Set());
    socket.once('close', () => owed.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    owed.get(socket)?.add(response);
    response.once('close', () => owed.get(socket)?.delete(response));
  });
  return owed;
}

/**
 * Node's own `close()` cuts connections whose answer is written but not yet sent, and so the end off every long
 * sound. It also cuts idle ones at once, over which a request may be on its way.
 *
 * @returns how to close the server: no new connections; each open one ends with its next answer, whose `Connection:
 *   close` says so, or after {@link CLOSING_SILENCE}.
 */
function closing(server: Server, owed: AnswersOwed): (patience: number) => Promise<void> {
  return (patience) =>
    new Promise((resolve, reject) => {
      const cut = setTimeout(() => {
        for (const socket of owed.keys()) socket.destroy();
      }, patience);
      NetServer.prototype.close.call(server, (error) => {
        clearTimeout(cut);
        if (error) reject(error);
        else resolve();
      });
      server.keepAliveTimeout = CLOSING_SILENCE;
      server.prependListener('request', ({ socket }, response) => {
        socket.setTimeout(server.timeout);
        response.setHeader('Connection', 'close');
      });
      for (const [socket, answers] of owed) {
        if (answers.size === 0) socket.setTimeout(CLOSING_SILENCE);
        for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
      }
    });
}
