/**
 * The safe space in localStorage: the saved record, and drafts of unsaved changes. A text that is not fully readable
 * is set aside before it is overwritten.
 */
import type { Space } from '../../../domain/safe-space';
import { readRecord, writeRecord } from '../../../domain/safe-space-record';
import type { TabClaim } from '../../device/tab-claim';

export const SAVED_KEY = 'safeSpace';
/** Prefix of a draft's key. The tab's id follows. */
export const DRAFT = 'safeSpace.draft.';
/** Prefix of an unreadable text's key. A number follows. */
export const ASIDE = 'safeSpace.aside.';

export interface Loaded {
  /** The saved space; null if there is none or it is unreadable. */
  readonly saved: Space | null;
  /** Draft with changes since the last save; null for none. */
  readonly draft: Space | null;
  /** Whether a stored text is unreadable or only partly readable; undefined if neither. */
  readonly trouble: 'unreadable' | 'partlyUnreadable' | undefined;
}

export class SpaceStore {
  readonly #tab: Pick<TabClaim, 'id'>;
  /** The saved text that this tab last read or wrote. */
  #seen: string | null = null;
  /** Texts that were not set aside yet, because the storage was full. */
  readonly #unkept = new Set<string>();

  /** @param tab this tab, which has its own draft */
  constructor(tab: Pick<TabClaim, 'id'>) {
    this.#tab = tab;
  }

  /**
   * Reads the space and its draft. Without a draft of its own, this tab takes over another tab's draft. Sets unreadable
   * texts aside.
   * @throws the browser's error when the browser refuses access, or when the storage is full
   */
  load(): Loaded {
    this.#seen = localStorage.getItem(SAVED_KEY);
    const saved = this.#read(SAVED_KEY, this.#seen);
    const [key, text] = this.#findDraft();
    const draft = this.#read(key, text);
    // Other tabs must no longer find this draft.
    if (draft.space && key !== this.#draftKey) this.#move(key, this.#draftKey, text as string);
    return { saved: saved.space, draft: draft.space, trouble: saved.trouble ?? draft.trouble };
  }

  /**
   * Whether another tab has saved a different space since this tab last read or saved the space.
   * @throws the browser's error
   */
  get isContested(): boolean {
    const text = localStorage.getItem(SAVED_KEY);
    return text !== null && text !== this.#seen;
  }

  /**
   * Saves the space and deletes the draft.
   * @throws the browser's error when the storage is full. No stored text is lost.
   */
  save(space: Space): void {
    const text = writeRecord(space);
    const before = localStorage.getItem(SAVED_KEY);
    // The storage was full when this text should have been set aside. If it is still full, the save fails.
    if (before !== null && this.#unkept.has(before)) this.#move(SAVED_KEY, freeKey(), before);
    localStorage.setItem(SAVED_KEY, text);
    this.#seen = text;
    this.dropDraft();
  }

  /**
   * Saves the draft.
   * @throws the browser's error when the storage is full
   */
  saveDraft(space: Space): void {
    localStorage.setItem(this.#draftKey, writeRecord(space));
  }

  /** Whether this tab has a stored draft. */
  get hasDraft(): boolean {
    return localStorage.getItem(this.#draftKey) !== null;
  }

  dropDraft(): void {
    localStorage.removeItem(this.#draftKey);
  }

  get #draftKey(): string {
    return DRAFT + this.#tab.id;
  }

  /** Returns this tab's draft. Without one, returns the draft of another tab. */
  #findDraft(): readonly [key: string, text: string | null] {
    const own = localStorage.getItem(this.#draftKey);
    const [other] = own === null ? keysBelow(DRAFT) : [];
    return other ? [other, localStorage.getItem(other)] : [this.#draftKey, own];
  }

  #read(key: string, text: string | null): { space: Space | null; trouble?: Loaded['trouble'] } {
    if (text === null) return { space: null };
    const reading = readRecord(text);
    if (reading.kind === 'space' && reading.isWhole) return { space: reading.space };
    const isKept = keysBelow(ASIDE).some((aside) => localStorage.getItem(aside) === text);
    if (reading.kind === 'unreadable') {
      console.warn('The stored safe space cannot be read', reading.reason);
      this.#keepAside(() => this.#move(key, freeKey(), text), text, isKept);
      if (key === SAVED_KEY) this.#seen = localStorage.getItem(SAVED_KEY);
      return { space: null, trouble: 'unreadable' };
    }
    console.warn('Parts of the stored safe space cannot be read');
    this.#keepAside(() => localStorage.setItem(freeKey(), text), text, isKept);
    return isKept ? { space: reading.space } : { space: reading.space, trouble: 'partlyUnreadable' };
  }

  #keepAside(keep: () => void, text: string, isKept: boolean): void {
    if (isKept) return;
    try {
      keep();
    } catch (error) {
      console.warn('The unreadable safe space could not be set aside yet', error);
      this.#unkept.add(text);
    }
  }

  /**
   * Moves a text to another key. The move needs only a few characters of free storage.
   * @throws when the storage is full. The text then stays under its old key.
   */
  #move(from: string, to: string, text: string): void {
    localStorage.removeItem(from);
    try {
      localStorage.setItem(to, text);
      this.#unkept.delete(text);
    } catch (error) {
      localStorage.setItem(from, text);
      throw error;
    }
  }
}

/**
 * Returns all stored texts.
 * @throws the browser's error when the browser refuses to read
 */
export function readAll(): unknown {
  const text = localStorage.getItem(SAVED_KEY);
  const drafts = keysBelow(DRAFT).map((key) => asJson(localStorage.getItem(key)));
  const aside = keysBelow(ASIDE).map((key) => localStorage.getItem(key));
  if (text === null && drafts.length === 0 && aside.length === 0) return undefined;
  return {
    saved: asJson(text),
    ...(drafts.length > 0 && { drafts }),
    ...(aside.length > 0 && { aside }),
  };
}

/**
 * Deletes all stored texts.
 * @throws the browser's error
 */
export function wipeAll(): void {
  for (const key of [SAVED_KEY, ...keysBelow(DRAFT), ...keysBelow(ASIDE)]) localStorage.removeItem(key);
}

/** Returns the keys of localStorage with this prefix, in order. */
export const keysBelow = (prefix: string): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .sort();

/** Returns a free key for the next text to set aside. */
export function freeKey(): string {
  let count = 1;
  while (localStorage.getItem(ASIDE + count) !== null) count += 1;
  return ASIDE + count;
}

function asJson(text: string | null): unknown {
  if (text === null) return null;
  const reading = readRecord(text);
  return reading.kind === 'space' && reading.isWhole ? reading.space : text;
}
