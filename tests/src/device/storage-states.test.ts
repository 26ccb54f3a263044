/** No storage contents cause a failure, and readable data survives the use of every feature. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  emotionalAnalyticsSchema,
  gamesAnalyticsSchema,
  usageAnalyticsSchema,
} from '../../../domain/analytics/responses';
import { TRIAL_GAME_COUNT } from '../../../domain/product';
import { zenGardenMachine } from '../../../machines/games/zen-garden/zen-garden.machine';
import { loadAnalyticsReport } from '../../../src/data/analytics';
import { migrateBetaLocalStorage } from '../../../src/device/from-the-beta';
import type { Journal } from '../../../src/device/journal';
import { newMood } from '../../../src/device/new-entries';
import { deleteEverything, exportEverything } from '../../../src/device/own-data';
import { storedPayment, storedTransactionId } from '../../../src/device/purchase';
import { syncWithRemote } from '../../../src/device/sync';
import { persistGarden } from '../../../src/games/zen-garden/persist-garden';
import { loadDataOfGames } from '../../../src/play/data-of-games';
import { spendFreeTry } from '../../../src/services/free-tries';
import { createServices } from '../../../src/services/services';
import { stroke } from '../../fixtures/sand/stroke';
import { layDatabases } from '../../fixtures/storage/lay-state';
import { PEOPLE, randomState, type StorageState } from '../../fixtures/storage/random-state';

/** Number of generated storage states. */
const COUNT = 50;
/** Number of states per test. A failure reports the seed of its state. */
const TOGETHER = 25;

/** A localStorage whose values are own properties, as in browsers. */
class SmallStorage {
  [key: string]: unknown;

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.spyOn(Date, 'now').mockImplementation(() => ++now);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      hidden: false,
      documentElement: { dataset: {} },
      querySelectorAll: () => [],
    }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let now = 1_795_000_000_000;

async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; !isSo(); turn++) {
    if (turn > 5000) throw new Error('It does not come');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const idsOf = async (journal: Journal): Promise<string[]> =>
  (await Promise.all(PEOPLE.map((person) => journal.entries(person)))).flat().map(({ id }) => id);

const heightsOf = ({ context }: { context: { strokes: readonly { points: Int16Array }[] } }) =>
  context.strokes.map(({ points }) => (points[1] as number) / 8);

/** Uses every feature that stores data, as in one visit. */
async function live(state: StorageState): Promise<void> {
  // Each visit is an hour after the previous one, so that the time limits of the previous visit are over.
  now += 3_600_000;
  const storage = new SmallStorage();
  vi.stubGlobal('localStorage', storage);
  Object.assign(storage, state.values);
  await layDatabases(state.databases);

  migrateBetaLocalStorage();
  const { recorder, access, checkIn, settings, database } = createServices();
  const { trialGamesRemaining } = access.getSnapshot().context;
  expect(trialGamesRemaining).toBeLessThanOrEqual(TRIAL_GAME_COUNT);
  expect(await spendFreeTry(access)).toBe(trialGamesRemaining > 0);
  expect([storedPayment.value, storedTransactionId.value]).toHaveLength(2);
  expect(checkIn.getSnapshot().matches('closed')).toBe(true);
  settings.change({ dataCollection: true });

  const journal = await recorder.journal();
  const readable = state.entries.map(({ id }) => id);
  expect(await idsOf(journal)).toEqual(expect.arrayContaining(readable));
  const felt = newMood({ mood: 'neutral' });
  await recorder.write(felt);
  const copy = {
    changes: async () => ({ entries: [], cursor: 'c.1', reset: false, hasMore: false }),
    send: async () => undefined,
  };
  expect(await syncWithRemote(journal.database, 'rowan', copy)).toBe('done');
  for (const [name, schema] of [
    ['emotional', emotionalAnalyticsSchema],
    ['games', gamesAnalyticsSchema],
    ['usage', usageAnalyticsSchema],
  ] as const) {
    expect(schema.safeParse((await loadAnalyticsReport(recorder, name)).figures).success).toBe(true);
  }
  await recorder.write(newMood({ mood: 'positive' }));
  await journal.move('guest', 'rowan');
  expect(await idsOf(journal)).toEqual(expect.arrayContaining([...readable, felt.id]));

  const actor = createActor(zenGardenMachine, { input: { visit: 1 } }).start();
  const leave = persistGarden(actor, { toasts: { show: () => undefined } as never, database });
  await until(() => heightsOf(actor.getSnapshot()).join() === state.strokes.join());
  actor.send({ type: 'stroke.ended', stroke: stroke(), seconds: 1, drag: 1 });
  leave();

  const games = await loadDataOfGames();
  const exported = JSON.parse(await exportEverything(journal, games)) as {
    journal: { id: string }[];
    games: { 'zen-garden': { marks: unknown[] } };
  };
  // The guest's entries have moved to rowan. The test reads them from the journal, because the export contains rowan's
  // entries only if rowan is signed in.
  expect((await journal.entries('rowan')).map(({ id }) => id)).toEqual(expect.arrayContaining(readable));
  expect(exported.games['zen-garden'].marks.length).toBeGreaterThan(state.strokes.length);
  await deleteEverything(games);
  expect(await indexedDB.databases()).toEqual([]);
}

test.each(Array.from({ length: COUNT / TOGETHER }, (_, index) => index * TOGETHER))(
  `the ${TOGETHER} states from seed %i on`,
  async (first) => {
    for (let seed = first; seed < first + TOGETHER; seed++) {
      await live(randomState(seed)).catch((error: unknown) => {
        throw new Error(`The storage of seed ${seed}`, { cause: error });
      });
    }
  },
  120_000,
);
