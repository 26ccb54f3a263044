/** Changes and removals of entries while a page is open. Each can be undone until the person leaves the page. */
import { useState } from 'react';
import type { JournalEntry, MoodEntry } from '../../../domain/journal';
import type { Mood } from '../../../domain/mood';
import { JOURNAL_QUERY_KEYS } from '../../data/journal-changes';
import type { Journal } from '../../device/journal';
import { useServices } from '../../services/context';

interface Correction {
  /** The entry as the page first showed it. */
  readonly before: JournalEntry;
  readonly isRemoved: boolean;
}

export interface Corrections {
  of(id: string): Correction | undefined;
  /** Whether the last write of this entry failed. */
  hasFailed(id: string): boolean;
  /** Changes a mood. Like `remove` and `undo`, returns whether the change was written. */
  change(entry: MoodEntry, mood: Mood): Promise<boolean>;
  remove(entries: readonly JournalEntry[]): Promise<boolean>;
  /** Restores an entry to its state when the page was opened. */
  undo(id: string): Promise<boolean>;
  /** Adds the removed entries, whose rows stay visible. Oldest first. */
  withRemoved(entries: readonly JournalEntry[]): JournalEntry[];
}

export function useCorrections(): Corrections {
  const { queryClient, recorder } = useServices();
  const [corrections, setCorrections] = useState<ReadonlyMap<string, Correction>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());

  const put = (id: string, correction: Correction | undefined) =>
    setCorrections((all) => {
      const next = new Map(all);
      if (correction) next.set(id, correction);
      else next.delete(id);
      return next;
    });
  const write = async (entries: readonly JournalEntry[], act: (journal: Journal) => Promise<void>) => {
    const ids = entries.map(({ id }) => id);
    try {
      await recorder.correct(act);
      setFailed((all) => new Set([...all].filter((id) => !ids.includes(id))));
      // The rows must show the change together with its Undo.
      await queryClient.invalidateQueries({ queryKey: JOURNAL_QUERY_KEYS.entries });
      return true;
    } catch (error) {
      console.warn('An entry of the journal could not be corrected', error);
      setFailed((all) => new Set([...all, ...ids]));
      return false;
    }
  };
  const beforeOf = (entry: JournalEntry) => corrections.get(entry.id)?.before ?? entry;

  return {
    of: (id) => corrections.get(id),
    hasFailed: (id) => failed.has(id),
    async change(entry, mood) {
      const isWritten = await write([entry], (journal) => journal.revise([{ ...entry, mood }]));
      if (isWritten) put(entry.id, { before: beforeOf(entry), isRemoved: false });
      return isWritten;
    },
    async remove(entries) {
      // Records the removals before the write. Otherwise the rows would disappear for a moment.
      for (const entry of entries) put(entry.id, { before: beforeOf(entry), isRemoved: true });
      const isWritten = await write(entries, (journal) => journal.remove(entries));
      if (!isWritten) for (const entry of entries) put(entry.id, corrections.get(entry.id));
      return isWritten;
    },
    async undo(id) {
      const before = corrections.get(id)?.before;
      if (!before) return false;
      const isWritten = await write([before], (journal) => journal.revise([before]));
      if (isWritten) put(id, undefined);
      return isWritten;
    },
    withRemoved(entries) {
      const there = new Set(entries.map(({ id }) => id));
      const removed = [...corrections.values()].filter(
        ({ before, isRemoved }) => isRemoved && !there.has(before.id),
      );
      return [...entries, ...removed.map(({ before }) => before)].sort((one, other) => one.at - other.at);
    },
  };
}
