/** Work that starts after the page is ready. */
import { followJournal } from '../data/journal-changes';
import { startAccount } from '../services/follow-account';
import { followPendingCheckIn } from '../services/pending-check-in';
import type { Services } from '../services/services';

/**
 * Starts the account's actor, the storage of pending check-ins, and the updates of journal queries.
 * @returns a function that stops this
 */
export function startFollowing(services: Services): () => void {
  const stops = [startAccount(services), followPendingCheckIn(services), followJournal(services)];
  return () => {
    for (const stop of stops) stop();
  };
}
