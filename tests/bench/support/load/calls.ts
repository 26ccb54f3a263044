/** What people ask for, as their devices write it. */
import { randomUUID } from 'node:crypto';
import { type Somebody, today } from './crowd';
import type { Shot } from './fire';

/** More than a connection asks within a few seconds, so that none is asked twice. */
const OF_A_CONNECTION = 400;

const JSON_TYPE = { 'Content-Type': 'application/json' };

let visitors = 0;

/** An address that nobody has yet: what is limited by address counts for each person alone. */
function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Each as {@link Shot}s of one person, who asks for the `n`th time. */
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
  // Last: what is sent has to be counted by whoever asks for figures next.
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
 * Shares people out among connections: no two connections ever ask for one person, as no two devices of a person do.
 *
 * @returns what the connection of a number asks in turn.
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
