/** A virtual display (Xvfb), for browsers that draw WebGL only with a display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TabOptions } from './tab';

export interface Display {
  /** Name for the variable `DISPLAY`: `:99`. */
  readonly name: string;
  close(): Promise<void>;
}

/** @throws Error when Xvfb cannot start */
export async function openDisplay({ width, height }: TabOptions): Promise<Display> {
  // Leaves room for the browser's own bars above the page.
  const screen = `${width + 40}x${height + 120}x24`;
  const display = begin(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'],
    process.env,
    'pipe',
  );
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
  return { name: `:${String(number).trim()}`, close: () => end(display) };
}

/** Starts a process as the leader of a process group, which {@link end} kills. */
export const begin = (
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  stdio: 'ignore' | 'pipe' = 'ignore',
): ChildProcess =>
  spawn(program, args, { env, detached: true, stdio: ['ignore', 'ignore', 'ignore', stdio] });

export async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  process.kill(-(child.pid as number), 'SIGKILL');
  await ended;
}
