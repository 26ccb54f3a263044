/** Function that shares one run of an asynchronous task among all callers. */
export interface SingleFlight<T> {
  /** Starts the task if it is neither running nor finished, or has failed. */
  (): Promise<T>;
  /** Discards the task and its result, so that the next call starts it again. */
  reset(): void;
  /** The started task. Undefined before the first start, and after a failure or a reset. */
  peek(): Promise<T> | undefined;
}

export function createSingleFlight<T>(begin: () => Promise<T>): SingleFlight<T> {
  let flight: Promise<T> | undefined;
  const join = (): Promise<T> => {
    if (flight) return flight;
    const started = begin().catch((error: unknown) => {
      if (flight === started) flight = undefined;
      throw error;
    });
    flight = started;
    return started;
  };
  return Object.assign(join, {
    reset: () => {
      flight = undefined;
    },
    peek: () => flight,
  });
}

export interface KeyedSingleFlight<T> {
  /** The running task for a key. If there is none, starts one with `begin`. */
  (key: string, begin: () => Promise<T>): Promise<T>;
  isRunning(key: string): boolean;
}

/** Shares a running task per key. Unlike {@link createSingleFlight}, a call after its end starts a new one. */
export function createKeyedSingleFlight<T>(): KeyedSingleFlight<T> {
  const underWay = new Map<string, Promise<T>>();
  const share = (key: string, begin: () => Promise<T>): Promise<T> => {
    const known = underWay.get(key);
    if (known) return known;
    const begun = begin().finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  };
  return Object.assign(share, { isRunning: (key: string) => underWay.has(key) });
}
