/**
 * PGlite does not notice a second process in its directory; both would lose rows without a word. So whoever opens the
 * directory holds a Unix socket in it: it ends with its process, however that ends, and can be asked for.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, realpath, rm } from 'node:fs/promises';
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
 * @returns what gives it back; undefined when another process that is alive has it.
 */
export async function lockDirectory(directory: string): Promise<(() => Promise<void>) | undefined> {
  const folder = await lockFolder(directory);
  for (let tried = 1; ; tried++) {
    const own = `${randomBytes(6).toString('hex')}${SUFFIX}`;
    const server = await hold(path.join(folder, own));
    // First held, then looked: of two that start together, at least one sees the other.
    if (!(await hasOther(folder, own))) return () => release(server);
    await release(server);
    if (tried === TRIES) return undefined;
    await wait(Math.random() * STEP_BACK_MS);
  }
}

/** In the directory itself, or in the system's temporary one when that path is too long for a socket. */
async function lockFolder(directory: string): Promise<string> {
  const real = await realpath(directory);
  const inside = path.join(real, 'lock');
  const isShort = Buffer.byteLength(path.join(inside, `${'0'.repeat(12)}${SUFFIX}`)) <= LONGEST_PATH;
  const hash = createHash('sha256').update(real).digest('hex').slice(0, 24);
  const folder = isShort ? inside : path.join(os.tmpdir(), `stillgrove-${hash}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

function hold(socketPath: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    // Whoever connects learns all there is to know by being connected.
    const server = createServer((socket) => socket.end());
    server.once('error', reject);
    server.listen(socketPath, () => {
      // The lock alone keeps no process running.
      server.unref();
      resolve(server);
    });
  });
}

/** Node removes the socket's file as it closes. */
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
  return new Promise((resolve, reject) => {
    const socket = connect(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve(false);
      else reject(error);
    });
  });
}
