/**
 * The way of a command into a running server with PGlite, whose database only one process may open: a socket in the
 * data directory, which no other account can enter. A command is a line of JSON, and so is its answer.
 */
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { describeErrorForLog } from '../base/log';
import { shortenPath } from '../storage/lock';
import type { AdminContext, AdminReport } from './admin';
import { AdminError } from './admin';
import { runCommand } from './commands';

const NAME = 'admin.sock';

type Answer = { readonly report: AdminReport } | { readonly refused: string };

/** Accepts commands, one after another, until the returned function is called. @param dataDir real path */
export async function acceptCommands(dataDir: string, admin: AdminContext): Promise<() => Promise<void>> {
  const short = await shortenPath(dataDir);
  const socketPath = path.join(short.path, NAME);
  // The lock of the directory says that no living server has this socket.
  await rm(socketPath, { force: true });
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((socket) => {
    // The operator may end the command before its answer.
    socket.on('error', () => {});
    createInterface({ input: socket }).on('line', (line) => {
      last = last.then(async () => socket.end(`${JSON.stringify(await answer(line, admin))}\n`));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
  server.unref();
  return async () => {
    await promisify(server.close.bind(server))();
    await last;
    await short.remove();
  };
}

async function answer(line: string, admin: AdminContext): Promise<Answer> {
  try {
    const args = JSON.parse(line) as string[];
    if (args[0] === 'restore')
      throw new AdminError(
        'The server runs. Stop it, and restore then: a restore replaces the whole database.',
      );
    return { report: await runCommand(args, admin) };
  } catch (error) {
    return { refused: error instanceof AdminError ? error.message : describeErrorForLog(error) };
  }
}

/**
 * Runs a command in the server that uses the data directory.
 * @returns undefined when no server runs there
 * @throws {AdminError} when the server refuses the command
 */
export async function sendCommand(
  dataDir: string,
  args: readonly string[],
): Promise<AdminReport | undefined> {
  const near = await shortenPath(dataDir);
  try {
    const socket = await open(path.join(near.path, NAME));
    if (socket === undefined) return undefined;
    socket.write(`${JSON.stringify(args)}\n`);
    for await (const line of createInterface({ input: socket })) {
      const response = JSON.parse(line) as Answer;
      if ('refused' in response) throw new AdminError(response.refused);
      return response.report;
    }
    throw new AdminError('The server ended before it answered.');
  } finally {
    await near.remove();
  }
}

function open(socketPath: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}
