/** A person's device: its own database, and a journal with sync. */
import { IDBFactory } from 'fake-indexeddb';
import type { JournalEntry } from '../../../../domain/journal';
import { type Journal, openJournal } from '../../../../src/device/journal';
import { CopyNotes } from '../../../../src/device/sync/copy-notes';
import { type Copy, type Outcome, sync } from '../../../../src/device/sync/sync';

export const PERSON = 'rowan';

export interface Device {
  readonly journal: Journal;
  readonly notes: CopyNotes;
  sync(copy: Copy): Promise<Outcome>;
  entries(): Promise<JournalEntry[]>;
}

export async function newDevice(): Promise<Device> {
  globalThis.indexedDB = new IDBFactory();
  const journal = await openJournal();
  const notes = new CopyNotes(journal.store, PERSON);
  return {
    journal,
    notes,
    sync: (copy) => sync(notes, copy, () => undefined),
    entries: () => journal.entries(PERSON),
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
