/** Loaded into a process before its own code: tells whoever started it, when asked, what it costs. */
import { existsSync, readFileSync } from 'node:fs';

/** Where Linux counts the nanoseconds of the main thread. What is compiled and collected beside it takes nobody's turn. */
const OF_MAIN_THREAD = `/proc/self/task/${process.pid}/schedstat`;

/** @returns ms; of all threads where those of one are not to be had */
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
// The channel alone keeps no process from ending.
process.channel?.unref();
