/**
 * PGlite does not notice a second process in its directory, and both would lose rows. The owner of the lock therefore
 * listens on a Unix socket there, to which other processes can connect as long as it lives.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Length of a socket's path that every system accepts (bytes). macOS allows 104 with the final NUL. */
const LONGEST_PATH = 100;
const SUFFIX = '.sock';
/** Two processes that start at the same time may find each other. Both then retry after a random time. */
const TRIES = 5;
const STEP_BACK_MS = 200;

/** @param directory real path, without links @returns undefined when another living process has the lock */
export async function lockDirectory(directory: string): Promise<(() => Promise<void>) | undefined> {
  const folder = path.join(directory, 'lock');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const short = await shortenPath(folder);
  try {
    for (let tried = 1; ; tried++) {
      const own = `${randomBytes(6).toString('hex')}${SUFFIX}`;
      const server = await listenOn(path.join(short.path, own));
      const unlock = async () => {
        await promisify(server.close.bind(server))();
        await rm(path.join(folder, own), { force: true });
      };
      // This process listens before it looks for others, so of two that start together at least one finds the other. A
      // process that looked earlier may have deleted this one's socket as dead, and then nobody would find it.
      if (!(await hasOther(short.path, own)) && (await readdir(folder)).includes(own)) return unlock;
      await unlock();
      if (tried === TRIES) return undefined;
      await wait(Math.random() * STEP_BACK_MS);
    }
  } finally {
    await short.remove();
  }
}

/**
 * A short path to a folder, so that the paths of sockets in it fit {@link LONGEST_PATH}: its own path, or a temporary
 * symbolic link, which the caller removes after the last use.
 */
export async function shortenPath(folder: string): Promise<{ path: string; remove: () => Promise<void> }> {
  if (Buffer.byteLength(path.join(folder, `${'0'.repeat(12)}${SUFFIX}`)) <= LONGEST_PATH) {
    return { path: folder, remove: async () => {} };
  }
  const around = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-'));
  const link = path.join(around, 'lock');
  await symlink(folder, link);
  return { path: link, remove: () => rm(around, { recursive: true }) };
}

function listenOn(socketPath: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    // Another process only checks that it can connect.
    const server = createServer((socket) => socket.on('error', () => {}).destroy());
    server.once('error', reject);
    server.listen(socketPath, () => {
      // The lock alone does not keep the process running.
      server.unref();
      resolve(server);
    });
  });
}

/** Whether another living process has a socket in the folder. Deletes sockets of dead processes. */
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
    // Any other error, such as a full queue or another account's socket, does not mean that the process is dead.
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}
