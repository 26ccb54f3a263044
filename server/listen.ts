import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { logError } from './base/log';
import { SettingsError } from './base/settings';
import { errorPage } from './error-page';

export interface ListeningServer {
  /** The settings may let the system choose it. */
  readonly port: number;
  connections(): Promise<number>;
  /**
   * Accepts connections for another second, then stops listening. Resolves when the pending requests are answered.
   * @param patience time after which open connections are destroyed (ms)
   */
  close(patience: number): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  /** For answers that bypass the app. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Time without a byte in either direction after which the server closes a connection (ms). */
  readonly idleTimeout?: number;
  /** Time after which a request with incomplete headers gets 408 (ms). */
  readonly headersTimeout?: number;
}

const HEADERS_TIMEOUT = 15_000;
const REQUEST_TIMEOUT = 60_000;
const CHECK_INTERVAL = 5000;
/** Longer than the slowest request, a capture that waits for PayPal (ms). */
const IDLE_TIMEOUT = 120_000;
/**
 * A closing server accepts connections for this time (ms). The kernel resets those that it has accepted when the server
 * stops listening, and a proxy needs a moment to notice the end.
 */
const CLOSING_GRACE = 1000;
/** Unanswered requests of one connection. Browsers and proxies do not pipeline: more only occupy the database. */
const MOST_PENDING = 8;
/** Idle connections stay open while the server closes (ms), because a request may be on its way. */
const CLOSING_IDLE_TIMEOUT = 250;

/** @throws {SettingsError} when the port is taken or forbidden, or when the address is not one of this computer */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  { host, port, headers = {}, idleTimeout = IDLE_TIMEOUT, headersTimeout = HEADERS_TIMEOUT }: ListenOptions,
): Promise<ListeningServer> {
  const respond = getRequestListener(app.fetch, {
    errorHandler: (error) => answerBrokenRequest(error, headers),
  });
  const server = createServer(
    {
      // A slower client only occupies a connection.
      headersTimeout,
      requestTimeout: Math.max(headersTimeout, REQUEST_TIMEOUT),
      connectionsCheckingInterval: Math.min(headersTimeout, CHECK_INTERVAL),
      // Node's own answer lacks the app's headers.
      requireHostHeader: false,
    },
    (request, response) => {
      const status = refusalOf(request, pending.get(request.socket)?.size ?? 0);
      if (status === undefined) return respond(request, response);
      response.writeHead(status, { ...headers, ...HTML, Connection: 'close' }).end(errorPage(status));
    },
  );
  // A client that requests a long sound but reads nothing would keep the sound in memory.
  server.timeout = idleTimeout;
  const pending = trackResponses(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isAnswering = [...(pending.get(socket as Socket) ?? [])].some(({ headersSent }) => headersSent);
    answerUnreadable(error, socket as Socket, { headers, isAnswering });
  });
  server.on('checkExpectation', (_, response) => {
    response.writeHead(417, { ...headers, 'Content-Type': 'text/plain' }).end('Expectation failed');
  });
  const close = closing(server, pending);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  const connections = promisify(server.getConnections.bind(server));
  return { port: (server.address() as AddressInfo).port, connections, close };
}

/** Answers requests whose address or host is no URL. They never reach the app, so the headers are set here. */
function answerBrokenRequest(error: unknown, headers: Readonly<Record<string, string>>): Response {
  const status = error instanceof RequestError ? 400 : 500;
  if (status === 500) logError(error);
  return new Response(errorPage(status), { status, headers: { ...headers, ...HTML } });
}

/**
 * The status of a request that no client of ours sends. RFC 9112 (3.2) demands 400 for two `Host` headers.
 * @param pending unanswered requests of the connection
 */
function refusalOf({ rawHeaders }: IncomingMessage, pending: number): 400 | 503 | undefined {
  if (pending >= MOST_PENDING) return 503;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 ? 400 : undefined;
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/** Errors of Node's HTTP parser. Any other one counts as a bad request. */
const UNREADABLE: Readonly<Record<string, readonly [status: number, words: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'Payload Too Large'],
};

/**
 * Answers a request that Node's HTTP parser rejects or that arrives too slowly, and closes the connection, because
 * Node's own answer lacks the app's headers.
 */
function answerUnreadable(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  { headers, isAnswering }: { headers: Readonly<Record<string, string>>; isAnswering: boolean },
): void {
  // The client has gone, or a second answer would corrupt the one that is being written.
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

type PendingResponses = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

function trackResponses(server: Server): PendingResponses {
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
 * Calls back after the event loop has accepted connections and read from sockets once more. After a long task the loop
 * runs expired timers first, although a request may have arrived in time.
 */
const afterReading = (then: () => void): void => void setImmediate(then);

/**
 * Replaces Node's `close()`, which destroys connections whose answer is written but not yet sent, so that every long
 * sound is truncated, and idle connections, although a request may be on its way. Here each connection ends with its
 * next answer, which has `Connection: close`, or after {@link CLOSING_IDLE_TIMEOUT}.
 */
function closing(server: Server, owed: PendingResponses): (patience: number) => Promise<void> {
  return (patience) =>
    new Promise((resolve, reject) => {
      let isCut = false;
      const cut = setTimeout(() => {
        isCut = true;
        for (const socket of owed.keys()) socket.destroy();
      }, patience);
      let accepted = 0;
      server.on('connection', () => {
        accepted += 1;
      });
      // Node accepts one connection per turn of the event loop, so a busy loop leaves some in the kernel's queue.
      const stopListening = (before?: number): void => {
        if (accepted !== before && !isCut) {
          const seen = accepted;
          afterReading(() => stopListening(seen));
          return;
        }
        NetServer.prototype.close.call(server, (error) => {
          clearTimeout(cut);
          if (error) reject(error);
          else resolve();
        });
      };
      setTimeout(stopListening, CLOSING_GRACE);
      // Without this listener Node destroys the connection.
      server.on('timeout', (socket: Socket) => {
        const { bytesRead } = socket;
        afterReading(() => {
          if (socket.bytesRead === bytesRead && !owed.get(socket)?.size) socket.destroy();
        });
      });
      server.keepAliveTimeout = CLOSING_IDLE_TIMEOUT;
      server.on('connection', (socket) => socket.setTimeout(CLOSING_GRACE));
      server.prependListener('request', ({ socket }, response) => {
        socket.setTimeout(server.timeout);
        response.setHeader('Connection', 'close');
      });
      for (const [socket, answers] of owed) {
        if (answers.size === 0) socket.setTimeout(CLOSING_IDLE_TIMEOUT);
        for (const answer of answers) if (!answer.headersSent) answer.setHeader('Connection', 'close');
      }
    });
}
