/** Persistent storage: a promise of the browser not to clear the app's data when the device needs space. */
import { read, write } from './local-storage';

/**
 * Value `asked`: the browser was asked and did not refuse. `refused`: the person must still be told. `told`: the
 * person was told.
 */
const KEY = 'stillgrove.keeping';

/**
 * Asks the browser for persistent storage at the first call on this device, and does nothing later. The check-in calls
 * it after each saved mood, because before the first one the journal has little that is worth keeping.
 */
export async function askToKeep(): Promise<void> {
  if (read(KEY) !== null) return;
  write(KEY, 'asked');
  if (!(await promises())) write(KEY, 'refused');
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

/** Returns whether to tell the person that the browser refused. Returns true only once. */
export function tellOfRefusal(): boolean {
  if (read(KEY) !== 'refused') return false;
  write(KEY, 'told');
  return true;
}
