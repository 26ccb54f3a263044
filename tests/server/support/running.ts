import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { createDatabase } from '../../fixtures/postgres';

/** A server process, which runs the same file as `npm start`. */
export interface Running {
  readonly port: number;
  readonly dataDir: string;
  /** Returns the output so far of both streams, without the times at the beginnings of lines. */
  output(): string;
  /** Returns the output so far, as it was written. */
  written(): string;
  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGKILL' | 'SIGUSR2'): void;
  /** Resolves with the exit code when the process ends. */
  readonly ended: Promise<number | null>;
  /** Stops the process if it still runs. Removes the data directory unless the caller provided it. */
  stop(): Promise<void>;
}

/** Exit code and output of a server that did not start. */
export interface Refused {
  readonly code: number | null;
  readonly output: string;
}

type Env = Record<string, string>;

/**
 * Starts the server of a site on a free port. Unless `env` names a database, the server gets its own one in the shared
 * PostgreSQL, because a PGlite takes seconds of processor time to start.
 */
export async function startServer(site: string, env: Env = {}): Promise<Running> {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(path.join(site, 'data-')));
  const hasDatabase = env.DATA_DIR !== undefined || env.DATABASE_URL !== undefined;
  const database = hasDatabase ? {} : { DATABASE_URL: await createDatabase(inject('postgresUrl')) };
  const settings = { PORT: '0', DATA_DIR: dataDir, ...database, ...env };
  const { child, output, written, ended } = spawnServer(site, settings);
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const match = /http:\/\/\S+:(\d+)/.exec(output());
      if (match) resolve(Number(match[1]));
    });
    ended.then(() => reject(new Error(`The server did not start: ${output()}`)));
  });
  return {
    port,
    dataDir,
    output,
    written,
    signal: (name) => child.kill(name),
    ended,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      if (env.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a server that is expected to fail, and waits for its end. Kills the server after 20 s. */
export async function refuseServer(site: string, env: Env): Promise<Refused> {
  const { child, output, ended } = spawnServer(site, {
    PORT: '0',
    DATA_DIR: path.join(site, 'unopened'),
    ...env,
  });
  const patience = setTimeout(() => child.kill('SIGKILL'), 20_000);
  const code = await ended;
  clearTimeout(patience);
  return { code, output: output() };
}

/** Time and level at the beginning of a line. */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z (?:info|warn|error) /gm;

/** Runs a command of the operator, and waits for its end. */
export async function administer(site: string, env: Env, ...words: readonly string[]): Promise<Refused> {
  const { output, ended } = spawnServer(site, env, words);
  return { code: await ended, output: output() };
}

/** Starts a server without waiting for it. */
export function spawnServer(site: string, env: Env, words: readonly string[] = []) {
  const { PATH = '' } = process.env;
  // Compiles WebAssembly with the baseline compiler only, which halves the start time of a short run.
  const flags = ['--liftoff-only'];
  const child: ChildProcess = spawn(
    process.execPath,
    [...flags, path.join(site, 'server/main.mjs'), ...words],
    {
      cwd: site,
      // Other environment variables of the tests, such as PORT, do not reach the server.
      env: { PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, output: () => output.replace(TIME, ''), written: () => output, ended };
}
