/**
 * The safe space on this device: the saved record in localStorage, and drafts of unsaved changes in the database. A
 * text that is not fully readable is set aside before it is overwritten.
 */
import type { Space } from '../../../domain/safe-space';
import { parseSpaceRecord, serializeSpace } from '../../../domain/safe-space-record';
import { newId } from '../../device/new-id';
import { readText, writeText } from '../../device/stored';
import type { TabIdClaim } from '../../device/tab-id-claim';
import type { Database, Tables } from '../../device/tables';

export const SAVED_KEY = 'safeSpace';
export const SLUG = 'safe-space-builder';

export interface SpaceReading {
  /** Null if there is none or it is unreadable. */
  readonly space: Space | null;
  /** The stored text if it is not fully readable. */
  readonly broken?: string;
}

export function readSpace(text: string | null): SpaceReading {
  if (text === null) return { space: null };
  const reading = parseSpaceRecord(text);
  if (reading.kind === 'unreadable') console.warn('A stored safe space cannot be read', reading.reason);
  const space = reading.kind === 'space' ? reading.space : null;
  return reading.kind === 'space' && reading.isWhole ? { space } : { space, broken: text };
}

/** Returns false if the text was set aside before. */
export async function setAsideSpaceText(tables: Tables, text: string): Promise<boolean> {
  const aside = await tables.aside.getAll();
  if (aside.some(({ game, value }) => game === SLUG && value === text)) return false;
  await tables.aside.put({ id: newId(), game: SLUG, value: text });
  return true;
}

export class SpaceStore {
  readonly #database: () => Promise<Database>;
  readonly #tab: Pick<TabIdClaim, 'id'>;
  /** The saved text that this tab last read or wrote. */
  #seen: string | null = null;
  /** A saved text that is not fully readable and not set aside yet. */
  #broken: string | undefined;

  constructor(database: () => Promise<Database>, tab: Pick<TabIdClaim, 'id'>) {
    this.#database = database;
    this.#tab = tab;
  }

  readSaved(): SpaceReading {
    this.#seen = readText(SAVED_KEY);
    const saved = readSpace(this.#seen);
    this.#broken = saved.broken;
    return saved;
  }

  /**
   * Sets the saved text aside if it is not fully readable. Deletes it if nothing of it is readable.
   * @returns whether a text was set aside
   * @throws DatabaseTimeoutError, and errors of IndexedDB. The text then stays, and {@link save} tries again.
   */
  async setAside(): Promise<boolean> {
    const text = this.#broken;
    if (text === undefined) return false;
    const isNew = await (await this.#database()).change(
      (tables) => setAsideSpaceText(tables, text),
      ['aside'],
    );
    this.#broken = undefined;
    if (parseSpaceRecord(text).kind === 'unreadable' && readText(SAVED_KEY) === text) {
      writeText(SAVED_KEY, null);
      this.#seen = null;
    }
    return isNew;
  }

  /**
   * Without a draft of its own, this tab takes over another tab's draft.
   * @throws DatabaseTimeoutError, and errors of IndexedDB
   */
  async takeDraft(): Promise<Space | null> {
    const database = await this.#database();
    return database.change(
      async (tables) => {
        const own = await tables.drafts.get(this.#tab.id);
        const record = own ?? (await tables.drafts.getAll())[0];
        if (!record) return null;
        const { space, broken } = readSpace(JSON.stringify(record.space) ?? 'null');
        if (broken !== undefined) await setAsideSpaceText(tables, broken);
        // Other tabs must no longer find this draft.
        if (!own || space === null) await tables.drafts.delete(record.tab);
        if (!own && space !== null) await tables.drafts.put({ tab: this.#tab.id, space });
        return space;
      },
      ['drafts', 'aside'],
    );
  }

  /** Whether another tab has saved a different space since this tab last read or saved. */
  get isContested(): boolean {
    const text = readText(SAVED_KEY);
    return text !== null && text !== this.#seen;
  }

  /** Whether {@link save} must call {@link setAside} first. */
  get hasBroken(): boolean {
    return this.#broken !== undefined;
  }

  /** Returns false if the browser refuses. */
  save(space: Space): boolean {
    this.#seen = serializeSpace(space);
    return writeText(SAVED_KEY, this.#seen);
  }

  /** Null deletes the draft. @throws DatabaseTimeoutError, and errors of IndexedDB */
  async storeDraft(space: Space | null): Promise<void> {
    const tab = this.#tab.id;
    await (await this.#database()).write(
      (tables) => (space ? tables.drafts.put({ tab, space }) : tables.drafts.delete(tab)),
      ['drafts'],
    );
  }
}
