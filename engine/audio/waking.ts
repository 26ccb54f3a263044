/**
 * The system may refuse to wake a context: during a call, say. That is logged, once, and everything goes on without
 * sound; the next sound asks again. Whoever waits for a context that was refused waits on: Howler believes that an
 * answer means yes.
 *
 * @param context whose `resume` never rejects from here on
 */
export function logRefusals(context: AudioContext): void {
  const resume = context.resume.bind(context);
  let isLogged = false;
  context.resume = () =>
    new Promise((resolve) => {
      resume().then(resolve, (error: unknown) => {
        if (!isLogged) console.warn('Sound could not be woken', error);
        isLogged = true;
      });
    });
}

/** Events after which a context may resume that a call interrupted. Some browsers resume it only within a touch. */
const OCCASIONS = ['pointerup', 'keydown', 'visibilitychange'] as const;

/**
 * Resumes a context whenever it is needed and does not run. During a call, or while Siri listens, Safari calls its state
 * 'interrupted'; afterwards the state is 'suspended', and the context stays silent until it is resumed.
 *
 * @param isNeeded whether something should sound
 */
export function keepAwake(context: AudioContext, isNeeded: () => boolean): void {
  const wake = () => {
    if (isNeeded() && context.state !== 'running' && document.visibilityState === 'visible')
      void context.resume();
  };
  for (const occasion of OCCASIONS) document.addEventListener(occasion, wake);
  context.addEventListener('statechange', () => context.state === 'suspended' && wake());
}
