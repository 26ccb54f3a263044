/** How long a computation may keep the page from answering at a time, ms. */
const AT_ONCE_MS = 8;

/**
 * Takes the steps of a long computation a few milliseconds at a time, so that the page goes on answering meanwhile.
 *
 * @param signal stops it before the next step
 * @returns what the steps come to
 * @throws what a step throws, or the signal's reason
 */
export async function inTurns<Result>(steps: Generator<void, Result>, signal?: AbortSignal): Promise<Result> {
  let until = performance.now() + AT_ONCE_MS;
  for (;;) {
    signal?.throwIfAborted();
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + AT_ONCE_MS;
  }
}
