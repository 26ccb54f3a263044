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
