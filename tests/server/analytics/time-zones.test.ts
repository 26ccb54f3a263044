/** Figures of journals in three time zones: after an import, from the copy on the server, and offline. */
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SyncedEntry } from '../../../domain/contract';
import {
  ANALYTICS_REPORT_NAMES,
  analyticsReportPath,
  loadAnalyticsReport,
} from '../../../src/data/analytics';
import { writeDataFile } from '../../../src/device/data-file';
import { localDayAndHour } from '../../../src/device/local-day-and-hour';
import { storedUser } from '../../../src/device/values';
import { plainCounts } from '../../fixtures/analytics/plain-counts';
import { randomJournal } from '../../fixtures/analytics/random-journal';
import { soak } from '../../fixtures/soak';
import { emptyDevice } from '../../src/device/support/own-data';
import { ask } from '../support/ask';
import { type Here, serveHere } from '../support/here';
import { enrol } from '../support/person';

/** At this moment the three zones have three different local days: 19, 20 and 21 November. */
const NOW = new Date('2026-11-20T10:30:00Z');
/** Time from which an entry in the first zone has a day after the server's tomorrow, which the server refuses. */
const TOMORROW_ENDS = Date.parse('2026-11-21T10:00:00Z');
const ZONES = ['Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Pago_Pago'];
const LENGTHS = [416, 1535, 2936];

let here: Here;
beforeAll(async () => {
  here = await serveHere({ clock: () => NOW });
});
afterAll(() => here.stop());

const zoneBefore = process.env.TZ;
afterEach(() => {
  process.env.TZ = zoneBefore;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a random journal of this length. Its days and hours ignore the time zone, so the test replaces them. */
function journalOf(length: number): SyncedEntry[] {
  for (let seed = length; ; seed++) {
    const journal = randomJournal(seed, 2 * length, 400).filter(({ at }) => at < TOMORROW_ENDS);
    if (journal.length >= length) return journal.slice(0, length);
  }
}

/** Returns the local day and hour by a second implementation. */
function placed(at: number, timeZone: string): { day: string; hour: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, hour: Number(of('hour')) };
}

const ALL = ZONES.flatMap((zone) => LENGTHS.map((length) => ({ zone, length })));

/** `npm run soak` tests every journal in every zone, `npm test` one journal per zone. */
test.each(ALL.filter((_, index) => index % soak(1, 4) === 0))(
  '$length entries in $zone add up by import, by sync and offline',
  async ({ zone, length }) => {
    process.env.TZ = zone;
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const plain = plainCounts(
      journalOf(length).map((entry) => ({ ...entry, ...placed(entry.at, zone) })),
      placed(NOW.getTime(), zone).day,
    );
    const expected = [plain.emotional, plain.games, plain.usage];
    const rowan = await enrol(here.storage.database);
    const { services, takes } = await emptyDevice('rowan');
    const read = () =>
      Promise.all(
        ANALYTICS_REPORT_NAMES.map(async (name) =>
          JSON.stringify((await loadAnalyticsReport(services.recorder, name)).figures),
        ),
      );

    const journal = journalOf(length).map((entry) => ({
      ...entry,
      ...localDayAndHour(entry.at),
      person: 'rowan',
    }));
    const file = { exportedAt: NOW.getTime(), people: ['rowan'], journal, removed: [], own: {}, games: {} };
    await takes(writeDataFile(file));
    expect(await read()).toEqual(expected);

    const asked: string[] = [];
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit) => {
      asked.push(`${method} ${path}`);
      const found = await ask(here.port, path, {
        method,
        headers: { ...(headers as Record<string, string>), Cookie: rowan.cookie },
        ...(body ? { body: body as string } : {}),
      });
      return new Response(new Uint8Array(found.body), { status: found.status });
    });
    storedUser.set({ username: 'rowan', sync: true });
    expect(await read()).toEqual(expected);
    expect(asked).toEqual(
      expect.arrayContaining(ANALYTICS_REPORT_NAMES.map((name) => `GET ${analyticsReportPath(name)}`)),
    );

    asked.length = 0;
    vi.stubGlobal('navigator', { onLine: false });
    expect(await read()).toEqual(expected);
    expect(asked).toEqual([]);
  },
  120_000,
);
