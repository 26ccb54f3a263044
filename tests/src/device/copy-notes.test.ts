/** A device's notes about the server's copy of one person's journal. */
import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import type { SyncedEntry } from '../../../domain/contract';
import { done, mood, newDevice, PERSON, play } from './support/device';

const changes = (entries: readonly SyncedEntry[], more: object = {}) => ({
  entries: [...entries],
  cursor: '1:1',
  reset: false,
  hasMore: false,
  ...more,
});

/** Returns a new device with three unsent entries on two days. */
async function begun() {
  const { journal, notes } = await newDevice();
  const [first, second, third] = [mood('2026-11-19'), mood('2026-11-19'), mood('2026-11-20')];
  for (const entry of [first, second, third]) await journal.put(entry);
  const unsent = async (most = 10) => (await notes.unsent(most)).map(({ id }) => id);
  return { journal, notes, first, second, third, unsent };
}

describe('without notes about a copy', () => {
  test('no entry is unsent, and received entries are ignored', async () => {
    const { journal, notes, first, unsent } = await begun();
    expect(await unsent()).toEqual([]);
    await notes.noteSent([first]);
    await notes.noteRefused([first]);
    await notes.forgetSent();
    expect(await notes.takeIn(changes([mood('2026-11-21')]))).toBe(false);
    expect(await journal.entries(PERSON)).toHaveLength(3);
    expect(await notes.begin()).toEqual([undefined]);
    expect(await unsent()).toHaveLength(3);
  });
});

describe('with notes about a copy', () => {
  test('every entry is unsent, and batches have a maximum size', async () => {
    const { notes, first, second, third, unsent } = await begun();
    expect(await notes.begin()).toEqual([undefined]);
    expect(await unsent()).toEqual([first.id, second.id, third.id]);
    expect(await unsent(2)).toEqual([first.id, second.id]);
    expect(await unsent(1)).toEqual([first.id]);
    expect((await notes.unsent(1))[0]).not.toHaveProperty('person');
  });

  test('a second begin keeps the notes', async () => {
    const { notes, first, second, third, unsent } = await begun();
    await notes.begin();
    await notes.takeIn(changes([first]));
    expect(await notes.begin()).toEqual(['1:1']);
    expect(await unsent()).toEqual([second.id, third.id]);
  });

  test('sent and refused entries are not sent again, and new ones are', async () => {
    const { journal, notes, first, second, third, unsent } = await begun();
    await notes.begin();
    await notes.noteSent([first]);
    await notes.noteRefused([third]);
    expect(await unsent()).toEqual([second.id]);
    await notes.noteSent([second]);
    expect(await unsent()).toEqual([]);
    // No day is marked as having unsent entries.
    expect((await journal.store.read((tables) => tables.copy(PERSON)))?.days).toEqual([]);
    const next = mood('2026-11-20');
    await journal.put(next);
    expect(await unsent()).toEqual([next.id]);
    expect(await journal.entries(PERSON)).toHaveLength(4);
  });
});

test('the count of unsent entries includes refused ones', async () => {
  const { journal, notes, first, second } = await begun();
  expect(await journal.unsentCount(PERSON)).toBe(3);
  await notes.begin();
  await notes.noteSent([first]);
  await notes.noteRefused([second]);
  expect(await journal.unsentCount(PERSON)).toBe(2);
  expect(await journal.unsentCount('sol')).toBe(0);
});

test('a day without entries is not moved to another person', async () => {
  const { journal } = await newDevice();
  await journal.store.change((tables) =>
    tables.putDay({ person: PERSON, day: '2026-11-19', entries: ['strange'] }),
  );
  await journal.move(PERSON, 'sol');
  expect(await journal.store.read((tables) => tables.days('sol'))).toEqual([]);
  expect(await journal.store.read((tables) => tables.days(PERSON))).toHaveLength(1);
});

describe('an answer of the copy', () => {
  test('is applied once, and the result says whether the journal changed', async () => {
    const { journal, notes, unsent } = await begun();
    await notes.begin();
    const before = await unsent();
    const { person: _, ...come } = mood('2026-11-18');
    expect(await notes.takeIn(changes([come]))).toBe(true);
    expect(await notes.takeIn(changes([come]))).toBe(false);
    expect(await notes.takeIn(changes([]))).toBe(false);
    expect(await journal.entries(PERSON)).toHaveLength(4);
    expect(await unsent()).toEqual(before);
    expect(await notes.begin()).toEqual(['1:1']);
  });

  test('of a new copy is complete: every other entry is sent to it', async () => {
    const { notes, first, second, third, unsent } = await begun();
    await notes.begin();
    await notes.noteSent([first, second, third]);
    await notes.takeIn(changes([second], { reset: true, cursor: '2:1' }));
    expect(await unsent()).toEqual([first.id, third.id]);
    expect(await notes.begin()).toEqual(['2:1']);
  });

  test('continues at its cursor', async () => {
    const { notes, first, second } = await begun();
    await notes.begin();
    await notes.takeIn(changes([first]));
    await notes.takeIn(changes([second], { cursor: '1:2' }), '1:1');
    expect(await notes.begin()).toEqual(['1:2']);
  });

  test('after a cursor of an earlier version of the app is followed by a read of the whole copy', async () => {
    const { journal, notes, first, second } = await begun();
    await journal.store.change((tables) => tables.putCopy({ person: PERSON, days: [], cursor: '1:5' }));
    await notes.takeIn(changes([first], { cursor: '1:6' }), '1:5');
    expect(await notes.begin()).toEqual(['1:6', undefined]);
    await notes.takeIn(changes([first, second], { cursor: '1:7' }));
    expect(await notes.begin()).toEqual(['1:7']);
  });

  test('of a new copy, to a cursor of the old one, is applied only once', async () => {
    const { notes, second } = await begun();
    await notes.begin();
    await notes.takeIn(changes([second]));
    await notes.takeIn(changes([second], { reset: true, cursor: '2:1' }), '1:1');
    expect(await notes.begin()).toEqual(['2:1']);
  });

  test('of a new copy makes entries unsent that the old copy refused, also alone on their day', async () => {
    const { notes, first, second, third, unsent } = await begun();
    await notes.begin();
    await notes.noteRefused([third]);
    expect(await unsent()).toEqual([first.id, second.id]);
    await notes.end();
    await notes.begin();
    expect(await unsent()).toEqual([first.id, second.id, third.id]);
  });

  test('with an older version leaves the newer one on the device, which is sent', async () => {
    const { journal, notes } = await newDevice();
    const begun = play();
    await journal.put(begun);
    await journal.put(done(begun));
    await notes.begin();
    await notes.takeIn(changes([begun]));
    expect(await journal.entries(PERSON)).toEqual([done(begun)]);
    expect(await notes.unsent(10)).toMatchObject([{ id: begun.id, score: 80 }]);
  });
});

describe('a copy that is deleted', () => {
  test('deletes the sent entries here too, and the others stay unsent', async () => {
    const { journal, notes, first, second, third, unsent } = await begun();
    await notes.begin();
    await notes.noteSent([first, third]);
    await notes.forgetSent();
    expect(await journal.entries(PERSON)).toEqual([second]);
    expect((await journal.store.read((tables) => tables.days(PERSON))).map(({ day }) => day)).toEqual([
      '2026-11-19',
    ]);
    expect(await unsent()).toEqual([second.id]);
  });

  test('for good leaves the journal without notes', async () => {
    const { journal, notes, first, unsent } = await begun();
    await notes.begin();
    await notes.noteSent([first]);
    await notes.end();
    expect(await journal.entries(PERSON)).toHaveLength(3);
    expect(await unsent()).toEqual([]);
    await notes.begin();
    expect(await unsent()).toHaveLength(3);
  });
});
