/**
 * Resolves in a new task: the current task and the next frame do not wait for the work that follows. Not a timer, since
 * the clock may be held.
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
