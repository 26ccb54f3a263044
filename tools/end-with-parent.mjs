/** How often it is looked whether whoever started us is still there (ms). */
const LOOKED_EVERY = 250;

/**
 * Ends this process, as a signal would, once the one that started it is gone. npm runs its scripts in a shell: a signal
 * that is sent to `npm start` alone ends npm and the shell, and would leave the server to nobody.
 *
 * @returns {() => void} what stops looking.
 */
export function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOKED_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
