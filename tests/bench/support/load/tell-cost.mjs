/** This script is preloaded into a process, and reports the process's cost to its parent on request. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * Linux's CPU time counter of the main thread, ns. It excludes compilation and garbage collection in other threads,
 * which do not delay requests.
 */
const OF_MAIN_THREAD = `/proc/self/task/${process.pid}/schedstat`;

/** @returns CPU time of this thread, ms. Where that is not available, CPU time of all threads. */
function processorTime() {
  if (existsSync(OF_MAIN_THREAD)) return Number.parseInt(readFileSync(OF_MAIN_THREAD, 'utf8'), 10) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

process.on('message', (asked) => {
  if (asked === 'memory') {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ rss, heap: heapUsed + external });
  } else {
    process.send?.(processorTime());
  }
});
// The channel must not keep the process alive.
process.channel?.unref();
