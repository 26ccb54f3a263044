/**
 * Returns the result of the work. Rejects after a time limit, but does not stop the work.
 * @param error the reason of the rejection
 */
export const inTime = <T>(work: Promise<T>, limitMs: number, error = new Error('No answer')): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(error), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
