/**
 * Access to localStorage. The browser may refuse the access, the storage may be full, and a value may be any text.
 * Refused values stay in memory for this visit.
 */

/** Values that the browser refused to store or read during this visit; null for no value. */
const visit = new Map<string, string | null>();

/**
 * Maximum length of a value, characters. The longest value that the app stores through this module is an interrupted
 * session, with about 1200 characters.
 */
const LONGEST = 4000;

/**
 * Returns the raw value of a key. Returns null when the value is missing or too long for this app, or when the browser
 * refuses access.
 */
export function read(key: string): string | null {
  let value = visit.get(key);
  if (value === undefined) {
    try {
      value = localStorage.getItem(key);
    } catch (error) {
      console.warn(`Storage could not be read: ${key}`, error);
      // After a refusal the app neither reads this key nor warns about it again.
      visit.set(key, null);
      return null;
    }
  }
  return value !== null && value.length <= LONGEST ? value : null;
}

/** Stores a value on the device; null deletes it. If the browser refuses, keeps it for this visit. */
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

/** Listeners of {@link onOtherTab} with their keys. They share the event listeners on the window. */
const followers = new Map<() => void, string>();

function follow({ key, storageArea }: StorageEvent): void {
  if (storageArea !== localStorage) return;
  for (const [listener, own] of [...followers]) {
    if (key !== own && key !== null) continue;
    // The other tab's value is newer than this visit's.
    visit.delete(own);
    listener();
  }
}

function comeBack({ persisted }: PageTransitionEvent): void {
  if (persisted) for (const listener of [...followers.keys()]) listener();
}

/**
 * Calls a listener when another tab has changed this key, and when this page returns from the back/forward cache. A
 * page in that cache receives no events. Returns the unsubscribe function.
 */
export function onOtherTab(key: string, listener: () => void): () => void {
  const follower = () => listener();
  followers.set(follower, key);
  // Adding the same listener twice has no effect.
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', comeBack);
  return () => {
    followers.delete(follower);
  };
}
