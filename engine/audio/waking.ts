import { startSource } from './start-source';

/**
 * Handles a refused `resume` of a context, for example during a phone call. The refusal is logged once, the app
 * continues without sound, and the next sound retries. The promise of a refused `resume` stays pending. Howler would
 * take a resolved promise for success, and does not catch a rejected one.
 * @param context context whose `resume` is replaced
 */
export function tolerateRefusedResume(context: AudioContext): void {
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

/**
 * Handles a refused `start` of Howler's sources, which Howler does not catch, as {@link startSource} does. `stop` of such
 * a source does nothing.
 * @param context context whose `createBufferSource` is replaced
 */
export function tolerateRefusedStarts(context: AudioContext): void {
  const create = context.createBufferSource.bind(context);
  context.createBufferSource = () => {
    const source = create();
    const [start, stop] = [source.start.bind(source), source.stop.bind(source)];
    let hasStarted = false;
    source.start = (...when) => {
      hasStarted = startSource(source, () => start(...when));
    };
    source.stop = (...when) => {
      if (hasStarted) stop(...when);
    };
    return source;
  };
}

/** Events after which an interrupted context may resume. Some browsers resume it only in the handler of a touch. */
const OCCASIONS = ['pointerup', 'keydown', 'visibilitychange'] as const;

/**
 * Resumes a context that is needed but not running, at the next tap or key, when the page becomes visible, and when the
 * state changes to 'suspended'. During a phone call, or while Siri listens, Safari reports the state 'interrupted'.
 * Afterward the state is 'suspended', and the context stays silent until it is resumed.
 * @param isNeeded returns whether anything should be audible
 */
export function keepContextRunning(context: AudioContext, isNeeded: () => boolean): void {
  const wake = () => {
    if (isNeeded() && context.state !== 'running' && document.visibilityState === 'visible')
      void context.resume();
  };
  for (const occasion of OCCASIONS) document.addEventListener(occasion, wake);
  context.addEventListener('statechange', () => context.state === 'suspended' && wake());
}
