/** Limits on the size of an account's journal, large enough for decades of use. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { JOURNAL_QUOTA } from '../../../domain/contract';
import { entries, journals } from '../../../server/journal/schema';
import { RateLimiter } from '../../../server/limits/limits';
import { attemptCounts } from '../../../server/limits/schema';
import { type Here, serveHere } from '../support/here';
import { enrol, mood, type Person, play } from '../support/person';

let here: Here;
let person: Person;
let now = Date.UTC(2026, 10, 21, 12);
beforeAll(async () => {
  here = await serveHere({ clock: () => new Date(now) });
});
afterAll(() => here.stop());
beforeEach(async () => {
  person = await enrol(here.storage.database);
  await here.storage.database.delete(attemptCounts);
});

const ofPerson = () => here.storage.database.select().from(journals).where(eq(journals.userId, person.id));

test.each(['1999-12-31', '2026-11-23', '9999-12-31'])('an entry of %s is refused', async (day) => {
  const refused = await person.send(here.port, mood(), { ...mood(), day });
  expect([refused.status, refused.json()]).toEqual([
    400,
    { message: 'An entry has a day before 2000 or after tomorrow. What is on this device stays there.' },
  ]);
  expect((await person.send(here.port, mood(), { ...mood(), day: '2026-11-22' })).status).toBe(200);
});

test('a day has at most 2,000 entries, which can still change, and other days have more', async () => {
  const batches = Array.from({ length: 10 }, () => Array.from({ length: 200 }, () => play()));
  for (const batch of batches) expect((await person.send(here.port, ...batch)).status).toBe(200);
  const refused = await person.send(here.port, mood());
  expect([refused.status, refused.json()]).toEqual([
    400,
    {
      message:
        'The copy of your journal holds at most 2,000 entries of one day. What is on this device stays there.',
    },
  ]);
  const completed = {
    ...(batches[0]?.[0] as ReturnType<typeof play>),
    completedAt: Date.UTC(2026, 10, 20, 19),
  };
  expect((await person.send(here.port, completed)).status).toBe(200);
  expect((await person.send(here.port, { ...mood(), day: '2026-10-19' })).status).toBe(200);
});

test('a person who reads more than 600 times in ten minutes has to wait, other people do not', async () => {
  const figures = (of = person) => of.ask(here.port, 'GET', '/api/analytics/games');
  for (let time = 0; time < 300; time += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => [person.look(here.port), figures()]).flat(),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  }
  for (const refused of [await person.look(here.port), await figures()]) {
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  }
  expect((await figures(await enrol(here.storage.database))).status).toBe(200);
  now += 10 * 60 * 1000;
  expect((await figures()).status).toBe(200);
});

test('a batch beyond the limit is refused whole, and stored entries can still change', async () => {
  const { database } = here.storage;
  const begun = play();
  await person.send(here.port, begun);
  const [journal] = await ofPerson();
  expect(journal?.size).toBe(1);
  await database
    .update(journals)
    .set({ size: JOURNAL_QUOTA - 1 })
    .where(eq(journals.id, journal?.id ?? ''));
  const refused = await person.send(here.port, mood(), mood());
  expect(refused.status).toBe(422);
  expect(refused.json()).toEqual({
    message:
      'The copy of your journal is full: it holds 200,000 entries. What is on this device stays there.',
  });
  expect((await person.readAll(here.port)).entries).toEqual([begun]);
  expect((await person.send(here.port, mood())).status).toBe(200);
  expect((await ofPerson())[0]?.size).toBe(JOURNAL_QUOTA);
  // Neither the completion of a play nor a known entry counts as a new entry.
  expect((await person.send(here.port, { ...begun, completedAt: begun.at + 1 }, begun)).status).toBe(200);
  expect((await ofPerson())[0]?.size).toBe(JOURNAL_QUOTA);
  // Deleting the copy frees the quota.
  await person.ask(here.port, 'DELETE', '/api/journal');
  expect((await person.send(here.port, mood(), mood())).status).toBe(200);
});

test('the same entries sent twice, in one batch or in two, count once', async () => {
  const entry = mood();
  await person.send(here.port, entry, entry);
  await person.send(here.port, entry, mood());
  const [journal] = await ofPerson();
  expect(journal?.size).toBe(2);
  expect(await here.storage.database.$count(entries, eq(entries.journalId, journal?.id ?? ''))).toBe(2);
});

test('the rate limit of batches accepts ten full years in succession', async () => {
  const { database, secret } = here.storage;
  const limits = new RateLimiter({ database, clock: () => new Date(now), secret });
  const batches = { name: 'journal-batches', most: 300, window: 10 * 60 * 1000 };
  for (let time = 0; time < 299; time++) expect(await limits.consume([batches, person.id])).toBeUndefined();
  const entry = mood();
  expect((await person.send(here.port, entry)).status).toBe(200);
  expect((await person.send(here.port, entry)).status).toBe(429);
  now += 10 * 60 * 1000;
  expect((await person.send(here.port, entry)).status).toBe(200);
});

test('deleted copies leave no entries, and at most a hundred records', async () => {
  const deletedAt = new Date(now - 24 * 60 * 60 * 1000);
  const earlier = Array.from({ length: 99 }, () => ({ id: randomUUID(), userId: person.id, deletedAt }));
  await here.storage.database.insert(journals).values(earlier);
  for (let time = 0; time < 10; time++) {
    await person.send(here.port, mood());
    expect((await person.ask(here.port, 'DELETE', '/api/journal')).status).toBe(204);
    now += 1000;
  }
  expect((await person.ask(here.port, 'DELETE', '/api/journal')).status).toBe(429);
  const copies = await ofPerson();
  expect(copies.filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(100);
  for (const { id } of copies) {
    expect(await here.storage.database.$count(entries, eq(entries.journalId, id))).toBe(0);
  }
});
