/**
 * Locks the data directory. PGlite does not notice a second process there, and both would lose rows. The owner holds
 * a Unix socket in the directory, which ends with its process and answers others.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Longest path of a socket on every system (bytes; macOS has 104 with the closing zero). */
const LONGEST_PATH = 100;
const SUFFIX = '.sock';
/** Two processes that start at once see each other, and both step back for a random time. */
const TRIES = 5;
const STEP_BACK_MS = 200;

/**
 * Takes a directory for this process alone.
 *
 * @param directory Real path, without links.
 * @returns a function that unlocks it; undefined when another living process has it.
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
      // Hold first, then look: of two that start together, at least one sees the other. A process that looked while
      // this socket was being made may have removed it as dead, and nobody else would see it.
      if (!(await hasOther(near.path, own)) && (await readdir(folder)).includes(own)) return unlock;
      await unlock();
      if (tried === TRIES) return undefined;
      await wait(Math.random() * STEP_BACK_MS);
    }
  } finally {
    await near.remove();
  }
}

/** A path may be too long for a socket. A short link then leads to the folder while sockets are opened. */
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
    // A connection is all that the other process needs to know.
    const server = createServer((socket) => socket.on('error', () => {}).destroy());
    server.once('error', reject);
    server.listen(socketPath, () => {
      // The lock alone does not keep the process running.
      server.unref();
      resolve(server);
    });
  });
}

function release(server: Server): Promise<void> {
  return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())));
}

/** Looks for sockets of other processes, and removes those of dead ones. No name is used twice. */
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
    // Other errors, such as a full queue or another account's socket, do not mean that the process is dead.
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}
