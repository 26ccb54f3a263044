/** A person's device: its own database, and a journal with sync. */
import { IDBFactory } from 'fake-indexeddb';
import type { JournalEntry } from '../../../../domain/journal';
import { openDatabase } from '../../../../src/device/database';
import { Journal } from '../../../../src/device/journal';
import { type StoredVersion, versionIn } from '../../../../src/device/journal-day';
import { type RemoteJournal, type SyncOutcome, syncWithRemote } from '../../../../src/device/sync';

export const PERSON = 'rowan';

export const openJournal = async (): Promise<Journal> => new Journal(await openDatabase());

export interface Device {
  readonly journal: Journal;
  /** @param onRefused called with the number of refused entries */
  sync(copy: RemoteJournal, onRefused?: (count: number) => void): Promise<SyncOutcome>;
  entries(): Promise<JournalEntry[]>;
  /** Returns the versions that the next sync sends. */
  unsent(): Promise<StoredVersion[]>;
}

export async function newDevice(): Promise<Device> {
  globalThis.indexedDB = new IDBFactory();
  const journal = await openJournal();
  const { database } = journal;
  return {
    journal,
    sync: (copy, onRefused) => syncWithRemote(database, PERSON, copy, () => undefined, onRefused),
    entries: () => journal.entries(PERSON),
    unsent: () =>
      database.read(async (tables) => {
        const unsent = (await tables.unsent.getAll(PERSON)).filter(({ isRefused }) => !isRefused);
        return Promise.all(
          unsent.map(
            async ({ id, day }) => versionIn(await tables.days.get([PERSON, day]), id) as StoredVersion,
          ),
        );
      }),
  };
}

let made = 0;

const common = (day: string) => {
  made += 1;
  return {
    id: `entry-${String(made).padStart(6, '0')}`,
    person: PERSON,
    at: 1_795_000_000_000 + made,
    day,
    hour: 9,
  };
};

export const mood = (day = '2026-11-20'): JournalEntry => ({
  ...common(day),
  kind: 'mood',
  mood: 'neutral',
  when: 'after',
});

export const play = (day = '2026-11-20') =>
  ({ ...common(day), kind: 'play', game: 'memory-cards', level: 1 }) satisfies JournalEntry;

export const done = (begun: ReturnType<typeof play>): JournalEntry => ({
  ...begun,
  completedAt: begun.at + 60_000,
  score: 80,
});
