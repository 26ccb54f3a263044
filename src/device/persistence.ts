/** Persistent storage: a promise of the browser not to clear the app's data when the device needs space. */
import { stored } from './stored';
import { oneOfSchema } from './values';

/** Null: not asked yet. `asked`: not refused. `refused`: the person must still be informed. `announced`: they were. */
export const storedPersistenceState = stored<'asked' | 'refused' | 'announced' | null>(
  'stillgrove.persistence',
  oneOfSchema('asked', 'refused', 'announced'),
  null,
);

/** Asks the browser at the first call on this device, and does nothing later. */
export async function requestPersistence(): Promise<void> {
  if (storedPersistenceState.value !== null) return;
  storedPersistenceState.set('asked');
  if (!(await promises())) storedPersistenceState.set('refused');
}

async function promises(): Promise<boolean> {
  // WebKitGTK and Safari before 15.2 have no `persist`.
  if (!navigator.storage?.persist) return false;
  try {
    return await navigator.storage.persist();
  } catch (error) {
    console.warn('Persistent storage could not be requested', error);
    return false;
  }
}

/** Returns true once if the person must learn that the browser refused. */
export function consumePersistenceRefusal(): boolean {
  if (storedPersistenceState.value !== 'refused') return false;
  storedPersistenceState.set('announced');
  return true;
}
