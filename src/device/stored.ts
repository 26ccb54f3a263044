/**
 * Single values in localStorage: JSON, except a string, which is stored as it is. A stored text may be anything. A
 * value that the browser refuses to store stays in memory for this visit.
 */
import { Listeners } from '../../engine/stage/listeners';

/** Parses an unknown value. Schemas of zod are of this form. `data` is undefined for an invalid value. */
export interface Schema<T> {
  safeParse(value: unknown): { readonly data?: T | undefined };
}

/** Makes a schema of a function. The first screen reads its values with these, because it does not load zod. */
export const schemaFrom = <T>(parse: (value: unknown) => T | undefined): Schema<T> => ({
  safeParse: (value) => ({ data: parse(value) }),
});

export type UnknownRecord = Readonly<Record<string, unknown>>;

export const isUnknownRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts that the browser refused to store or read during this visit; null for no text. */
const visit = new Map<string, string | null>();

/** Returns the stored text; null if there is none, or if the browser refuses access. */
export function readText(name: string): string | null {
  const text = visit.get(name);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(name);
  } catch (error) {
    console.warn(`Storage could not be read: ${name}`, error);
    // After a refusal the app neither reads this text nor warns about it again.
    visit.set(name, null);
    return null;
  }
}

/** Stores a text; null deletes it. Returns whether the device has stored it, and not only this visit. */
export function writeText(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    visit.delete(name);
    return true;
  } catch (error) {
    console.warn(`Storage could not be written: ${name}`, error);
    visit.set(name, text);
    return false;
  }
}

/** Listeners of {@link onOtherTabChange} with their names. They share the event listeners on the window. */
const followers = new Map<() => void, string>();

function follow({ key, storageArea }: StorageEvent): void {
  if (storageArea !== localStorage) return;
  for (const [listener, name] of [...followers]) {
    if (key !== name && key !== null) continue;
    // The other tab's text is newer than this visit's.
    visit.delete(name);
    listener();
  }
}

function comeBack({ persisted }: PageTransitionEvent): void {
  if (persisted) for (const listener of [...followers.keys()]) listener();
}

/** Calls a listener after a change in another tab, and after a stay in the back/forward cache, which gets no events. */
export function onOtherTabChange(name: string, listener: () => void): () => void {
  const follower = () => listener();
  followers.set(follower, name);
  // Adding the same listener twice has no effect.
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', comeBack);
  return () => {
    followers.delete(follower);
  };
}

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export class Stored<T> {
  readonly key: string;
  readonly schema: Schema<T>;
  readonly #fallback: T;
  /** A further key, which is read while the value has none, and never written. */
  readonly #legacyKey: string | undefined;
  readonly #changes = new Listeners();
  #text: string | null = null;
  #stored: T | undefined;
  /** Whether this object listens to other tabs. It listens from the first subscription on, and never stops. */
  #isFollowing = false;

  constructor(key: string, schema: Schema<T>, fallback: T, legacyKey?: string) {
    this.key = key;
    this.schema = schema;
    this.#fallback = fallback;
    this.#legacyKey = legacyKey;
  }

  get keys(): readonly string[] {
    return this.#legacyKey === undefined ? [this.key] : [this.key, this.#legacyKey];
  }

  /** The stored value; undefined if it is missing or invalid. The same object until it changes. */
  get stored(): T | undefined {
    const text = readText(this.key) ?? (this.#legacyKey === undefined ? null : readText(this.#legacyKey));
    if (text !== this.#text) {
      this.#text = text;
      this.#stored = text === null ? undefined : this.#parse(text);
    }
    return this.#stored;
  }

  #parse(text: string): T | undefined {
    const { data } = this.schema.safeParse(valueIn(text));
    return data ?? this.schema.safeParse(text).data;
  }

  get value(): T {
    return this.stored ?? this.#fallback;
  }

  /** Stores a value; null deletes it. Returns whether the device has stored it, and not only this visit. */
  set = (value: T): boolean => {
    const text: string | null =
      value === null || typeof value === 'string' ? (value as string | null) : JSON.stringify(value);
    const isStored = writeText(this.key, text);
    this.#changes.notify();
    return isStored;
  };

  change = (changes: Partial<T>): boolean => this.set({ ...this.value, ...changes });

  /** Deletes the stored value, so that the fallback applies. */
  remove = (): void => {
    writeText(this.key, null);
    this.#changes.notify();
  };

  /** Calls a listener on every change, in this tab or another. */
  subscribe = (listener: () => void): (() => void) => {
    if (!this.#isFollowing) this.onOtherTab(this.#changes.notify);
    this.#isFollowing = true;
    return this.#changes.subscribe(listener);
  };

  /** Like {@link subscribe}, without the changes of this tab. */
  onOtherTab = (listener: () => void): (() => void) => onOtherTabChange(this.key, listener);
}

/** Describes a value in localStorage. `fallback` applies while none is stored, or an invalid one. */
export const stored = <T>(key: string, schema: Schema<T>, fallback: T, legacyKey?: string): Stored<T> =>
  new Stored(key, schema, fallback, legacyKey);
