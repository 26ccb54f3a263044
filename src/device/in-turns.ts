/** Time after which the remaining steps run in a later task, ms. */
const AT_ONCE_MS = 8;

/**
 * Runs the steps of a long computation in several tasks, so that the page stays responsive.
 *
 * @param signal aborts the computation before its next step
 * @returns the result of the computation
 * @throws an error of a step, or the signal's reason
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
