import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { layReadyDatabase } from './laid-database';

/** A server process, started as `npm start` would. */
export interface Running {
  readonly port: number;
  readonly dataDir: string;
  /** All that it has written so far, to both streams. */
  said(): string;
  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGKILL' | 'SIGUSR2'): void;
  /** Resolves with the exit code once the process has ended. */
  readonly ended: Promise<number | null>;
  /** Ends it if need be, and removes its data directory unless that was given. */
  stop(): Promise<void>;
}

/** What a server said that did not start. */
export interface Refused {
  readonly code: number | null;
  readonly said: string;
}

type Env = Record<string, string>;

/** Starts the server of a site on a free port, over a database of its own unless `env` names one. */
export async function startServer(site: string, env: Env = {}): Promise<Running> {
  const dataDir = await dataDirFor(site, env);
  const { child, said, ended } = spawnServer(site, { PORT: '0', DATA_DIR: dataDir, ...env });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const match = /http:\/\/\S+:(\d+)/.exec(said());
      if (match) resolve(Number(match[1]));
    });
    ended.then(() => reject(new Error(`The server did not start: ${said()}`)));
  });
  return {
    port,
    dataDir,
    said,
    signal: (name) => child.kill(name),
    ended,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      if (env.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a server that is expected not to start, and waits until it has given up. */
export async function refuseServer(site: string, env: Env): Promise<Refused> {
  const dataDir = await dataDirFor(site, env);
  const { child, said, ended } = spawnServer(site, { PORT: '0', DATA_DIR: dataDir, ...env });
  const patience = setTimeout(() => child.kill('SIGKILL'), 20_000);
  const code = await ended;
  clearTimeout(patience);
  if (env.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
  return { code, said: said() };
}

/** The given one as it is, or a new one, with a database in it unless another is to be used. */
async function dataDirFor(site: string, env: Env): Promise<string> {
  if (env.DATA_DIR !== undefined) return env.DATA_DIR;
  const dataDir = await mkdtemp(path.join(site, 'data-'));
  if (env.DATABASE_URL === undefined) await layReadyDatabase(dataDir);
  return dataDir;
}

/** Starts a server and waits for nothing. */
export function spawnServer(site: string, env: Env) {
  const { PATH = '' } = process.env;
  // It lives for seconds: its database is compiled quickly rather than well, which halves the work of a start.
  const flags = ['--liftoff-only'];
  const child: ChildProcess = spawn(process.execPath, [...flags, path.join(site, 'server/main.mjs')], {
    cwd: site,
    // Nothing else from here: a PORT in the environment of the tests must not decide them.
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      words += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, said: () => words, ended };
}
