/**
 * The browser's small storage, which may be refused, full, or hold anything. What it does not take is
 * remembered for this visit, so that the app goes on.
 */

/** Values of this visit, read when the browser stores none. */
const visit = new Map<string, string>();

/** The longest value that is looked at: ours are a few characters, anything else is not ours. */
const LONGEST = 1000;

/** The raw value of a key; null when there is none or it is too long to be ours. */
export function read(key: string): string | null {
  let value: string | null;
  try {
    value = localStorage.getItem(key);
  } catch (error) {
    console.warn(`Storage could not be read: ${key}`, error);
    value = null;
  }
  value ??= visit.get(key) ?? null;
  return value !== null && value.length <= LONGEST ? value : null;
}

/** Stores a value on the device; if that is refused, for this visit. */
export function write(key: string, value: string): void {
  visit.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`Storage could not be written: ${key}`, error);
  }
}

/** Removes a key and its value. */
export function remove(key: string): void {
  visit.delete(key);
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`Storage could not be written: ${key}`, error);
  }
}

/**
 * Calls back with the key that another tab changed, null for all of them, and with null when this page returns
 * from the back/forward cache, where it heard of no changes; returns how to stop listening.
 */
export function onOtherTab(listener: (key: string | null) => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.storageArea !== localStorage) return;
    // What another tab wrote is newer than what this visit remembers.
    if (event.key === null) visit.clear();
    else visit.delete(event.key);
    listener(event.key);
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(null);
  };
  window.addEventListener('storage', handle);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', handle);
    window.removeEventListener('pageshow', comeBack);
  };
}
