/**
 * Handles a refused `resume` of a context, for example during a call. The refusal is logged once, everything
 * continues without sound, and the next sound tries again. A refused `resume` never settles, because Howler takes a
 * settled promise for success.
 *
 * @param context its `resume` never rejects from now on
 */
export function logRefusals(context: AudioContext): void {
  const resume = context.resume.bind(context);
  let isLogged = false;
  context.resume = () =>
    new Promise((resolve) => {
      resume().then(resolve, (error: unknown) => {
        if (!isLogged) console.warn('The audio context could not be resumed', error);
        isLogged = true;
      });
    });
}

/** Events after which an interrupted context may resume. Some browsers resume it only in the handler of a touch. */
const OCCASIONS = ['pointerup', 'keydown', 'visibilitychange'] as const;

/**
 * Resumes a context whenever it is needed and does not run. During a call, or while Siri listens, Safari calls its
 * state 'interrupted'; afterwards the state is 'suspended', and the context stays silent until it is resumed.
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
