/** Persistent storage: a promise of the browser not to clear the app's data when the device needs space. */
import { stored } from './stored';
import { word } from './values';

/**
 * State of the request for persistent storage. `asked`: the browser was asked and did not refuse. `refused`: the person
 * must still be informed. `announced`: the person was informed. Null: not asked yet.
 */
export const storedPersistence = stored<'asked' | 'refused' | 'announced' | null>(
  'stillgrove.persistence',
  word('asked', 'refused', 'announced'),
  null,
);

/**
 * Asks the browser for persistent storage at the first call on this device, and does nothing later. The check-in calls
 * it after each saved mood, because before the first one the journal has little that is worth keeping.
 */
export async function requestPersistence(): Promise<void> {
  if (storedPersistence.value !== null) return;
  storedPersistence.set('asked');
  if (!(await promises())) storedPersistence.set('refused');
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

/** Returns whether to inform the person that the browser refused. Returns true only once. */
export function consumeRefusal(): boolean {
  if (storedPersistence.value !== 'refused') return false;
  storedPersistence.set('announced');
  return true;
}
