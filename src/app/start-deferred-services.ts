import { startJournalQueryRefresh } from '../data/journal-changes';
import { startAccountSync } from '../services/follow-account';
import { persistPendingCheckIn } from '../services/pending-check-in';
import type { Services } from '../services/services';

/** Starts what may wait until the page is ready. Returns a function that stops it. */
export function startDeferredServices(services: Services): () => void {
  const stops = [
    startAccountSync(services),
    persistPendingCheckIn(services),
    startJournalQueryRefresh(services),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
