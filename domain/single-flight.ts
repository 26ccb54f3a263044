/** Function that shares one run of an asynchronous task among all callers. */
export interface SingleFlight<T> {
  /**
   * Returns the promise of the task. Starts the task if it is neither running nor finished. After a failure the next
   * call starts the task again.
   */
  (): Promise<T>;
  /** Discards the task and its result, so that the next call starts it again. */
  reset(): void;
  /** Returns the promise of the started task. Undefined before the first start, and after a failure or a reset. */
  peek(): Promise<T> | undefined;
}

export function singleFlight<T>(begin: () => Promise<T>): SingleFlight<T> {
  let flight: Promise<T> | undefined;
  const join = (): Promise<T> => {
    if (flight) return flight;
    const begun = begin().catch((error: unknown) => {
      if (flight === begun) flight = undefined;
      throw error;
    });
    flight = begun;
    return begun;
  };
  return Object.assign(join, {
    reset: () => {
      flight = undefined;
    },
    peek: () => flight,
  });
}

/** Function that shares one running task per key among its callers. */
export interface SingleFlights<T> {
  /** Returns the promise of the running task for a key. If no task is running, starts one with `begin`. */
  (key: string, begin: () => Promise<T>): Promise<T>;
  /** Returns whether the task for a key is running. */
  isUnderWay(key: string): boolean;
}

/**
 * Shares a running task among callers with the same key. Unlike {@link singleFlight} it does not store the result: a
 * later call starts a new task.
 */
export function singleFlights<T>(): SingleFlights<T> {
  const underWay = new Map<string, Promise<T>>();
  const share = (key: string, begin: () => Promise<T>): Promise<T> => {
    const known = underWay.get(key);
    if (known) return known;
    const begun = begin().finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
  return Object.assign(share, { isUnderWay: (key: string) => underWay.has(key) });
}
