import { Worker } from 'node:worker_threads';

/** Without a sign of life of the main thread for this time the process ends (s). */
const WATCHDOG_SECONDS = 20;

/**
 * Counts seconds instead of reading a clock, so that a computer that wakes up from sleep ends no process.
 * `process.exit` would end only this thread. SIGKILL needs no help from the main thread.
 */
const WATCH = `
const { writeSync } = require('node:fs');
const { workerData } = require('node:worker_threads');
const signs = new Int32Array(workerData.signs);
let last = 0;
let silent = 0;
setInterval(() => {
  const now = Atomics.load(signs, 0);
  silent = now === last ? silent + 1 : 0;
  last = now;
  if (silent < workerData.seconds) return;
  writeSync(2, 'The server has not run for ' + silent + ' s, most likely because its database does not return. It ends, so that a supervisor can start it again.\\n');
  process.kill(process.pid, 'SIGKILL');
}, 1000);
`;

/**
 * Ends the process, so that a supervisor starts a new one, when the main thread is blocked for {@link
 * WATCHDOG_SECONDS}. PGlite runs on the main thread, so a query that never returns blocks even signals.
 */
export function startWatchdog(): void {
  const signs = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counter = new Int32Array(signs);
  setInterval(() => Atomics.add(counter, 0, 1), 500).unref();
  new Worker(WATCH, { eval: true, workerData: { signs, seconds: WATCHDOG_SECONDS } }).unref();
}
