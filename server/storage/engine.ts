import { sql } from 'drizzle-orm';
import { logError } from '../base/log';
import type { Database } from './database';
import { UnreachableError, unreachableReason } from './unreachable';

/**
 * Makes transactions throw {@link UnreachableError} when the database fails at their beginning or end. Drizzle itself
 * marks only failures of queries.
 * @param transaction transaction function of the engine
 */
export function patchTransaction(database: Database, transaction: Database['transaction']): void {
  database.transaction = async (work, config) => {
    let thrownByWork: unknown;
    try {
      return await transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          thrownByWork = error;
          throw error;
        }
      }, config);
    } catch (error) {
      const reason = error === thrownByWork ? undefined : unreachableReason(error);
      throw reason === undefined ? error : new UnreachableError(reason, { cause: error });
    }
  };
}

/** Later calls return the promise of the first one. */
export function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= act();
    return done;
  };
}

/** Queries the database, and resolves with a message if the query fails. Concurrent calls share one query. */
export function createReadCheck(database: Database): () => Promise<string | undefined> {
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

/** Caches the result of an expensive check for `every` ms. Concurrent calls share one check. */
export function cacheCheckResult<Result>(every: number, ask: () => Promise<Result>): () => Promise<Result> {
  let last: { readonly at: number; readonly answer: Promise<Result> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at >= every) {
      const answer = ask();
      last = { at: now, answer };
      // A check that threw is not cached.
      answer.catch(() => {
        if (last?.answer === answer) last = undefined;
      });
    }
    return last.answer;
  };
}
