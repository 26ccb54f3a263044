/** Contexts with a logged refusal. A sound that follows a finger would log every movement. */
const logged = new WeakSet<BaseAudioContext>();

/**
 * Starts a source. A browser may refuse this, for example while another program holds the sound device. The first
 * refusal of each context is logged, and the app continues without the sound.
 * @param start calls `start` of the source
 * @returns whether the source has started. If not, a call of its `stop` throws
 */
export function startSource(
  source: AudioScheduledSourceNode,
  start: () => void = () => source.start(),
): boolean {
  try {
    start();
    return true;
  } catch (error) {
    if (!logged.has(source.context)) console.warn('A sound did not start', error);
    logged.add(source.context);
    return false;
  }
}
