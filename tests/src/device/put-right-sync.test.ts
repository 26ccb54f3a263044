/** Changed and removed entries on two devices that sync with a server's copy. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { moodSummary } from '../../../domain/analytics/mood-summary';
import type { JournalEntry, MoodEntry } from '../../../domain/journal';
import { MOODS } from '../../../domain/mood';
import { nextRandom } from '../../../machines/random';
import { RequestError } from '../../../src/data/request';
import type { RemoteJournal } from '../../../src/device/sync';
import { type Device, done, mood, newDevice, PERSON, play } from './support/device';
import { badLine, ModelCopy } from './support/model-copy';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const DAY = '2026-11-20';
const felt = (value: MoodEntry['mood'] = 'neutral') => ({ ...(mood(DAY) as MoodEntry), mood: value });

describe('two devices and a copy', () => {
  /** Returns two devices and a copy, all with these entries. */
  async function holding(...entries: JournalEntry[]) {
    const [tablet, phone, copy] = [await newDevice(), await newDevice(), new ModelCopy()];
    for (const entry of entries) await tablet.journal.put(entry);
    for (const device of [tablet, phone]) expect(await device.sync(copy)).toBe('done');
    return { tablet, phone, copy };
  }

  /**
   * Syncs the first device with the copy, then the second device, then the first device again.
   * @returns the entries of both devices
   */
  async function together(copy: ModelCopy, first: Device, second: Device): Promise<JournalEntry[]> {
    for (const device of [first, second, first]) expect(await device.sync(copy)).toBe('done');
    expect(await first.entries()).toEqual(await second.entries());
    expect(await first.journal.removals(PERSON)).toEqual(await second.journal.removals(PERSON));
    expect(await first.unsent()).toEqual([]);
    return first.entries();
  }

  test('a change reaches the other device, and so does its undo', async () => {
    const entry = felt('negative');
    const { tablet, phone, copy } = await holding(entry);
    await tablet.journal.revise([{ ...entry, mood: 'positive' }]);
    expect(await together(copy, tablet, phone)).toEqual([{ ...entry, mood: 'positive', rev: 1 }]);
    await tablet.journal.revise([entry]);
    expect(await together(copy, tablet, phone)).toEqual([{ ...entry, rev: 2 }]);
  });

  test.each([true, false])(
    'an entry changed offline on both devices becomes the same on both (%s)',
    async (isFirst) => {
      const entry = felt('neutral');
      const { tablet, phone, copy } = await holding(entry);
      await tablet.journal.revise([{ ...entry, mood: 'negative' }]);
      await phone.journal.revise([{ ...entry, mood: 'positive' }]);
      const order = isFirst ? ([tablet, phone] as const) : ([phone, tablet] as const);
      expect(await together(copy, ...order)).toEqual([{ ...entry, mood: 'positive', rev: 1 }]);
    },
  );

  test.each([true, false])(
    'an entry removed on one device and changed on the other (%s)',
    async (isFirst) => {
      const [once, twice] = [felt(), felt()];
      const { tablet, phone, copy } = await holding(once, twice);
      await tablet.journal.remove([once, twice]);
      await phone.journal.revise([{ ...once, mood: 'positive' }]);
      await phone.journal.revise([{ ...twice, mood: 'positive' }]);
      await phone.journal.revise([{ ...twice, mood: 'negative' }]);
      const order = isFirst ? ([tablet, phone] as const) : ([phone, tablet] as const);
      expect(await together(copy, ...order)).toEqual([{ ...twice, mood: 'negative', rev: 2 }]);
      expect(copy.removed.map(({ id }) => id)).toEqual([once.id]);
    },
  );

  test('a removal during the sending of the entry is sent after it', async () => {
    const [tablet, copy] = [await newDevice(), new ModelCopy()];
    const entry = felt();
    await tablet.journal.put(entry);
    const removing: RemoteJournal = {
      changes: (since) => copy.changes(since),
      send: async (versions) => {
        await copy.send(versions);
        if (copy.removed.length === 0) await tablet.journal.remove([entry]);
      },
    };
    expect(await tablet.sync(removing)).toBe('done');
    expect([copy.entries, copy.removed]).toEqual([[], [{ id: entry.id, day: DAY, rev: 1 }]]);
    expect(await tablet.entries()).toEqual([]);
  });

  test('a clock that was set back has no effect', async () => {
    const entry = felt('neutral');
    const { tablet, phone, copy } = await holding(entry);
    vi.spyOn(Date, 'now').mockReturnValue(entry.at - 86_400_000);
    await tablet.journal.revise([{ ...entry, mood: 'negative' }]);
    expect(await together(copy, phone, tablet)).toMatchObject([{ mood: 'negative', at: entry.at }]);
  });

  test('a full copy accepts changes and removals of its entries, and only new entries are set aside', async () => {
    const [changed, gone] = [felt('neutral'), felt()];
    const { tablet, phone, copy } = await holding(changed, gone);
    const full: RemoteJournal = {
      changes: (since) => copy.changes(since),
      send: async (versions) => {
        const held = new Set([...copy.entries, ...copy.removed].map(({ id }) => id));
        if (versions.some(({ id }) => !held.has(id))) throw new RequestError(422, 'full');
        await copy.send(versions);
      },
    };
    const fresh = Array.from({ length: 9 }, () => felt());
    const unknown = felt();
    for (const entry of [...fresh, unknown]) await tablet.journal.put(entry);
    await tablet.journal.remove([gone, unknown]);
    await tablet.journal.revise([{ ...changed, mood: 'positive' }]);
    const told: number[] = [];
    const outcome = await tablet.sync(full, (count) => told.push(count));
    expect([outcome, told]).toEqual(['done', [fresh.length + 1]]);
    await phone.sync(copy);
    expect(await phone.entries()).toEqual([{ ...changed, mood: 'positive', rev: 1 }]);
  });

  test('deleting the copy deletes the sent removals too', async () => {
    const [gone, later] = [felt(), felt()];
    const { tablet, copy } = await holding(gone, later);
    await tablet.journal.remove([gone]);
    await tablet.sync(copy);
    copy.delete();
    await tablet.journal.remove([later]);
    expect(await tablet.sync(copy)).toBe('done');
    expect(copy.removed.map(({ id }) => id)).toEqual([later.id]);
    expect(await tablet.journal.removals(PERSON)).toHaveLength(1);
  });
});

/** Simulates a person at one device with a bad connection: moods, plays, changes, removals and undos. */
async function live(
  device: Device,
  copy: ModelCopy,
  chance: () => number,
  mine: JournalEntry[],
): Promise<void> {
  const syncing: Promise<unknown>[] = [];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;
  for (let step = 0; step < 60; step++) {
    const what = chance();
    const entry = pick(mine);
    if (what < 0.2) {
      const next = chance() < 0.7 ? felt(pick(MOODS)) : play(DAY);
      mine.push(next);
      await device.journal.put(next);
    } else if (what < 0.45) {
      await device.journal.revise([entry.kind === 'mood' ? { ...entry, mood: pick(MOODS) } : entry]);
    } else if (what < 0.65) await device.journal.remove([entry, pick(mine)]);
    else if (what < 0.75 && entry.kind === 'play') await device.journal.put(done(entry as never));
    else {
      const going = device.sync(badLine(copy, chance));
      if (chance() < 0.5) await going;
      else syncing.push(going);
    }
  }
  await Promise.all(syncing);
}

test.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'two devices with simultaneous corrections become equal in the end (%i)',
  async (seed) => {
    let next = seed + 100;
    const chance = () => {
      const [value, following] = nextRandom(next);
      next = following;
      return value;
    };
    const [tablet, phone, copy] = [await newDevice(), await newDevice(), new ModelCopy()];
    const mine = Array.from({ length: 8 }, () => felt());
    for (const entry of mine) await tablet.journal.put(entry);
    for (const device of [tablet, phone]) await device.sync(copy);
    await Promise.all([live(tablet, copy, chance, [...mine]), live(phone, copy, chance, [...mine])]);
    for (const device of [tablet, phone, tablet, phone]) expect(await device.sync(copy)).toBe('done');
    const [here, there] = [await tablet.entries(), await phone.entries()];
    expect(here).toEqual(there);
    expect(new Set(here.map(({ id }) => id))).toEqual(new Set(copy.entries.map(({ id }) => id)));
    const sorted = async ({ journal }: Device) =>
      (await journal.removals(PERSON)).sort((one, other) => (one.id < other.id ? -1 : 1));
    expect(await sorted(tablet)).toEqual(await sorted(phone));
    expect(await tablet.journal.tallies(PERSON)).toEqual(await phone.journal.tallies(PERSON));
    const checkIns = here.filter((entry) => entry.kind === 'mood');
    const [tally] = await tablet.journal.tallies(PERSON);
    expect(tally?.moods.reduce((sum, count) => sum + count, 0)).toBe(checkIns.length);
    expect(
      moodSummary({ dailyTrends: {}, weeklyTrends: {}, monthlyTrends: {} }, here).recentMoods,
    ).toHaveLength(Math.min(8, checkIns.length));
  },
);
