/** Two devices of one person, synced with a real server. */
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  journalChangesSchema,
  partitionVersions,
  type SyncedEntry,
  toSentVersion,
} from '../../../domain/contract';
import type { JournalEntry, MoodEntry } from '../../../domain/journal';
import { MOODS } from '../../../domain/mood';
import {
  ANALYTICS_REPORT_NAMES,
  analyticsReportPath,
  loadAnalyticsReport,
} from '../../../src/data/analytics';
import { RequestError } from '../../../src/data/request';
import { JournalRecorder } from '../../../src/device/journal-recorder';
import type { RemoteJournal } from '../../../src/device/sync';
import { plainCounts } from '../../fixtures/analytics/plain-counts';
import { randomFrom, TODAY } from '../../fixtures/analytics/random-journal';
import { type Device, done, mood, newDevice, PERSON, play } from '../../src/device/support/device';
import { ask } from '../support/ask';
import { type Here, serveHere } from '../support/here';
import { enrol, type Person } from '../support/person';

const NOON = new Date(`${TODAY}T12:00:00Z`);
const CHANGES = 200;

let here: Here;
let person: Person;
beforeEach(async () => {
  person = await enrol(here.storage.database);
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ username: PERSON, sync: false }) });
  vi.spyOn(Date, 'now').mockReturnValue(NOON.getTime());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const copy: RemoteJournal = {
  changes: async (since) => {
    const read = await person.look(here.port, since);
    if (read.status !== 200) throw new RequestError(read.status, read.text());
    return journalChangesSchema.parse(read.json());
  },
  send: async (versions) => {
    const sent = await person.ask(here.port, 'POST', '/api/journal', partitionVersions(versions));
    if (sent.status !== 200) throw new RequestError(sent.status, sent.text());
  },
};

const answersOf = async ({ journal }: Device): Promise<string[]> => {
  const recorder = new JournalRecorder(
    async () => journal,
    () => undefined,
  );
  return Promise.all(
    ANALYTICS_REPORT_NAMES.map(async (name) =>
      JSON.stringify((await loadAnalyticsReport(recorder, name)).figures),
    ),
  );
};

const answersHere = (): Promise<string[]> =>
  Promise.all(
    ANALYTICS_REPORT_NAMES.map(async (name) => {
      const headers = { Cookie: person.cookie, 'Local-Day': TODAY };
      return (await ask(here.port, analyticsReportPath(name), { headers })).text();
    }),
  );

beforeAll(async () => {
  here = await serveHere({ clock: () => NOON });
});
afterAll(() => here.stop());

test(`after ${CHANGES} changes and removals all figures agree, on the devices and on the server`, async () => {
  const random = randomFrom(54);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const days = ['2026-11-02', '2026-11-17', '2026-11-18', '2026-11-19', TODAY];
  const [tablet, phone] = [await newDevice(), await newDevice()];
  const mine: JournalEntry[] = Array.from({ length: 60 }, () => {
    const begun = play(pick(days));
    return random() < 0.7 ? { ...(mood(pick(days)) as MoodEntry), mood: pick(MOODS) } : done(begun);
  });
  for (const entry of mine) await pick([tablet, phone]).journal.put(entry);
  for (const device of [tablet, phone, tablet]) expect(await device.sync(copy)).toBe('done');
  for (let change = 0; change < CHANGES; change++) {
    const { journal } = pick([tablet, phone]);
    const entry = pick(mine);
    const next = entry.kind === 'mood' ? { ...entry, mood: pick(MOODS) } : entry;
    if (random() < 0.4) await journal.remove([entry]);
    else await journal.revise([next]);
    if (change % 25 === 24) await pick([tablet, phone]).sync(copy);
  }
  for (const device of [tablet, phone, tablet]) expect(await device.sync(copy)).toBe('done');

  const entries = await tablet.entries();
  expect(entries).toEqual(await phone.entries());
  const kept = await person.readAll(here.port);
  const byId = (list: readonly SyncedEntry[]) => list.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(byId(kept.entries)).toEqual(byId(partitionVersions(entries.map(toSentVersion)).entries));
  const plain = plainCounts(entries, TODAY);
  for (const answers of [await answersOf(tablet), await answersOf(phone), await answersHere()])
    expect(answers).toEqual([plain.emotional, plain.games, plain.usage]);
  // The calendar and the dashboard have the same number of moods for each day.
  const { dailyTrends } = JSON.parse(plain.emotional) as { dailyTrends: Record<string, { total: number }> };
  for (const day of days) {
    const shown = (await tablet.journal.entriesOn(PERSON, day)).filter(({ kind }) => kind === 'mood');
    expect(shown.length).toBe(dailyTrends[day]?.total ?? 0);
  }
  expect(entries.length).toBeLessThan(mine.length);
  expect(await tablet.journal.removals(PERSON)).toHaveLength(mine.length - entries.length);
}, 60_000);
