/** A PostgreSQL of the tests' own: real processes on a free port of this computer, gone without a trace at the end. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port';
import { findPrograms, type Programs } from './postgres-programs';

export interface Cluster {
  /** Of a database in which others can be made; the user may do everything. */
  readonly url: string;
  /** Ends it as an administrator would: connections are closed, what was under way is undone. */
  stop(): Promise<void>;
  /** Starts it again at the same address. */
  start(): Promise<void>;
  /** Ends it if need be, and removes all it has written. */
  remove(): Promise<void>;
}

/** Every password in the tests: what must never be seen in a log has to be found when it is. */
export const PASSWORD = 'open-sesame';

/**
 * Starts a cluster.
 *
 * @param isDurable Whether it waits for the disk, as anybody's own would. Without, it is quicker.
 * @throws when there is no PostgreSQL or it does not start, saying why.
 */
export async function startCluster({ isDurable }: { isDurable: boolean }): Promise<Cluster> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-postgres-'));
  try {
    // Another account may have to enter it.
    await chmod(folder, 0o755);
    const programs = await findPrograms(folder);
    const data = path.join(folder, 'data');
    await initialise(programs, folder, data);
    const settings = isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
    return await run(programs, folder, data, settings);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Makes an empty database in a cluster. @returns its address */
export async function createDatabase(clusterUrl: string): Promise<string> {
  const name = `test_${Math.random().toString(36).slice(2)}`;
  const client = new pg.Client(clusterUrl);
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(clusterUrl);
  url.pathname = name;
  return url.href;
}

async function initialise({ folder, account }: Programs, cluster: string, data: string): Promise<void> {
  if (account) await chown(cluster, account.uid, account.gid);
  const passwordFile = path.join(cluster, 'password');
  await writeFile(passwordFile, PASSWORD);
  const flags = ['--no-locale', '--encoding=UTF8', '--no-sync', '--no-instructions'];
  await promisify(execFile)(
    path.join(folder, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, ...flags],
    { ...account, cwd: cluster, env: environment() },
  );
}

async function run(
  { folder, account }: Programs,
  cluster: string,
  data: string,
  settings: readonly string[],
): Promise<Cluster> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  // Should the tests end without ending it.
  const abandon = () => server?.kill('SIGQUIT');
  process.on('exit', abandon);

  const start = async () => {
    const all = [
      ...settings,
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      // Several test files start several servers each.
      'max_connections=200',
      'shared_buffers=32MB',
    ];
    server = spawn(
      path.join(folder, 'postgres'),
      ['-D', data, ...all.flatMap((setting) => ['-c', setting])],
      {
        ...account,
        cwd: cluster,
        env: environment(),
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    await untilReady(server);
  };
  const stop = async () => {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };

  await start();
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    stop,
    start,
    async remove() {
      await stop();
      process.off('exit', abandon);
      await rm(cluster, { recursive: true });
    },
  };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}

/** Nothing from here: variables of its own would change it, and another language what it says. */
const environment = () => ({ PATH: process.env.PATH, LC_ALL: 'C' });
