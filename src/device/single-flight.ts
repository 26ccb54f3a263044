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
