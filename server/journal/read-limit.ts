import type { MiddlewareHandler } from 'hono';
import type { SignedInEnv } from '../accounts/require-session';
import type { Clock } from '../base/clock';
import { tooManyRequests } from '../limits/limits';

/**
 * Reads per person within {@link WINDOW}: pages of the copy and figures together. A new device reads ten full years in
 * 81 pages, and a visit to the dashboard takes three reads.
 */
const MOST_READS = 600;
/** Time until the counts start again (ms). */
const WINDOW = 10 * 60 * 1000;

/**
 * Answers 429 beyond {@link MOST_READS}. It counts in memory, because a read must not wait for a write, and succeeds on
 * a full disk. Each process has its own counts.
 */
export function createReadLimit(clock: Clock): MiddlewareHandler<SignedInEnv> {
  // All windows end together, so the counts need no sweep.
  const counts = new Map<string, number>();
  let ends = 0;
  return async (c, next) => {
    const now = clock().getTime();
    // A clock that was set back would leave a window that is too long.
    if (now >= ends || now < ends - WINDOW) {
      counts.clear();
      ends = now + WINDOW;
    }
    const { id } = c.var.user;
    const count = (counts.get(id) ?? 0) + 1;
    if (count > MOST_READS) return tooManyRequests(c, Math.ceil((ends - now) / 1000));
    counts.set(id, count);
    await next();
  };
}
