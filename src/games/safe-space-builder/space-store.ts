/**
 * The safe space in the browser's small storage: the saved record, and drafts of what was not saved. A text that cannot
 * be read, or not wholly, is put aside before anything takes its place.
 */
import type { Space } from '../../../domain/safe-space';
import { readRecord, writeRecord } from '../../../domain/safe-space-record';

export const SAVED_KEY = 'safeSpace';
/** Followed by the tab's own id. */
export const DRAFT = 'safeSpace.draft.';
/** Followed by a number. */
export const ASIDE = 'safeSpace.aside.';

/** In the tab's own storage, which a reload keeps and another tab never sees. */
const TAB_KEY = 'safeSpace.tab';

export interface Loaded {
  /** What was saved; null when there is none that can be read. */
  readonly saved: Space | null;
  /** What was changed since and not saved. */
  readonly draft: Space | null;
  /** Whether a text was found of which nothing, or not all, could be read. */
  readonly trouble: 'unreadable' | 'partlyUnreadable' | undefined;
}

export class SpaceStore {
  readonly #tab = tabId();
  /** The saved text as this tab has seen or written it last. */
  #seen: string | null = null;
  /** Texts that could not be put aside yet, for want of room. */
  readonly #unkept = new Set<string>();

  /** @throws what the browser throws when it refuses to be read */
  load(): Loaded {
    this.#seen = localStorage.getItem(SAVED_KEY);
    const saved = this.#read(SAVED_KEY, this.#seen);
    const [key, text] = this.#findDraft();
    const draft = this.#read(key, text);
    // Whatever tab it was of: from now on it is this one's.
    if (draft.space && key !== this.#draftKey) this.#move(key, this.#draftKey, text as string);
    return { saved: saved.space, draft: draft.space, trouble: saved.trouble ?? draft.trouble };
  }

  /** Whether another tab has saved something else since this one looked. @throws what the browser throws */
  get isContested(): boolean {
    const text = localStorage.getItem(SAVED_KEY);
    return text !== null && text !== this.#seen;
  }

  /** @throws what the browser throws when there is no room for it; then everything is as it was */
  save(space: Space): void {
    const text = writeRecord(space);
    const before = localStorage.getItem(SAVED_KEY);
    // What could not be put aside leaves its place only to go there.
    if (before !== null && this.#unkept.has(before)) this.#move(SAVED_KEY, freeKey(), before);
    localStorage.setItem(SAVED_KEY, text);
    this.#seen = text;
    this.dropDraft();
  }

  /** @throws what the browser throws when there is no room for it */
  saveDraft(space: Space): void {
    localStorage.setItem(this.#draftKey, writeRecord(space));
  }

  dropDraft(): void {
    localStorage.removeItem(this.#draftKey);
  }

  get #draftKey(): string {
    return DRAFT + this.#tab;
  }

  /** This tab's own draft, or else any that a tab has left behind. */
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
    console.warn('Some of the stored safe space cannot be read');
    this.#keepAside(() => localStorage.setItem(freeKey(), text), text, isKept);
    return isKept ? { space: reading.space } : { space: reading.space, trouble: 'partlyUnreadable' };
  }

  #keepAside(keep: () => void, text: string, isKept: boolean): void {
    if (isKept) return;
    try {
      keep();
    } catch (error) {
      console.warn('What cannot be read could not be put aside yet', error);
      this.#unkept.add(text);
    }
  }

  /** Needs no more room than the text has already, but for a few letters. @throws when there is not even that; then it stays */
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

/** All of it, as it is stored. @throws what the browser throws when it refuses to be read */
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

/** @throws what the browser throws when it refuses */
export function wipeAll(): void {
  for (const key of [SAVED_KEY, ...keysBelow(DRAFT), ...keysBelow(ASIDE)]) localStorage.removeItem(key);
}

/** Keys of the browser's small storage that begin so, in order. */
export const keysBelow = (prefix: string): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .sort();

/** Where the next text that cannot be read goes. */
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

/** The same after a reload, another in every tab. */
function tabId(): string {
  const id = String(Date.now()) + Math.random().toString(36).slice(2, 8);
  try {
    const known = sessionStorage.getItem(TAB_KEY);
    if (known) return known;
    sessionStorage.setItem(TAB_KEY, id);
  } catch (error) {
    console.warn('This tab could not be given a name for its draft', error);
  }
  return id;
}
