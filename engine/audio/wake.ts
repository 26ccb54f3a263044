/** Waking the context of all sound, which a browser may refuse: everything works without sound. */

/** Asks a context that rests to go on. A refusal is logged, only. */
export function wake(context: AudioContext): void {
  if (context.state !== 'running') context.resume().catch(logRefusal);
}

/**
 * Whoever else wakes this context (Howler does, and takes no refusal) goes on waiting where the browser refuses, which
 * is logged, only.
 */
export function logRefusals(context: AudioContext): void {
  const resume = context.resume.bind(context);
  context.resume = () =>
    resume().catch((error: unknown) => {
      logRefusal(error);
      return new Promise<void>(() => undefined);
    });
}

const logRefusal = (error: unknown): void => console.warn('The browser did not let sound go on', error);
