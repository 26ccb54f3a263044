/** A server in a separate process that reports its cost. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Memory of a process (bytes). */
interface Memory {
  /** Resident set size, from the system. */
  readonly rss: number;
  /** Heap and external memory after garbage collection. */
  readonly heap: number;
}

export interface MeasuredProcess {
  readonly port: number;
  /** Returns the CPU time of the process's main thread so far (ms). */
  cost(): Promise<number>;
  memory(): Promise<Memory>;
  /** Stops the process, and waits for its end. */
  stop(): Promise<void>;
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Scripts of the built server and of plain Hono. */
export const OURS = here('../../../../dist/server/main.mjs');
export const BARE_HONO = here('bare-hono.mjs');
/** The built page. */
export const PAGE = here('../../../../dist/client/index.html');

/**
 * Starts a server in a new process.
 *
 * @param script The server's code. Once ready, the server prints its address: `http://127.0.0.1:41234`.
 * @param env The environment of the process, in addition to `PATH` and `PORT`.
 * @throws when the process ends before it has printed the address.
 */
export async function startMeasured(script: string, env: Record<string, string>): Promise<MeasuredProcess> {
  const flags = ['--expose-gc', '--import', here('tell-cost.mjs')];
  const child = spawn(process.execPath, [...flags, script], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  // Kills the process if the bench ends without stopping it.
  const abandon = () => child.kill('SIGKILL');
  process.on('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk;
        const [, found] = /http:\/\/\S+:(\d+)/.exec(said) ?? [];
        if (found !== undefined) resolve(Number(found));
      });
    }
    child.once('exit', () => reject(new Error(`It ended before it answered:\n${said}`)));
  });
  const ask = async (what: 'cost' | 'memory') => {
    const told = once(child, 'message');
    child.send(what);
    const [answer] = await told;
    return answer;
  };
  return {
    port,
    cost: () => ask('cost') as Promise<number>,
    memory: () => ask('memory') as Promise<Memory>,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
