/**
 * This script is preloaded into a server process. SIGUSR2 then blocks the main thread forever, and the watching thread
 * ends the process after 3 s instead of 20 s.
 */
import { syncBuiltinESMExports } from 'node:module';
import workers from 'node:worker_threads';

const { Worker } = workers;

workers.Worker = class extends Worker {
  constructor(code, options) {
    super(code, { ...options, workerData: { ...options.workerData, seconds: 3 } });
  }
};
syncBuiltinESMExports();

process.on('SIGUSR2', () => {
  for (;;);
});
