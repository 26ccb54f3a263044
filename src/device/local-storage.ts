/**
 * The browser's small storage, which may be refused, full, or hold anything. What cannot be kept is held for this
 * visit, so that the app goes on.
 */

/** What is read back when the browser keeps nothing. */
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

/** Keeps a value on the device; if that is refused, for this visit. */
export function write(key: string, value: string): void {
  visit.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`Storage could not be written: ${key}`, error);
  }
}

/** Keeps nothing under a key any more. */
export function remove(key: string): void {
  visit.delete(key);
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`Storage could not be written: ${key}`, error);
  }
}

/**
 * Calls back with the key that another tab changed, null for all of them, and with null when a page that the browser
 * had put aside comes back, which nobody has told anything meanwhile; returns how to stop listening.
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
