import { followJournal } from '../data/journal-changes';
import { startAccount } from '../services/follow-account';
import { followPendingCheckIn } from '../services/pending-check-in';
import type { Services } from '../services/services';

/** Starts what may wait until the page is ready. Returns a function that stops it. */
export function startFollowing(services: Services): () => void {
  const stops = [startAccount(services), followPendingCheckIn(services), followJournal(services)];
  return () => {
    for (const stop of stops) stop();
  };
}
