/** Typical requests, as devices send them. */
import { randomUUID } from 'node:crypto';
import { type Somebody, today } from './crowd';
import type { Shot } from './fire';

/** More numbers than a connection can send within a few seconds, so that none repeats. */
const OF_A_CONNECTION = 400;

const JSON_TYPE = { 'Content-Type': 'application/json' };

let visitors = 0;

/** Returns an unused IP address: rate limits by address then count each person separately. */
function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Each returns the {@link Shot}s of one person, for their `n`th request. */
export const CALLS: Readonly<Record<string, (somebody: Somebody) => Shot>> = {
  page: () => ({ path: '/' }),
  'auth/user': ({ cookie }) => ({ path: '/api/auth/user', headers: { Cookie: cookie } }),
  analytics: ({ cookie }) => ({
    path: '/api/analytics/emotional',
    headers: { Cookie: cookie, 'Local-Day': today() },
  }),
  'verify-purchase': ({ transactionId }) => ({
    method: 'POST',
    path: '/api/verify-purchase',
    headers: { ...JSON_TYPE, 'X-Forwarded-For': nextAddress() },
    body: JSON.stringify({ transactionId }),
  }),
  // This call comes last, because the next request for figures must count its entries.
  journal: ({ cookie }) => ({
    method: 'POST',
    path: '/api/journal',
    headers: { ...JSON_TYPE, Cookie: cookie },
    body: JSON.stringify({
      entries: [{ kind: 'mood', id: randomUUID(), at: Date.now(), day: today(), hour: 12, mood: 'positive' }],
    }),
  }),
};

/**
 * Distributes people over connections: no two connections act for the same person.
 *
 * @returns the requests of a connection by its index
 */
export function sharedOut(
  people: readonly Somebody[],
  connections: number,
  call: (somebody: Somebody) => Shot,
): (connection: number) => Shot[] {
  return (connection) => {
    const mine = people.filter((_, index) => index % connections === connection % people.length);
    return Array.from({ length: OF_A_CONNECTION }, (_, n) => call(mine[n % mine.length] as Somebody));
  };
}
