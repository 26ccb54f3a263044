/** Syncs this device's journal with its copy on the server. */
import {
  type JournalChanges,
  MAX_BATCH_SIZE,
  type SentVersion,
  type SyncedVersion,
  toSentVersion,
  toStoredEntry,
} from '../../domain/contract';
import { areSameVersion, isRemoval } from '../../domain/journal';
import { forgetRemoteJournal, putDay } from './journal';
import {
  filterDayVersions,
  mergeIntoDayRecord,
  type StoredVersion,
  versionIn,
  versionsIn,
} from './journal-day';
import type { Database, Tables, UnsentRecord } from './tables';

/** Calls to the copy. They reject with RequestError, TypeError (no answer), or SyntaxError or ZodError (malformed). */
export interface RemoteJournal {
  changes(since: string | undefined): Promise<JournalChanges>;
  send(versions: readonly SyncedVersion[]): Promise<unknown>;
}

/**
 * `done`: device and copy are equal, except for refused entries. `later`: a call failed, and a retry continues.
 * `unanswered`: the same, without an answer. `ended`: the session is over. `off`: sync is off, the copy deleted.
 */
export type SyncOutcome = 'done' | 'later' | 'unanswered' | 'ended' | 'off';

/** HTTP statuses with which the server refuses entries: 400 for malformed ones, 413 for a body that is too large. */
const REFUSED: readonly unknown[] = [400, 413];
/** HTTP status with which the server refuses new entries because the copy is full. */
const FULL = 422;

/** Number of deletions of the copy during one sync after which the sync gives up. */
const MOST_DELETIONS = 3;

const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;

/**
 * Merges the copy's changes, then sends the unsent entries. An interruption sends some twice, which changes nothing.
 * @param person owner of the journal; never the guest
 * @param onMerged called after a merge of the copy's changes, or a deletion of the copy
 * @param onRefused called with the number of refused entries, which stay on this device and are not sent again
 * @throws the error of IndexedDB, or the SyntaxError or ZodError of a malformed answer
 */
export async function syncWithRemote(
  database: Database,
  person: string,
  copy: RemoteJournal,
  onMerged: () => void = () => undefined,
  onRefused: (count: number) => void = () => undefined,
): Promise<SyncOutcome> {
  const device = new DeviceSide(database, person);
  for (let deletions = 0; deletions < MOST_DELETIONS; deletions++) {
    const outcome = await exchange(device, copy, onMerged, onRefused);
    if (outcome !== 'deleted') return outcome;
    await device.forgetSent();
    onMerged();
  }
  return 'later';
}

/** Forgets the copy, because it no longer exists. The journal stays. */
export const forgetSyncState = (database: Database, person: string): Promise<void> =>
  database.change((tables) => forgetRemoteJournal(tables, person));

async function exchange(
  device: DeviceSide,
  copy: RemoteJournal,
  onTaken: () => void,
  onRefused: (count: number) => void,
): Promise<SyncOutcome | 'deleted'> {
  let refused = 0;
  try {
    let since = await device.begin();
    for (let hasMore = true; hasMore; ) {
      const changes = await copy.changes(since);
      if (await device.merge(changes)) onTaken();
      ({ cursor: since, hasMore } = changes);
    }
    for (;;) {
      const unsent = await device.unsent();
      if (unsent.length === 0) return 'done';
      for (let from = 0; from < unsent.length; from += MAX_BATCH_SIZE) {
        const versions = await device.versionsOf(unsent.slice(from, from + MAX_BATCH_SIZE));
        refused += await sendWhatIsTaken(device, copy, versions);
      }
    }
  } catch (error) {
    const status = statusOf(error);
    if (status === 401) return 'ended';
    if (status === 409) return 'off';
    if (status === 410) return 'deleted';
    if (status !== undefined) return 'later';
    if (error instanceof TypeError) return 'unanswered';
    throw error;
  } finally {
    if (refused > 0) onRefused(refused);
  }
}

/**
 * Sends a refused batch again in halves until the refused entry is alone and blocks no others. A full copy refuses the
 * new entries of a batch, but accepts changes and removals of its own. Returns the number of refused entries.
 */
async function sendWhatIsTaken(
  device: DeviceSide,
  copy: RemoteJournal,
  versions: readonly SyncedVersion[],
): Promise<number> {
  if (versions.length === 0) return 0;
  try {
    await copy.send(versions);
  } catch (error) {
    const status = statusOf(error);
    if (status !== FULL && !REFUSED.includes(status)) throw error;
    const isRefused = ({ rev }: SyncedVersion): boolean =>
      versions.length === 1 || (status === FULL && rev === undefined);
    const refused = versions.filter(isRefused);
    await device.note(refused, 'refused');
    const rest = versions.filter((version) => !isRefused(version));
    const middle = Math.ceil(rest.length / 2);
    const first = await sendWhatIsTaken(device, copy, rest.slice(0, middle));
    return refused.length + first + (await sendWhatIsTaken(device, copy, rest.slice(middle)));
  }
  await device.note(versions, 'sent');
  return 0;
}

/** One person's journal on this device, as sync reads and changes it. */
class DeviceSide {
  readonly #database: Database;
  readonly #person: string;

  constructor(database: Database, person: string) {
    this.#database = database;
    this.#person = person;
  }

  /** Returns the cursor to read from; undefined for the beginning of the copy. At first every entry is unsent. */
  begin(): Promise<string | undefined> {
    return this.#database.change(async (tables) => {
      const copy = await tables.cursors.get(this.#person);
      if (!copy) await this.#startAnew(tables);
      // Another program may have written the record.
      return typeof copy?.cursor === 'string' ? copy.cursor : undefined;
    });
  }

  /** Returns what the copy lacks and has not refused. */
  unsent(): Promise<UnsentRecord[]> {
    return this.#database.read(async (tables) =>
      (await tables.unsent.getAll(this.#person)).filter(({ isRefused }) => !isRefused),
    );
  }

  /** Returns the current versions of entries. An entry that the device no longer has is no longer unsent. */
  versionsOf(unsent: readonly UnsentRecord[]): Promise<SentVersion[]> {
    return this.#database.change(async (tables) => {
      const versions: SentVersion[] = [];
      for (const { id, day } of unsent) {
        const version = versionIn(await tables.days.get([this.#person, String(day)]), id);
        if (version) versions.push(toSentVersion(version));
        else await tables.unsent.delete([this.#person, id]);
      }
      return versions;
    });
  }

  /** Records that the copy has accepted or refused these versions. Entries that have changed since stay unsent. */
  async note(versions: readonly SyncedVersion[], answer: 'sent' | 'refused'): Promise<void> {
    if (versions.length === 0) return;
    await this.#change(async (tables) => {
      for (const version of versions) {
        const { id, day } = version;
        const here = versionIn(await tables.days.get([this.#person, day]), id);
        if (!here || !areSameVersion(here, version)) continue;
        if (answer === 'sent') await tables.unsent.delete([this.#person, id]);
        else await tables.unsent.put({ person: this.#person, id, day, isRefused: true });
      }
    });
  }

  /** Merges changes of the copy into the journal, and stores their cursor. Returns whether the journal has changed. */
  async merge({ entries, removed = [], cursor, reset }: JournalChanges): Promise<boolean> {
    let isChanged = false;
    await this.#change(async (tables) => {
      if (reset) await this.#startAnew(tables);
      await tables.cursors.put({ person: this.#person, cursor });
      const versions = [...entries, ...removed];
      for (const day of new Set(versions.map((version) => version.day))) {
        const copied = versions
          .filter((version) => version.day === day)
          .map(
            (version): StoredVersion =>
              isRemoval(version) ? version : { ...toStoredEntry(version), person: this.#person },
          );
        const record = await tables.days.get([this.#person, day]);
        const next = mergeIntoDayRecord(record, this.#person, day, copied);
        if (next !== record) {
          await putDay(tables, this.#person, day, next);
          isChanged = true;
        }
        for (const version of copied) {
          const here = versionIn(next, version.id);
          if (here && areSameVersion(here, version)) await tables.unsent.delete([this.#person, version.id]);
        }
      }
    });
    return isChanged;
  }

  /** Deletes the entries that were sent, because the person has deleted the copy. Unsent entries stay unsent. */
  forgetSent(): Promise<void> {
    return this.#change(async (tables) => {
      const unsent = new Set((await tables.unsent.getAll(this.#person)).map(({ id }) => id));
      for (const record of await tables.days.getAll(this.#person)) {
        const rest = filterDayVersions(record, ({ id }) => unsent.has(id));
        await putDay(tables, this.#person, record.day, rest);
      }
      await this.#startAnew(tables);
    });
  }

  /** Makes every entry unsent, and the copy unread. */
  async #startAnew(tables: Tables): Promise<void> {
    await tables.cursors.put({ person: this.#person });
    await tables.unsent.clear(this.#person);
    for (const record of await tables.days.getAll(this.#person)) {
      for (const { id } of versionsIn(record))
        await tables.unsent.put({ person: this.#person, id, day: record.day });
    }
  }

  /** Runs `act` unless a sign-out has ended the sync in the meantime. */
  #change(act: (tables: Tables) => Promise<void>): Promise<void> {
    return this.#database.change(async (tables) => {
      if (await tables.cursors.get(this.#person)) await act(tables);
    });
  }
}
