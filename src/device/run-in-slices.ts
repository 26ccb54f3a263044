/** Time after which the remaining steps run in a later task, ms. */
const AT_ONCE_MS = 8;

/** Runs steps in several tasks, so that the page stays responsive. @throws a step's error, or the reason of `signal` */
export async function runInSlices<Result>(
  steps: Generator<void, Result>,
  signal?: AbortSignal,
): Promise<Result> {
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
