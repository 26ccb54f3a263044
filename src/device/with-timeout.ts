/** Rejects with `error` after the time limit, but does not stop the work. */
export const withTimeout = <T>(
  work: Promise<T>,
  limitMs: number,
  error = new Error('No answer'),
): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(error), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
