/** Whether the browser promises to keep what is stored here, or may clear it when it needs room. */
import { read, write } from './local-storage';

/** `asked`: granted, or nobody can tell; `refused`: the person is still to be told; `told`: they were. */
const KEY = 'stillgrove.keeping';

/** Asks the browser, once on this device: after the first mood there is something that would be missed. */
export async function askToKeep(): Promise<void> {
  if (read(KEY) !== null || !navigator.storage?.persist) return;
  write(KEY, 'asked');
  try {
    if (!(await navigator.storage.persist())) write(KEY, 'refused');
  } catch (error) {
    console.warn('The browser was not asked to keep the journal', error);
  }
}

/** Whether the browser refused, and nobody was told yet; from here on they were. */
export function tellOfRefusal(): boolean {
  if (read(KEY) !== 'refused') return false;
  write(KEY, 'told');
  return true;
}
