/** Loaded into a process before its own code: tells whoever started it, when asked, what it has cost so far. */
process.on('message', () => {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rss, heap: heapUsed + external });
});
// The channel alone keeps no process from ending.
process.channel?.unref();
