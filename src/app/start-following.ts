/** What begins once the page stands: the account, and the rest of an import that a closed page has cut. */
import { keptImport } from '../device/stored-values';
import { startAccount } from '../services/follow-account';
import type { Services } from '../services/services';

/** @returns how to stop */
export function startFollowing(services: Services): () => void {
  if (keptImport.value) {
    Promise.all([import('../device/import/import-file'), import('../play/data-of-games')])
      .then(([{ finishImport }, { dataOfGames }]) => finishImport({ ...services, dataOfGames }))
      .catch((error: unknown) => console.warn('An import still waits for its end', error));
  }
  return startAccount(services);
}
