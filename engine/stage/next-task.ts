/**
 * Resolves in a task of its own: neither the act at hand nor the next frame waits for what follows. Not a time: the clock
 * may stand meanwhile.
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
