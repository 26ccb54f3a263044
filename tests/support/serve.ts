import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { buildWhatIsStale } from '../../server/bin/build.mjs';
import { layReadyDatabase } from '../server/support/laid-database';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app answers, without a slash at the end: `http://localhost:41234`. */
    baseUrl: string;
    /** A folder in which the tests of a run mark the states of pages that one of them has examined. */
    examined: string;
  }
}

/**
 * Starts the real server over the real build for the browser tests, on a free port and with a data directory of
 * its own. Builds first if the build is stale, so that a test never looks at yesterday's app.
 *
 * @returns what stops it and removes the directory.
 */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  await buildWhatIsStale();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-data-'));
  await layReadyDatabase(dataDir);
  const server = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: project.config.root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, TRUST_PROXY: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const address = await Promise.race([
    addressIn(server.stdout),
    exited.then(([code]) => {
      throw new Error(`The server ended with code ${code} before it said its address.`);
    }),
  ]);
  project.provide('baseUrl', address);
  const examined = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-examined-'));
  project.provide('examined', examined);
  return async () => {
    server.kill('SIGTERM');
    const [code] = await exited;
    await Promise.all([dataDir, examined].map((folder) => rm(folder, { recursive: true })));
    if (code !== 0) throw new Error(`The server did not close cleanly: exit code ${code}.`);
  };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('The server said no address.');
}
