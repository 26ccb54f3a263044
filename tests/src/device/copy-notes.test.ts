/** Notes of a device about the copy of one person's journal. */
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

/** Returns a person who has written on two days, and whose copy is empty. */
async function begun() {
  const { journal, notes } = await newDevice();
  const [first, second, third] = [mood('2026-11-19'), mood('2026-11-19'), mood('2026-11-20')];
  for (const entry of [first, second, third]) await journal.put(entry);
  const unsent = async (most = 10) => (await notes.unsent(most)).map(({ id }) => id);
  return { journal, notes, first, second, third, unsent };
}

describe('before notes are taken', () => {
  test('nothing is to be sent, noted or taken in', async () => {
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

describe('once notes are taken', () => {
  test('everything is to be sent, at most so many at a time', async () => {
    const { notes, first, second, third, unsent } = await begun();
    expect(await notes.begin()).toEqual([undefined]);
    expect(await unsent()).toEqual([first.id, second.id, third.id]);
    expect(await unsent(2)).toEqual([first.id, second.id]);
    expect(await unsent(1)).toEqual([first.id]);
    expect((await notes.unsent(1))[0]).not.toHaveProperty('person');
  });

  test('to begin again forgets nothing', async () => {
    const { notes, first, second, third, unsent } = await begun();
    await notes.begin();
    await notes.takeIn(changes([first]));
    expect(await notes.begin()).toEqual(['1:1']);
    expect(await unsent()).toEqual([second.id, third.id]);
  });

  test('what was sent or refused is not to be sent, and what is written then is', async () => {
    const { journal, notes, first, second, third, unsent } = await begun();
    await notes.begin();
    await notes.noteSent([first]);
    await notes.noteRefused([third]);
    expect(await unsent()).toEqual([second.id]);
    await notes.noteSent([second]);
    expect(await unsent()).toEqual([]);
    const next = mood('2026-11-20');
    await journal.put(next);
    expect(await unsent()).toEqual([next.id]);
    expect(await journal.entries(PERSON)).toHaveLength(4);
  });
});

test('entries that were not sent are counted with those that were refused', async () => {
  const { journal, notes, first, second } = await begun();
  expect(await journal.unsentCount(PERSON)).toBe(3);
  await notes.begin();
  await notes.noteSent([first]);
  await notes.noteRefused([second]);
  expect(await journal.unsentCount(PERSON)).toBe(2);
  expect(await journal.unsentCount('sol')).toBe(0);
});

test('a day without entries is moved to nobody', async () => {
  const { journal } = await newDevice();
  await journal.store.change((tables) =>
    tables.putDay({ person: PERSON, day: '2026-11-19', entries: ['strange'] }),
  );
  await journal.move(PERSON, 'sol');
  expect(await journal.store.read((tables) => tables.days('sol'))).toEqual([]);
  expect(await journal.store.read((tables) => tables.days(PERSON))).toHaveLength(1);
});

describe('what the copy has', () => {
  test('is taken in once, and it is told whether the journal has changed', async () => {
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

  test('of another copy than before is all there is: everything else is sent to it', async () => {
    const { notes, first, second, third, unsent } = await begun();
    await notes.begin();
    await notes.noteSent([first, second, third]);
    await notes.takeIn(changes([second], { reset: true, cursor: '2:1' }));
    expect(await unsent()).toEqual([first.id, third.id]);
    expect(await notes.begin()).toEqual(['2:1']);
  });

  test('of another copy, read after a cursor of the last one, is read only once', async () => {
    const { notes, second } = await begun();
    await notes.begin();
    await notes.takeIn(changes([second]));
    await notes.takeIn(changes([second], { reset: true, cursor: '2:1' }), '1:1');
    expect(await notes.begin()).toEqual(['2:1']);
  });

  test('after a new start gets entries that the last copy refused, also of a day without others', async () => {
    const { notes, first, second, third, unsent } = await begun();
    await notes.begin();
    await notes.noteRefused([third]);
    expect(await unsent()).toEqual([first.id, second.id]);
    await notes.end();
    await notes.begin();
    expect(await unsent()).toEqual([first.id, second.id, third.id]);
  });

  test('in an older version leaves the newer one here, which is sent', async () => {
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
  test('takes with it what was sent, and leaves the rest to be sent', async () => {
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

  test('for good leaves the journal, and no notes', async () => {
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
