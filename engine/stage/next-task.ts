/**
 * Resolves in a new task, so that the current task and the next frame need not wait for the following work. A timer
 * would not fire while the clock is held.
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
