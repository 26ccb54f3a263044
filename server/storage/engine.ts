/** What both engines have in common. */
import { sql } from 'drizzle-orm';
import { logError } from '../log';
import type { Database } from './database';
import { UnreachableError, whyUnreachable } from './unreachable';

/**
 * Makes the transactions of a database say when it is the database that failed: what the drivers throw as they begin
 * and end one is not marked by Drizzle as its queries are.
 *
 * @param run How the engine does a transaction.
 */
export function guardTransactions(database: Database, run: Database['transaction']): void {
  database.transaction = async (work, config) => {
    let thrownByWork: unknown;
    try {
      return await run(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          thrownByWork = error;
          throw error;
        }
      }, config);
    } catch (error) {
      const reason = error === thrownByWork ? undefined : whyUnreachable(error);
      throw reason === undefined ? error : new UnreachableError(reason, { cause: error });
    }
  };
}

/** @returns what does something the first time, and every other time waits for that. */
export function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= act();
    return done;
  };
}

/** @returns what asks whether the database answers; any number of people asking at once costs one query. */
export function troubleOf(database: Database): () => Promise<string | undefined> {
  let asked: Promise<string | undefined> | undefined;
  return () => {
    asked ??= database
      .execute(sql`select 1`)
      .then(
        () => undefined,
        (error) => {
          logError(error, 'warn');
          return 'The database does not answer.';
        },
      )
      .finally(() => {
        asked = undefined;
      });
    return asked;
  };
}

/**
 * @param ask What costs too much to be asked by everybody.
 * @param every For so long its answer holds (ms).
 * @returns what gives the last answer, and asks again when that is too old; any number of people ask once.
 */
export function atMostEvery<Result>(every: number, ask: () => Promise<Result>): () => Promise<Result> {
  let last: { readonly at: number; readonly answer: Promise<Result> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at >= every) {
      const answer = ask();
      last = { at: now, answer };
      // One that could not even be asked is no answer.
      answer.catch(() => {
        if (last?.answer === answer) last = undefined;
      });
    }
    return last.answer;
  };
}
