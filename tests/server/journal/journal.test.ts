import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type JournalChanges,
  journalChangesSchema,
  MAX_BATCH_SIZE,
  type SyncedEntry,
} from '../../../domain/contract';
import { users } from '../../../server/accounts/schema';
import { ENTRIES_PER_PAGE, setSync } from '../../../server/journal/journal';
import { entries as table } from '../../../server/journal/schema';
import { ask } from '../support/ask';
import { ENGINES } from '../support/engines';
import { type Here, serveHere } from '../support/here';
import { enrol, mood, music, type Person, play } from '../support/person';

describe.each(ENGINES)('a journal kept on %s', (engine) => {
  let here: Here;
  let person: Person;
  beforeAll(async () => {
    here = await serveHere({}, engine);
  });
  afterAll(() => here.stop());
  beforeEach(async () => {
    person = await enrol(here.storage.database);
  });

  const look = async (since?: string) =>
    journalChangesSchema.parse((await person.look(here.port, since)).json());
  const send = async (...sent: readonly SyncedEntry[]) =>
    expect((await person.send(here.port, ...sent)).status).toBe(200);
  const turnSync = (isOn: boolean) => setSync(here.storage.database, person.id, isOn);

  test('comes back as it was sent, in the order of sending, and then only new entries', async () => {
    const [first, second, third] = [mood(), play(), music()];
    expect((await person.send(here.port, first, second)).json()).toEqual({ received: 2 });
    const before = await look();
    expect(before).toMatchObject({ entries: [first, second], reset: false, hasMore: false });
    await send(third);
    expect((await look(before.cursor)).entries).toEqual([third]);
  });

  test('does not change when known entries are sent again', async () => {
    const entry = mood();
    await send(entry);
    const { cursor } = await look();
    expect((await person.send(here.port, entry, entry)).json()).toEqual({ received: 1 });
    expect(await look(cursor)).toEqual({ entries: [], cursor, reset: false, hasMore: false });
    await send({ ...entry, hour: 3 });
    expect((await look(cursor)).entries).toEqual([]);
  });

  test('stores a play as completed once, in whichever order the versions arrive', async () => {
    const begun = play();
    const completed = { ...begun, completedAt: begun.at + 60_000, score: 90 };
    await send(begun);
    const { cursor } = await look();
    await send(completed);
    expect(await look(cursor)).toMatchObject({ entries: [completed] });
    await send(begun);
    await send({ ...completed, score: 10 });
    expect((await look()).entries).toEqual([completed]);
    const higher = { ...completed, score: 120 };
    await send(higher, { ...completed, score: 110 });
    expect((await look()).entries).toEqual([higher]);

    const other = play();
    await send({ ...other, completedAt: other.at, score: 1 }, other, mood(other.id));
    expect((await person.readAll(here.port)).entries).toEqual([
      higher,
      { ...other, completedAt: other.at, score: 1 },
    ]);
  });

  test('is read in pages, and entries that change meanwhile come again at the end', async () => {
    const all = Array.from({ length: ENTRIES_PER_PAGE + 1 }, () => play());
    for (let start = 0; start < all.length; start += MAX_BATCH_SIZE) {
      await send(...all.slice(start, start + MAX_BATCH_SIZE));
    }
    const page = await look();
    expect(page.entries).toEqual(all.slice(0, ENTRIES_PER_PAGE));
    expect(page.hasMore).toBe(true);
    const completed = { ...(all[0] as (typeof all)[0]), completedAt: 5 };
    await send(completed);
    const rest = await look(page.cursor);
    expect(rest.entries).toEqual([all.at(-1), completed]);
    expect(rest.hasMore).toBe(false);
  });

  test('belongs to one person, even if two people use the same id', async () => {
    const other = await enrol(here.storage.database);
    const id = randomUUID();
    await send(mood(id));
    await other.send(here.port, play(id));
    const mine = await look();
    expect(mine.entries).toEqual([mood(id)]);
    const theirs = (await other.look(here.port, mine.cursor)).json() as JournalChanges;
    expect(theirs).toMatchObject({ entries: [play(id)], reset: true });
    await other.ask(here.port, 'DELETE', '/api/journal');
    expect((await look()).entries).toEqual([mood(id)]);
  });

  test('is deleted, and a device that syncs later receives the deletion', async () => {
    await send(mood());
    const { cursor } = await look();
    const answer = await person.ask(here.port, 'DELETE', '/api/journal');
    expect([answer.status, answer.text()]).toEqual([204, '']);
    expect(await look()).toMatchObject({ entries: [], reset: false });
    const late = await person.look(here.port, cursor);
    expect([late.status, late.json()]).toEqual([410, { message: 'This copy of your journal was deleted' }]);
    // Deleting an empty copy does not replace it, because no device has sent anything to it.
    const fresh = await look();
    await person.ask(here.port, 'DELETE', '/api/journal');
    expect(await look(fresh.cursor)).toEqual(fresh);
    // The device receives the deletion even if sync was off in between.
    await turnSync(false);
    await turnSync(true);
    expect((await person.look(here.port, cursor)).status).toBe(410);
  });

  test('is deleted when sync is turned off, and starts empty again', async () => {
    await send(mood());
    const { cursor } = await look();
    await turnSync(true);
    expect((await look(cursor)).reset).toBe(false);
    await turnSync(false);
    for (const [method, body] of [['GET'], ['POST', { entries: [mood()] }], ['DELETE']] as const) {
      const answer = await person.ask(here.port, method, '/api/journal', body);
      expect(answer.status).toBe(409);
      expect(answer.json()).toEqual({
        message: 'Sync is off: no copy of your journal is kept with your account',
      });
    }
    await turnSync(false);
    await turnSync(true);
    await send(play());
    expect(await look(cursor)).toMatchObject({ entries: [{ kind: 'play' }], reset: true });
  });

  test.each(['', 'x'.repeat(81)])('a cursor %j is refused', async (since) => {
    expect((await person.look(here.port, since)).status).toBe(400);
  });

  test('an unknown cursor, or one of a later day, reads from the beginning', async () => {
    const entry = mood();
    await send(entry);
    const { cursor } = await look();
    const id = cursor.split('.')[0] as string;
    for (const since of [
      'garbage',
      '0',
      `${id}.-1`,
      `${id}.2`,
      `${id}.9007199254740993`,
      `${id}.99999999999999999999999999`,
      `${id}.1e3`,
      `${id}.1; drop table entries`,
      `${randomUUID()}.1`,
      `${id}.1\0`,
      id,
    ]) {
      expect(await look(since), since).toEqual({ entries: [entry], cursor, reset: true, hasMore: false });
    }
  });

  test('is deleted with its person', async () => {
    await send(mood());
    const before = await here.storage.database.$count(table);
    await here.storage.database.delete(users).where(eq(users.id, person.id));
    expect(await here.storage.database.$count(table)).toBe(before - 1);
    expect((await person.look(here.port)).status).toBe(401);
    await here.storage.vacuum();
  });

  test('is unavailable to guests and to other methods', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await ask(here.port, '/api/journal', { method });
      expect(answer.status).toBe(401);
      expect(answer.json()).toEqual({ message: 'Not signed in' });
    }
    const put = await person.ask(here.port, 'PUT', '/api/journal', { entries: [] });
    expect(put.status).toBe(405);
    expect(String(put.headers.allow).split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'POST']);
    expect((await person.look(here.port)).headers['cache-control']).toBe('no-store');
  });
});
