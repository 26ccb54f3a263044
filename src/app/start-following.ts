/** Work that starts after the page is ready. */
import { startAccount } from '../services/follow-account';
import { followPendingCheckIn } from '../services/pending-check-in';
import type { Services } from '../services/services';

/**
 * Starts the account's actor and the storage of pending check-ins.
 * @returns a function that stops both
 */
export function startFollowing(services: Services): () => void {
  const stops = [startAccount(services), followPendingCheckIn(services)];
  return () => {
    for (const stop of stops) stop();
  };
}
