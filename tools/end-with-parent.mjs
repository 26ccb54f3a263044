/** Interval between checks of the parent process, ms. */
const LOOKED_EVERY = 250;

/**
 * Sends SIGTERM to this process when the parent process has ended. npm runs scripts in a shell. A signal to `npm start`
 * alone ends npm and the shell, but would leave the server running.
 *
 * @returns {() => void} stops the check
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
