/** Something that is fetched or opened once, however many ask for it. */
export interface SingleFlight<T> {
  /** Begins it, or joins what has begun. After a failure the next call begins anew. */
  (): Promise<T>;
  /** Forgets what has begun or is there: the next call begins anew. */
  reset(): void;
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
  });
}
