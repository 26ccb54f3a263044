/**
 * Lets React's `use` read a promise that has come without waiting for it once more: it looks for these two properties
 * first. Without them a page that is loaded already is a placeholder for a moment.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Whoever uses it hears of it.
    () => undefined,
  );
  return promise;
}
