/** Loaded into a process before its own code: tells whoever started it, when asked, what it costs. */
process.on('message', (asked) => {
  if (asked === 'memory') {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ rss, heap: heapUsed + external });
  } else {
    const { user, system } = process.cpuUsage();
    process.send?.((user + system) / 1000);
  }
});
// The channel alone keeps no process from ending.
process.channel?.unref();
