import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { GUEST } from '../../../domain/person';
import { openJournal } from '../../../src/device/journal';
import { completed, newMood, newPlay } from '../../../src/device/new-entries';
import { Recorder } from '../../../src/device/recorder';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the journal', () => {
  test('keeps what is written until it is opened again, oldest first', async () => {
    const journal = await openJournal();
    const play = newPlay({ game: 'memory-cards', level: 1 });
    await journal.put(play);
    await journal.put(newMood({ mood: 'positive', after: 'memory-cards' }));
    await journal.put(completed(play, 75));
    const entries = await (await openJournal()).entries(GUEST);
    expect(entries).toMatchObject([
      { id: play.id, kind: 'play', level: 1, score: 75 },
      { kind: 'mood', mood: 'positive' },
    ]);
  });

  test('belongs to one person', async () => {
    const journal = await openJournal();
    await journal.put({ ...newMood({ mood: 'neutral' }), person: 'rowan' });
    await journal.put({ ...newMood({ mood: 'negative' }), person: 'row' });
    expect(await journal.entries('row')).toMatchObject([{ mood: 'negative' }]);
    expect(await journal.entries(GUEST)).toEqual([]);
  });

  test('loses nothing when many write to the same day at once', async () => {
    const [one, other] = [await openJournal(), await openJournal()];
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 ? one : other).put(newMood({ mood: 'neutral' }))),
    );
    expect(await one.entries(GUEST)).toHaveLength(60);
  });

  test('goes on for this visit when IndexedDB is refused', async () => {
    globalThis.indexedDB.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const journal = await openJournal();
    expect(journal.isPersistent).toBe(false);
    await journal.put(newMood({ mood: 'positive' }));
    expect(await journal.entries(GUEST)).toHaveLength(1);
  });
});

describe('the recorder', () => {
  test('holds a play that could not be written, in its newest version, and writes it with the next entry', async () => {
    const journal = await openJournal();
    const troubles: string[] = [];
    const recorder = new Recorder(
      async () => journal,
      (trouble) => troubles.push(trouble),
    );
    const put = vi.spyOn(journal, 'put').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
    const play = newPlay({ game: 'memory-cards', level: 1 });
    await recorder.queue(play);
    await recorder.queue(completed(play, 60));
    expect(troubles).toEqual(['failed', 'failed']);
    put.mockRestore();
    await recorder.write(newMood({ mood: 'neutral' }));
    expect(await journal.entries(GUEST)).toMatchObject([{ id: play.id, score: 60 }, { kind: 'mood' }]);
  });

  test('forgets no play that is completed while its beginning is still being written', async () => {
    const journal = await openJournal();
    const recorder = new Recorder(async () => journal, vi.fn());
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
    await recorder.queue(completed(play, 60));
    finish();
    await beginning;
    expect(recorder.hasWaiting).toBe(true);
    put.mockRestore();
    await recorder.write(newMood({ mood: 'neutral' }));
    expect(recorder.hasWaiting).toBe(false);
    expect(await journal.entries(GUEST)).toMatchObject([{ id: play.id, score: 60 }, { kind: 'mood' }]);
  });

  test('tells whoever writes that it failed, and holds nothing back for them', async () => {
    const journal = await openJournal();
    const recorder = new Recorder(async () => journal, vi.fn());
    const put = vi.spyOn(journal, 'put').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
    await expect(recorder.write(newMood({ mood: 'neutral' }))).rejects.toThrow('Full');
    put.mockRestore();
    await recorder.queue(newPlay({ game: 'memory-cards' }));
    expect((await journal.entries(GUEST)).map(({ kind }) => kind)).toEqual(['play']);
  });

  test('takes nothing while the person lets nothing be recorded, and does not open the journal for it', async () => {
    let isOn = false;
    const open = vi.fn(openJournal);
    const recorder = new Recorder(open, vi.fn(), () => isOn);
    await recorder.queue(newPlay({ game: 'memory-cards' }));
    await recorder.write(newMood({ mood: 'neutral' }));
    expect(open).not.toHaveBeenCalled();
    isOn = true;
    await recorder.write(newMood({ mood: 'positive' }));
    expect(await (await openJournal()).entries(GUEST)).toMatchObject([{ mood: 'positive' }]);
  });

  test('says once that this browser keeps nothing', async () => {
    globalThis.indexedDB.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const troubles: string[] = [];
    const recorder = new Recorder(openJournal, (trouble) => troubles.push(trouble));
    await recorder.write(newMood({ mood: 'neutral' }));
    await recorder.write(newMood({ mood: 'neutral' }));
    expect(troubles).toEqual(['not-persistent']);
  });
});
