/** Typical requests of players' devices. */
import { randomUUID } from 'node:crypto';
import { type Somebody, today } from './crowd';
import type { Shot } from './fire';

/** Prepared requests per connection. A connection sends fewer in a few seconds, so it repeats none. */
const OF_A_CONNECTION = 400;

const JSON_TYPE = { 'Content-Type': 'application/json' };

let visitors = 0;

/** Returns an unused IP address, so that the server's limit per address refuses no request. */
function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Functions that create the next {@link Shot} of one person, by the name of the request. */
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
  // This request comes last, because a later request for analytics would have to count the new entries.
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
 * Distributes people among connections. Each person belongs to one connection, unless there are more connections than
 * people.
 *
 * @returns a function from the index of a connection to that connection's requests
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
