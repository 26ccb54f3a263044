import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy between a server and its database that can break or pause connections. */
export interface Wire {
  /** The database's address through this proxy. */
  readonly url: string;
  /** Closes every connection, and accepts new ones. */
  cut(): void;
  /** Forwards no more bytes but closes no connection, like a lost network. */
  hush(): void;
  /** Closes the paused connections, and forwards the bytes of new ones. */
  mend(): void;
  remove(): Promise<void>;
}

/** Starts a proxy to a database. */
export async function layWire(databaseUrl: string): Promise<Wire> {
  const there = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isHushed = false;
  const server = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (!isHushed) to.write(chunk);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = new URL(databaseUrl);
  here.port = String((server.address() as { port: number }).port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: here.href,
    cut,
    hush() {
      isHushed = true;
    },
    mend() {
      isHushed = false;
      cut();
    },
    async remove() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
