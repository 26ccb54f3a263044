import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SyncedEntry, SyncedVersion } from '../../../domain/contract';
import { RequestError } from '../../../src/data/request';
import { forgetSyncState, type RemoteJournal } from '../../../src/device/sync';
import { done, mood, newDevice, PERSON, play } from './support/device';
import { ModelCopy } from './support/model-copy';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).sort();

describe('two devices and a copy', () => {
  test('become equal in the end after any changes, and a completed play stays completed', async () => {
    const [tablet, phone, copy] = [await newDevice(), await newDevice(), new ModelCopy()];
    const begun = play();
    await tablet.journal.put(begun);
    await phone.journal.put(mood('2026-11-19'));
    expect(await tablet.sync(copy)).toBe('done');
    expect(await phone.sync(copy)).toBe('done');
    await tablet.journal.put(done(begun));
    await tablet.sync(copy);
    await phone.sync(copy);
    expect(await phone.entries()).toEqual(await tablet.entries());
    expect(await phone.entries()).toMatchObject([{ id: begun.id, score: 80 }, { kind: 'mood' }]);
  });

  test('have the higher score of a play that continued after its completion, in any order', async () => {
    const [tablet, phone, copy] = [await newDevice(), await newDevice(), new ModelCopy()];
    const begun = play();
    const completed = done(begun);
    await tablet.journal.put(begun);
    await tablet.journal.put(completed);
    await tablet.sync(copy);
    await phone.sync(copy);
    await tablet.journal.put({ ...begun, completedAt: begun.at + 60_000, score: 210 });
    expect(await tablet.unsent()).toMatchObject([{ score: 210 }]);
    await tablet.sync(copy);
    await tablet.journal.put({ ...begun, completedAt: begun.at + 60_000, score: 100 });
    expect(await tablet.unsent()).toEqual([]);
    await phone.sync(copy);
    expect(copy.entries).toMatchObject([{ score: 210 }]);
    expect(await phone.entries()).toMatchObject([{ id: completed.id, score: 210 }]);
    expect(await tablet.entries()).toEqual(await phone.entries());
  });

  test('send nothing twice, even if the device was gone before it recorded the sending', async () => {
    const [tablet, copy] = [await newDevice(), new ModelCopy()];
    await tablet.journal.put(mood());
    await tablet.sync(copy);
    await tablet.sync(copy);
    expect(copy.received).toBe(1);
    await tablet.journal.put(mood());
    const gone: RemoteJournal = {
      changes: (since) => copy.changes(since),
      send: async (versions) => {
        await copy.send(versions);
        throw new TypeError('gone');
      },
    };
    expect(await tablet.sync(gone)).toBe('unanswered');
    expect(await tablet.unsent()).toHaveLength(1);
    // The next sync receives this entry from the copy, so it does not send the entry again.
    await tablet.sync(copy);
    expect(copy.received).toBe(2);
    expect(copy.entries).toHaveLength(2);
    expect(await tablet.unsent()).toEqual([]);
  });

  test('send an entry again that changed on its way', async () => {
    const [tablet, copy] = [await newDevice(), new ModelCopy()];
    const begun = play();
    await tablet.journal.put(begun);
    const completing = {
      changes: copy.changes.bind(copy),
      send: async (entries: Parameters<typeof copy.send>[0]) => {
        await copy.send(entries);
        await tablet.journal.put(done(begun));
      },
    };
    await tablet.sync(completing);
    expect(copy.entries).toMatchObject([{ id: begun.id, score: 80 }]);
    expect(await tablet.unsent()).toEqual([]);
  });

  test('transfer many entries in batches, and in partial answers', async () => {
    const [tablet, phone, copy] = [await newDevice(), await newDevice(), new ModelCopy()];
    for (let count = 0; count < 450; count++) await tablet.journal.put(mood(`2026-0${1 + (count % 9)}-01`));
    await tablet.sync(copy);
    expect(copy.received).toBe(450);
    await phone.sync(copy);
    expect(ids(await phone.entries())).toEqual(ids(await tablet.entries()));
  });
});

describe('refused entries', () => {
  /** Returns a copy that refuses some entries, and every batch that contains one. */
  function picky(
    copy: ModelCopy,
    isRefused: (version: SyncedVersion) => boolean,
    status = 400,
  ): RemoteJournal {
    return {
      changes: copy.changes.bind(copy),
      async send(entries) {
        if (entries.some(isRefused)) throw new RequestError(status, 'refused');
        await copy.send(entries);
      },
    };
  }

  test('are set aside, reported once, kept here, and block nothing', async () => {
    const [tablet, copy] = [await newDevice(), new ModelCopy()];
    const bad = [mood('2026-11-02'), mood('2026-11-05')];
    for (let day = 1; day <= 9; day++) await tablet.journal.put(mood(`2026-11-0${day}`));
    for (const entry of bad) await tablet.journal.put(entry);
    const told: number[] = [];
    const refusing = picky(copy, ({ id }) => bad.some((entry) => entry.id === id));
    const run = () => tablet.sync(refusing, (count) => told.push(count));
    expect(await run()).toBe('done');
    expect(copy.entries).toHaveLength(9);
    await tablet.journal.put(mood('2026-11-10'));
    expect(await run()).toBe('done');
    expect(copy.entries).toHaveLength(10);
    expect(told).toEqual([2]);
    expect(await tablet.entries()).toHaveLength(12);
    // The app warns a person who signs out and deletes the journal that these entries exist nowhere else.
    expect(await tablet.journal.unsentCount(PERSON)).toBe(2);
    // Deletes the copy. Entries that never reached the copy stay on the device.
    copy.delete();
    await run();
    expect(ids(await tablet.entries())).toEqual(ids(bad));
  });

  test('for lack of space are not tried one by one', async () => {
    const [tablet, copy] = [await newDevice(), new ModelCopy()];
    for (let count = 0; count < 50; count++) await tablet.journal.put(mood());
    const told: number[] = [];
    let calls = 0;
    const full = picky(copy, () => true, 422);
    const counted: RemoteJournal = {
      changes: full.changes,
      send: (entries) => {
        calls += 1;
        return full.send(entries);
      },
    };
    expect(await tablet.sync(counted, (count) => told.push(count))).toBe('done');
    expect([calls, told]).toEqual([1, [50]]);
    expect(await tablet.entries()).toHaveLength(50);
  });
});

describe('what the device knows about the copy', () => {
  const changes = (entries: readonly SyncedEntry[], more: object = {}): RemoteJournal => ({
    changes: async () => ({ entries: [...entries], cursor: '1:1', reset: false, hasMore: false, ...more }),
    send: () => Promise.reject(new RequestError(503, 'busy')),
  });

  test('is the cursor of the last read', async () => {
    const device = await newDevice();
    const asked: (string | undefined)[] = [];
    const noting = (copy: RemoteJournal): RemoteJournal => ({
      ...copy,
      changes: (since) => {
        asked.push(since);
        return copy.changes(since);
      },
    });
    for (const cursor of ['1:1', '1:2', '2:1'])
      await device.sync(noting(changes([], { cursor, reset: cursor === '2:1' })));
    await device.journal.database.change((tables) =>
      tables.cursors.put({ person: PERSON, cursor: 7 } as never),
    );
    await device.sync(noting(changes([])));
    expect(asked).toEqual([undefined, '1:1', '1:2', undefined]);
  });

  test('says which versions are unsent: all but those that the copy has', async () => {
    const device = await newDevice();
    const [first, second, begun] = [mood('2026-11-18'), mood('2026-11-19'), play()];
    for (const entry of [first, second, begun, done(begun)]) await device.journal.put(entry);
    expect(await device.unsent()).toEqual([]);
    expect(await device.journal.unsentCount(PERSON)).toBe(3);
    expect(await device.sync(changes([first, begun, mood('2026-11-17')]))).toBe('later');
    expect(await device.entries()).toHaveLength(4);
    expect(await device.unsent()).toEqual([second, done(begun)]);
    expect(await device.journal.unsentCount(PERSON)).toBe(2);
    expect(await device.journal.unsentCount('sol')).toBe(0);
    // A new copy has nothing but what it sends.
    await device.sync(changes([second], { cursor: '2:1', reset: true }));
    expect(ids(await device.unsent())).toEqual(ids([first, begun, ...(await device.entries()).slice(-1)]));
  });

  test('may be foreign: what is no entry is sent to nobody', async () => {
    const [device, copy] = [await newDevice(), new ModelCopy()];
    await device.sync(copy);
    await device.journal.database.change(async (tables) => {
      for (const record of [{ id: 'nothing', day: '2026-11-20' }, { id: 'x', day: 7 }, { id: 'y' }])
        await tables.unsent.put({ person: PERSON, ...record } as never);
    });
    expect(await device.sync(copy)).toBe('done');
    expect([copy.received, await device.unsent()]).toEqual([0, []]);
  });
});

describe('a changed copy', () => {
  test('that the person deleted: sent entries are deleted here too, others stay and are sent', async () => {
    const [tablet, copy] = [await newDevice(), new ModelCopy()];
    const [sent, kept] = [mood(), mood()];
    await tablet.journal.put(sent);
    await tablet.sync(copy);
    copy.delete();
    await tablet.journal.put(kept);
    expect(await tablet.sync(copy)).toBe('done');
    expect(ids(await tablet.entries())).toEqual([kept.id]);
    expect(ids(copy.entries)).toEqual([kept.id]);
  });

  test('that is new, because sync was off in between, gets everything', async () => {
    const [tablet, copy] = [await newDevice(), new ModelCopy()];
    await tablet.journal.put(mood());
    await tablet.sync(copy);
    copy.turn(false);
    expect(await tablet.sync(copy)).toBe('off');
    expect(await tablet.entries()).toHaveLength(1);
    copy.turn(true);
    expect(await tablet.sync(copy)).toBe('done');
    expect(copy.entries).toHaveLength(1);
  });

  test('that was ended here: the journal stays, and a new copy gets all of it', async () => {
    const [tablet, copy] = [await newDevice(), new ModelCopy()];
    await tablet.journal.put(mood());
    await tablet.sync(copy);
    await forgetSyncState(tablet.journal.database, PERSON);
    expect(await tablet.unsent()).toEqual([]);
    copy.turn(false);
    copy.turn(true);
    await tablet.sync(copy);
    expect(copy.entries).toHaveLength(1);
  });

  test('a late answer after the person left with their journal restores nothing', async () => {
    const [tablet, phone, copy] = [await newDevice(), await newDevice(), new ModelCopy()];
    await phone.journal.put(mood());
    await phone.sync(copy);
    const late = {
      changes: async (since: string | undefined) => {
        const answer = await copy.changes(since);
        await tablet.journal.forget(PERSON);
        return answer;
      },
      send: copy.send.bind(copy),
    };
    expect(await tablet.sync(late)).toBe('done');
    expect(await tablet.entries()).toEqual([]);
  });
});

describe('a call of the copy', () => {
  const failing = (error: unknown): RemoteJournal => ({
    changes: () => Promise.reject(error),
    send: () => Promise.resolve(),
  });

  test.each([
    [401, 'ended'],
    [409, 'off'],
    [429, 'later'],
    [500, 'later'],
  ])('that is answered with %i makes the sync %s', async (status, outcome) => {
    expect(await (await newDevice()).sync(failing(new RequestError(status, '')))).toBe(outcome);
  });

  test('without an answer is repeated later, and a malformed answer is an error', async () => {
    const device = await newDevice();
    expect(await device.sync(failing(new TypeError('Failed to fetch')))).toBe('unanswered');
    await expect(device.sync(failing(new SyntaxError('No JSON')))).rejects.toThrow('No JSON');
  });

  test('is made at most three times when the copy is deleted each time', async () => {
    const copy = failing(new RequestError(410, ''));
    const changes = vi.spyOn(copy, 'changes');
    expect(await (await newDevice()).sync(copy)).toBe('later');
    expect(changes).toHaveBeenCalledTimes(3);
  });
});
