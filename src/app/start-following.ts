/** Work that starts after the page is ready. */
import { keptImport } from '../device/stored-values';
import { startAccount } from '../services/follow-account';
import { followPendingCheckIn } from '../services/pending-check-in';
import type { Services } from '../services/services';

/**
 * Starts the account's actor and the storage of pending check-ins. Completes an interrupted import.
 * @returns a function that stops the actor and the storage
 */
export function startFollowing(services: Services): () => void {
  if (keptImport.value) {
    Promise.all([import('../device/import/import-file'), import('../play/data-of-games')])
      .then(([{ finishImport }, { dataOfGames }]) => finishImport({ ...services, dataOfGames }))
      .catch((error: unknown) => console.warn('An interrupted import could not be completed', error));
  }
  const stops = [startAccount(services), followPendingCheckIn(services)];
  return () => {
    for (const stop of stops) stop();
  };
}
