/**
 * Resolves in a new task, so that the current task and the next frame do not wait for the caller's further work. A
 * timer of `Clock` would not fire while the clock is held.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
