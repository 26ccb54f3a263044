import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { JournalEntry } from '../../../domain/journal';
import { GUEST_OWNER } from '../../../domain/person';
import { JournalRecorder } from '../../../src/device/journal-recorder';
import { completePlayEntry, newMood, newPlay } from '../../../src/device/new-entries';
import { openJournal } from './support/device';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Sorts entries of one moment. */
const byKind = (entries: readonly JournalEntry[]) => entries.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));

describe('the journal', () => {
  test('keeps entries when it reopens, oldest first', async () => {
    const journal = await openJournal();
    const play = newPlay({ game: 'memory-cards', level: 1 });
    await journal.put(play);
    await journal.put(newMood({ mood: 'positive', after: 'memory-cards' }));
    await journal.put(completePlayEntry(play, 75));
    const entries = await (await openJournal()).entries(GUEST_OWNER);
    expect(entries).toMatchObject([
      { id: play.id, kind: 'play', level: 1, score: 75 },
      { kind: 'mood', mood: 'positive' },
    ]);
  });

  test('has one mood after a play: a later answer from another tab changes the first', async () => {
    const journal = await openJournal();
    const played = newPlay({ game: 'zen-garden' });
    const first = { ...newMood({ mood: 'positive', when: 'after', play: played.id }), day: '2026-11-20' };
    const others = [
      newMood({ mood: 'neutral', when: 'before', play: played.id }),
      newMood({ mood: 'neutral', when: 'after', play: newPlay({ game: 'zen-garden' }).id }),
      newMood({ mood: 'neutral', when: 'after' }),
      newMood({ mood: 'neutral', when: 'after' }),
    ];
    for (const entry of [first, ...others]) await journal.put(entry);
    // The second answer may come after midnight.
    for (const day of ['2026-11-20', '2026-11-21'])
      await journal.put({ ...newMood({ mood: 'negative', when: 'after', play: played.id }), day });
    const entries = await journal.entries(GUEST_OWNER);
    expect(entries).toHaveLength(5);
    expect(entries).toContainEqual({ ...first, mood: 'negative', rev: 2 });
  });

  test('loses nothing in simultaneous writes to one day', async () => {
    const [one, other] = [await openJournal(), await openJournal()];
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? one : other).put(newMood({ mood: 'neutral' }))),
    );
    expect(await one.entries(GUEST_OWNER)).toHaveLength(60);
  });

  test('works for this visit when IndexedDB is refused', async () => {
    globalThis.indexedDB.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const journal = await openJournal();
    expect(journal.database.isPersistent).toBe(false);
    await journal.put(newMood({ mood: 'positive' }));
    expect(await journal.entries(GUEST_OWNER)).toHaveLength(1);
  });
});

describe('the recorder', () => {
  test('queues an unwritten play in its newest version, and writes it with the next entry', async () => {
    const journal = await openJournal();
    const troubles: string[] = [];
    const recorder = new JournalRecorder(
      async () => journal,
      (trouble) => troubles.push(trouble),
    );
    const put = vi.spyOn(journal, 'put').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
    const play = newPlay({ game: 'memory-cards', level: 1 });
    await recorder.queue(play);
    await recorder.queue(completePlayEntry(play, 60));
    expect(troubles).toEqual(['failed', 'failed']);
    put.mockRestore();
    await recorder.write(newMood({ mood: 'neutral' }));
    expect(byKind(await journal.entries(GUEST_OWNER))).toMatchObject([
      { kind: 'mood' },
      { id: play.id, score: 60 },
    ]);
  });

  test('keeps a play that is completed during the write of its start', async () => {
    const journal = await openJournal();
    const recorder = new JournalRecorder(async () => journal, vi.fn());
    const really = journal.put.bind(journal);
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const put = vi
      .spyOn(journal, 'put')
      .mockImplementationOnce(async (entry) => {
        await held;
        await really(entry);
      })
      .mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
    const play = newPlay({ game: 'memory-cards', level: 1 });
    const beginning = recorder.queue(play);
    await expect.poll(() => put.mock.calls.length).toBe(1);
    await recorder.queue(completePlayEntry(play, 60));
    finish();
    await beginning;
    expect(recorder.hasWaiting).toBe(true);
    put.mockRestore();
    await recorder.write(newMood({ mood: 'neutral' }));
    expect(recorder.hasWaiting).toBe(false);
    expect(byKind(await journal.entries(GUEST_OWNER))).toMatchObject([
      { kind: 'mood' },
      { id: play.id, score: 60 },
    ]);
  });

  test('notifies its listeners of each change, and not of a failed one', async () => {
    const journal = await openJournal();
    const recorder = new JournalRecorder(async () => journal, vi.fn());
    const changes: string[] = [];
    const unsubscribe = recorder.subscribe((change) => changes.push(change));
    await recorder.write(newMood({ mood: 'neutral' }));
    expect(changes).toEqual(['written']);
    await recorder.queue(newPlay({ game: 'memory-cards' }));
    expect(changes).toEqual(['written', 'written']);
    await recorder.correct(async () => undefined);
    expect(changes).toEqual(['written', 'written', 'written']);
    const put = vi.spyOn(journal, 'put').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
    await recorder.queue(newPlay({ game: 'memory-cards' }));
    expect(changes).toHaveLength(3);
    put.mockRestore();
    unsubscribe();
    await recorder.queue(newPlay({ game: 'memory-cards' }));
    expect(changes).toHaveLength(3);
  });

  test('reports a failed write to the caller, and does not queue it', async () => {
    const journal = await openJournal();
    const recorder = new JournalRecorder(async () => journal, vi.fn());
    const put = vi.spyOn(journal, 'put').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
    await expect(recorder.write(newMood({ mood: 'neutral' }))).rejects.toThrow('Full');
    put.mockRestore();
    await recorder.queue(newPlay({ game: 'memory-cards' }));
    expect((await journal.entries(GUEST_OWNER)).map(({ kind }) => kind)).toEqual(['play']);
  });

  test('drops entries while recording is off, and does not open the journal for them', async () => {
    let isOn = false;
    const open = vi.fn(openJournal);
    const recorder = new JournalRecorder(open, vi.fn(), () => isOn);
    await recorder.queue(newPlay({ game: 'memory-cards' }));
    await recorder.write(newMood({ mood: 'neutral' }));
    expect(open).not.toHaveBeenCalled();
    isOn = true;
    await recorder.write(newMood({ mood: 'positive' }));
    expect(await (await openJournal()).entries(GUEST_OWNER)).toMatchObject([{ mood: 'positive' }]);
  });

  test('reports once that this browser stores nothing', async () => {
    globalThis.indexedDB.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const troubles: string[] = [];
    const recorder = new JournalRecorder(openJournal, (trouble) => troubles.push(trouble));
    await recorder.write(newMood({ mood: 'neutral' }));
    await recorder.write(newMood({ mood: 'neutral' }));
    expect(troubles).toEqual(['not-persistent']);
  });
});
