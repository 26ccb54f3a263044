/**
 * The browser's small storage, which may be refused, full, or hold anything. What it does not take is
 * remembered for this visit, so that the app goes on.
 */

/** Stands for what the browser did not take or give in this visit; null for no value. */
const visit = new Map<string, string | null>();

/** The longest value that is looked at: ours are a few characters, anything else is not ours. */
const LONGEST = 1000;

/** The raw value of a key; null when there is none or it is too long to be ours. */
export function read(key: string): string | null {
  let value = visit.get(key);
  if (value === undefined) {
    try {
      value = localStorage.getItem(key);
    } catch (error) {
      console.warn(`Storage could not be read: ${key}`, error);
      // One that is refused once is refused for good; it is asked, and warned of, no more.
      visit.set(key, null);
      return null;
    }
  }
  return value !== null && value.length <= LONGEST ? value : null;
}

/** Stores a value on the device, null to remove it; if that is refused, for this visit. */
export function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    visit.delete(key);
  } catch (error) {
    console.warn(`Storage could not be written: ${key}`, error);
    visit.set(key, value);
  }
}

/**
 * Calls back when another tab changed a key, and when this page returns from the back/forward cache, where it heard of
 * no changes; returns how to stop listening.
 */
export function onOtherTab(key: string, listener: () => void): () => void {
  const handle = (event: StorageEvent) => {
    if (event.storageArea !== localStorage || (event.key !== key && event.key !== null)) return;
    // What another tab wrote is newer than what this visit remembers.
    visit.delete(key);
    listener();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('storage', handle);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', handle);
    window.removeEventListener('pageshow', comeBack);
  };
}
