/** Returns the result of the work. Rejects after a time limit, but does not stop the work. */
export const inTime = <T>(work: Promise<T>, limitMs: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The request timed out')), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
