/** This script is preloaded into a server process. SIGUSR2 then blocks the main thread forever. */
process.on('SIGUSR2', () => {
  for (;;);
});
