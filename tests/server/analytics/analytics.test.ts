import 'fake-indexeddb/auto';
import { eq } from 'drizzle-orm';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TALLY_VERSION } from '../../../domain/analytics/tally';
import type { SyncedEntry } from '../../../domain/contract';
import { storeEntries } from '../../../server/journal/journal';
import { entries, journals, tallies } from '../../../server/journal/schema';
import {
  ANALYTICS_REPORT_NAMES,
  analyticsReportPath,
  loadAnalyticsReport,
} from '../../../src/data/analytics';
import { JournalRecorder } from '../../../src/device/journal-recorder';
import { syncWithRemote } from '../../../src/device/sync';
import { plainCounts } from '../../fixtures/analytics/plain-counts';
import { dayBefore, randomJournal, TODAY } from '../../fixtures/analytics/random-journal';
import { soak } from '../../fixtures/soak';
import { openJournal } from '../../src/device/support/device';
import { type Answer, ask } from '../support/ask';
import { type Here, serveHere } from '../support/here';
import { enrol, mood, type Person, play } from '../support/person';

const NOON = new Date(`${TODAY}T12:00:00Z`);
/** Number of random journals that a second implementation checks. */
const JOURNALS = soak(200, 10);
const NAMES = ['emotional', 'games', 'usage'] as const;

function look(
  here: Here,
  { cookie }: Pick<Person, 'cookie'>,
  name: (typeof NAMES)[number],
  day: string | undefined = TODAY,
): Promise<Answer> {
  return ask(here.port, analyticsReportPath(name), {
    headers: { Cookie: cookie, ...(day !== '' && { 'Local-Day': day }) },
  });
}

describe('figures of a journal', () => {
  let here: Here;
  let person: Person;
  beforeAll(async () => {
    here = await serveHere({ clock: () => NOON });
  });
  afterAll(() => here.stop());
  beforeEach(async () => {
    person = await enrol(here.storage.database);
  });

  const plays = async () =>
    ((await look(here, person, 'games')).json() as { gameUsage: Record<string, number> }).gameUsage;

  test(`${JOURNALS} random journals have the figures of a second, plain implementation, separately per person`, async () => {
    for (let seed = 1; seed <= JOURNALS; seed++) {
      const journal = randomJournal(seed);
      const somebody = await enrol(here.storage.database);
      // The copy is tallied before each batch, which therefore changes the tallies.
      const middle = seed % (journal.length + 1);
      const batches = [journal.slice(0, middle), journal.slice(middle)].filter(({ length }) => length > 0);
      for (const batch of batches) {
        await look(here, somebody, 'usage');
        await storeEntries(here.storage.database, somebody.id, batch);
      }
      const plain = plainCounts(journal, TODAY);
      for (const name of NAMES) {
        const { status, headers, body } = await look(here, somebody, name);
        expect([status, headers['content-type'], headers['cache-control']]).toEqual([
          200,
          'application/json',
          'no-store',
        ]);
        expect(body.toString(), `journal ${seed}`).toBe(plain[name]);
      }
    }
  }, 120_000);

  test('follow new, completed and deleted entries', async () => {
    expect(await plays()).toEqual({});
    const begun = play();
    await person.send(here.port, begun, { ...play(), day: dayBefore(TODAY, 400) });
    expect(await plays()).toEqual({ 'memory-cards': 2 });
    await person.send(here.port, { ...begun, completedAt: begun.at + 1, score: 70 }, mood());
    expect((await look(here, person, 'games')).json()).toMatchObject({
      gameUsage: { 'memory-cards': 2 },
      gameCompletionRates: { 'memory-cards': 50 },
      gameAverageScores: { 'memory-cards': 70 },
    });
    expect((await look(here, person, 'emotional')).json()).toMatchObject({
      dailyTrends: { [TODAY]: { positive: 1 } },
    });
    const before = await here.storage.database.$count(tallies);
    await person.ask(here.port, 'DELETE', '/api/journal');
    expect(await plays()).toEqual({});
    expect(await here.storage.database.$count(tallies)).toBe(before - 2);
  });

  test('are correct after a server with another or no tally version, and after restoring an older backup', async () => {
    const { database } = here.storage;
    await person.send(here.port, play(), mood());
    expect(await plays()).toEqual({ 'memory-cards': 1 });
    const ours = eq(journals.userId, person.id);
    const [journal] = await database.select({ id: journals.id }).from(journals).where(ours);
    const wrong = { version: TALLY_VERSION, day: TODAY } as never;
    const spoil = () =>
      database
        .update(tallies)
        .set({ tally: wrong })
        .where(eq(tallies.journalId, journal?.id as string));

    await spoil();
    await database
      .update(journals)
      .set({ tallyVersion: TALLY_VERSION + 1 })
      .where(ours);
    expect(await plays()).toEqual({ 'memory-cards': 1 });
    await spoil();
    await database.update(journals).set({ talliedTo: 99 }).where(ours);
    expect(await plays()).toEqual({ 'memory-cards': 1 });
    // An older server stores entries without tallies.
    await database.delete(tallies);
    await database.update(journals).set({ talliedTo: 0, tallyVersion: 0 });
    expect(await plays()).toEqual({ 'memory-cards': 1 });
  });

  test('follow each batch without reading the other entries of its day', async () => {
    const { database } = here.storage;
    const begun = play();
    const other = { ...play(), game: 'zen-garden' };
    await person.send(here.port, begun, other, { ...play(), id: 'unread-1' });
    expect(await plays()).toEqual({ 'memory-cards': 2, 'zen-garden': 1 });
    // A tally that reads its day again would lack this entry.
    await database.delete(entries).where(eq(entries.id, 'unread-1'));
    await person.send(here.port, { ...begun, completedAt: begun.at + 1, score: 70 }, play(), {
      id: other.id,
      day: other.day,
      rev: 1,
    });
    expect((await look(here, person, 'games')).json()).toMatchObject({
      gameUsage: { 'memory-cards': 3 },
      gameAverageScores: { 'memory-cards': 70 },
    });
  });

  test('are correct when all three calls and a new batch arrive together', async () => {
    const batches = Array.from({ length: 6 }, (_, batch) =>
      Array.from({ length: 20 }, (): SyncedEntry => ({ ...play(), day: dayBefore(TODAY, batch) })),
    );
    await Promise.all(
      batches.flatMap((batch) => [
        person.send(here.port, ...batch),
        ...NAMES.map((name) => look(here, person, name)),
      ]),
    );
    expect(await plays()).toEqual({ 'memory-cards': 120 });
  });

  test('use one row for a day with 2,000 entries', async () => {
    const many = Array.from({ length: 2000 }, () => mood());
    await storeEntries(here.storage.database, person.id, many);
    const answered = await look(here, person, 'emotional');
    expect(answered.json()).toMatchObject({ dailyTrends: { [TODAY]: { total: 2000 } } });
    const [journal] = await here.storage.database
      .select({ id: journals.id })
      .from(journals)
      .where(eq(journals.userId, person.id));
    const ofThis = eq(tallies.journalId, journal?.id as string);
    expect(await here.storage.database.$count(tallies, ofThis)).toBe(1);
    await here.storage.database.delete(entries).where(eq(entries.journalId, journal?.id as string));
  });

  test('need a session, sync and the method GET', async () => {
    const offSync = await enrol(here.storage.database, { sync: false });
    for (const name of NAMES) {
      const guest = await look(here, { cookie: '' }, name);
      expect([guest.status, guest.json()]).toEqual([401, { message: 'Not signed in' }]);
      expect((await look(here, offSync, name)).status).toBe(409);
      const posted = await person.ask(here.port, 'POST', `/api/analytics/${name}`, {});
      expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
    expect((await person.ask(here.port, 'GET', '/api/analytics/other')).status).toBe(404);
  });

  test.each([
    ['2026-11-19', 200],
    ['2026-11-20', 200],
    ['2026-11-21', 200],
    ['2026-11-18', 400],
    ['2026-11-22', 400],
    ['2026-10-20', 400],
    ['2036-11-20', 400],
    ['today', 400],
    ['2026-11-20T12:00', 400],
    ['2026-02-30', 400],
    ['20261120', 400],
  ])('on 2026-11-20 the local day %j is answered with %i', async (day, status) => {
    const answered = await look(here, person, 'usage', day);
    expect(answered.status).toBe(status);
    if (status === 400) expect(answered.json()).toMatchObject({ serverDay: TODAY });
  });

  test('a request without a local day gets the figures of the server’s UTC day', async () => {
    const journal = randomJournal(7);
    await storeEntries(here.storage.database, person.id, journal);
    const plain = plainCounts(journal, TODAY);
    for (const name of NAMES) {
      const { status, body } = await look(here, person, name, '');
      expect([status, body.toString()]).toEqual([200, plain[name]]);
    }
  });

  test('the message about an invalid day does not mention the clock', async () => {
    expect((await look(here, person, 'usage', 'today')).json()).toEqual({
      message: 'The header Local-Day must be a date, such as 2026-11-20.',
      serverDay: TODAY,
    });
    expect((await look(here, person, 'usage', '2026-10-20')).json()).toEqual({
      message:
        'The clock of this device seems to be off by more than a day. Please set it, and open the page again.',
      serverDay: TODAY,
    });
  });
});

describe('the figures of a device', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    vi.stubGlobal('localStorage', { getItem: () => '{"username":"rowan","sync":false}' });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test(`${JOURNALS} random journals have the same bytes as from the server`, async () => {
    for (let seed = 1; seed <= JOURNALS; seed++) {
      globalThis.indexedDB = new IDBFactory();
      const journal = await openJournal();
      const [first, second] = [randomJournal(seed).slice(0, 50), randomJournal(seed).slice(50)];
      for (const entries of [first, second])
        await syncWithRemote(journal.database, 'rowan', {
          changes: async () => ({ entries, cursor: 'c', reset: false, hasMore: false }),
          send: async () => undefined,
        });
      const recorder = new JournalRecorder(
        async () => journal,
        () => undefined,
      );
      const texts = await Promise.all(
        ANALYTICS_REPORT_NAMES.map(async (name) =>
          JSON.stringify((await loadAnalyticsReport(recorder, name)).figures),
        ),
      );
      const plain = plainCounts(randomJournal(seed), TODAY);
      expect(texts, `journal ${seed}`).toEqual([plain.emotional, plain.games, plain.usage]);
    }
  }, 60_000);
});
