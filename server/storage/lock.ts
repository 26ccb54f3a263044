/**
 * PGlite does not notice a second process in its directory; both would lose rows without a word. So whoever opens the
 * directory holds a Unix socket in it: it ends with its process, however that ends, and can be asked for.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The longest path that every system takes for a socket (bytes; macOS has 104 with the closing zero). */
const LONGEST_PATH = 100;
const SUFFIX = '.sock';
/** Two that start at the same moment see each other and both step back; chance decides who is first then. */
const TRIES = 5;
const STEP_BACK_MS = 200;

/**
 * Takes a directory for this process alone.
 *
 * @param directory Its real path, without links.
 * @returns what gives it back; undefined when another process that is alive has it.
 */
export async function lockDirectory(directory: string): Promise<(() => Promise<void>) | undefined> {
  const folder = path.join(directory, 'lock');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const near = await shorten(folder);
  try {
    for (let tried = 1; ; tried++) {
      const own = `${randomBytes(6).toString('hex')}${SUFFIX}`;
      const server = await hold(path.join(near.path, own));
      const unlock = async () => {
        await release(server);
        await rm(path.join(folder, own), { force: true });
      };
      // First held, then looked: of two that start together, at least one sees the other. One that looked just as this
      // socket was being made may have taken it for a dead one; then it is gone, and nobody else would see it.
      if (!(await hasOther(near.path, own)) && (await readdir(folder)).includes(own)) return unlock;
      await unlock();
      if (tried === TRIES) return undefined;
      await wait(Math.random() * STEP_BACK_MS);
    }
  } finally {
    await near.remove();
  }
}

/** A path may be too long for a socket. Then a short link leads to the folder, for as long as sockets are opened. */
async function shorten(folder: string): Promise<{ path: string; remove: () => Promise<void> }> {
  if (Buffer.byteLength(path.join(folder, `${'0'.repeat(12)}${SUFFIX}`)) <= LONGEST_PATH) {
    return { path: folder, remove: async () => {} };
  }
  const around = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-'));
  const link = path.join(around, 'lock');
  await symlink(folder, link);
  return { path: link, remove: () => rm(around, { recursive: true }) };
}

function hold(socketPath: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    // Whoever connects learns all there is to know by being connected.
    const server = createServer((socket) => socket.on('error', () => {}).destroy());
    server.once('error', reject);
    server.listen(socketPath, () => {
      // The lock alone keeps no process running.
      server.unref();
      resolve(server);
    });
  });
}

function release(server: Server): Promise<void> {
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}

/** Looks for sockets of others; those of dead processes are removed, and no name is ever used twice. */
async function hasOther(folder: string, own: string): Promise<boolean> {
  const others = (await readdir(folder)).filter((name) => name.endsWith(SUFFIX) && name !== own);
  for (const other of others) {
    const socketPath = path.join(folder, other);
    if (await isAlive(socketPath)) return true;
    await rm(socketPath, { force: true });
  }
  return false;
}

function isAlive(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // Any other error, such as too many who ask or another account's socket, is no sign of death.
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}
