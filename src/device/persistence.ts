/** Persistent storage: a promise of the browser not to clear the app's data when the device needs space. */
import { stored } from './stored';
import { word } from './values';

/** Null: not asked yet. `asked`: not refused. `refused`: the person must still be informed. `announced`: they were. */
export const storedPersistence = stored<'asked' | 'refused' | 'announced' | null>(
  'stillgrove.persistence',
  word('asked', 'refused', 'announced'),
  null,
);

/** Asks the browser at the first call on this device, and does nothing later. */
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

/** Returns true once if the person must learn that the browser refused. */
export function consumeRefusal(): boolean {
  if (storedPersistence.value !== 'refused') return false;
  storedPersistence.set('announced');
  return true;
}
