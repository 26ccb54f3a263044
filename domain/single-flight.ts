/** Work that is done once, however many callers ask for its result. */
export interface SingleFlight<T> {
  /** Starts the work, or joins it if it has started. After a failure the next call starts again. */
  (): Promise<T>;
  /** Forgets the work and its result: the next call starts again. */
  reset(): void;
  /** The work that has started, or its result; undefined while nothing has. */
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

/** Work of which each key has its own. */
export interface SingleFlights<T> {
  /** Starts the work for a key, or joins it while it is being done. */
  (key: string, begin: () => Promise<T>): Promise<T>;
  /** Whether the work for a key is being done. */
  isUnderWay(key: string): boolean;
}

/**
 * Work that is done once for all who ask for the same thing while it is being done. Unlike {@link singleFlight} it keeps
 * no result: who asks afterwards starts anew.
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
